import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { placementTests } from '#web/placement/placement-tests.ts'
import { RecentPlacements } from '#web/placement/tests/recent-tests.tsx'
import { requireAccount } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Plus } from '#web/ui/icons.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { Meters } from '../dashboard/meters.tsx'
import { type NextStep, NextSteps } from '../dashboard/next-steps.tsx'
import { RecentTests } from '../dashboard/recent-tests.tsx'
import { ScoreLine } from '../dashboard/score-line.tsx'

const lineLength = 20
const shown = 5

export async function loader(args: LoaderFunctionArgs) {
  const { services, account, visitor } = requireAccount(args)
  const [profile, plan, tests, placements] = await Promise.all([
    services.accounts.profile(account.accountId),
    services.plans.current(account.accountId),
    services.spamTests.list({ page: 1, per_page: lineLength, direction: 'desc' }, visitor),
    placementTests(services, { page: 1, per_page: shown, direction: 'desc' }, visitor),
  ])
  const steps: NextStep[] = [
    ...(profile.email_verified_at ? [] : (['confirm'] as const)),
    ...(tests.data.length > 0 ? [] : (['test'] as const)),
    ...(profile.two_factor_enabled ? [] : (['twoFactor'] as const)),
    'domain',
  ]
  return { name: profile.name, plan, tests: tests.data, placements: placements?.data ?? null, steps }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.dashboard.meta, hidden: true })

/** What was tested, what is left of the plan, what to do next. */
export default function Dashboard() {
  const { dashboard } = useWords().account
  const { name, plan, tests, placements, steps } = useLoaderData<typeof loader>()
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="min-w-0 text-28 font-bold wrap-anywhere">{dashboard.title({ name })}</h1>
        <ButtonLink look="primary" to={paths.spamTest}>
          <Plus aria-hidden="true" />
          {dashboard.testAgain}
        </ButtonLink>
      </div>
      <Meters plan={plan} />
      <ScoreLine tests={tests} />
      <RecentTests tests={tests.slice(0, shown)} />
      <RecentPlacements tests={placements} />
      <NextSteps steps={steps.slice(0, 3)} />
    </div>
  )
}
