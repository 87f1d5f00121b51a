import { type CsvRow, type Delimiter, delimiters, readCsv } from './read-csv.ts'

/** Characters and rows that are looked at to guess how a file is written. */
const SAMPLE = 64 * 1024
const SAMPLE_ROWS = 50

/** The delimiter, and the text without the line by which Excel names it (`sep=;`). */
export function detectDialect(text: string): { delimiter: Delimiter; text: string } {
  const named = /^sep=([,;\t|])(?:\r\n|\n|\r|$)/i.exec(text)
  if (named) return { delimiter: named[1] as Delimiter, text: text.slice(named[0].length) }
  const sample = text.slice(0, SAMPLE)
  const scored = delimiters.map((delimiter) => ({ delimiter, score: scoreOf(sample, delimiter) }))
  const best = scored.reduce((before, next) => (next.score > before.score ? next : before))
  return { delimiter: best.delimiter, text }
}

/** The share of rows with the commonest number of cells; more cells break a tie. Nothing for a single column. */
function scoreOf(sample: string, delimiter: Delimiter): number {
  const counts = new Map<number, number>()
  let rows = 0
  for (const { cells } of firstRows(sample, delimiter)) {
    rows++
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  }
  const several = [...counts].filter(([cells]) => cells > 1)
  // Names of mailboxes may hold it, and few people write it otherwise.
  if (delimiter === '|' && (counts.get(1) ?? 0) > rows / 2) return 0
  return Math.max(0, ...several.map(([cells, count]) => count / rows + Math.min(cells, 100) / 1000))
}

function* firstRows(sample: string, delimiter: Delimiter): Generator<CsvRow> {
  let count = 0
  for (const row of readCsv(sample, delimiter)) {
    if (++count > SAMPLE_ROWS) return
    yield row
  }
}
