import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { registerSchema } from '#contract/accounts.ts'
import { changePlanSchema, wantedPlanSchema } from '#contract/billing.ts'
import { ownPath } from '#contract/local-path.ts'
import { developmentMails } from '#web/account/development-mailbox.ts'
import { endSession, startSession } from '#web/account/session-cookie.ts'
import { attempt, handle, handleRead, readForm, type Typed, textOf } from '#web/forms/form.ts'
import { requireAccount, visitOf } from '#web/request/access.ts'
import { isRefusal, orErrorPage, unmatched } from '#web/request/refusals.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import type { Refused } from '#web/ui/form-context.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { countriesIn, countryOfLanguages, readCountry } from '../buy/countries.ts'
import { Included, OrderSummary } from '../buy/order-summary.tsx'
import { keepPurchase } from '../buy/purchase-cookie.ts'
import { AccountStep, ConfirmStep, PayStep } from '../buy/steps.tsx'
import { readOrder, withQuote } from '../order/order-form.ts'
import { OrderStep, OrderTotals, useQuote } from '../order/order-step.tsx'
import { taxChoices } from '../tax-choices.ts'

/** What is bought and what it costs; who has a subscription sees what a change of it costs instead. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services, visitor, account, language } = visitOf({ context })
  const { billing: mode } = services.siteConfig
  if (mode === 'off') throw redirect(paths.pricing)
  const search = new URL(request.url).searchParams
  const wanted = wantedPlanSchema.safeParse({ plan_id: search.get('plan'), interval: search.get('pay') })
  if (!wanted.success) throw unmatched()
  const { plan_id, interval } = wanted.data
  if (account && mode === 'manual' && (await services.orders.waiting(account))) {
    throw redirect(paths.account('orders'))
  }
  if (account && mode === 'stripe') {
    const { kind } = await orErrorPage(services.billing.previewChange(account, plan_id, interval))
    if (kind !== 'purchase') throw redirect(paths.changePlan(plan_id, interval))
  }
  const chosen = readCountry(search.get('country'))
  // Who takes their choice back is asked again.
  const guess = search.has('country') ? null : countryOfLanguages(request.headers.get('accept-language'))
  const quote = await orErrorPage(services.billing.quote(account, plan_id, interval, chosen, guess))
  const { country } = quote
  return {
    mode,
    quote,
    taxKinds: mode === 'manual' ? taxChoices(language, country ?? undefined) : null,
    countries: countriesIn(language),
    account: account && { email: account.email, confirmed: account.confirmed },
    captcha: services.siteConfig.captcha,
    kept: developmentMails(services, visitor) !== null,
    left: search.has('left'),
    here: `${paths.buy(plan_id, interval)}${country ? `&country=${country}` : ''}`,
  }
}

/** Makes the account, sends its link again, begins again with another address, opens the pay page, or places the order. */
export async function action(args: ActionFunctionArgs) {
  const typed = await readForm(args.request)
  switch (textOf(typed, 'intent')) {
    case 'register':
      return register(args, typed)
    case 'again': {
      const { services, account, visitor } = requireAccount(args)
      return attempt(typed, async () => {
        await services.accounts.confirm(account.email, visitor)
        return data({ sent: true as const })
      })
    }
    case 'restart': {
      const { services, account } = requireAccount(args)
      await services.accounts.logout(account)
      const headers = { 'Set-Cookie': endSession(services.site.publicUrl) }
      return redirect(ownPath(args.url), { headers })
    }
    case 'order':
      return order(args, typed)
    default: {
      const { services, account } = requireAccount(args)
      return handle(args, typed, changePlanSchema, async ({ plan_id, interval, country }) => {
        try {
          const { checkout_url } = await services.billing.changePlan(account, plan_id, interval, { country })
          return checkout_url ? data({ checkout_url }) : redirect(paths.welcome)
        } catch (error) {
          // Paid in another window meanwhile.
          if (isRefusal(error) && error.code === 'just_paid') return redirect(paths.welcome)
          throw error
        }
      })
    }
  }
}

/** Where an operator grants plans. A total that is another by now comes back with the refusal. */
async function order(args: ActionFunctionArgs, typed: Typed) {
  const { services, account } = requireAccount(args)
  const answer = await handleRead(args, typed, readOrder(typed), async (given) => {
    await services.orders.place(account, given)
    return redirect(`${paths.account('orders')}?done=ordered`)
  })
  if (answer instanceof Response || answer.data.code !== 'sums_changed') return answer
  const [plan_id, interval] = [textOf(typed, 'plan_id'), textOf(typed, 'interval')]
  const wanted = wantedPlanSchema.parse({ plan_id, interval })
  const country = readCountry(textOf(typed, 'country'))
  return withQuote(answer, await services.billing.quote(account, wanted.plan_id, wanted.interval, country))
}

/** Address and password are asked once: the name is that of the mailbox until its owner gives another. */
function register({ context, url }: ActionFunctionArgs, typed: Typed) {
  const { services, visitor } = visitOf({ context })
  const input: Typed = {
    ...typed,
    name: textOf(typed, 'email').split('@', 1)[0]?.trim().slice(0, 100) || '?',
    password_confirmation: textOf(typed, 'password'),
  }
  if (typed.terms === 'on') input.terms = true
  return handle({ context }, input, registerSchema, async (registration) => {
    const { user: _, ...token } = await services.accounts.register(registration, visitor)
    const headers = new Headers([
      ['Set-Cookie', startSession(token, services.site.publicUrl)],
      ['Set-Cookie', keepPurchase(url.searchParams.get('plan') ?? '', url.searchParams.get('pay') ?? '')],
    ])
    return redirect(ownPath(url), { headers })
  })
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).billing.buy.meta, hidden: true })

/** A purchase on one page: what it costs, whose it is, and the way to pay. */
export default function Buy() {
  const { buy, checkout } = useWords().billing
  const { mode, quote: loaded, countries, taxKinds, ...given } = useLoaderData<typeof loader>()
  const { account, captcha, kept, left, here } = given
  const quote = useQuote(loaded)
  const { orders } = useWords()
  const answer = useActionData() as { checkout_url?: string } | Refused | undefined
  const url = answer && 'checkout_url' in answer ? answer.checkout_url : undefined
  useEffect(() => {
    if (url) location.assign(url)
  }, [url])
  return (
    <div className="content pt-6 pb-16 md:pt-12">
      <h1 className="text-28 font-bold md:text-44">
        {(mode === 'manual' ? orders.form.title : buy.title)({ plan: quote.plan.name })}
      </h1>
      {left ? (
        <p role="status" className="mt-4 rounded-md border border-line-strong bg-card px-3.5 py-2.5">
          {buy.left}
        </p>
      ) : null}
      {url ? (
        <p className="mt-4 flex flex-wrap items-center gap-4">
          {checkout.text}
          <a href={url} className={buttonClass('primary')}>
            {checkout.go}
          </a>
        </p>
      ) : null}
      <div className="mt-6 grid items-start gap-6 md:mt-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-4">
        <ol className="flex min-w-0 flex-col gap-4 lg:row-span-2 lg:row-start-1">
          <AccountStep account={account} captcha={captcha} here={here} />
          <ConfirmStep account={account} kept={kept} here={here} />
          {taxKinds ? (
            <OrderStep account={account} quote={quote} countries={countries} taxKinds={taxKinds} />
          ) : (
            <PayStep account={account} quote={quote} />
          )}
        </ol>
        <div className="min-w-0 max-lg:-order-1">
          {taxKinds ? <OrderTotals quote={quote} /> : <OrderSummary quote={quote} countries={countries} />}
        </div>
        <Included plan={quote.plan} />
      </div>
    </div>
  )
}
