import { levelOfScore } from '#contract/score-level.ts'
import type { TestRow } from '#contract/spam-test.ts'
import { statusColor } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'

/** The score of a test, or where it stands while there is none. */
export function TestScore({ test }: { test: TestRow }) {
  const { results } = useWords().account
  if (test.score === null) {
    return <span className="text-soft">{results.status[test.status] ?? '–'}</span>
  }
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span className={`text-16 font-bold ${statusColor(levelOfScore(test.score))}`}>
        {Math.round(test.score)}
      </span>
      <span className="text-13 text-faint"> {test.final ? '/ 100' : results.soFar}</span>
    </span>
  )
}
