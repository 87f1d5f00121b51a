import type { ReportSummary, SourceVerdict } from '#contract/domain-reports.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { colorOf, verdicts } from './verdicts.ts'

type Day = ReportSummary['by_day'][number]

const WIDTH = 10
const GAP = 2
const HEIGHT = 100

const sumOf = ({ verdicts: counts }: Day) =>
  Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0)

/** Every day from the first to the last, those without mail too: a gap must be seen as one. */
function everyDay(days: readonly Day[]): Day[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const known = new Map(days.map((each) => [each.day, each]))
  const all: Day[] = []
  for (let at = Date.parse(first.day); at <= Date.parse(last.day); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    all.push(known.get(day) ?? { day, verdicts: {}, passed: 0 })
  }
  // A day of a wrong year would make a chart of nothing.
  return all.length <= 800 ? all : [...days]
}

/** Messages by day and verdict as stacked bars, with the same numbers in a table. */
export function DayChart({ days }: { days: ReportSummary['by_day'] }) {
  const { dayAlone } = useFigures()
  const { days: words } = useWords().domainReports
  const shown = verdicts.filter((verdict) => days.some((day) => day.verdicts[verdict]))
  const [from, to] = [dayAlone(days[0]!.day), dayAlone(days.at(-1)!.day)]
  const messages = days.reduce((sum, day) => sum + sumOf(day), 0)
  return (
    <div>
      <Bars days={everyDay(days)} label={words.chart({ messages, from, to })} />
      <div className="mt-1 flex justify-between text-13 text-faint">
        <span>{from}</span>
        <span>{to}</span>
      </div>
      <Legend verdicts={shown} />
      <div className="mt-4">
        <FoldCard title={words.table}>
          <Numbers days={days} verdicts={shown} />
        </FoldCard>
      </div>
    </div>
  )
}

function Bars({ days, label }: { days: Day[]; label: string }) {
  const { dayAlone, whole } = useFigures()
  const most = Math.max(1, ...days.map(sumOf))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="report-days"
    >
      {days.map((day, index) => (
        <g key={day.day}>
          <title>{`${dayAlone(day.day)}: ${whole(sumOf(day))}`}</title>
          {stacked(day, most).map(({ verdict, y, height }) => (
            <rect
              key={verdict}
              x={index * WIDTH + GAP / 2}
              y={y}
              width={WIDTH - GAP}
              height={height}
              fill={colorOf[verdict]}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}

function stacked(day: Day, most: number): { verdict: SourceVerdict; y: number; height: number }[] {
  let below = 0
  return verdicts.flatMap((verdict) => {
    const count = day.verdicts[verdict] ?? 0
    if (count === 0) return []
    const height = (HEIGHT * count) / most
    below += height
    return [{ verdict, y: HEIGHT - below, height }]
  })
}

function Legend({ verdicts: shown }: { verdicts: SourceVerdict[] }) {
  const words = useWords().domainReports
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-13 text-soft">
      {shown.map((verdict) => (
        <li key={verdict} className="flex items-center gap-1.5">
          <span aria-hidden="true" className="report-swatch" style={{ background: colorOf[verdict] }} />
          {words.verdicts[verdict]}
        </li>
      ))}
    </ul>
  )
}

function Numbers({ days, verdicts: shown }: { days: Day[]; verdicts: SourceVerdict[] }) {
  const { dayAlone, whole } = useFigures()
  const words = useWords().domainReports
  return (
    <DataTable
      label={words.days.table}
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      width={160 + 110 * (shown.length + 1)}
      narrow
      columns={[
        { title: words.days.day, look: 'whitespace-nowrap', cell: ({ day }) => dayAlone(day) },
        { title: words.days.all, look: 'text-end tabular-nums', cell: (day) => whole(sumOf(day)) },
        ...shown.map((verdict) => ({
          title: words.verdicts[verdict],
          look: 'text-end tabular-nums',
          cell: (day: Day) => whole(day.verdicts[verdict] ?? 0),
        })),
      ]}
    />
  )
}
