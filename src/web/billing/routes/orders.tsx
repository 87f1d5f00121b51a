import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Pages } from '#web/account/pages.tsx'
import { attempt, handleRead, readForm, textOf } from '#web/forms/form.ts'
import { requireAccount, visitOf } from '#web/request/access.ts'
import { readListQuery } from '#web/request/list-query.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useBilling } from '#web/shell/site.ts'
import { Section } from '#web/ui/card.tsx'
import type { Refused } from '#web/ui/form-context.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { InvoicesTable } from '../invoices-table.tsx'
import { OwnOrders } from '../order/own-orders.tsx'
import { PaymentMethods } from '../payment-methods.tsx'
import { readTaxNumber, taxChoices } from '../tax-choices.ts'
import { TaxNumbers } from '../tax-numbers.tsx'

const perPage = 15
/** Forms that say themselves what was refused. */
const ownForms = new Set(['tax', 'withdraw-order', 'answer-order'])

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAccount(args)
  const { language } = visitOf(args)
  if (services.siteConfig.billing === 'off') throw redirect(paths.account())
  const query = readListQuery(new URL(args.request.url).searchParams, perPage, [])
  const [invoices, customer, orders] = await Promise.all([
    services.billing.invoices(account.accountId, query),
    services.billing.customer(account),
    services.orders.mine(account),
  ])
  return { orders, invoices, customer, taxKinds: taxChoices(language, customer.address?.country) }
}

/** Chooses the card, adds and removes tax numbers, withdraws an order or answers a question about it. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAccount(args)
  const { billing } = services
  const typed = await readForm(args.request)
  const done = (what: string) => redirect(`${paths.account('orders')}?done=${what}`)
  switch (textOf(typed, 'intent')) {
    case 'card':
      return attempt(typed, async () => {
        await billing.setDefaultPaymentMethod(account, textOf(typed, 'id'))
        return done('card')
      })
    case 'withdraw-order':
      return attempt(typed, async () => {
        await services.orders.withdraw(account, textOf(typed, 'id'))
        return done('order-withdrawn')
      })
    case 'answer-order':
      return attempt(typed, async () => {
        await services.orders.answer(account, textOf(typed, 'id'), textOf(typed, 'text'))
        return done('order-answered')
      })
    case 'remove-tax':
      return attempt(typed, async () => {
        await billing.removeTaxId(account, textOf(typed, 'id'))
        return done('tax-removed')
      })
    default:
      return handleRead(args, typed, readTaxNumber(typed), async ({ type, value }) => {
        await billing.addTaxId(account, { type, value })
        return done('tax')
      })
  }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).billing.orders.title, hidden: true })

/** What was paid, by what, and with which tax number. */
export default function Orders() {
  const { orders: words } = useWords().billing
  const { own } = useWords().orders
  const mode = useBilling()
  const { orders, invoices, customer, taxKinds } = useLoaderData<typeof loader>()
  const refused = useActionData() as Refused | undefined
  const loose = refused && !ownForms.has(refused.intent) ? refused.message : null
  return (
    <div className="flex flex-col gap-10">
      {loose ? (
        <p role="alert" className="form-message">
          {loose}
        </p>
      ) : null}
      {mode === 'manual' || orders.length > 0 ? <OwnOrders orders={orders} /> : null}
      <Section title={mode === 'manual' ? own.invoices : words.title}>
        {invoices.data.length === 0 ? (
          <p className="rounded-lg border border-line border-dashed px-5 py-4 text-soft">
            {mode === 'manual' ? own.noInvoices : words.none}
          </p>
        ) : (
          <InvoicesTable invoices={invoices.data} />
        )}
        <div className="mt-3 flex justify-end">
          <Pages meta={invoices.meta} />
        </div>
      </Section>
      {mode === 'stripe' ? (
        <>
          <PaymentMethods customer={customer} />
          <TaxNumbers numbers={customer.tax_ids} choices={taxKinds} />
        </>
      ) : null}
    </div>
  )
}
