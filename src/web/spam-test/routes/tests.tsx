import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { time } from '#web/billing/plans/features.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Refused } from '#web/ui/form-context.ts'
import { Plus } from '#web/ui/icons.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { deleteTest, readTests, TestHistory } from '../results/test-history.tsx'

export const loader = (args: LoaderFunctionArgs) => readTests(args)

export const action = (args: ActionFunctionArgs) => deleteTest(args, paths.tests)

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.side.tests, hidden: true })

/** Every test of the account, at an address of its own. */
export default function Tests() {
  const { results, side } = useWords().account
  const { domains } = useWords()
  const { plan, tests, query } = useLoaderData<typeof loader>()
  const refused = useActionData() as Refused | undefined
  const { features } = useWords().plans
  const kept = plan.plan.limits.retention_days
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-28 font-bold">{side.tests}</h1>
          {kept === null ? null : (
            <p className="text-13 text-faint">{results.kept({ time: time(kept, features) })}</p>
          )}
        </div>
        <ButtonLink look="primary" to={paths.newTest}>
          <Plus aria-hidden="true" />
          {domains.newTest}
        </ButtonLink>
      </div>
      <TestHistory tests={tests} query={query} refused={refused} />
    </>
  )
}
