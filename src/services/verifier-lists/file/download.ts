import { message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import type { Language } from '#contract/language.ts'
import type { ListCells } from '#contract/verifier.ts'
import type { ListFormat } from '#storage/tables.ts'
import type { RowWithVerdict } from '#storage/verifier-lists.ts'
import { type RowProblem, readAddressCell } from './address-cell.ts'
import { type Delimiter, findCell, placesOf, readCsv, writeCell } from './read-csv.ts'
import { rowProblems } from './row-problems.ts'
import { zeroBounceOf } from './zerobounce.ts'

/** The copy of a list with what was found out: its original cells, then these columns. */
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
  'corrected_from',
]

const MARK = '\ufeff'
const END = '\r\n'

/** The header line. A file without one gets it, so that the added columns have names. */
export function headLine(format: ListFormat, kept: ListCells = 'safe'): string {
  const delimiter = format.delimiter as Delimiter
  const own =
    format.header ??
    Array.from({ length: format.width }, (_, at) =>
      at === format.column.index ? 'email' : `column_${at + 1}`,
    )
  const padded = [...own, ...Array<string>(Math.max(0, format.width - own.length)).fill('')]
  const taken = new Set(padded.map((name) => name.trim().toLowerCase()))
  const names = added.map((name) => (taken.has(name) ? `${name}_2` : name))
  const shown = [...(kept === 'safe' ? padded.map(harmless) : padded), ...names]
  const line = shown.map((cell) => writeCell(cell, delimiter)).join(delimiter)
  return (format.mark ? MARK : '') + line + END
}

/**
 * One row: its original text, filled up to the width of the file, and the added cells. `kept`: whether the file's own cells that
 * begin like formulas become text.
 */
export function rowLine(
  row: RowWithVerdict,
  format: ListFormat,
  language: Language,
  kept: ListCells = 'safe',
): string {
  const delimiter = format.delimiter as Delimiter
  const width = readCsv(row.raw, delimiter).next().value?.cells.length ?? 0
  const filling = delimiter.repeat(Math.max(0, format.width - width))
  const corrected = row.found?.corrected ?? null
  const own = corrected === null ? row.raw : withAddress(row.raw, corrected, format)
  const cells = addedCells(row, language).map((cell) => writeCell(harmless(cell), delimiter))
  return (
    (kept === 'safe' ? harmlessRow(own, delimiter) : own) + filling + delimiter + cells.join(delimiter) + END
  )
}

/** The row with another address where its own stands; all else of it to the letter, a name beside the address too. */
export function withAddress(raw: string, address: string, { delimiter: given, column }: ListFormat): string {
  const delimiter = given as Delimiter
  const cell = findCell(raw, delimiter, column.index)
  const inCell = readAddressCell(cell?.value, false)
  // One address a line, where the sign that divides cells is part of a name: `Doe, John <john@example.org>`.
  if ('problem' in inCell) return replaceAddress(raw, address)
  const written = writeCell(harmless(replaceAddress(cell!.value, address)), delimiter)
  return raw.slice(0, cell!.start) + written + raw.slice(cell!.end)
}

function replaceAddress(text: string, address: string): string {
  const read = readAddressCell(text, false)
  return 'problem' in read || !text.includes(read.address)
    ? address
    : text.replace(read.address, () => address)
}

function addedCells({ found, problem }: RowWithVerdict, language: Language): string[] {
  if (found && found.corrected !== null) return correctedCells(found.email)
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
    '',
  ]
}

/** The verdict is that of the address before: of the one that stands in its place nothing is known. */
function correctedCells(from: string): string[] {
  const known: Record<string, string> = {
    verdict: 'unknown',
    reason: 'corrected_not_verified',
    zerobounce_status: 'unknown',
    corrected_from: from,
  }
  return added.map((name) => known[name] ?? '')
}

/**
 * Spreadsheets run what begins like a formula; an apostrophe before it makes it text (OWASP, CSV injection). Numbers with a sign
 * and phone numbers run nothing and stay.
 */
export function harmless(cell: string): string {
  return isFormula(cell) ? `'${cell}` : cell
}

const isFormula = (cell: string) =>
  /^(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/.test(cell) && !/^\s*[+-][\d\s().,/%-]*$/.test(cell)

/** One row of a table of ours, with commas (RFC 4180). Cells that begin like formulas become text. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => writeCell(harmless(cell), ',')).join(',')}\r\n`

/** The row, with each cell that begins like a formula made text; all else of it to the letter. */
export function harmlessRow(raw: string, delimiter: Delimiter): string {
  const { quoted, cells } = placesOf(raw, delimiter)
  let written = ''
  let copied = 0
  for (const { value, start, end } of cells) {
    // A program that reads the quotes of a broken row in another way finds the formula behind them.
    if (!isFormula(quoted ? value : value.replace(/^[\s"]+/, ''))) continue
    written +=
      raw.slice(copied, start) + (quoted ? writeCell(`'${value}`, delimiter) : `'${raw.slice(start, end)}`)
    copied = end
  }
  return written + raw.slice(copied)
}
