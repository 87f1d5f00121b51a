import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { requireAccount } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { wordsOf } from '#web/words/words.ts'
import { PlanChooser } from '../plans/plan-chooser.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAccount(args)
  if (services.siteConfig.billing === 'off') throw redirect(paths.account())
  const [plan, plans] = await Promise.all([services.plans.current(account.accountId), services.plans.list()])
  return { plan, plans }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.tabs.plans, hidden: true })

export default function Plans() {
  const { plan, plans } = useLoaderData<typeof loader>()
  return <PlanChooser plans={plans} current={plan} level={2} />
}
