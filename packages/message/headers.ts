import { MAX_FIELD_OCTETS } from './bounds.ts'
import { onOneLine } from './control-characters.ts'
import { decodeWords } from './encoded-words.ts'
import type { Header } from './types.ts'

/** Where one header field stands in the source. */
export type FieldSpan = {
  start: number
  end: number
  line: number
  lineCount: number
  longestLine: number
  hasRawEightBit: boolean
}

const COLON = 58
const SPACE = 32
const TAB = 9
const MAX_NAME = 998

/**
 * Offset of the colon that ends a field name, or -1 when the line is no header field. RFC 5322 section 2.2:
 * printable ASCII but the colon; blanks before the colon are section 4.5's old form.
 */
export function fieldColon(bytes: Uint8Array, start: number, end: number): number {
  const limit = Math.min(end, start + MAX_NAME)
  let i = start
  while (i < limit && bytes[i]! > SPACE && bytes[i]! < 127 && bytes[i] !== COLON) i++
  if (i === start) return -1
  while (i < limit && (bytes[i] === SPACE || bytes[i] === TAB)) i++
  return i < limit && bytes[i] === COLON ? i : -1
}

/** RFC 5322 section 2.2.3: the line ends go, the blanks after them stay. */
export const unfold = (raw: string): string => (/[\r\n]/.test(raw) ? raw.replace(/[\r\n]+/g, '') : raw)

/** The field as types.ts describes it, cut at MAX_FIELD_OCTETS. `colon` from fieldColon. */
export function readField(bytes: Buffer, span: FieldSpan, colon: number): Header {
  const name = bytes.toString('latin1', span.start, colon).trimEnd()
  const raw = bytes.toString('latin1', colon + 1, Math.min(span.end, colon + 1 + MAX_FIELD_OCTETS))
  return {
    name,
    key: name.toLowerCase(),
    raw,
    value: onOneLine(decodeWords(unfold(raw).trim()).text),
    line: span.line,
    lineCount: span.lineCount,
    longestLine: span.longestLine,
    hasRawEightBit: span.hasRawEightBit,
  }
}

/**
 * Reads the raw octets of header fields by the charset of the body, as mail programs do: RFC 5322 has no place to name
 * one. UTF-8 stays UTF-8 (RFC 6532). `charsetOf` is asked only where there are such octets; null for a body without one.
 */
export function decodeRawFields(fields: Header[], charsetOf: () => string | null): void {
  for (const field of fields) {
    const charset = field.hasRawEightBit ? charsetOf() : null
    if (charset === null) continue
    field.rawCharset = charset
    field.value = onOneLine(decodeWords(unfold(field.raw).trim(), charset).text)
  }
}

/** The first field of that name in a message or part; `key` in lower case. */
export function header(of: { headers: Header[] }, key: string): Header | undefined {
  return of.headers.find((field) => field.key === key)
}

/** Every field of that name, in source order. */
export function headers(of: { headers: Header[] }, key: string): Header[] {
  return of.headers.filter((field) => field.key === key)
}
