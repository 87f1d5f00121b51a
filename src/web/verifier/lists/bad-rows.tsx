import type { VerifierList } from '#contract/verifier.ts'
import { Section } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type BadRow = VerifierList['bad_rows'][number]

/** Rows that held no address, each with its number. */
export function BadRows({ list }: { list: VerifierList }) {
  const { bad: words } = useWords().verifier.lists
  const { whole } = useFigures()
  const all = list.counts.bad_rows
  if (all === 0 || list.bad_rows.length === 0) return null
  const columns: Column<BadRow>[] = [
    {
      title: words.row,
      look: 'md:w-[96px] whitespace-nowrap text-soft tabular-nums',
      cell: ({ row }) => whole(row),
    },
    {
      title: words.text,
      look: 'md:w-1/2',
      cell: ({ text }) =>
        text === '' ? (
          <span className="text-faint">{words.nothing}</span>
        ) : (
          <code className="text-13 wrap-anywhere">{text}</code>
        ),
    },
    { title: words.problem, look: 'text-soft', cell: ({ problem }) => problem },
  ]
  return (
    <Section title={words.title} note={all === 1 ? words.one : words.count({ count: whole(all) })}>
      <DataTable
        label={words.title}
        columns={columns}
        rows={list.bad_rows}
        rowKey={({ row }, index) => `${row} ${index}`}
        width={480}
      />
      <p className="mt-3 text-13 text-faint">
        {words.note} {all > list.bad_rows.length ? words.first({ shown: list.bad_rows.length }) : null}
      </p>
    </Section>
  )
}
