import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import { ASCII_NAMES, decoderName, meantBy } from './charset-names.ts'
import { byteCharsets } from './data/byte-charsets.ts'
import { escapeDecoder } from './escape-charsets.ts'
import { decodeKorean } from './korean-charset.ts'

/**
 * Charsets by the names of the WHATWG Encoding Standard, which is what browsers and webmail use, and by those that mail uses
 * as well (charset-names.ts).
 */

export type DecodedText = { text: string; problem: { code: string; detail: Message } | null }

/** Turns octets into text; `fatal` ones throw on octets that the charset does not have. */
type Decoder = { encoding: string; decode(bytes: Uint8Array): string }

function standardDecoder(name: string, fatal: boolean): Decoder | null {
  try {
    const { encoding } = new TextDecoder(name)
    return { encoding, decode: (bytes) => new TextDecoder(name, { fatal }).decode(bytes) }
  } catch {
    return null
  }
}

/**
 * Encoded words side by side, and programs that write a line at once, return to ASCII and leave it again (RFC 1468). Escapes
 * that follow each other are legal there; the decoder of the Encoding Standard puts a U+FFFD between them. All but the last
 * of them change nothing.
 */
const withoutIdleEscapes = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      .toString('latin1')
      .replace(/(?:\x1b(?:\([BJI]|\$[@B]|\$\([@BD]))+(?=\x1b(?:\([BJI]|\$[@B]|\$\([@BD]))/g, ''),
    'latin1',
  )

const ESCAPE = 0x1b
/** One octet is one letter. */
const tableDecoder = (encoding: string, high: string, fatal: boolean): Decoder => ({
  encoding,
  decode(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      .toString('latin1')
      .replace(/[\x80-\xff]/g, (octet) => high[octet.charCodeAt(0) - 128]!)
    if (fatal && text.includes('\ufffd')) throw new TypeError(`octets that ${encoding} does not have`)
    return text
  },
})

function registeredDecoder(label: string, fatal: boolean): Decoder | null {
  const name = decoderName(label)
  const escaped = escapeDecoder(name)
  if (escaped) return { encoding: name, decode: (bytes) => escaped(bytes, fatal) }
  if (Object.hasOwn(byteCharsets, name)) return tableDecoder(name, byteCharsets[name]!, fatal)
  const found = standardDecoder(name, fatal)
  if (found?.encoding === 'euc-kr') return { ...found, decode: (bytes) => decodeKorean(bytes, fatal) }
  return found?.encoding === 'iso-2022-jp'
    ? { ...found, decode: (bytes) => found.decode(withoutIdleEscapes(bytes)) }
    : found
}

function decoder(label: string, fatal: boolean): Decoder | null {
  const found = registeredDecoder(label, fatal)
  if (found) return found
  const meant = meantBy(label)
  return meant === undefined ? null : registeredDecoder(meant, fatal)
}

function decodeStrict(bytes: Uint8Array, label: string): string | null {
  try {
    return decoder(label, true)?.decode(bytes) ?? null
  } catch {
    return null
  }
}

/** The decoder of a charset that `isKnownCharset` knows. */
export const decoderOf = (label: string, fatal: boolean): Decoder =>
  decoder(label, fatal) ?? registeredDecoder('utf-8', fatal)!

/** Whether a charset name can be decoded. ISO-2022-CN, for instance, cannot. */
export function isKnownCharset(label: string): boolean {
  return decoder(label, false) !== null
}

/** Whether a charset that `isKnownCharset` knows is also written by a name that is registered or common. */
export const isRegisteredCharset = (label: string): boolean =>
  ASCII_NAMES.has(label) || registeredDecoder(label, false) !== null

/** The problem of a charset whose name no decoder has. */
export const unknownCharset = (charset: string): Message => ({
  code: 'charset.defect.unknown',
  facts: { charset: charset.slice(0, 60) },
})

/** Charsets of seven bits, which say by escapes or prefixes what an octet means. */
const SEVEN_BITS = new Set(['utf-7', 'iso-2022-jp', 'iso-2022-kr', 'hz-gb-2312'])

/** UTF-8 when the octets are valid UTF-8, else the charset that is given, else windows-1252, which never fails. */
export function decodeUndeclared(bytes: Uint8Array, charset: string | null = null): string {
  const given = charset === null ? null : decoder(charset, false)
  const other = given && SEVEN_BITS.has(given.encoding) && hasEightBit(bytes) ? null : given
  const text = decodeStrict(bytes, 'utf-8')
  if (text !== null && (other === null || !isEscaped(bytes) || hasEightBit(bytes))) return text
  return (other && other.encoding !== 'utf-8' ? other : decoderOf('windows-1252', false)).decode(bytes)
}

/** A latin1 string of source octets as text; left alone when it is ASCII or already text. */
export function octetsToText(octets: string, charset: string | null = null): string {
  let bits = 0
  for (let i = 0; i < octets.length; i++) bits |= octets.charCodeAt(i)
  if (bits < 128 || bits > 255) return octets
  return decodeUndeclared(Buffer.from(octets, 'latin1'), charset)
}

function hasEightBit(bytes: Uint8Array): boolean {
  let bits = 0
  for (let i = 0; i < bytes.length; i++) bits |= bytes[i]!
  return bits > 127
}

/** Whether seven-bit octets switch to letters beyond ASCII (ISO 2022). */
const isEscaped = (bytes: Uint8Array): boolean => bytes.includes(ESCAPE)

/** RFC 1468: the escape that begins Japanese text. No other text has it. */
const japanese = /\x1b\$[@B]/

/**
 * What names a charset where the header does not: `inside`, the text itself (metaCharset), then `beside`, the other texts of
 * the message (neighbourCharset). Both are asked only where the text needs them.
 */
export type CharsetHints = { inside(): string | null; beside(): string | null }

const noHints: CharsetHints = { inside: () => null, beside: () => null }

/**
 * Decodes text in a declared charset. Never throws: an unknown name, octets that the charset does not have, and a
 * charset that is plainly not the one used are named in `problem`, beside the most readable text.
 */
export function decodeText(
  bytes: Uint8Array,
  declared: string | null,
  hints: CharsetHints = noHints,
): DecodedText {
  if (declared === null || declared === '') return decodeWithoutCharset(bytes, hints)
  if (ASCII_NAMES.has(declared)) {
    if (!hasEightBit(bytes)) return { text: decodeUndeclared(bytes), problem: null }
    const detail: Message = { code: 'charset.defect.declared-ascii', facts: { charset: declared } }
    return { text: guess(bytes, hints).text, problem: { code: 'charset-mismatch', detail } }
  }
  const lenient = decoder(declared, false)
  if (!lenient) {
    const detail = unknownCharset(declared)
    return { text: guess(bytes, hints).text, problem: { code: 'unknown-charset', detail } }
  }
  const strict = decodeStrict(bytes, declared)
  if (strict === null) {
    const detail: Message = { code: 'charset.defect.invalid', facts: { charset: declared } }
    return { text: mostReadable(bytes, lenient), problem: { code: 'charset-decode-error', detail } }
  }
  return { text: strict, problem: suspect(bytes, lenient.encoding, declared, strict) ?? misspelled(declared) }
}

/** A text that is not in its charset. UTF-7 is read all the same, so that one wrong octet does not hide the rest. */
function mostReadable(bytes: Uint8Array, lenient: Decoder): string {
  const mayBeUtf8 = lenient.encoding !== 'utf-7' && hasEightBit(bytes)
  return (mayBeUtf8 ? decodeStrict(bytes, 'utf-8') : null) ?? lenient.decode(bytes)
}

/** `named`: the charset that the text itself names, where it can be decoded. */
function guess(bytes: Uint8Array, { inside, beside }: CharsetHints): { text: string; named: string | null } {
  const meta = inside()
  const named = meta !== null && isKnownCharset(meta) ? meta : null
  const source = isEscaped(bytes) ? Buffer.from(bytes).toString('latin1') : ''
  const charset = named ?? (japanese.test(source) ? 'iso-2022-jp' : validIn(bytes, beside))
  return { text: decodeUndeclared(bytes, charset), named }
}

/** Another text's charset counts only where all octets are valid in it: there it is a guess. */
function validIn(bytes: Uint8Array, beside: CharsetHints['beside']): string | null {
  const charset = decodeStrict(bytes, 'utf-8') === null || isEscaped(bytes) ? beside() : null
  return charset !== null && decodeStrict(bytes, charset) !== null ? charset : null
}

function decodeWithoutCharset(bytes: Uint8Array, hints: CharsetHints): DecodedText {
  if (!hasEightBit(bytes) && !isEscaped(bytes)) return { text: decodeUndeclared(bytes), problem: null }
  const { text, named } = guess(bytes, hints)
  if (!hasEightBit(bytes) && text === Buffer.from(bytes).toString('latin1')) return { text, problem: null }
  const detail: Message =
    named === null
      ? plain('charset.defect.undeclared')
      : { code: 'charset.defect.inside', facts: { charset: named } }
  return { text, problem: { code: 'charset-missing', detail } }
}

/** A name that only lenient readers understand. */
function misspelled(declared: string): DecodedText['problem'] {
  if (isRegisteredCharset(declared)) return null
  return {
    code: 'charset-misspelled',
    detail: { code: 'charset.defect.misspelled', facts: { charset: declared.slice(0, 60) } },
  }
}

/** Charsets in which any octets make a text, so that only the text shows a wrong label. */
const ONE_OCTET = /^(windows-|iso-8859-|koi8|macintosh|x-mac-|ibm)/

/** Whether text in a one-octet charset happens to be valid UTF-8: then it is UTF-8 with a wrong label. */
export const looksLikeUtf8 = (bytes: Uint8Array, encoding: string): boolean =>
  ONE_OCTET.test(encoding) && hasEightBit(bytes) && decodeStrict(bytes, 'utf-8') !== null

/** `text` has been decoded from the octets. The C1 controls are what a one-octet charset has no letter for. */
function suspect(
  bytes: Uint8Array,
  encoding: string,
  declared: string,
  text: string,
): DecodedText['problem'] {
  if (!ONE_OCTET.test(encoding) || !hasEightBit(bytes)) return null
  const facts = { charset: declared }
  if (looksLikeUtf8(bytes, encoding))
    return { code: 'charset-looks-like-utf-8', detail: { code: 'charset.defect.utf-8', facts } }
  if (!/[\x80-\x9f]/.test(text)) return null
  return { code: 'charset-decode-error', detail: { code: 'charset.defect.invalid', facts } }
}

/** How much of an HTML document is searched for its charset. Browsers read 1,024 octets; mail has long heads. */
const PRESCAN = 4_096

/**
 * The charset that an HTML document names in a `<meta>`, in lower case; null for none. UTF-16 cannot name itself so, and is
 * read as UTF-8 (HTML Living Standard, 13.2.3.2).
 */
export function metaCharset(octets: Uint8Array): string | null {
  const head = Buffer.from(octets.subarray(0, PRESCAN))
    .toString('latin1')
    .replace(/<!--.*?(?:-->|$)/gs, '')
  for (const [tag] of head.matchAll(/<meta[\s/][^>]*/gi)) {
    const charset = /[\s"';]charset\s*=\s*["']?\s*([^\s"';>]{1,40})/i.exec(tag)?.[1]?.toLowerCase()
    if (charset !== undefined) return charset.startsWith('utf-16') ? 'utf-8' : charset
  }
  return null
}
