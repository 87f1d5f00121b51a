import type { CSSProperties, ReactNode } from 'react'
import { ScrollBox } from './scroll-box.tsx'

export type Column<Row> = {
  title: string
  cell(row: Row): ReactNode
  /** Class names of the column's cells: width, alignment. */
  look?: string
  /**
   * Where it stands on phones, without its title. Once a column says it, a row is lines: the others make the first, `aside`
   * stands at its end, `below` under it, `none` nowhere.
   */
  onPhone?: 'aside' | 'below' | 'none'
}

type Props<Row> = {
  /** What the table holds, for those who do not see it. */
  label: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey(row: Row, index: number): string
  /** Least width in pixels below which the box scrolls. */
  width?: number
  /** Rows stay rows on phones: for tables of few short columns. */
  narrow?: boolean
  /** Where these rows stand when they are a page of more: how many there are, and how many come before. */
  among?: { total: number; preceding: number }
}

/** A table that scrolls in its own box where the page is too narrow for it; on phones each row is a card. */
export function DataTable<Row>({ label, columns, rows, rowKey, width = 640, narrow, among }: Props<Row>) {
  const onPhones = columns.some(({ onPhone }) => onPhone) ? 'table-cards table-lines' : 'table-cards'
  // The header is a row of its own.
  const indexOf = (row: number) => (among ? among.preceding + row + 2 : undefined)
  return (
    <ScrollBox label={label} className={narrow ? 'table-box' : `table-box ${onPhones}`}>
      <table
        aria-label={label}
        aria-rowcount={among ? among.total + 1 : undefined}
        className="w-full"
        style={{ '--least': `${width}px` } as CSSProperties}
      >
        <thead>
          <tr aria-rowindex={among ? 1 : undefined}>
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                className={`px-4 py-2 text-start text-13 font-normal text-faint md:px-5 ${column.look ?? ''}`}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={rowKey(row, index)}
              aria-rowindex={indexOf(index)}
              className="border-line border-t align-top"
            >
              {columns.map((column) => (
                <td
                  key={column.title}
                  data-title={column.title}
                  data-phone={column.onPhone}
                  className={`px-4 py-2.5 md:px-5 ${column.look ?? ''}`}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
