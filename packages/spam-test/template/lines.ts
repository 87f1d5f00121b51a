import { applyEdits, type SourceEdit } from '../source-repairs/index.ts'

/**
 * Makes edits of a text with line feeds in the same text with CRLF, LF or both. Lines that are not edited keep their ends; an edit
 * that spans lines gets the end that the first line has.
 */
export function editLines(text: string, edits: readonly SourceEdit[]): string {
  const end = /\r?\n/.exec(text)?.[0] ?? '\n'
  const placeOf = placesIn(text)
  return applyEdits(
    text,
    edits.map(({ from, to, text: put }) => ({
      ...{ from: placeOf(from), to: placeOf(to) },
      text: put.replaceAll('\n', end),
    })),
  )
}

/** Offsets in the text with line feeds -> offsets in the text itself. The end of a line is before its CR. */
function placesIn(text: string): (offset: number) => number {
  const returns = [...text.matchAll(/\r\n/g)].map(({ index }, before) => index - before)
  return (offset) => offset + returns.filter((at) => at < offset).length
}
