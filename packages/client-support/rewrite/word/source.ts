import { readConditional, wordMeets } from '../../conditional.ts'
import type { Places } from '../places.ts'
import type { Found } from '../types.ts'

/**
 * The source as Word reads it: what conditional comments show to Word alone stands in it, what they hide from Word does
 * not; blocks of `<xml>` are settings and no content; empty elements of Word's own namespaces are closed, which HTML
 * does not do. Pieces of a table open in one comment and close in another, so this is done to the text, not to a tree.
 */
export function wordSource(html: string, places: Places, tell: (found: Found) => void): string {
  const writer = new Writer(places)
  /** Where what Word does not see began; null outside of it. */
  let hidden: { from: number; depth: number; what: string } | null = null
  let written = 0
  const lastEnd = html.lastIndexOf(END)
  const keep = (to: number): void => {
    if (hidden === null) writer.write(html, written, to)
    written = to
  }
  for (let at = html.indexOf('<!'); at >= 0; at = html.indexOf('<!', at)) {
    const mark = readMark(html, at, lastEnd)
    if (mark === 'unclosed') break
    const next = mark.end
    if (mark.kind === 'other') {
      at = next
      continue
    }
    keep(at)
    written = next
    if (hidden !== null) {
      if (mark.kind === 'start') hidden.depth += 1
      else if (mark.kind === 'end' && --hidden.depth === 0) {
        tell(conditional('removed', hidden.what, hidden.from))
        hidden = null
      }
    } else if (mark.kind === 'start' && !wordMeets(mark.condition))
      hidden = { from: at, depth: 1, what: mark.condition }
    else if (mark.kind === 'hidden' && wordMeets(mark.condition)) {
      writer.write(html, mark.from, mark.to)
      tell(conditional('changed', mark.condition, at))
    }
    at = next
  }
  keep(html.length)
  // What is never closed hides nothing: the rest of the mail would be gone.
  if (hidden !== null) writer.write(html, hidden.from, html.length)
  return writer.text()
}

const conditional = (effect: Found['effect'], condition: string, offset: number): Found => ({
  rule: 'word-conditional',
  effect,
  of: 'document',
  what: `[if ${condition}]`,
  offset,
})

type Mark =
  | { kind: 'start'; condition: string; end: number }
  | { kind: 'end' | 'other'; end: number }
  | { kind: 'hidden'; condition: string; from: number; to: number; end: number }

/** The comment or `<![if]>` that begins there. */
function readMark(html: string, at: number, lastEnd: number): Mark | 'unclosed' {
  if (!html.startsWith('<!--', at)) {
    if (html[at + 2] !== '[') return { kind: 'other', end: at + 2 }
    const close = html.indexOf('>', at)
    if (close < 0) return 'unclosed'
    return marked(readConditional(html.slice(at + 2, close).replace(/-+$/, '')), at + 2, close + 1)
  }
  const close = html.indexOf('-->', at + 4)
  if (close < 0) return 'unclosed'
  const data = html.slice(at + 4, close)
  // Word reads up to the condition's own end; for the others an ordinary comment inside has ended it before.
  const end =
    at + 4 < lastEnd && readConditional(data)?.kind === 'start' && data.includes('<!--', 4)
      ? html.indexOf(END, close)
      : -1
  if (end >= 0)
    return marked(readConditional(html.slice(at + 4, end + END.length - 3)), at + 4, end + END.length)
  return marked(readConditional(data), at + 4, close + 3)
}

const END = '<![endif]-->'

function marked(conditional: ReturnType<typeof readConditional>, start: number, end: number): Mark {
  if (conditional === null) return { kind: 'other', end }
  if (conditional.kind === 'end') return { kind: 'end', end }
  const { condition } = conditional
  if (conditional.kind === 'start') return { kind: 'start', condition, end }
  const from = start + conditional.offset
  return { kind: 'hidden', condition, from, to: from + conditional.content.length, end }
}

const own = /<xml\b[^>]*>|<((?:v|o|w):[\w-]+)([^<>]*)\/>/gi

/** Writes pieces of a source, and where each came from. */
class Writer {
  readonly places: Places
  readonly pieces: string[] = []
  length = 0

  constructor(places: Places) {
    this.places = places
  }

  write(html: string, from: number, to: number): void {
    const piece = html.slice(from, to)
    const lower = piece.toLowerCase()
    const lastXml = lower.lastIndexOf('</xml>')
    let at = 0
    own.lastIndex = 0
    for (let match = own.exec(piece); match; match = own.exec(piece)) {
      const [tag, name, rest] = match
      if (name === undefined && match.index > lastXml) continue
      this.push(piece.slice(at, match.index), from + at)
      if (name === undefined) at = lower.indexOf('</xml>', match.index) + '</xml>'.length
      else {
        this.push(`<${name}${rest}></${name}>`, from + match.index)
        at = match.index + tag.length
      }
      own.lastIndex = at
    }
    this.push(piece.slice(at), from + at)
  }

  push(text: string, origin: number): void {
    if (text === '') return
    this.places.piece(this.length, origin)
    this.pieces.push(text)
    this.length += text.length
  }

  text(): string {
    return this.pieces.join('')
  }
}
