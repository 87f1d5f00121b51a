import type { Place } from '@postproof/engine/finding'
import { isFiller, splitFiller } from './filler.ts'
import type { Html, TextBody } from './types.ts'

export type Preheader = {
  /** The first text of the body, without the filler after it; at most 500 characters. */
  text: string
  place: Place
  hidden: boolean
  /** Characters of `text`. */
  length: number
  /** Zero-width, no-break and like characters between the text and the next one that shows. */
  filler: number
  /** What an inbox list has to show: `text` and, unless filler keeps it away, what follows; at most 200 characters. */
  snippet: string
}

const MAX_TEXT = 500
const SNIPPET = 200
/** About as many as an inbox list is wide. */
const ENOUGH_FILLER = 30

/**
 * What an inbox list shows after the subject: the first text of the body, hidden or not. Null when there is none.
 */
export function preheader(body: Html | TextBody): Preheader | null {
  return 'runs' in body ? ofRuns(body) : ofText(body)
}

const count = (text: string): number => [...text].length

function ofRuns(html: Html): Preheader | null {
  const first = html.runs.findIndex((run) => !isFiller(run.text))
  if (first < 0) return null
  const start = html.runs[first]!
  let raw = ''
  let next = first
  for (; next < html.runs.length && raw.length < MAX_TEXT * 4; next++) {
    const run = html.runs[next]!
    // A hidden preheader goes on while the text stays hidden, a visible one to the end of its block.
    if (run.hidden !== start.hidden || (!start.hidden && run.block !== start.block && !isFiller(run.text)))
      break
    raw += (raw === '' || run.glued ? '' : ' ') + run.text
  }
  const { real, filler } = splitFiller(raw)
  const following = html.runs.slice(next, next + 20).filter((run) => !isFiller(run.text))
  const rest = following.map((run) => (run.glued ? '' : ' ') + run.text).join('')
  return make(real, filler, rest, start.place, start.hidden)
}

function ofText(body: TextBody): Preheader | null {
  const source = body.source.slice(0, 20_000)
  const lines = source.split('\n')
  const index = lines.findIndex((line) => !isFiller(line))
  if (index < 0) return null
  const rest = ` ${lines.slice(index + 1, index + 20).join(' ')}`
  return make(lines[index]!.trim(), '', rest, { in: 'text', line: index + 1, column: 1 }, false)
}

function make(real: string, filler: string, rest: string, place: Place, hidden: boolean): Preheader {
  const text = [...real.slice(0, MAX_TEXT * 2)].slice(0, MAX_TEXT).join('')
  const fillers = [...filler].filter((char) => char !== ' ' && char !== '\n').length
  const shown = fillers >= ENOUGH_FILLER ? text : `${text}${rest.slice(0, SNIPPET * 2)}`
  const snippet = [...shown.replace(/\s+/g, ' ').trim()].slice(0, SNIPPET).join('')
  return { text, place, hidden, length: count(real), filler: fillers, snippet }
}
