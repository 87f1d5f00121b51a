import { useWords } from '#web/words/words.ts'
import { DataTable } from './data-table.tsx'
import { PageTurns } from './page-turns.tsx'
import { usePart } from './parts.ts'

type Props<Row> = Parameters<typeof DataTable<Row>>[0] & {
  /** Its name in the address. */
  name: string
  /** How many rows at a time. */
  most?: number
}

/** A table of a report, some rows at a time. */
export function PartedTable<Row>({ name, most, ...table }: Props<Row>) {
  const { parts } = useWords().report
  const { rows, page, last } = usePart(table.rows, name, most)
  return (
    <>
      <DataTable {...table} rows={rows} />
      {last > 1 ? (
        <div className="mt-3 flex justify-end">
          <PageTurns
            page={page}
            last={last}
            words={parts}
            name={name}
            label={parts.of({ list: table.label })}
            inPlace
          />
        </div>
      ) : null}
    </>
  )
}
