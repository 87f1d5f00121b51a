import type { Cursor } from './cursor.ts'

/** Character classes of RFC 5322, 3.2, by UTF-16 code unit. */

export const CR = 13
export const LF = 10
export const TAB = 9
export const SPACE = 32
export const QUOTE = 34
export const OPEN = 40
export const CLOSE = 41
export const HYPHEN = 45
export const DOT = 46
export const AT = 64
export const OPEN_BRACKET = 91
export const BACKSLASH = 92
export const CLOSE_BRACKET = 93
export const DELETE = 127

const SPECIALS = new Set([...'()<>[]:;@\\,."'].map((sign) => sign.charCodeAt(0)))

/** A letter, digit or sign that an atom may hold (`atext`), with RFC 6531, 3.3 in mode `eai`. */
export function isAtext(cursor: Cursor, code: number): boolean {
  if (code > DELETE) return isBeyondAscii(cursor, code)
  return code > SPACE && code < DELETE && !SPECIALS.has(code)
}

/** Control characters that only the obsolete grammar knows (`obs-NO-WS-CTL`). */
export function isObsoleteControl(code: number): boolean {
  return (code > 0 && code < SPACE) || code === DELETE
}

/** ASCII letters and digits by their code. */
export function isLetterOrDigit(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}

/**
 * A character outside ASCII that RFC 6531 allows: all of UTF-8, without C1 controls (RFC 5198, 2) and halves of
 * surrogate pairs, which no UTF-8 can carry.
 */
export function isBeyondAscii(cursor: Cursor, code: number): boolean {
  if (cursor.mode === 'ascii' || code < 0xa0) return false
  if (isHigh(code)) return isLow(cursor.peek(1))
  if (isLow(code)) return isHigh(cursor.peek(-1))
  return code < 0xfffe
}

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Z}\u2800]/u

/**
 * A sign outside ASCII that nobody sees: zero-width and bidirectional ones, soft hyphens, spaces of other widths. Where
 * they follow a letter outside ASCII, U+200C, U+200D and U+FE0F belong to the writing (RFC 5892, appendix A; UTS 51).
 */
export function isInvisible({ text, at }: Pick<Cursor, 'text' | 'at'>): boolean {
  const code = text.codePointAt(at) ?? 0
  if (code <= DELETE || !INVISIBLE.test(String.fromCodePoint(code))) return false
  const joins = code === 0x200c || code === 0x200d || code === 0xfe0f
  const before = text.slice(Math.max(0, at - 2), at)
  const last = [...before].at(-1) ?? ''
  return !(joins && /[^\x00-\x7f]/.test(last) && (last === '\ufe0f' || !INVISIBLE.test(last)))
}

/** The text without them. */
export function withoutInvisible(text: string): string {
  let seen = ''
  for (let at = 0; at < text.length; ) {
    const sign = String.fromCodePoint(text.codePointAt(at)!)
    if (!isInvisible({ text, at })) seen += sign
    at += sign.length
  }
  return seen
}

function isHigh(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

function isLow(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff
}
