import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { IssuedInvoice } from '#contract/orders.ts'
import { Pages } from '#web/account/pages.tsx'
import { ActionForm } from '#web/forms/action-form.tsx'
import { attempt, readForm, textOf } from '#web/forms/form.ts'
import { requireAdmin } from '#web/request/access.ts'
import { readListQuery } from '#web/request/list-query.ts'
import { useTimesDone } from '#web/shell/dashboard/times-done.ts'
import { paths } from '#web/shell/paths.ts'
import { Section } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { OrderCard } from '../orders/orders-list.tsx'

const perPage = 20
const latest = { page: 1, per_page: 50 }

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const query = readListQuery(new URL(args.request.url).searchParams, perPage, [])
  const [orders, invoices, invoicing] = await Promise.all([
    services.orders.list(account, query),
    services.orders.issued(account, latest),
    services.orders.invoicing(account),
  ])
  return { orders, invoices, invoicing }
}

/** Grants an order, refuses it, or asks about it; says whether an invoice was paid. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const { orders } = services
  const typed = await readForm(args.request)
  const id = textOf(typed, 'id')
  const revision = Number(textOf(typed, 'revision'))
  const said = { revision, text: textOf(typed, 'text') }
  const done = (what: string) => redirect(`${paths.admin('orders')}?done=order-${what}`)
  return attempt(typed, async () => {
    switch (textOf(typed, 'intent')) {
      case 'grant':
        await orders.grant(account, id, { revision, no_tax: typed.no_tax === 'on' })
        return done('granted')
      case 'paid':
      case 'unpaid': {
        const paid = textOf(typed, 'intent') === 'paid'
        await orders.payment(account, id, { paid })
        return redirect(`${paths.admin('orders')}?done=invoice-${paid ? 'paid' : 'unpaid'}`)
      }
      case 'refuse':
        await orders.refuse(account, id, said)
        return done('refused')
      default:
        await orders.ask(account, id, said)
        return done('asked')
    }
  })
}

/** Orders of plans, those that wait first, and the invoices that were made. */
export default function AdminOrders() {
  const { admin: words } = useWords().orders
  const { orders, invoices, invoicing } = useLoaderData<typeof loader>()
  const timesDone = useTimesDone()
  return (
    <div key={timesDone} className="flex flex-col gap-10">
      {invoicing.ready ? null : (
        <p className="rounded-md border border-warning bg-warning-tint px-3.5 py-2.5">
          {words.notReady}{' '}
          <a href={`${paths.admin('settings')}#invoices`} className="font-medium underline">
            {words.toSettings}
          </a>
        </p>
      )}
      <Section title={words.title}>
        {orders.data.length === 0 ? (
          <Empty>{words.none}</Empty>
        ) : (
          <ul className="flex flex-col gap-4">
            {orders.data.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} noTax={invoicing.noTax} />
              </li>
            ))}
          </ul>
        )}
        <div className="mt-3 flex justify-end">
          <Pages meta={orders.meta} />
        </div>
      </Section>
      {invoices.data.length > 0 ? (
        <Section title={words.invoices}>
          <Invoices invoices={invoices.data} />
        </Section>
      ) : null}
    </div>
  )
}

function Invoices({ invoices }: { invoices: IssuedInvoice[] }) {
  const { admin: words } = useWords().orders
  const { orders } = useWords().billing
  const { day, exactMoney } = useFigures()
  const columns: Column<IssuedInvoice>[] = [
    {
      title: orders.columns.number,
      cell: ({ number }) => (
        <a href={paths.api.invoice(number)} className="link font-mono text-13">
          {number}
        </a>
      ),
    },
    { title: words.buyer, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
    { title: words.order, cell: ({ order_number }) => order_number },
    {
      title: orders.columns.amount,
      look: 'md:w-[140px] tabular-nums',
      cell: ({ total, currency }) => exactMoney(total, currency),
    },
    {
      title: orders.columns.created,
      look: 'md:w-[130px] text-soft tabular-nums',
      cell: ({ issued_at }) => day(issued_at),
    },
    { title: words.payment, look: 'md:w-[190px]', cell: (invoice) => <Payment invoice={invoice} /> },
  ]
  return (
    <DataTable
      label={words.invoices}
      columns={columns}
      rows={invoices}
      rowKey={({ number }) => number}
      width={900}
    />
  )
}

/** An invoice whose account is gone stays as it is. */
function Payment({ invoice: { number, paid_at, account_id } }: { invoice: IssuedInvoice }) {
  const { admin: words } = useWords().orders
  const { day } = useFigures()
  if (account_id === null) return null
  return (
    <ActionForm intent={paid_at === null ? 'paid' : 'unpaid'} id={number}>
      <input type="hidden" name="id" value={number} />
      {paid_at === null ? null : <span className="me-3 text-good">{words.paid({ day: day(paid_at) })}</span>}
      <Submit
        look="plain"
        size="compact"
        aria-label={(paid_at === null ? words.markPaidOf : words.unpayOf)({ number })}
      >
        {paid_at === null ? words.markPaid : words.unpay}
      </Submit>
    </ActionForm>
  )
}
