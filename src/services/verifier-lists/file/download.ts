import { message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import type { Language } from '#contract/language.ts'
import type { ListFormat } from '#storage/tables.ts'
import type { RowWithVerdict } from '#storage/verifier-lists.ts'
import type { RowProblem } from './address-cell.ts'
import { type Delimiter, readCsv, writeCell } from './read-csv.ts'
import { rowProblems } from './row-problems.ts'
import { zeroBounceOf } from './zerobounce.ts'

/** The copy of a list with what was found out: original cells as they stood, then these columns. */
const added = [
  'verdict',
  'reason',
  'score',
  'suggestion',
  'normalized',
  'checked_at',
  'next_retry_at',
  'zerobounce_status',
  'zerobounce_sub_status',
  'problem',
]

const MARK = '\ufeff'
const END = '\r\n'

/** The header line. A file without one gets it, so that the added columns have names. */
export function headLine(format: ListFormat): string {
  const delimiter = format.delimiter as Delimiter
  const own =
    format.header ??
    Array.from({ length: format.width }, (_, at) =>
      at === format.column.index ? 'email' : `column_${at + 1}`,
    )
  const padded = [...own, ...Array<string>(Math.max(0, format.width - own.length)).fill('')]
  const taken = new Set(padded.map((name) => name.trim().toLowerCase()))
  const names = added.map((name) => (taken.has(name) ? `${name}_2` : name))
  const line = [...padded, ...names].map((cell) => writeCell(cell, delimiter)).join(delimiter)
  return (format.mark ? MARK : '') + line + END
}

/** One row: the original text of the row, filled up to the width of the file, and the added cells. */
export function rowLine(row: RowWithVerdict, format: ListFormat, language: Language): string {
  const delimiter = format.delimiter as Delimiter
  const width = readCsv(row.raw, delimiter).next().value?.cells.length ?? 0
  const filling = delimiter.repeat(Math.max(0, format.width - width))
  const cells = addedCells(row, language).map((cell) => writeCell(harmless(cell), delimiter))
  return row.raw + filling + delimiter + cells.join(delimiter) + END
}

function addedCells({ found, problem }: RowWithVerdict, language: Language): string[] {
  const familiar =
    found?.verdict && found.reason ? zeroBounceOf(found.verdict, found.reason, found.role ?? false) : null
  return [
    found?.verdict ?? '',
    found?.reason ?? '',
    String(found?.score ?? ''),
    found?.suggestion ?? '',
    found?.normalized ?? '',
    found?.checked_at?.toISOString() ?? '',
    found?.next_retry_at?.toISOString() ?? '',
    familiar?.status ?? '',
    familiar?.sub_status ?? '',
    problem === null ? '' : say(language, message(rowProblems[problem as RowProblem])),
  ]
}

/** Spreadsheets run what begins like a formula; an apostrophe before it makes it text (OWASP, CSV injection). */
export function harmless(cell: string): string {
  return /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell
}
