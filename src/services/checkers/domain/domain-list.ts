import { readDomain } from '@postproof/records/record/input'
import { refuseField } from '#platform/refusals/refusal.ts'
import { decodeList } from '../../verifier-lists/file/decode.ts'
import { detectDialect } from '../../verifier-lists/file/dialect.ts'
import { readCsv } from '../../verifier-lists/file/read-csv.ts'

/** The domains of a CSV file, or of a text with one domain in each line. */
export type DomainFile = {
  /** In ASCII, each once, in the order of the file. */
  domains: string[]
  /** Rows whose cell is no domain. */
  skipped: { row: number; text: string }[]
}

/** Rows that decide which column has the domains. */
const SAMPLE_ROWS = 1000
const SHOWN = 80

/**
 * Reads the column in which most cells are domains; URLs and email addresses count as their domain. A first row without a
 * domain is the header. Refusal `invalid` (422) for what is no text, and without any domain.
 */
export function readDomainFile(bytes: Uint8Array): DomainFile {
  const { delimiter, text } = detectDialect(decodeList(bytes).text)
  const rows = [...readCsv(text, delimiter)]
  const column = columnOf(rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells))
  if (column === null) throw refuseField('file', 'checker.no_domains')
  const domains = new Set<string>()
  const skipped: DomainFile['skipped'] = []
  for (const [at, { number, raw, cells }] of rows.entries()) {
    const read = readDomain(cells[column] ?? '')
    if (read.ok) domains.add(read.domain)
    else if (at > 0) skipped.push({ row: number, text: (cells[column] || raw).trim().slice(0, SHOWN) })
  }
  return { domains: [...domains], skipped }
}

/** The column with the most domains, the first of those with as many; null without any domain. */
function columnOf(rows: string[][]): number | null {
  const counts: number[] = []
  for (const cells of rows) {
    for (const [at, cell] of cells.entries()) counts[at] = (counts[at] ?? 0) + Number(readDomain(cell).ok)
  }
  const most = Math.max(0, ...counts)
  return most === 0 ? null : counts.indexOf(most)
}
