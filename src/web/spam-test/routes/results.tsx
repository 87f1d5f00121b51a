import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { time } from '#web/billing/plans/features.ts'
import { Standing } from '#web/billing/standing.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useBilling } from '#web/shell/site.ts'
import { Section } from '#web/ui/card.tsx'
import type { Refused } from '#web/ui/form-context.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { deleteTest, readTests, TestHistory } from '../results/test-history.tsx'

export const loader = (args: LoaderFunctionArgs) => readTests(args)

export const action = (args: ActionFunctionArgs) => deleteTest(args, paths.account('subscription'))

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.results.title, hidden: true })

/** The plan in short, and every test of the account. */
export default function Results() {
  const { results: words } = useWords().account
  const { plan, tests, query } = useLoaderData<typeof loader>()
  const refused = useActionData() as Refused | undefined
  const billing = useBilling() !== 'off'
  const { features } = useWords().plans
  const kept = plan.plan.limits.retention_days
  return (
    <div className="flex flex-col gap-10">
      {billing ? <Standing plan={plan} /> : null}
      <Section title={words.title} note={kept === null ? null : words.kept({ time: time(kept, features) })}>
        <TestHistory tests={tests} query={query} refused={refused} />
      </Section>
    </div>
  )
}
