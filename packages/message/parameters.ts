import { MAX_PARAMETERS } from './bounds.ts'
import { decodeText, octetsToText } from './charset.ts'
import { decodeWords } from './encoded-words.ts'
import { unfold } from './headers.ts'
import type { ParameterizedValue } from './types.ts'

/** One parameter as written: `name*2*` has section 2 and is extended. */
type Piece = { name: string; section: number | null; extended: boolean; value: string }

/** Offset after the comment that opens at `at`; comments nest (RFC 5322 section 3.2.2). */
function skipComment(source: string, at: number): number {
  let depth = 0
  for (let i = at; i < source.length; i++) {
    const char = source[i]
    if (char === '\\') i++
    else if (char === '(') depth++
    else if (char === ')' && --depth === 0) return i + 1
  }
  return source.length
}

/** Splits at the semicolons outside quoted strings and comments; comments are left out, quotes kept. */
function segments(source: string): string[] {
  const out: string[] = []
  let current = ''
  let from = 0
  let quoted = false
  for (let i = 0; i < source.length; i++) {
    const char = source[i]
    if (quoted) {
      if (char === '\\') i++
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '(') {
      current += source.slice(from, i)
      from = skipComment(source, i)
      i = from - 1
    } else if (char === ';') {
      out.push(current + source.slice(from, i))
      current = ''
      from = i + 1
      if (out.length > MAX_PARAMETERS) return out
    }
  }
  out.push(current + source.slice(from))
  return out
}

/** A value and a parameter with a blank or a comma between them, where the semicolon belongs. */
const UNSEPARATED = /^\s*([^\s"(),;=]+)[\s,]+([a-z][\w-]*(?:\*\d{0,3})?\*?\s*=.*)$/is

/** `text/html charset=utf-8` means what it would mean with its semicolon; mail programs read it so. */
function withSemicolon([first = '', ...others]: string[]): string[] {
  const [, value, parameter] = UNSEPARATED.exec(first) ?? []
  return value === undefined ? [first, ...others] : [value, parameter!, ...others]
}

/** The text of a quoted string, or the value as it is; text after a closing quote is dropped. */
function unquote(source: string): string {
  if (!source.startsWith('"')) return source
  let out = ''
  for (let i = 1; i < source.length; i++) {
    const char = source[i]!
    if (char === '"') break
    if (char === '\\' && i + 1 < source.length) out += source[++i]
    else out += char
  }
  return out
}

function piece(segment: string): Piece | null {
  const equals = segment.indexOf('=')
  if (equals < 0) return null
  const name = segment.slice(0, equals).trim().toLowerCase()
  const value = unquote(segment.slice(equals + 1).trim())
  // RFC 2231 sections 3 and 4: name*, name*0, name*0*.
  const match = /^([^*]{1,100})(?:\*(\d{1,3}))?(\*)?$/.exec(name)
  if (!match) return null
  return {
    name: match[1]!,
    section: match[2] === undefined ? null : Number(match[2]),
    extended: match[3] !== undefined,
    value,
  }
}

/** Percent-decoded octets of an extended value. */
function percentOctets(value: string): Buffer {
  const plain = value.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(plain, 'latin1')
}

/** Joins the pieces of one parameter; the charset stands in the first (RFC 2231 section 4.1). */
function join(pieces: Piece[], rawCharset: string | null): string {
  const ordered = pieces.toSorted((a, b) => (a.section ?? 0) - (b.section ?? 0))
  if (!ordered.some((each) => each.extended)) {
    return decodeWords(ordered.map((each) => each.value).join(''), rawCharset).text
  }
  const [charset, , ...rest] = ordered[0]!.value.split("'")
  const marked = ordered[0]!.extended && rest.length > 0
  const chunks = ordered.map((each, index) => {
    const value = index === 0 && marked ? rest.join("'") : each.value
    return each.extended ? percentOctets(value) : Buffer.from(value, 'latin1')
  })
  return decodeText(Buffer.concat(chunks), marked ? charset!.toLowerCase() : null).text
}

/**
 * Reads `value; name=value; ...` as in Content-Type, Content-Disposition or List-Unsubscribe-Post. `raw` may be
 * folded and hold octets as latin1. Takes RFC 2231 continuations and charsets, the encoded words and bare
 * blanks that senders write instead, and a first parameter without its semicolon. The value is as written; names are in
 * lower case, the first of two wins. `rawCharset`: the charset of octets that are not UTF-8.
 */
export function parseParameterized(raw: string, rawCharset: string | null = null): ParameterizedValue {
  const [first = '', ...others] = withSemicolon(segments(unfold(raw)))
  const pieces = new Map<string, Piece[]>()
  for (const segment of others) {
    const found = piece(segment)
    if (!found) continue
    const known = pieces.get(found.name)
    if (!known) pieces.set(found.name, [found])
    else if (isNew(known, found)) known.push(found)
  }
  const parameters = [...pieces].map(([name, list]) => [name, join(preferred(list), rawCharset)])
  return { value: octetsToText(first.trim()), parameters: Object.fromEntries(parameters) }
}

function isNew(known: Piece[], found: Piece): boolean {
  return (
    known.length < MAX_PARAMETERS &&
    !known.some((each) => each.section === found.section && each.extended === found.extended)
  )
}

/** The extended form (`name*`, `name*0...`) wins over the plain one (RFC 6266, 4.3). */
function preferred(list: Piece[]): Piece[] {
  const sections = list.filter((each) => each.section !== null)
  const whole = list.filter((each) => each.section === null)
  const extended = whole.find((each) => each.extended)
  if (extended) return [extended]
  return sections.length > 0 ? sections : whole
}
