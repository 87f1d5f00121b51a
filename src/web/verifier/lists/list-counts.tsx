import type { VerifierList } from '#contract/verifier.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { VerdictMark, verdictFill, verdicts } from '../report/verdict.tsx'

type Counts = VerifierList['counts']

/** The verdicts as shares of all addresses; what is not done yet stays empty. */
export function ShareBar({ counts }: { counts: Counts }) {
  const { lists: words } = useWords().verifier
  const rest = Math.max(0, counts.addresses - counts.done)
  return (
    <div
      role="progressbar"
      aria-label={words.progress}
      aria-valuemin={0}
      aria-valuemax={counts.addresses}
      aria-valuenow={counts.done}
      className="shares"
    >
      {verdicts.map((verdict) =>
        counts[verdict] > 0 ? (
          <i
            key={verdict}
            data-verdict
            className={verdictFill[verdict]}
            style={{ flexGrow: counts[verdict] }}
          />
        ) : null,
      )}
      <span style={{ flexGrow: rest }} />
    </div>
  )
}

/** Each verdict with its count, and what it means for the list. */
export function VerdictCounts({ counts }: { counts: Counts }) {
  const { whole } = useFigures()
  const { lists: words } = useWords().verifier
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
      {verdicts.map((verdict) => (
        <div key={verdict} className="min-w-0">
          <dt>
            <VerdictMark verdict={verdict} />
          </dt>
          <dd className="mt-1 text-28 font-bold tabular-nums">{whole(counts[verdict])}</dd>
          <dd className="text-13 text-faint">{words.legend[verdict]}</dd>
        </div>
      ))}
    </dl>
  )
}
