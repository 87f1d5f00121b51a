import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { requireAccount } from '../../account.ts'
import { PlanChooser } from '../../components/billing/plan-chooser.tsx'
import { ownMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { wordsOf } from '../../words/words.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAccount(args)
  if (services.siteConfig.billing === 'off') throw redirect(paths.account())
  const [plan, plans] = await Promise.all([services.plans.current(account.accountId), services.plans.list()])
  return { plan, plans }
}

export const meta: MetaFunction = ({ matches }) => ownMeta(wordsOf(matches).account.tabs.plans, matches)

export default function Plans() {
  const { plan, plans } = useLoaderData<typeof loader>()
  return <PlanChooser plans={plans} current={plan} level={2} />
}
