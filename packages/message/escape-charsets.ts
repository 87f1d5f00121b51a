import { base64Digit } from './transfer-encoding.ts'

/**
 * Charsets that the Encoding Standard lacks and that switch between ASCII and other letters, by escapes or prefixes. Each
 * takes octets, and throws a TypeError on those that the charset does not have when `fatal`.
 */

type Decode = (bytes: Uint8Array, fatal: boolean) => string

function refuse(fatal: boolean): void {
  if (fatal) throw new TypeError('octets that the charset does not have')
}

const PLUS = 43
const MINUS = 45
const TILDE = 126

/** The text of UTF-16 units; lone surrogates become U+FFFD. */
function textOf(units: Uint16Array, fatal: boolean): string {
  const text = Buffer.from(units.buffer, units.byteOffset, units.byteLength).toString('utf16le')
  if (!text.isWellFormed()) refuse(fatal)
  return text.toWellFormed()
}

/**
 * RFC 2152: ASCII, and UTF-16 in base64 between `+` and the first character that is no letter of base64, where a `-` is
 * swallowed. Octets of eight bits are read as UTF-8, so that a text mixed of both hides nothing; what is no base64 stays.
 */
const utf7: Decode = (bytes, fatal) => {
  const source = new TextDecoder('utf-8', { fatal }).decode(bytes)
  if (/[^\0-\x7f]/.test(source)) refuse(fatal)
  const units = new Uint16Array(source.length)
  let length = 0
  for (let i = 0; i < source.length; ) {
    const unit = source.charCodeAt(i++)
    if (unit !== PLUS) {
      units[length++] = unit
      continue
    }
    const begin = length
    let bits = 0
    let held = 0
    let end = i
    for (let digit = base64Digit(source.charCodeAt(end)); digit >= 0; ) {
      bits = (bits << 6) | digit
      held += 6
      if (held >= 16) {
        held -= 16
        units[length++] = bits >> held
        bits &= (1 << held) - 1
      }
      digit = base64Digit(source.charCodeAt(++end))
    }
    const isClosed = source.charCodeAt(end) === MINUS
    if (length > begin) i = isClosed ? end + 1 : end
    else {
      units[length++] = PLUS
      if (end === i && isClosed) i++
      else refuse(fatal)
    }
    // Fewer than six bits fill the last letter, and they are zero.
    if (held >= 6 || bits !== 0) refuse(fatal)
  }
  return textOf(units.subarray(0, length), fatal)
}

const isLineEnd = (octet: number): boolean => octet === 10 || octet === 13

/** A charset of seven bits: `unshift` sets the high bits of the shifted text, which makes it an EUC. */
const shifted =
  (euc: string, unshift: (bytes: Uint8Array, out: Uint8Array) => number): Decode =>
  (bytes, fatal) => {
    const out = new Uint8Array(bytes.length)
    const length = unshift(bytes, out)
    if (fatal && bytes.some((octet) => octet > 127)) refuse(fatal)
    return new TextDecoder(euc, { fatal }).decode(out.subarray(0, length))
  }

/** RFC 1557: a header, ESC $ ) C, names KS X 1001; shift-out and shift-in switch, and every line ends in ASCII. */
const iso2022Kr = shifted('euc-kr', (bytes, out) => {
  let length = 0
  let isShifted = false
  for (let i = 0; i < bytes.length; i++) {
    const octet = bytes[i]!
    const isHeader = octet === 0x1b && bytes[i + 1] === 0x24 && bytes[i + 2] === 0x29 && bytes[i + 3] === 0x43
    if (isHeader) i += 3
    else if (octet === 0x0e || octet === 0x0f) isShifted = octet === 0x0e
    else {
      if (isLineEnd(octet)) isShifted = false
      out[length++] = isShifted && octet > 32 ? octet | 128 : octet
    }
  }
  return length
})

/** RFC 1843: GB 2312 between `~{` and `~}` on one line; `~~` is a tilde, and `~` before a line's end joins the lines. */
const hz = shifted('gbk', (bytes, out) => {
  let length = 0
  let isShifted = false
  for (let i = 0; i < bytes.length; i++) {
    const octet = bytes[i]!
    const next = octet === TILDE ? bytes[i + 1] : undefined
    if (next === 0x7d || (next === 0x7b && !isShifted)) {
      isShifted = next === 0x7b
      i++
    } else if (!isShifted && (next === 10 || (next === 13 && bytes[i + 2] === 10))) i += next === 10 ? 1 : 2
    else {
      if (isLineEnd(octet)) isShifted = false
      if (!isShifted && next === TILDE) i++
      out[length++] = isShifted && octet > 32 ? octet | 128 : octet
    }
  }
  return length
})

/** The letters of octets 160-255 in ISO-IR 99; the accents, 193-207, stand before the letter that they belong to. */
const naplps =
  '\ufffd¡¢£$¥#§¤‘“«←↑→↓°±²³×µ¶·÷’”»¼½¾¿\ufffd\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\ufffd\u030a\u0327\u0332\u030b\u0328\u030c' +
  '—¹®©™♪─│╱╲◢◣⅛⅜⅝⅞ΩÆÐªĦ┼ĲĿŁØŒºÞŦŊŉĸæđðħıĳŀłøœßþŧŋ\ufffd'

const isAccent = (octet: number): boolean => octet > 0xc0 && octet < 0xd0 && octet !== 0xc9

/** IANA ANSI_X3.110-1983 (ISO-IR 99), videotex: ASCII, letters of the upper half, and accents in front. */
const ansiX3110: Decode = (bytes, fatal) => {
  const units = new Uint16Array(bytes.length)
  for (let i = 0; i < bytes.length; i++) {
    const octet = bytes[i]!
    units[i] = octet < 128 ? octet : octet < 160 ? 0xfffd : naplps.charCodeAt(octet - 160)
    const previous = i > 0 ? bytes[i - 1]! : 0
    if (!isAccent(previous)) continue
    if (octet > 127) refuse(fatal)
    units[i - 1] = units[i]!
    units[i] = naplps.charCodeAt(previous - 160)
  }
  // An accent at the end belongs to no letter.
  if (isAccent(bytes.at(-1) ?? 0)) units[bytes.length - 1] = 0xfffd
  if (units.includes(0xfffd)) refuse(fatal)
  return textOf(units, fatal).normalize('NFC')
}

const decoders = new Map<string, Decode>([
  ['utf-7', utf7],
  ['iso-2022-kr', iso2022Kr],
  ['hz-gb-2312', hz],
  ['ansi_x3.110-1983', ansiX3110],
])

/** The decoder of a charset by its name in lower case; undefined for other names. */
export const escapeDecoder = (name: string): Decode | undefined => decoders.get(name)
