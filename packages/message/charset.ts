import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import { dosCharsets } from './data/dos-charsets.ts'

/** Charsets by the names of the WHATWG Encoding Standard, which is what browsers and webmail use. */

export type DecodedText = { text: string; problem: { code: string; detail: Message } | null }

const ASCII_NAMES = new Set(['us-ascii', 'ascii', 'ansi_x3.4-1968', 'iso646-us', '646'])

/** Names that IANA registers or programs write for code pages, and the Encoding Standard lacks. */
const ALIASES = new Map([
  ['cp936', 'gbk'],
  ['ms936', 'gbk'],
  ['windows-936', 'gbk'],
  ['csgb2312', 'gbk'],
  ['cp932', 'shift_jis'],
  ['ms932', 'shift_jis'],
  ['windows-932', 'shift_jis'],
  ['cp943', 'shift_jis'],
  ['cp949', 'euc-kr'],
  ['ms949', 'euc-kr'],
  ['uhc', 'euc-kr'],
  ['cp51949', 'euc-kr'],
  ['cp950', 'big5'],
  ['windows-950', 'big5'],
  ['cp51932', 'euc-jp'],
  ['cp50220', 'iso-2022-jp'],
  ['cp50221', 'iso-2022-jp'],
  ['cp874', 'windows-874'],
  ['ibm874', 'windows-874'],
  ['cp65001', 'utf-8'],
  ['cp28591', 'iso-8859-1'],
  ['latin-9', 'iso-8859-15'],
  ['csiso2022kr', 'iso-2022-kr'],
  ...['437', '850', '852'].flatMap((page): [string, string][] => [
    [`cp${page}`, `ibm${page}`],
    [page, `ibm${page}`],
  ]),
  ['cspc8codepage437', 'ibm437'],
  ['cspc850multilingual', 'ibm850'],
  ['cspcp852', 'ibm852'],
])

/** The names of the Encoding Standard that mail uses, and those of our own decoders. */
const NAMES = [
  'utf-8 utf-16be utf-16le gbk gb18030 gb2312 big5 euc-jp iso-2022-jp iso-2022-kr shift_jis euc-kr koi8-r koi8-u macintosh',
  'ibm437 ibm850 ibm852 ibm866 windows-874 tis-620 latin1 latin2 us-ascii',
]
  .join(' ')
  .split(' ')
  .concat(Array.from({ length: 9 }, (_, page) => `windows-125${page}`))
  .concat(Array.from({ length: 16 }, (_, part) => `iso-8859-${part + 1}`))

/** The letters and digits of a name, by which names are matched that are written in another way (Unicode UTS 22, 1.4). */
const squashed = (label: string): string => label.replace(/[^a-z0-9]+/g, '')

const BY_LETTERS = new Map([...NAMES, ...ALIASES.keys()].map((name) => [squashed(name), name]))

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
const SHIFT_OUT = 0x0e
const SHIFT_IN = 0x0f

/** ISO-2022-KR as EUC-KR: what lies between shift-out and shift-in has its high bit set (RFC 1557). */
function eucOfIso2022Kr(bytes: Uint8Array): Uint8Array {
  const out: number[] = []
  let shifted = false
  for (let at = 0; at < bytes.length; at++) {
    const octet = bytes[at]!
    if (octet === ESCAPE && bytes[at + 1] === 0x24 && bytes[at + 2] === 0x29 && bytes[at + 3] === 0x43)
      at += 3
    else if (octet === SHIFT_OUT || octet === SHIFT_IN) shifted = octet === SHIFT_OUT
    // Every line ends in ASCII.
    else if (octet === 10 || octet === 13) {
      shifted = false
      out.push(octet)
    } else out.push(shifted && octet > 32 ? octet | 128 : octet)
  }
  return Uint8Array.from(out)
}

function iso2022Kr(fatal: boolean): Decoder {
  const decode = (bytes: Uint8Array) => {
    if (fatal && hasEightBit(bytes)) throw new TypeError('ISO-2022-KR has seven bits')
    return new TextDecoder('euc-kr', { fatal }).decode(eucOfIso2022Kr(bytes))
  }
  return { encoding: 'iso-2022-kr', decode }
}

/** One octet is one letter. */
const tableDecoder = (encoding: string, high: string): Decoder => ({
  encoding,
  decode: (bytes) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      .toString('latin1')
      .replace(/[\x80-\xff]/g, (octet) => high[octet.charCodeAt(0) - 128]!),
})

function registeredDecoder(label: string, fatal: boolean): Decoder | null {
  const name = ALIASES.get(label) ?? label
  if (name === 'iso-2022-kr') return iso2022Kr(fatal)
  if (Object.hasOwn(dosCharsets, name)) return tableDecoder(name, dosCharsets[name]!)
  const found = standardDecoder(name, fatal)
  return found?.encoding === 'iso-2022-jp'
    ? { ...found, decode: (bytes) => found.decode(withoutIdleEscapes(bytes)) }
    : found
}

/** The name that a misspelled one means, such as `'utf-8'` in quotes, `utf_8` or `x-windows-1252`; undefined for none. */
function meantBy(label: string): string | undefined {
  const letters = squashed(label).replace(/^x/, '')
  const page = /^(?:cp|ms|ansi|ibm)(125[0-8])$/.exec(letters)?.[1]
  return page === undefined ? BY_LETTERS.get(letters) : `windows-${page}`
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

/** Whether a charset name can be decoded. UTF-7, for instance, cannot. */
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

/** UTF-8 when the octets are valid UTF-8, else the charset that is given, else windows-1252, which never fails. */
export function decodeUndeclared(bytes: Uint8Array, charset: string | null = null): string {
  const other = charset === null ? null : decoder(charset, false)
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
 * Decodes text in a declared charset. Never throws: an unknown name, octets that the charset does not have, and a
 * charset that is plainly not the one used are named in `problem`, beside the most readable text.
 * `inside`: the charset that the text itself names (metaCharset); it counts where none is declared.
 */
export function decodeText(
  bytes: Uint8Array,
  declared: string | null,
  inside: string | null = null,
): DecodedText {
  if (declared === null || declared === '') return decodeWithoutCharset(bytes, inside)
  if (ASCII_NAMES.has(declared)) {
    if (!hasEightBit(bytes)) return { text: decodeUndeclared(bytes), problem: null }
    const detail: Message = { code: 'charset.defect.declared-ascii', facts: { charset: declared } }
    return { text: decodeUndeclared(bytes, inside), problem: { code: 'charset-mismatch', detail } }
  }
  const lenient = decoder(declared, false)
  if (!lenient) {
    const detail = unknownCharset(declared)
    return { text: decodeUndeclared(bytes, inside), problem: { code: 'unknown-charset', detail } }
  }
  const strict = decodeStrict(bytes, declared)
  if (strict === null) {
    const detail: Message = { code: 'charset.defect.invalid', facts: { charset: declared } }
    const text = decodeStrict(bytes, 'utf-8') ?? lenient.decode(bytes)
    return { text, problem: { code: 'charset-decode-error', detail } }
  }
  return { text: strict, problem: suspect(bytes, lenient.encoding, declared) ?? misspelled(declared) }
}

function decodeWithoutCharset(bytes: Uint8Array, inside: string | null): DecodedText {
  const known = inside !== null && isKnownCharset(inside) ? inside : null
  const source = isEscaped(bytes) ? Buffer.from(bytes).toString('latin1') : ''
  const charset = known ?? (japanese.test(source) ? 'iso-2022-jp' : null)
  const text = decodeUndeclared(bytes, charset)
  if (!hasEightBit(bytes) && (source === '' || text === source)) return { text, problem: null }
  const detail: Message =
    known === null
      ? plain('charset.defect.undeclared')
      : { code: 'charset.defect.inside', facts: { charset: known } }
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

/** Text in a one-octet charset that happens to be valid UTF-8 is UTF-8 with a wrong label. */
function suspect(bytes: Uint8Array, encoding: string, declared: string): DecodedText['problem'] {
  const oneOctet = /^(windows-|iso-8859-|koi8|macintosh|ibm)/.test(encoding)
  if (!oneOctet || !hasEightBit(bytes) || decodeStrict(bytes, 'utf-8') === null) return null
  return {
    code: 'charset-looks-like-utf-8',
    detail: { code: 'charset.defect.utf-8', facts: { charset: declared } },
  }
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
