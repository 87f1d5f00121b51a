import type { Evidence, Place } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { uncut } from '@postproof/message/filler'
import type { Message } from '@postproof/message/types'

/** The text that people read, and where each part of it stands in the source. */
export type ReadingText = {
  /** The visible text of the HTML part, else the plain text; empty when there is neither. */
  text: string
  /** Where the characters at that offset stand; undefined when unknown. */
  placeAt(offset: number): Place | undefined
}

/** The text that a reader sees, from the HTML part, else from the plain text. */
export function readingText(message: Pick<Message, 'html' | 'text'>): ReadingText {
  const { html, text } = message
  if (html) return { text: html.visibleText, placeAt: htmlPlaces(html) }
  if (text) return { text: text.source, placeAt: (offset) => placeIn('text', text.source, offset) }
  return { text: '', placeAt: () => undefined }
}

const FOOTER_LINES = 4

/** The last lines of the text, where footers stand: what a check saw that looked for something there. */
export function lastLines({ text, placeAt }: ReadingText): Evidence[] {
  const tail = text.slice(-2000)
  const lines = tail.split('\n').filter((line) => line.trim() !== '')
  const shown = lines.slice(-FOOTER_LINES)
  if (shown.length === 0) return []
  const place = placeAt(text.length - tail.length + tail.indexOf(shown[0]!))
  const value = shown
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .slice(-480)
  return [{ label: plain('evidence.last-lines'), value, ...(place && { place }) }]
}

/** Line and column of an offset, both from 1. */
export function placeIn(part: Place['in'], source: string, offset: number): Place {
  let line = 1
  let start = 0
  for (let next = source.indexOf('\n'); next >= 0 && next < offset; next = source.indexOf('\n', start)) {
    line += 1
    start = next + 1
  }
  return { in: part, line, column: offset - start + 1 }
}

function htmlPlaces(html: NonNullable<Message['html']>): ReadingText['placeAt'] {
  let anchors: { offset: number; place: Place }[] | null = null
  return (offset) => {
    anchors ??= anchorRuns(html)
    let low = 0
    let high = anchors.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (anchors[middle]!.offset <= offset) low = middle + 1
      else high = middle
    }
    const anchor = anchors[low - 1]
    return anchor ? sharpen(html, anchor, offset) : undefined
  }
}

/** Each visible run's offset in the visible text; runs come in the order of the text. */
function anchorRuns(html: NonNullable<Message['html']>): { offset: number; place: Place }[] {
  const anchors: { offset: number; place: Place }[] = []
  let cursor = 0
  for (const run of html.runs) {
    const words = uncut(run.text).trim()
    if (run.hidden || words === '') continue
    // A run that is not near stands differently in the visible text: not worth a search to its end.
    const near = html.visibleText.slice(cursor, cursor + words.length + 200).indexOf(words)
    if (near < 0) continue
    anchors.push({ offset: cursor + near, place: run.place })
    cursor += near + words.length
  }
  return anchors
}

/** From the run's start to the word itself, where the source spells it the same. */
function sharpen(
  html: NonNullable<Message['html']>,
  anchor: { offset: number; place: Place },
  offset: number,
): Place {
  const start = offsetOf(html.source, anchor.place)
  const word = /^\S{1,40}/.exec(html.visibleText.slice(offset, offset + 40))?.[0]
  if (!word) return anchor.place
  const at = html.source.slice(start, start + (offset - anchor.offset) + 2000).indexOf(word)
  return at < 0 ? anchor.place : placeIn('html', html.source, start + at)
}

/** UTF-16 units before a place of the source. */
export function offsetOf(source: string, place: Place): number {
  let start = 0
  for (let line = 1; line < place.line; line += 1) {
    const next = source.indexOf('\n', start)
    if (next < 0) break
    start = next + 1
  }
  return start + (place.column ?? 1) - 1
}
