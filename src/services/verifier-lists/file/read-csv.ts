/**
 * Reads delimited text by RFC 4180, with what real files need beyond it: other delimiters, bare LF or CR, rows of
 * unlike length. A quote that is never closed, or that is followed by more text, spoils only its own line: that line is
 * read again with its quotes as plain characters, and nothing after it is lost.
 */
export type CsvRow = {
  /** As a spreadsheet counts: from 1, the header and blank lines included. */
  number: number
  /** The row as it stands in the file, without its line end. */
  raw: string
  cells: string[]
  /** Its quotes do not follow the rule and were read as plain characters. */
  broken: boolean
}

export const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** Cells read of one row; what follows is in `raw` alone. */
export const MOST_CELLS = 500
/** Characters of one quoted cell: what spreadsheets can hold. A longer one is a quote that was left open. */
const LONGEST_CELL = 32_767

const QUOTE = 34
const LF = 10
const CR = 13

/** Rows one by one; blank lines are counted and not given. Never throws; each character is looked at a few times. */
export function* readCsv(text: string, delimiter: Delimiter): Generator<CsvRow> {
  let at = 0
  for (let number = 1; at < text.length; number++) {
    const strict = readRow(text, at, delimiter, true)
    const row = strict ?? readRow(text, at, delimiter, false)!
    const raw = text.slice(at, row.end)
    if (raw.trim() !== '') yield { number, raw, cells: row.cells, broken: strict === undefined }
    at = afterLineEnd(text, row.end)
  }
}

/** A cell of one row by its place in it, with its quotes; undefined when the row ends before it. */
export function findCell(row: string, delimiter: Delimiter, index: number) {
  const cellBy = (quotes: boolean) => placesBy(row, delimiter, quotes, index + 1)?.[index]
  return cellBy(true) ?? cellBy(false)
}

/**
 * All cells of one row by their places. `quoted` is false for a row whose quotes do not follow the rule: they are read as plain
 * characters.
 */
export function placesOf(row: string, delimiter: Delimiter): { quoted: boolean; cells: PlacedCell[] } {
  const strict = placesBy(row, delimiter, true)
  return { quoted: strict !== undefined, cells: strict ?? placesBy(row, delimiter, false)! }
}

/** The first `most` cells; undefined when `quotes` are to be obeyed and cannot be. */
function placesBy(
  row: string,
  delimiter: Delimiter,
  quotes: boolean,
  most = Number.POSITIVE_INFINITY,
): PlacedCell[] | undefined {
  const cells: PlacedCell[] = []
  for (let start = 0; ; ) {
    const quoted = quotes && row.charCodeAt(start) === QUOTE
    const read = quoted ? readQuoted(row, start) : readToDelimiter(row, start, delimiter)
    if (!read) return undefined
    cells.push({ start, ...read })
    if (read.end >= row.length || cells.length === most) return cells
    if (row[read.end] !== delimiter) return undefined
    start = read.end + 1
  }
}

/** A plain cell of a row that is known to be one row. */
function readToDelimiter(row: string, start: number, delimiter: Delimiter): Cell {
  const found = row.indexOf(delimiter, start)
  const end = found < 0 ? row.length : found
  return { value: row.slice(start, end), end }
}

type Row = { cells: string[]; end: number }
type Cell = { value: string; end: number }
type PlacedCell = Cell & { start: number }

/** Undefined when `quotes` are to be obeyed and cannot be. */
function readRow(text: string, start: number, delimiter: Delimiter, quotes: boolean): Row | undefined {
  const cells: string[] = []
  for (let at = start; ; at++) {
    const cell: Cell | undefined =
      quotes && text.charCodeAt(at) === QUOTE ? readQuoted(text, at) : readPlain(text, at, delimiter)
    if (!cell) return undefined
    if (cells.length < MOST_CELLS) cells.push(cell.value)
    at = cell.end
    if (at >= text.length || isLineEnd(text.charCodeAt(at))) return { cells, end: at }
    if (text[at] !== delimiter) return undefined
  }
}

function readPlain(text: string, start: number, delimiter: Delimiter): Cell {
  const stop = delimiter.charCodeAt(0)
  let end = start
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (code === stop || isLineEnd(code)) break
  }
  return { value: text.slice(start, end), end }
}

function readQuoted(text: string, start: number): Cell | undefined {
  const last = Math.min(text.length, start + LONGEST_CELL)
  for (let at = start + 1; at < last; at++) {
    if (text.charCodeAt(at) !== QUOTE) continue
    if (text.charCodeAt(at + 1) === QUOTE) at++
    else return { value: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 }
  }
  return undefined
}

function isLineEnd(code: number): boolean {
  return code === LF || code === CR
}

function afterLineEnd(text: string, at: number): number {
  return text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF ? at + 2 : at + 1
}

/** A cell as it must be written to be read again as the same. */
export function writeCell(value: string, delimiter: Delimiter): string {
  const needsQuotes = /["\r\n]/.test(value) || value.includes(delimiter)
  return needsQuotes ? `"${value.replaceAll('"', '""')}"` : value
}
