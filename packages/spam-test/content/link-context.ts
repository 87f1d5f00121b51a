import type { Link, Message, TextRun } from '@postproof/message/types'
import { isVague } from './vague-words.ts'

/**
 * The sentence in which a link stands. “To leave the list, click here” names the way out beside the link, in the line
 * above it, behind a question mark, or in a text part where a number stands for the address.
 */

const BEFORE = 400
const AFTER = 300
/** Around the link in a window of text; both from the private use area, and taken out of the text itself. */
const [OPEN, CLOSE] = ['\uE000', '\uE001']

/** The text that flows around the links, and where each link begins in it; -1 when it is not there. */
type Flow = { text: string; offsetOf(link: Link): number; soft(window: string): string }

/** Answers the words around a link of this message, at most about 1,000 characters; empty when there are none. */
export function sentences(message: Pick<Message, 'html' | 'text'>): (link: Link) => string {
  let html: Flow | null = null
  let text: Flow | null = null
  const flowOf = ({ place }: Link): Flow | null => {
    if (place.in === 'text') {
      if (message.text) text ??= textFlow(message.text.source)
      return text
    }
    if (message.html) html ??= htmlFlow(message.html.runs)
    return html
  }
  return (link) => {
    const flow = flowOf(link)
    const start = flow?.offsetOf(link) ?? -1
    if (!flow || start < 0) return ''
    const length = flow.text.startsWith(link.text, start) ? link.text.length : 0
    const around = sentenceAt(flow, start, start + length)
    return link.place.in === 'text' ? `${around} ${citation(flow, start)}`.trim() : around
  }
}

function sentenceAt(flow: Flow, start: number, end: number): string {
  const before = flow.text.slice(Math.max(0, start - BEFORE), start)
  const link = flow.text.slice(start, end)
  const after = flow.text.slice(end, end + AFTER)
  const window = flow.soft(`${before}${OPEN}${link}${CLOSE}${after}`)
  const pieces = window
    .split(/(?<=[.!?؟।]["”»)]?)\s+|(?<=[。！？])|\n|\s[|•·]\s/u)
    .filter((piece) => piece.trim() !== '')
  const at = pieces.findIndex((piece) => piece.includes(OPEN))
  const own = pieces[at] ?? ''
  const previous = at > 0 ? pieces[at - 1]!.trim() : ''
  const asks = /[?:？：؟;]$/u.test(previous)
  const alone = !/[\p{L}\p{N}]/u.test(own.replace(new RegExp(`${OPEN}[^${CLOSE}]*${CLOSE}`), ''))
  const said = asks || (alone && saysNothing(link)) ? `${previous} ${own}` : own
  return said.replaceAll(OPEN, '').replaceAll(CLOSE, '').trim()
}

/** A picture, an address, "click here", or words of a script without capitals that none of our lists contains. */
function saysNothing(text: string): boolean {
  return /^(?:https?:|www\.)/i.test(text) || isVague(text) || !/\p{Lu}|\p{Ll}/u.test(text)
}

const marks = new RegExp(`[${OPEN}${CLOSE}]`, 'g')
/** A line that goes on: what follows begins in lower case, or what stood before asks for more. */
const goesOn = new RegExp(`\\n(?=${OPEN}?[\\p{Ll},;)])|(?<=[,])\\n`, 'gu')

function htmlFlow(runs: TextRun[]): Flow {
  const seen = runs.filter((run) => !run.hidden && run.text.trim() !== '')
  const starts: number[] = []
  let text = ''
  for (const [index, run] of seen.entries()) {
    const last = seen[index - 1]
    if (last) text += last.block !== run.block ? '\n' : run.glued ? '' : ' '
    starts.push(text.length)
    text += run.text.trim().replace(marks, ' ')
  }
  const isBefore = ({ place }: TextRun, { place: other }: Link) =>
    place.line < other.line || (place.line === other.line && (place.column ?? 1) < (other.column ?? 1))
  return {
    text,
    soft: (window) => window.replace(goesOn, ' '),
    offsetOf(link) {
      let low = 0
      let high = seen.length
      while (low < high) {
        const middle = (low + high) >> 1
        if (isBefore(seen[middle]!, link)) low = middle + 1
        else high = middle
      }
      return starts[low] ?? text.length
    },
  }
}

function textFlow(source: string): Flow {
  const text = source.replace(marks, ' ')
  const lines = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines.push(at + 1)
  return {
    text,
    offsetOf: ({ place }) => {
      const line = lines[place.line - 1]
      return line === undefined ? -1 : line + (place.column ?? 1) - 1
    },
    soft: (window) =>
      window
        .split(/\n[ \t]*\n/)
        .map((paragraph) => paragraph.replace(wrapped, ' '))
        .join('\n'),
  }
}

/** Text parts are wrapped: a long line goes on in the next, and so does one above a bare address. */
const wrapped = new RegExp(
  `(?<=[^\\n]{45})\\n(?=[^\\n]*\\S)|\\n(?=[ \\t]*[<([]?${OPEN}?[\\p{Ll},;)])|\\n(?=[ \\t]*[<([]?${OPEN})|(?<=[,:?])\\n`,
  'gu',
)

/** `To unsubscribe see [3]` … `[3] https://…`: the sentence that cites the number in front of the address. */
function citation(flow: Flow, start: number): string {
  const line = flow.text.slice(flow.text.lastIndexOf('\n', start - 1) + 1, start)
  const number = /^\s{0,10}[[(]?(\d{1,3})[\])]?[.:]?\s{0,5}<?$/.exec(line)?.[1]
  if (number === undefined) return ''
  const cited = flow.text.indexOf(`[${number}]`)
  return cited < 0 || cited >= start - line.length ? '' : sentenceAt(flow, cited, cited + number.length + 2)
}
