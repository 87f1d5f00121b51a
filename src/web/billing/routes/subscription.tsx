import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { changePlanSchema } from '#contract/billing.ts'
import { Meters } from '#web/account/dashboard/meters.tsx'
import { attempt, handle, readForm, textOf } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { Section } from '#web/ui/card.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { CodeForm } from '../code-form.tsx'
import { PlanChooser } from '../plans/plan-chooser.tsx'
import { Standing } from '../standing.tsx'

/** Where nothing is billed there is no subscription: the tests are what remains. */
export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAccount(args)
  if (services.siteConfig.billing === 'off') throw redirect(paths.account('subscription'))
  const [plan, plans] = await Promise.all([services.plans.current(account.accountId), services.plans.list()])
  return { plan, plans }
}

/** Changes or cancels the plan. With something to pay it answers where. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAccount(args)
  const typed = await readForm(args.request)
  if (textOf(typed, 'intent') === 'cancel') {
    return attempt(typed, async () => {
      await services.billing.cancelPlan(account)
      return redirect(`${paths.subscription}?done=cancelled`)
    })
  }
  return handle(args, typed, changePlanSchema, async ({ plan_id, interval }) => {
    const { checkout_id, checkout_url } = await services.billing.changePlan(account, plan_id, interval)
    if (checkout_id && checkout_url) return data({ checkout_url })
    return redirect(`${paths.subscription}?done=plan`)
  })
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).billing.subscription.meta, hidden: true })

/** The plan, what is left of it, and the others. */
export default function Subscription() {
  const { subscription: words } = useWords().billing
  const { plan, plans } = useLoaderData<typeof loader>()
  return (
    <div className="flex flex-col gap-10">
      <h1 className="-mb-4 text-28 font-bold">{words.title}</h1>
      <Standing plan={plan} chooser={false} />
      <Meters plan={plan} prompt={false} />
      <Section title={words.plans}>
        <PlanChooser plans={plans} current={plan} />
      </Section>
      <CodeForm />
    </div>
  )
}
