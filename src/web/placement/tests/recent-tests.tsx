import { Link } from 'react-router'
import type { PlacementListRow } from '#contract/placement.ts'
import { paths } from '#web/shell/paths.ts'
import { Section } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'
import { NoTests } from './no-tests.tsx'
import { TestsTable } from './tests-table.tsx'

/** The last placement tests, on the dashboard. `tests` is null where there is none at all. */
export function RecentPlacements({ tests }: { tests: PlacementListRow[] | null }) {
  const { list } = useWords().placement
  const note = tests ? (
    <Link to={paths.account('placement')} className="link inline-flex min-h-6 items-center">
      {list.all}
    </Link>
  ) : null
  return (
    <Section id="placement" title={list.title} note={note}>
      {tests ? <TestsTable tests={tests} /> : <NoTests />}
    </Section>
  )
}
