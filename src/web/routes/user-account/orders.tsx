import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { newTaxIdSchema } from '#contract/billing.ts'
import { requireAccount } from '../../account.ts'
import { Pages } from '../../components/account/pages.tsx'
import { InvoicesTable } from '../../components/billing/invoices-table.tsx'
import { PaymentMethods } from '../../components/billing/payment-methods.tsx'
import { TaxNumbers } from '../../components/billing/tax-numbers.tsx'
import { Section } from '../../components/card.tsx'
import { useBilling } from '../../components/site.ts'
import { attempt, handle, type Refused, readForm, textOf } from '../../forms/form.ts'
import { readListQuery } from '../../list-query.ts'
import { ownMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { useWords, wordsOf } from '../../words/words.ts'

const perPage = 15

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAccount(args)
  if (services.siteConfig.billing === 'off') throw redirect(paths.account())
  const query = readListQuery(new URL(args.request.url).searchParams, perPage, [])
  const [invoices, customer] = await Promise.all([
    services.billing.invoices(account.accountId, query),
    services.billing.customer(account),
  ])
  return { invoices, customer }
}

/** Chooses the card, adds and removes tax numbers. */
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
    case 'remove-tax':
      return attempt(typed, async () => {
        await billing.removeTaxId(account, textOf(typed, 'id'))
        return done('tax-removed')
      })
    default:
      return handle(args, typed, newTaxIdSchema, async ({ type, value }) => {
        await billing.addTaxId(account, { type, value })
        return done('tax')
      })
  }
}

export const meta: MetaFunction = ({ matches }) => ownMeta(wordsOf(matches).billing.orders.title, matches)

/** What was paid, by what, and with which tax number. */
export default function Orders() {
  const { orders: words } = useWords().billing
  const { invoices, customer } = useLoaderData<typeof loader>()
  const refused = useActionData() as Refused | undefined
  const loose = refused && refused.intent !== 'tax' ? refused.message : null
  return (
    <div className="flex flex-col gap-10">
      {loose ? (
        <p role="alert" className="form-message">
          {loose}
        </p>
      ) : null}
      <Section title={words.title}>
        {invoices.data.length === 0 ? (
          <p className="rounded-lg border border-line border-dashed px-5 py-4 text-soft">{words.none}</p>
        ) : (
          <InvoicesTable invoices={invoices.data} />
        )}
        <div className="mt-3 flex justify-end">
          <Pages meta={invoices.meta} />
        </div>
      </Section>
      {useBilling() === 'stripe' ? (
        <>
          <PaymentMethods customer={customer} />
          <TaxNumbers numbers={customer.tax_ids} />
        </>
      ) : null}
    </div>
  )
}
