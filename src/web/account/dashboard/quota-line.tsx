import { Link } from 'react-router'
import type { CurrentPlan } from '#contract/billing.ts'
import { paths } from '#web/shell/paths.ts'
import { useBilling } from '#web/shell/site.ts'
import { TriangleAlert } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { limited, metricsOf } from './usage.ts'

/** What is left of the plan, in one line. What has no limit needs none. */
export function QuotaLine({ plan }: { plan: Pick<CurrentPlan, 'usage' | 'period'> }) {
  const { day, whole } = useFigures()
  const { dashboard } = useWords().account
  const billing = useBilling() !== 'off'
  const shown = metricsOf(plan.usage).flatMap(({ metric, usage }) =>
    limited(usage) ? [{ metric, usage }] : [],
  )
  if (shown.length === 0) return null
  return (
    <section
      aria-label={dashboard.usage}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t pt-4 text-13 text-faint"
    >
      {shown.map(({ metric, usage: { used, limit } }) => (
        <span key={metric} className={used >= limit ? 'inline-flex items-center gap-1 text-ink' : ''}>
          {used >= limit ? <TriangleAlert aria-hidden="true" className="size-3.5 text-warning" /> : null}
          {dashboard.metrics[metric] ?? metric}{' '}
          <span className="tabular-nums">{dashboard.of({ used: whole(used), limit: whole(limit) })}</span>
          {used >= limit ? ` · ${dashboard.full}` : null}
        </span>
      ))}
      <span>{dashboard.resets({ when: day(plan.period.end) })}</span>
      {billing ? (
        <Link to={paths.subscription} className="link inline-flex min-h-6 items-center">
          {dashboard.change}
        </Link>
      ) : null}
    </section>
  )
}
