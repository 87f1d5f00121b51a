import { Link } from 'react-router'
import type { VerifierList } from '#contract/verifier.ts'
import { useFigures } from '#web/words/figures.ts'
import type { Words } from '#web/words/types.ts'
import { useWords } from '#web/words/words.ts'
import { VerdictMark, verdictFill, verdicts } from '../report/verdict.tsx'
import { type AddressFilter, hrefOf } from './address-query.ts'

type Counts = VerifierList['counts']

/** The verdicts as shares of all addresses; what is not done yet stays empty. A progress only while it is one. */
export function ShareBar({ counts, running }: { counts: Counts; running: boolean }) {
  const { whole } = useFigures()
  const { lists: words } = useWords().verifier
  const rest = Math.max(0, counts.addresses - counts.done)
  const [deliverable, risky, undeliverable, unknown] = verdicts.map((verdict) => whole(counts[verdict]))
  const meaning = running
    ? {
        role: 'progressbar',
        'aria-label': words.progress,
        'aria-valuemin': 0,
        'aria-valuemax': counts.addresses,
        'aria-valuenow': counts.done,
      }
    : {
        role: 'img',
        'aria-label': words.shares({
          deliverable: deliverable!,
          risky: risky!,
          undeliverable: undeliverable!,
          unknown: unknown!,
        }),
      }
  return (
    <div {...meaning} className="shares">
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

/** Each verdict with its count, and what it means for the list; a tap shows its addresses, another one all again. */
export function VerdictCounts({ counts, filter }: { counts: Counts; filter: AddressFilter }) {
  const { whole } = useFigures()
  const { lists: words } = useWords().verifier
  return (
    <ul className="grid grid-cols-2 gap-2 lg:grid-cols-4">
      {verdicts.map((verdict) => {
        const chosen = filter.verdict === verdict && !filter.reason
        const { search } = filter
        return (
          <li key={verdict} className="min-w-0">
            <Link
              to={hrefOf(chosen ? { search } : { verdict, search })}
              preventScrollReset
              aria-current={chosen || undefined}
              className="outcome block h-full p-3"
            >
              <VerdictMark verdict={verdict} />
              <span className="mt-1 block text-28 font-bold tabular-nums">{whole(counts[verdict])}</span>
              <span className="block text-13 text-faint">{legendOf(verdict, counts, words.legend)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** Of unknown addresses that nothing speaks against it says so. */
function legendOf(
  verdict: (typeof verdicts)[number],
  { unknown, no_fault: count }: Counts,
  words: Words['verifier']['lists']['legend'],
): string {
  if (verdict !== 'unknown' || count === 0) return words[verdict]
  return words.noFault({ count: count === unknown ? 0 : count })
}
