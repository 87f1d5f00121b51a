import type { Verification } from '#contract/verifier.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** The lists that were looked in, each with the date of its data. */
export function LookedIn({ lists }: { lists: Verification['lists'] }) {
  const { day } = useFigures()
  const { lookedIn: words } = useWords().verifier
  const rows = Object.values(lists)
  if (rows.length === 0) return null
  return (
    <FoldCard title={words.title} note={words.count({ count: rows.length })}>
      <div className="bare-table">
        <DataTable
          label={words.title}
          columns={[
            { title: words.name, cell: ({ name }) => name },
            { title: words.version, look: 'md:w-[160px] text-soft', cell: ({ version }) => version },
            {
              title: words.date,
              look: 'md:w-[160px] whitespace-nowrap text-soft tabular-nums',
              cell: ({ date }) => day(date),
            },
          ]}
          rows={rows}
          rowKey={({ name }) => name}
          width={480}
        />
      </div>
    </FoldCard>
  )
}
