import type { CurrentPlan } from '#contract/billing.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { metricsOf, type Usage } from './usage.ts'

const near = 0.8

const levelOf = ({ used, limit }: Usage) =>
  limit === null ? 'open' : used >= limit ? 'full' : used / limit >= near ? 'near' : 'open'

/** What of the plan is used up in this period, and when counting begins again. */
export function Meters({ plan }: { plan: Pick<CurrentPlan, 'usage' | 'period'> }) {
  const { day } = useFigures()
  const { dashboard } = useWords().account
  return (
    <Section title={dashboard.usage} note={dashboard.resets({ when: day(plan.period.end) })}>
      <Card className="p-0">
        <ul className="meters">
          {metricsOf(plan.usage).map(({ metric, usage }) => (
            <Meter key={metric} name={dashboard.metrics[metric] ?? metric} usage={usage} />
          ))}
        </ul>
      </Card>
    </Section>
  )
}

function Meter({ name, usage }: { name: string; usage: Usage }) {
  const { whole } = useFigures()
  const { dashboard } = useWords().account
  const { used, limit } = usage
  const level = levelOf(usage)
  const said =
    limit === null
      ? dashboard.unlimited({ used: whole(String(used)) })
      : limit === 0
        ? dashboard.none
        : dashboard.of({ used: whole(String(used)), limit: whole(String(limit)) })
  return (
    <li className="px-5 py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{name}</span>
        <span className="text-13 text-soft tabular-nums">
          {said}
          {limit !== 0 && level === 'full' ? (
            <span className="font-medium text-bad"> · {dashboard.full}</span>
          ) : null}
        </span>
      </p>
      <div className="usage-bar mt-2.5" data-level={level} aria-hidden="true">
        {used > 0 && limit !== 0 ? (
          <i style={{ inlineSize: limit === null ? '0' : `${Math.min(100, (used / limit) * 100)}%` }} />
        ) : null}
      </div>
    </li>
  )
}
