import { useId } from 'react'
import { Link } from 'react-router'
import type { Newsletter } from '#contract/domains.ts'
import { paths } from '#web/shell/paths.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** Where a score stands: across in percent of the width, up in percent of the height. */
const placesOf = (points: Newsletter['points']) =>
  points.map((point, index) => ({
    ...point,
    x: points.length === 1 ? 50 : (100 * index) / (points.length - 1),
    y: 100 - point.score,
  }))

type Props = {
  name: string
  points: Newsletter['points']
  /** Where a point leads; default: to its report. */
  to?: (id: string) => string
  /** The chart is the subject of its page. */
  tall?: boolean
}

/** The scores of one newsletter over time, on the same scale as all others: 0 to 100. */
export function ScoreChart({ name, points, to = paths.report, tall = false }: Props) {
  const { day } = useFigures()
  const { domains: words } = useWords()
  const placed = placesOf(points)
  const ids = useId()
  return (
    <div className={tall ? 'score-chart score-chart-tall' : 'score-chart'}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
        fill="none"
      >
        {[0, 50, 100].map((level) => (
          <path key={level} d={`M 0 ${level} H 100`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
        ))}
        <path
          d={placed
            .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'} ${x.toFixed(2)} ${y.toFixed(2)}`)
            .join(' ')}
          stroke="var(--accent)"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {[100, 50, 0].map((level) => (
        <span
          key={level}
          aria-hidden="true"
          className="score-scale"
          style={{ insetBlockStart: `${100 - level}%` }}
        >
          {level}
        </span>
      ))}
      <ol aria-label={words.chart({ name })}>
        {placed.map(({ id, subject, score, at, x, y }) => (
          <li key={id}>
            <Link
              to={to(id)}
              className="score-point"
              style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
              aria-labelledby={`${ids}${id}`}
            />
            {/* Below the whole chart, where it is never cut. */}
            <span id={`${ids}${id}`} aria-hidden="true" className="score-tip">
              <b className="font-medium">{words.score({ score: Math.round(score) })}</b>{' '}
              <bdi>{subject || words.noSubject}</bdi>, {day(at)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
