import { Link, useLocation, useSearchParams } from 'react-router'
import type { Interval, Plan } from '#contract/billing.ts'
import { withSearch } from '#web/ui/list-search.ts'
import { useWords } from '#web/words/words.ts'
import { monthsSaved } from './features.ts'

export type Recurring = Exclude<Interval, 'lifetime'>

/** Monthly or yearly, kept in the address so that it can be switched without scripts and sent as a link. */
export function useInterval(first: Recurring = 'month'): Recurring {
  const [search] = useSearchParams()
  const asked = search.get('pay')
  return asked === 'year' || asked === 'month' ? asked : first
}

/** `first`: what is shown when the address says nothing, which is what someone has already. */
export function IntervalSwitch({ plans, first = 'month' }: { plans: Plan[]; first?: Recurring }) {
  const { interval: words } = useWords().plans
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const chosen = useInterval(first)
  const saved = monthsSaved(plans)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <nav aria-label={words.label} className="interval-switch">
        {(['month', 'year'] as const).map((interval) => (
          <Link
            key={interval}
            to={{ search: withSearch(search, { pay: interval === first ? null : interval }), hash }}
            replace
            preventScrollReset
            aria-current={interval === chosen ? 'true' : undefined}
            className="switch-side inline-flex items-center"
          >
            {words[interval]}
          </Link>
        ))}
      </nav>
      {saved > 0 ? <p className="text-13 font-medium text-good">{words.saving({ months: saved })}</p> : null}
    </div>
  )
}
