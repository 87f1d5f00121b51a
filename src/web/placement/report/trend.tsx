import { Form } from 'react-router'
import type { PlacementTrend } from '#contract/placement.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { RingLegend } from '../picture/ring.tsx'
import { countedOf, countedParts } from '../place.ts'

const most = 30
const step = 24
const width = 16
const height = 96

type Point = PlacementTrend['points'][number]

/** The sender domain's last tests as columns, and the way to compare this one with another. */
export function Trend({ trend, test }: { trend: PlacementTrend; test: string }) {
  const { trend: words } = useWords().placement
  const points = trend.points.slice(-most)
  if (points.length < 2) return null
  const last = points.at(-1)!
  return (
    <FoldCard
      title={words.title({ domain: trend.sender_domain })}
      note={words.note({ count: points.length })}
    >
      <div className="flex flex-col gap-5 p-5 md:p-6">
        <div className="overflow-x-auto">
          <Columns points={points} test={test} label={words.label({ domain: trend.sender_domain })} />
        </div>
        <RingLegend summary={last.summary} />
        <CompareWith points={points} test={test} />
      </div>
    </FoldCard>
  )
}

function Columns({ points, test, label }: { points: Point[]; test: string; label: string }) {
  const { dateTime } = useFigures()
  const { trend: words } = useWords().placement
  const said = points.map(({ at, summary }) =>
    words.point({ when: dateTime(at), inbox: summary.inbox, total: countedOf(summary) }),
  )
  const all = points.length * step
  return (
    <svg
      role="img"
      aria-label={`${label}. ${said.join('. ')}`}
      viewBox={`0 0 ${all} ${height + 14}`}
      width={all}
      height={height + 14}
      className="trend block max-w-none"
    >
      {points.map((point, index) => (
        <g key={point.id} transform={`translate(${index * step + 4} 0)`}>
          <title>{said[index]}</title>
          <Column point={point} />
          {point.id === test ? <circle cx={width / 2} cy={height + 8} r="3" fill="var(--accent)" /> : null}
        </g>
      ))}
    </svg>
  )
}

/** The counted parts, from the bottom. */
function Column({ point: { summary } }: { point: Point }) {
  const counted = countedOf(summary)
  if (counted === 0) return <rect className="trend-empty" y={height - 2} width={width} height="2" />
  let y = height
  return countedParts.map((part) => {
    const size = (summary[part] / counted) * height
    y -= size
    return size > 0 ? (
      <rect key={part} data-part={part} y={y} width={width} height={Math.max(1, size - 1)} />
    ) : null
  })
}

function CompareWith({ points, test }: { points: Point[]; test: string }) {
  const { dateTime } = useFigures()
  const { trend: words } = useWords().placement
  const others = points.filter(({ id }) => id !== test).reverse()
  return (
    <Form action={paths.comparePlacements()} className="screen-only flex flex-wrap items-end gap-3">
      <label className="min-w-0">
        <span className="mb-1.5 block text-14 font-medium">{words.compareWith}</span>
        <select name="before" className="field field-text max-w-full">
          {others.map(({ id, at, summary }) => (
            <option key={id} value={id}>
              {words.point({ when: dateTime(at), inbox: summary.inbox, total: countedOf(summary) })}
            </option>
          ))}
        </select>
      </label>
      <input type="hidden" name="after" value={test} />
      <Button type="submit">{words.compare}</Button>
    </Form>
  )
}
