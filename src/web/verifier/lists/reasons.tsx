import { Link } from 'react-router'
import type { ListSummary } from '#contract/verifier.ts'
import { ChevronRight } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { verdictFill } from '../report/verdict.tsx'
import { type AddressFilter, hrefOf } from './address-query.ts'

type Outcome = ListSummary['outcomes'][number]

/** Reasons shown at once. */
const shown = 6

/** How many addresses each reason has, as bars; a tap shows them. */
export function Reasons({ summary, filter }: { summary: ListSummary; filter: AddressFilter }) {
  const { lists: words } = useWords().verifier
  const { outcomes } = summary
  if (outcomes.length < 2) return null
  const all = outcomes.reduce((sum, { addresses }) => sum + addresses, 0)
  const chosen = outcomes.slice(shown).some((outcome) => isChosen(outcome, filter))
  return (
    <div>
      <h2 className="mb-1 px-3 text-16 font-bold">{words.reasons.title}</h2>
      <Bars outcomes={outcomes.slice(0, shown)} all={all} filter={filter} />
      {outcomes.length > shown ? (
        <details className="fold" open={chosen || undefined}>
          <summary className="mt-1 flex min-h-8 w-fit items-center gap-2 px-3 text-13 text-soft hover:text-ink">
            {words.reasons.more({ count: outcomes.length - shown })}
            <ChevronRight aria-hidden="true" className="fold-chevron size-4" />
          </summary>
          <Bars outcomes={outcomes.slice(shown)} all={all} filter={filter} />
        </details>
      ) : null}
    </div>
  )
}

/** The same reason may stand with two verdicts, so that both choose. */
const isChosen = ({ verdict, reason }: Outcome, filter: AddressFilter): boolean =>
  reason === null ? filter.verdict === 'open' : filter.reason === reason && filter.verdict === verdict

function Bars({ outcomes, all, filter }: { outcomes: Outcome[]; all: number; filter: AddressFilter }) {
  const { whole, percent } = useFigures()
  const { lists: words } = useWords().verifier
  return (
    <ul className="grid gap-x-6 lg:grid-cols-2">
      {outcomes.map((outcome) => {
        const { verdict, reason, addresses } = outcome
        const chosen = isChosen(outcome, filter)
        const { search } = filter
        const wanted: AddressFilter =
          verdict && reason ? { verdict, reason, search } : { verdict: 'open', search }
        return (
          <li key={`${verdict} ${reason}`} className="min-w-0">
            <Link
              to={hrefOf(chosen ? { search } : wanted)}
              preventScrollReset
              aria-current={chosen || undefined}
              className="outcome outcome-bar"
            >
              <span className="min-w-0 wrap-anywhere">
                {reason ? words.reasons.names[reason] : words.reasons.open}
              </span>
              <span className="text-end tabular-nums">
                {whole(addresses)} <span className="text-faint">{percent(addresses / all)}</span>
              </span>
              <span aria-hidden="true" className="outcome-track">
                <i
                  className={`outcome-share ${verdict ? verdictFill[verdict] : 'bg-line-strong'}`}
                  style={{ inlineSize: `${(addresses / all) * 100}%` }}
                />
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
