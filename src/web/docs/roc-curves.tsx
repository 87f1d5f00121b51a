import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type Curve = { name: string; points: number[][] }

const size = 320
const edge = { left: 44, bottom: 40, top: 8, right: 12 }
const ticks = [0, 0.25, 0.5, 0.75, 1]
/** Good mail flagged beyond this share is of no use to anyone; the curves are drawn up to it. */
const widest = 0.2

/** Shares of spam found over shares of good mail flagged; the table beside it has the numbers. */
export function RocCurves({ curves }: { curves: readonly Curve[] }) {
  const { docs, lang } = useWords()
  const words = docs.curves
  const { percent } = useFigures()
  const width = edge.left + size + edge.right
  const height = edge.top + size + edge.bottom
  return (
    <figure className="roc">
      <svg
        lang={lang}
        role="img"
        aria-label={words.label({ names: curves.map(({ name }) => name).join(', ') })}
        viewBox={`0 0 ${width} ${height}`}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path className="roc-grid" d={`M${edge.left} ${yOf(tick)}h${size}`} />
            <text x={edge.left - 6} y={yOf(tick) + 4} textAnchor="end">
              {percent(tick)}
            </text>
            <text x={xOf(tick * widest)} y={edge.top + size + 16} textAnchor="middle">
              {percent(tick * widest)}
            </text>
          </g>
        ))}
        <text x={edge.left + size / 2} y={height - 4} textAnchor="middle">
          {words.flagged}
        </text>
        {curves.map(({ name, points }, index) => (
          <path key={name} className="roc-curve" data-curve={index} d={lineOf(points)} />
        ))}
      </svg>
      <figcaption>
        <span lang={lang}>{words.found}</span>
        {curves.map(({ name }, index) => (
          <span key={name} className="roc-name" data-curve={index}>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

const xOf = (flagged: number) => edge.left + (flagged / widest) * size
const yOf = (found: number) => edge.top + (1 - found) * size

/** The curve as far as it is drawn, its end on the edge. */
function lineOf(points: readonly number[][]): string {
  const shown: number[][] = []
  for (const [at, point] of points.entries()) {
    const [x = 0, y = 0] = point
    const [beforeX = 0, beforeY = 0] = points[at - 1] ?? [0, 0]
    if (x <= widest) shown.push([x, y])
    else {
      if (x > beforeX) shown.push([widest, beforeY + ((y - beforeY) * (widest - beforeX)) / (x - beforeX)])
      break
    }
  }
  return `M${shown.map(([x = 0, y = 0]) => `${xOf(x).toFixed(1)} ${yOf(y).toFixed(1)}`).join('L')}`
}
