import { createHash } from 'node:crypto'
import { message } from '@postproof/messages/message'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'
import { looksLikeAddress, type ReadCell, type RowProblem, readAddressCell } from './address-cell.ts'
import { type AddressColumn, findColumn, SAMPLE_ROWS } from './column.ts'
import { detectDialect } from './dialect.ts'
import { type Suspicion, suspect } from './guard.ts'
import { proseAddresses } from './prose.ts'
import { type CsvRow, type Delimiter, MOST_CELLS, readCsv, writeCell } from './read-csv.ts'

/** Rows of one list, the header not counted. */
export const MOST_ROWS = 100_000
/** Octets of one list: 200 for each row of the longest. */
export const MOST_BYTES = 20_000_000

/** What a list is, found in a first reading; its rows are read again as they are stored. */
export type Plan = {
  delimiter: Delimiter
  column: AddressColumn
  /** The header as it stands; null when the file has none. */
  header: string[] | null
  /** Cells of the widest row: others are filled up to it, so that added columns stand under their names. */
  width: number
  /** It was running text, of which only the addresses are kept, one a row. */
  prose: boolean
  suspicion: Suspicion
  counts: { rows: number; addresses: number; duplicates: number; bad_rows: number }
  /** Of them those whose mail servers may be asked. */
  askable: number
  /** The same for lists of the same addresses, in whatever order: SHA-256 in hexadecimal digits. */
  fingerprint: string
  rows(): Generator<ListRow>
}

export type ListRow = {
  number: number
  /** As it stands in the file; written from scratch where its quotes would spoil what follows. */
  raw: string
  width: number
} & ({ address: Extract<ReadCell, { key: string }> } | { problem: RowProblem; text: string })

/** Characters shown of a cell that holds no address. */
const SHOWN = 200

/**
 * Understands a list: delimiter, header, column of addresses. Yields to other work as it goes. Refusal `invalid` (422)
 * without rows or without a column of addresses, `too_large` (413) over 100,000 rows.
 */
export async function planList(given: string, wanted?: string): Promise<Plan> {
  const { delimiter, text } = detectDialect(given)
  const sample = firstRows(text, delimiter)
  if (sample.length === 0) throw refuseField('file', 'list.no_rows')
  if (isOneLine(sample)) return planList(text.replaceAll(delimiter, '\n'))
  const found = wanted === undefined ? proseAddresses(text, sample) : null
  if (found) return { ...(await planList(found.join('\n'))), prose: true }
  const column = findColumn(sample, wanted)
  if (!column) throw noColumn(sample, wanted)
  const header = column.header ? sample[0]! : null
  const lines = isOneColumn(sample)
  const rows = () => readRows(text, delimiter, column, lines)
  return { delimiter, column, header, rows, prose: false, ...(await survey(rows(), header)) }
}

/** One address a line: a delimiter in some line is part of a name there (`Doe, John <j@example.org>`). */
function isOneColumn(sample: string[][]): boolean {
  return sample.filter((cells) => cells.length === 1).length > sample.length / 2
}

/** Addresses pasted in one line, with commas between. */
function isOneLine(sample: string[][]): boolean {
  const filled = sample[0]!.filter((cell) => cell.trim() !== '')
  return sample.length === 1 && filled.length > 1 && filled.every(looksLikeAddress)
}

async function survey(rows: Iterable<ListRow>, header: string[] | null) {
  const counts = { rows: 0, addresses: 0, duplicates: 0, bad_rows: 0 }
  const keys = new Set<string>()
  const locals = new Map<string, string[]>()
  let width = header?.length ?? 1
  for (const row of rows) {
    if (++counts.rows > MOST_ROWS)
      throw new Refusal(413, 'too_large', message('list.too_many_rows', { count: MOST_ROWS }))
    if (counts.rows % 2000 === 0) await new Promise((resolve) => setImmediate(resolve))
    width = Math.max(width, row.width)
    if ('problem' in row) counts.bad_rows++
    else if (keys.has(row.address.key)) counts.duplicates++
    else {
      keys.add(row.address.key)
      const names = locals.get(row.address.domain)
      if (names) names.push(row.address.local)
      else locals.set(row.address.domain, [row.address.local])
    }
  }
  if (counts.rows === 0) throw refuseField('file', 'list.no_rows_below')
  const suspicion = suspect(locals)
  const unasked = [...suspicion.unasked].reduce((sum, domain) => sum + locals.get(domain)!.length, 0)
  return {
    ...{ counts: { ...counts, addresses: keys.size }, width, suspicion },
    askable: keys.size - unasked,
    fingerprint: createHash('sha256')
      .update([...keys].sort().join('\n'))
      .digest('hex'),
  }
}

function* readRows(
  text: string,
  delimiter: Delimiter,
  column: AddressColumn,
  lines: boolean,
): Generator<ListRow> {
  let header = column.header
  for (const row of readCsv(text, delimiter)) {
    if (header) header = false
    else yield readRow(row, delimiter, column.index, lines)
  }
}

function readRow(row: CsvRow, delimiter: Delimiter, index: number, lines: boolean): ListRow {
  const { number, cells, broken } = row
  const whole = cells.length < MOST_CELLS
  const raw = broken && whole ? cells.map((cell) => writeCell(cell, delimiter)).join(delimiter) : row.raw
  const inCell = readAddressCell(cells[index], broken)
  const inLine = lines && 'problem' in inCell && cells.length > 1 ? readAddressCell(row.raw, broken) : inCell
  const read = 'problem' in inLine ? inCell : inLine
  const place = { number, raw, width: cells.length }
  if (!('problem' in read)) return { ...place, address: read }
  const cell = read.problem === 'broken-quotes' ? row.raw : (cells[index] ?? row.raw)
  return { ...place, problem: read.problem, text: cell.trim().slice(0, SHOWN).toWellFormed() }
}

function firstRows(text: string, delimiter: Delimiter): string[][] {
  const rows: string[][] = []
  for (const { cells } of readCsv(text, delimiter)) {
    if (rows.push(cells) === SAMPLE_ROWS) break
  }
  return rows
}

function noColumn([first = []]: string[][], wanted: string | undefined): Refusal {
  if (wanted === undefined) return refuseField('column', 'list.no_column')
  const short = (text: string) => text.slice(0, 50).toWellFormed()
  const names = first.slice(0, 20).map((cell) => message('list.column_name', { name: short(cell.trim()) }))
  return refuseField('column', message('list.no_such_column', { wanted: short(wanted), names }))
}
