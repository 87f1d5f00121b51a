import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'

/** Charsets by the names of the WHATWG Encoding Standard, which is what browsers and webmail use. */

export type DecodedText = { text: string; problem: { code: string; detail: Message } | null }

const ASCII_NAMES = new Set(['us-ascii', 'ascii', 'ansi_x3.4-1968', 'iso646-us', '646'])

/** Names that IANA registers or mail programs write, and the Encoding Standard lacks. */
const ALIASES = new Map([
  ['cp936', 'gbk'],
  ['ms936', 'gbk'],
  ['windows-936', 'gbk'],
  ['cp932', 'shift_jis'],
  ['ms932', 'shift_jis'],
  ['cp949', 'euc-kr'],
  ['cp950', 'big5'],
  ['windows-950', 'big5'],
])

function decoder(label: string, fatal: boolean): TextDecoder | null {
  try {
    return new TextDecoder(ALIASES.get(label) ?? label, { fatal })
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

/** Octets as the decoder of their charset takes them. */
export const decodable = (bytes: Uint8Array, label: string): Uint8Array =>
  /^(?:cs)?iso-?2022-?jp/.test(label) ? withoutIdleEscapes(bytes) : bytes

function decodeStrict(bytes: Uint8Array, label: string): string | null {
  try {
    return decoder(label, true)?.decode(bytes) ?? null
  } catch {
    return null
  }
}

/** The decoder of a charset that `isKnownCharset` knows. */
export const decoderOf = (label: string, fatal: boolean): TextDecoder =>
  decoder(label, fatal) ?? new TextDecoder()

/** Whether a charset name can be decoded. UTF-7 and ISO-2022-KR, for instance, cannot. */
export function isKnownCharset(label: string): boolean {
  return decoder(label, false) !== null
}

/** The problem of a charset whose name no decoder has. */
export const unknownCharset = (charset: string): Message => ({
  code: 'charset.defect.unknown',
  facts: { charset: charset.slice(0, 60) },
})

/** UTF-8 when the octets are valid UTF-8, else windows-1252, which never fails. */
export function decodeUndeclared(bytes: Uint8Array): string {
  return decodeStrict(bytes, 'utf-8') ?? new TextDecoder('windows-1252').decode(bytes)
}

/** A latin1 string of source octets as text; left alone when it is ASCII or already text. */
export function octetsToText(octets: string): string {
  let bits = 0
  for (let i = 0; i < octets.length; i++) bits |= octets.charCodeAt(i)
  if (bits < 128 || bits > 255) return octets
  return decodeUndeclared(Buffer.from(octets, 'latin1'))
}

function hasEightBit(bytes: Uint8Array): boolean {
  let bits = 0
  for (let i = 0; i < bytes.length; i++) bits |= bytes[i]!
  return bits > 127
}

/**
 * Decodes text in a declared charset. Never throws: an unknown name, octets that the charset does not have, and a
 * charset that is plainly not the one used are named in `problem`, beside the most readable text.
 */
export function decodeText(octets: Uint8Array, declared: string | null): DecodedText {
  const bytes = decodable(octets, declared ?? '')
  if (declared === null || declared === '') return decodeWithoutCharset(bytes)
  if (ASCII_NAMES.has(declared)) {
    if (!hasEightBit(bytes)) return { text: decodeUndeclared(bytes), problem: null }
    const detail: Message = { code: 'charset.defect.declared-ascii', facts: { charset: declared } }
    return { text: decodeUndeclared(bytes), problem: { code: 'charset-mismatch', detail } }
  }
  const lenient = decoder(declared, false)
  if (!lenient) {
    const detail = unknownCharset(declared)
    return { text: decodeUndeclared(bytes), problem: { code: 'unknown-charset', detail } }
  }
  const strict = decodeStrict(bytes, declared)
  if (strict === null) {
    const detail: Message = { code: 'charset.defect.invalid', facts: { charset: declared } }
    const text = decodeStrict(bytes, 'utf-8') ?? lenient.decode(bytes)
    return { text, problem: { code: 'charset-decode-error', detail } }
  }
  return { text: strict, problem: suspect(bytes, lenient.encoding, declared) }
}

function decodeWithoutCharset(bytes: Uint8Array): DecodedText {
  if (!hasEightBit(bytes)) return { text: decodeUndeclared(bytes), problem: null }
  const detail = plain('charset.defect.undeclared')
  return { text: decodeUndeclared(bytes), problem: { code: 'charset-missing', detail } }
}

/** Text in a one-octet charset that happens to be valid UTF-8 is UTF-8 with a wrong label. */
function suspect(bytes: Uint8Array, encoding: string, declared: string): DecodedText['problem'] {
  const oneOctet = /^(windows-|iso-8859-|koi8|macintosh|ibm866)/.test(encoding)
  if (!oneOctet || !hasEightBit(bytes) || decodeStrict(bytes, 'utf-8') === null) return null
  return {
    code: 'charset-looks-like-utf-8',
    detail: { code: 'charset.defect.utf-8', facts: { charset: declared } },
  }
}
