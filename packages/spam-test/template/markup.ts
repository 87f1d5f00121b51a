import type { Tag, TagFinder } from './tags.ts'

/**
 * Reads the source of an HTML template with its merge tags in it, which a parser of HTML would take for text, attributes or the
 * ends of values. It knows as much of HTML as is needed to say what a tag is a part of.
 */

export type MarkupParts = {
  /** Without tags. */
  copy(from: number, to: number): void
  /** A tag in text. */
  tag(tag: Tag): void
  /** A tag between attributes. */
  gap(tag: Tag): void
  /** An attribute with a tag in its value: name, begin of the name, value without quotes, end with them. */
  attribute(name: string, start: number, from: number, to: number, end: number): void
  /** The text of a style element. */
  css(from: number, to: number): void
}

const signs = /[<{%*[$#@]/g

/** Calls for each part of the source, in order and without gaps. */
export function scanMarkup(source: string, finder: TagFinder, parts: MarkupParts): void {
  let at = 0
  let copied = 0
  const flush = (to: number) => {
    parts.copy(copied, to)
    copied = to
  }
  for (;;) {
    signs.lastIndex = at
    const match = signs.exec(source)
    if (!match) break
    const tag = finder.at(match.index, 'markup')
    if (tag) {
      flush(tag.from)
      parts.tag(tag)
      at = tag.to
      copied = at
    } else if (match[0] === '<') {
      const next = new StartTag(source, finder, parts, flush).read(match.index)
      at = next.at
      copied = Math.max(copied, next.copied)
    } else at = match.index + 1
  }
  flush(source.length)
}

/** One `<`: a comment, an end tag, or a start tag with its attributes, and what only that element ends. */
class StartTag {
  readonly #source: string
  readonly #finder: TagFinder
  readonly #parts: MarkupParts
  readonly #flush: (to: number) => void
  #copied = 0

  constructor(source: string, finder: TagFinder, parts: MarkupParts, flush: (to: number) => void) {
    this.#source = source
    this.#finder = finder
    this.#parts = parts
    this.#flush = flush
  }

  read(from: number): { at: number; copied: number } {
    const source = this.#source
    // What Outlook alone reads is markup as well.
    if (source.startsWith('<!--', from) && !/^\s{0,10}\[if/i.test(source.slice(from + 4, from + 24)))
      return { at: endAfter(source, '-->', from), copied: 0 }
    const name = /^<([a-z][^\s/>]{0,60})/i.exec(source.slice(from, from + 64))?.[1]?.toLowerCase()
    if (!name) return { at: from + 1, copied: 0 }
    let at = this.#attributes(from + 1 + name.length)
    if (name === 'style' || name === 'script') {
      const end = endBefore(source, `</${name}`, at)
      if (name === 'style') {
        this.#flushTo(at)
        this.#parts.css(at, end)
        this.#copied = end
      }
      at = end
    }
    return { at, copied: this.#copied }
  }

  /** From behind the name to behind `>`. */
  #attributes(from: number): number {
    const source = this.#source
    let at = from
    while (at < source.length) {
      const tag = this.#finder.at(at, 'markup')
      if (tag) {
        this.#flushTo(tag.from)
        this.#parts.gap(tag)
        at = tag.to
        this.#copied = at
      } else if (source[at] === '>') return at + 1
      else if (/[\s/"'=]/.test(source[at]!)) at += 1
      else at = this.#attribute(at)
    }
    return at
  }

  #attribute(start: number): number {
    const source = this.#source
    attributeName.lastIndex = start
    const written = attributeName.exec(source)?.[0] ?? source[start]!
    equals.lastIndex = start + written.length
    const assigned = equals.exec(source)?.[0]
    if (assigned === undefined) return start + written.length
    let from = start + written.length + assigned.length
    const quote = source[from] === '"' || source[from] === "'" ? source[from]! : ''
    if (quote) from += 1
    const { to, hasTags } = this.#value(from, quote)
    const end = Math.min(source.length, to + quote.length)
    if (hasTags) {
      this.#flushTo(start)
      this.#parts.attribute(written.toLowerCase(), start, from, to, end)
      this.#copied = end
    }
    return Math.max(end, start + 1)
  }

  /** To the closing quote, or to white space or `>`; quotes and spaces of a tag are its own. */
  #value(from: number, quote: string): { to: number; hasTags: boolean } {
    const source = this.#source
    const stops = quote === '"' ? /["{%<*[$#@]/g : quote === "'" ? /['{%<*[$#@]/g : /[\s>{%<*[$#@]/g
    let hasTags = false
    stops.lastIndex = from
    for (let match = stops.exec(source); match; match = stops.exec(source)) {
      const tag = this.#finder.at(match.index, 'url') ?? this.#finder.at(match.index, 'markup')
      if (tag) {
        hasTags = true
        stops.lastIndex = tag.to
      } else if (match[0] === quote || (quote === '' && /[\s>]/.test(match[0])))
        return { to: match.index, hasTags }
    }
    return { to: source.length, hasTags }
  }

  #flushTo(to: number): void {
    if (this.#copied === 0) this.#flush(to)
    else this.#parts.copy(this.#copied, to)
  }
}

const attributeName = /[^\s=>/"']{1,200}/y
const equals = /\s{0,200}=\s{0,200}/y

function endAfter(source: string, text: string, from: number): number {
  const at = source.indexOf(text, from)
  return at < 0 ? source.length : at + text.length
}

function endBefore(source: string, text: string, from: number): number {
  const search = new RegExp(text, 'gi')
  search.lastIndex = from
  return search.exec(source)?.index ?? source.length
}
