import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { Meters } from '#web/account/dashboard/meters.tsx'
import { attempt, readForm } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { Section } from '#web/ui/card.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { CodeForm } from '../code-form.tsx'
import { PlanChooser } from '../plans/plan-chooser.tsx'
import { Standing } from '../standing.tsx'

const newest = { page: 1, per_page: 20, direction: 'desc' } as const

/** Where nothing is billed there is no subscription: the tests are what remains. */
export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAccount(args)
  if (services.siteConfig.billing === 'off') throw redirect(paths.account('subscription'))
  const [plan, plans, subscriptions] = await Promise.all([
    services.plans.current(account.accountId),
    services.plans.list(),
    services.billing.subscriptions(account.accountId, newest),
  ])
  return { plan, plans, subscriptions: subscriptions.data }
}

/** Cancels the plan. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAccount(args)
  return attempt(await readForm(args.request), async () => {
    await services.billing.cancelPlan(account)
    return redirect(`${paths.subscription}?done=cancelled`)
  })
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).billing.subscription.meta, hidden: true })

/** The plan, what is left of it, and the others. */
export default function Subscription() {
  const { subscription: words } = useWords().billing
  const { plan, plans, subscriptions } = useLoaderData<typeof loader>()
  return (
    <div className="flex flex-col gap-10">
      <h1 className="-mb-4 text-28 font-bold">{words.title}</h1>
      <Standing plan={plan} subscriptions={subscriptions} chooser={false} />
      <Meters plan={plan} />
      <Section title={words.plans}>
        <PlanChooser plans={plans} current={plan} />
      </Section>
      <CodeForm />
    </div>
  )
}
