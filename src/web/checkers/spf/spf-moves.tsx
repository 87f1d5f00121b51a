import type { RecordDetails } from '#contract/checkers.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { useWords } from '#web/words/words.ts'

/** Services that could send from a subdomain, with the record of each. Folded: only the owner knows whether they can. */
export function SpfMoves({ moves }: Pick<RecordDetails<'spf'>, 'moves'>) {
  const { spf: words } = useWords().checkers
  const { moveColumns: columns } = words
  const code = (text: string) => <code className="text-13 wrap-anywhere">{text}</code>
  return (
    <FoldCard title={words.moves} note={words.movesNote({ count: moves.length })}>
      <p className="prose p-4 md:p-5">{words.movesLead}</p>
      <div className="bare-table border-line border-t">
        <DataTable
          label={words.moves}
          width={720}
          rows={moves}
          rowKey={({ term }) => term}
          columns={[
            { title: columns.term, cell: ({ term }) => code(term) },
            { title: columns.left, look: 'w-32 text-end tabular-nums', cell: ({ left }) => left },
            { title: columns.host, cell: ({ host }) => code(host) },
            { title: columns.value, cell: ({ value }) => code(value) },
          ]}
        />
      </div>
    </FoldCard>
  )
}
