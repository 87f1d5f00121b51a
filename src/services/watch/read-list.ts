import type { PlainCode } from '@postproof/messages/message'
import { readDomain } from '@postproof/records/record/input'
import { domainProblems } from '../checkers/checker-input.ts'
import { detectDialect } from '../verifier-lists/file/dialect.ts'
import { type CsvRow, readCsv } from '../verifier-lists/file/read-csv.ts'

/** Domains that were typed, pasted or exported from somewhere, with the client and the note of each. */

/** `line`: where it was given, from 1. */
export type ListedDomain = { domain: string; client: string; note: string; line: number }
export type RefusedLine = { line: number; text: string; reason: PlainCode }
export type ReadList = { domains: ListedDomain[]; refused: RefusedLine[] }

const SHOWN = 80
const LONGEST = { client: 80, note: 500 }

type Column = Exclude<keyof ListedDomain, 'line'>
/** Names of columns, as people call them. */
const HEADERS: Record<Column, RegExp> = {
  domain: /^(?:domains?|domaines?|host|name)$/i,
  client: /^(?:clients?|kunden?|groups?|gruppe|groupe|customer)$/i,
  note: /^(?:notes?|notiz(?:en)?|comment|kommentar|remarque)$/i,
}
type Columns = Partial<Record<Column, number>>

/**
 * Reads one domain a line, several on a line, or CSV with or without a header. Each domain once, in the order given; lines
 * that begin with # and blank ones are skipped.
 */
export function readDomainList(given: string): ReadList {
  const { delimiter, text } = detectDialect(given.replace(/^\uFEFF/, ''))
  const rows = [...readCsv(text, delimiter)].filter(({ raw }) => !raw.trimStart().startsWith('#'))
  const columns = headerOf(rows[0])
  const domains = new Map<string, ListedDomain>()
  const refused: RefusedLine[] = []
  for (const row of columns ? rows.slice(1) : rows) {
    const read = columns ? byColumns(row, columns) : byPlace(row)
    if ('reason' in read) refused.push(read)
    else for (const one of read.listed) if (!domains.has(one.domain)) domains.set(one.domain, one)
  }
  return { domains: [...domains.values()], refused }
}

/** Null where the first row is none: it names a column of domains, and is itself no domain. */
function headerOf(row: CsvRow | undefined): Columns | null {
  const cells = (row?.cells ?? []).map((cell) => cell.trim())
  const at = (name: Column) => cells.findIndex((cell) => HEADERS[name].test(cell))
  const found = { domain: at('domain'), client: at('client'), note: at('note') }
  if (found.domain === -1) return null
  return Object.fromEntries(Object.entries(found).filter(([, index]) => index !== -1))
}

type Row = { listed: ListedDomain[] } | RefusedLine

function byColumns({ number, raw, cells }: CsvRow, columns: Columns): Row {
  const cell = (name: Column) => (columns[name] === undefined ? '' : (cells[columns[name]] ?? ''))
  const read = readDomain(cell('domain'))
  if (!read.ok) return refusal(number, cell('domain') || raw, read.reason)
  return { listed: [listed(number, read.domain, cell('client'), cell('note'))] }
}

/** The first cell that is a domain, with what follows as client and note; or a row of domains alone. */
function byPlace({ number, raw, cells }: CsvRow): Row {
  const words = cells.flatMap((cell) => cell.split(/\s+/)).filter((word) => word !== '')
  const each = words.map(readDomain)
  if (each.every((read) => read.ok))
    return { listed: each.flatMap((read) => (read.ok ? [listed(number, read.domain)] : [])) }
  const at = cells.findIndex((cell) => !/\S\s+\S/.test(cell) && readDomain(cell).ok)
  const read = readDomain(cells[at === -1 ? 0 : at] ?? '')
  if (!read.ok || at === -1) return refusal(number, raw, read.ok ? 'not-a-name' : read.reason)
  return { listed: [listed(number, read.domain, cells[at + 1], cells[at + 2])] }
}

const listed = (line: number, domain: string, client = '', note = ''): ListedDomain => ({
  line,
  domain,
  client: client.trim().slice(0, LONGEST.client),
  note: note.trim().slice(0, LONGEST.note),
})

const refusal = (line: number, text: string, reason: keyof typeof domainProblems): RefusedLine => ({
  ...{ line, text: text.trim().slice(0, SHOWN) },
  reason: domainProblems[reason],
})
