import type { TestRow } from '#contract/spam-test.ts'
import { useWords } from '#web/words/words.ts'

const tone = (score: number) => (score >= 80 ? 'text-good' : score >= 50 ? 'text-warning' : 'text-bad')

/** The score of a test, or where it stands while there is none. */
export function TestScore({ test }: { test: TestRow }) {
  const { results } = useWords().account
  if (test.score === null) {
    return <span className="text-soft">{results.status[test.status] ?? '–'}</span>
  }
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span className={`text-16 font-bold ${tone(test.score)}`}>{Math.round(test.score)}</span>
      <span className="text-13 text-faint"> / 100</span>
    </span>
  )
}
