import type { Placement } from '#contract/placement.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { Actions } from './actions.tsx'

/** Which mail this test is on, how it stands, and what can be done with it. */
export function Title({ test }: { test: Placement }) {
  const { dateTime } = useFigures()
  const { test: words, states } = useWords().placement
  const { completed_at, started_at, created_at } = test
  const when = started_at
    ? words.started({ when: dateTime(started_at) })
    : words.created({ when: dateTime(created_at) })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="text-16 font-medium wrap-anywhere" dir="auto">
          {test.subject ?? words.untitled}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-13 text-faint">
          <span className="font-medium text-soft">
            {completed_at ? words.completed({ when: dateTime(completed_at) }) : states[test.status]}
          </span>
          {test.sender ? (
            <span dir="ltr" className="wrap-anywhere">
              {test.sender}
            </span>
          ) : null}
          {completed_at ? null : <span>{when}</span>}
        </p>
      </div>
      <Actions test={test} />
    </div>
  )
}
