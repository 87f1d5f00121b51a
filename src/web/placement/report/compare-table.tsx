import type { PlacementComparison, PlacementSummary } from '#contract/placement.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { ArrowDown, ArrowUp, CircleHelp, Equal } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { countedOf } from '../place.ts'
import { ShareBar } from '../share-bar.tsx'

type Row = PlacementComparison['rows'][number]

const icons = { better: ArrowUp, worse: ArrowDown, same: Equal, unclear: CircleHelp }
const colors = { better: 'text-good', worse: 'text-bad', same: 'text-soft', unclear: 'text-soft' }

/** Provider by provider: before, after, and what can be said of the change. */
export function CompareTable({ rows }: { rows: Row[] }) {
  const { compare } = useWords().placement
  const columns: Column<Row>[] = [
    {
      title: compare.columns.provider,
      look: 'md:w-[220px]',
      cell: ({ name }) => <span className="font-medium wrap-anywhere">{name}</span>,
    },
    { title: compare.columns.before, look: 'md:w-[180px]', cell: ({ before }) => <Side summary={before} /> },
    { title: compare.columns.after, look: 'md:w-[180px]', cell: ({ after }) => <Side summary={after} /> },
    {
      title: compare.columns.change,
      cell: ({ change, text }) => {
        const Icon = icons[change]
        return (
          <div>
            <p className={`flex items-center gap-1.5 font-medium ${colors[change]}`}>
              <Icon aria-hidden="true" className="size-4" />
              {compare.changes[change]}
            </p>
            <p className="prose text-13 text-soft">{text}</p>
          </div>
        )
      },
    },
  ]
  return (
    <DataTable
      label={compare.table}
      columns={columns}
      rows={rows}
      rowKey={({ provider }) => provider}
      width={820}
    />
  )
}

function Side({ summary }: { summary: PlacementSummary | null }) {
  const { compare, report } = useWords().placement
  if (!summary) return <span className="text-13 text-faint">{compare.absent}</span>
  return (
    <div className="flex flex-col gap-1.5">
      <ShareBar summary={summary} />
      <p className="text-13 text-faint tabular-nums">
        {report.inbox({ inbox: summary.inbox, counted: countedOf(summary) })}
      </p>
    </div>
  )
}
