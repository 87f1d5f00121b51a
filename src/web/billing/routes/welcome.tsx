import { Link, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import type { Invoice, Plan } from '#contract/billing.ts'
import { requireAccount } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { useAskAgain } from '#web/shell/ask-again.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { Check } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { featuresOf } from '../plans/features.ts'

const newest = { page: 1, per_page: 1, direction: 'desc' } as const

/** The plan is brought in line with the payment first, so that no event need have come. */
export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAccount(args)
  if (services.siteConfig.billing === 'off') throw redirect(paths.dashboard)
  await orErrorPage(services.billing.returned(account))
  const [{ plan, status }, invoices] = await Promise.all([
    services.plans.current(account.accountId),
    services.billing.invoices(account.accountId, newest),
  ])
  return { plan, open: status !== 'free' && status !== 'canceled', invoice: invoices.data[0] ?? null }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).billing.welcome.meta, hidden: true })

/** After paying: the receipt, what is open now, and the first thing to do. */
export default function Welcome() {
  const words = useWords()
  const { welcome } = words.billing
  const figures = useFigures()
  const { plan, open, invoice } = useLoaderData<typeof loader>()
  useAskAgain(!open)
  if (!open) {
    return (
      <div className="prose flex flex-col items-start gap-4">
        <h1 className="text-28 font-bold">{welcome.waitsTitle}</h1>
        <p role="status" className="text-16 text-soft">
          {welcome.waits}
        </p>
        <ButtonLink to={paths.subscription}>{welcome.subscription}</ButtonLink>
      </div>
    )
  }
  return (
    <div className="flex max-w-[720px] flex-col gap-10">
      <div>
        <h1 className="text-28 font-bold">{welcome.title({ plan: plan.name })}</h1>
        <p className="mt-2 text-16 text-soft">{invoice?.paid_at ? welcome.lead : welcome.leadUnpaid}</p>
      </div>
      <First plan={plan} />
      <Section title={welcome.open}>
        <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
          {featuresOf(plan, words, figures).map((feature) => (
            <li key={feature} className="flex items-start gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
              {feature}
            </li>
          ))}
        </ul>
      </Section>
      {invoice ? <Receipt invoice={invoice} /> : null}
    </div>
  )
}

/** What a plan is for is done first; what only some plans have stands beside it. */
function First({ plan }: { plan: Plan }) {
  const { welcome } = useWords().billing
  return (
    <Section title={welcome.first}>
      <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
        <p className="min-w-0 flex-1 basis-64 text-soft">{welcome.testText}</p>
        <ButtonLink look="primary" size="large" to={paths.spamTest}>
          {welcome.test}
        </ButtonLink>
      </Card>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {plan.limits.inbox_placement === 0 ? null : (
          <Link to={paths.inboxPlacement} className="link">
            {welcome.placement}
          </Link>
        )}
        {plan.has_api ? (
          <Link to={paths.account('keys')} className="link">
            {welcome.key}
          </Link>
        ) : null}
      </p>
    </Section>
  )
}

function Receipt({ invoice }: { invoice: Invoice }) {
  const { welcome, orders } = useWords().billing
  const { day, exactMoney } = useFigures()
  const { amount, tax, currency, number, pdf_url, hosted_url } = invoice
  return (
    <Section title={welcome.receipt}>
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
        <div className="min-w-0">
          <p className="font-medium tabular-nums">
            {invoice.paid_at
              ? welcome.paid({ amount: exactMoney(amount, currency), when: day(invoice.paid_at) })
              : exactMoney(amount, currency)}
          </p>
          <p className="text-13 text-faint tabular-nums">
            {number ? welcome.number({ number }) : orders.noNumber}
            {tax > 0 ? ` · ${welcome.withTax({ tax: exactMoney(tax, currency) })}` : null}
          </p>
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          {pdf_url ? (
            <a href={pdf_url} target="_blank" rel="noreferrer" className="link">
              {welcome.pdf}
            </a>
          ) : null}
          {hosted_url ? (
            <a href={hosted_url} target="_blank" rel="noreferrer" className="link">
              {welcome.view}
            </a>
          ) : null}
          <Link to={paths.account('orders')} className="link">
            {welcome.all}
          </Link>
        </p>
      </Card>
    </Section>
  )
}
