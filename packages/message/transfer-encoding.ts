import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import type { TransferEncoding } from './types.ts'

export type BodyProblem = { code: string; detail: Message; offset: number }

export type DecodedBody = { bytes: Uint8Array; problem: BodyProblem | null }

const NAMES: Record<string, TransferEncoding> = {
  '7bit': '7bit',
  '8bit': '8bit',
  binary: 'binary',
  'quoted-printable': 'quoted-printable',
  base64: 'base64',
}

/** RFC 2045 section 6.1: absent means 7bit. */
export function transferEncoding(declared: string | null): TransferEncoding {
  if (declared === null) return '7bit'
  const name = declared.toLowerCase()
  return Object.hasOwn(NAMES, name) ? NAMES[name]! : 'unknown'
}

function hexDigit(octet: number | undefined): number {
  if (octet === undefined) return -1
  if (octet >= 48 && octet <= 57) return octet - 48
  if (octet >= 65 && octet <= 70) return octet - 55
  return octet >= 97 && octet <= 102 ? octet - 87 : -1
}

/** The six bits of a letter of base64; -1 for another character. */
export function base64Digit(octet: number): number {
  if (octet >= 65 && octet <= 90) return octet - 65
  if (octet >= 97 && octet <= 122) return octet - 71
  if (octet >= 48 && octet <= 57) return octet + 4
  if (octet === 43) return 62
  return octet === 47 ? 63 : -1
}

/** Whether whole groups of base64 follow up to the next padding or the end, with no blanks between letters of a line. */
function isBase64From(source: Uint8Array, start: number): boolean {
  let letters = 0
  let isLineBegun = false
  let isGap = false
  let i = start
  for (; i < source.length && source[i] !== 61; i++) {
    const octet = source[i]!
    if (base64Digit(octet) >= 0) {
      if (isGap) return false
      isLineBegun = true
      letters++
    } else if (octet === 13 || octet === 10) isLineBegun = isGap = false
    else if (isBlank(octet)) isGap = isLineBegun
    else return false
  }
  while (source[i] === 61 && letters % 4 !== 0) {
    letters++
    i++
  }
  return letters % 4 === 0
}

/**
 * RFC 2045 section 6.8. Octets outside the alphabet are left out and counted; a last group that is cut short gives what it
 * has. The padding ends the data, unless whole lines of base64 follow, as from programs that encode piece by piece: lists
 * add their footers in plain text there.
 */
export function decodeBase64(source: Uint8Array): DecodedBody {
  const out = new Uint8Array(Math.floor((source.length * 3) / 4) + 3)
  let length = 0
  let bits = 0
  let held = 0
  let padded = false
  let problem: BodyProblem | null = null
  for (let i = 0; i < source.length; i++) {
    const octet = source[i]!
    const digit = base64Digit(octet)
    if (padded && octet !== 61 && octet !== 13 && octet !== 10 && !isBlank(octet)) {
      problem ??= { code: 'bad-base64', detail: plain('transfer_encoding.defect.after-padding'), offset: i }
      if (!isBase64From(source, i)) break
      padded = false
      held = 0
      bits = 0
    }
    if (digit >= 0) {
      bits = ((bits << 6) | digit) & 0xffffff
      if (++held === 4) {
        out[length++] = bits >> 16
        out[length++] = (bits >> 8) & 255
        out[length++] = bits & 255
        held = 0
      }
    } else if (octet === 61) {
      if (!padded) length = flush(out, length, bits, held)
      padded = true
      held = 0
    } else if (octet !== 13 && octet !== 10 && octet !== 32 && octet !== 9) {
      problem ??= { code: 'bad-base64', detail: plain('transfer_encoding.defect.octet'), offset: i }
    }
  }
  if (held > 0) {
    problem ??= {
      code: 'bad-base64',
      detail: plain('transfer_encoding.defect.cut-short'),
      offset: source.length,
    }
    length = flush(out, length, bits, held)
  }
  return { bytes: out.subarray(0, length), problem }
}

function flush(out: Uint8Array, length: number, bits: number, held: number): number {
  if (held === 2) out[length++] = (bits >> 4) & 255
  if (held === 3) {
    out[length++] = (bits >> 10) & 255
    out[length++] = (bits >> 2) & 255
  }
  return length
}

const isBlank = (octet: number | undefined): boolean => octet === 32 || octet === 9

/** Offset after a soft line break that starts at `=`, or -1 when it is none (RFC 2045 section 6.7 rule 5). */
function softBreak(source: Uint8Array, at: number): number {
  let i = at + 1
  while (isBlank(source[i])) i++
  if (i === source.length) return i
  if (source[i] === 10) return i + 1
  if (source[i] === 13) return source[i + 1] === 10 ? i + 2 : i + 1
  return -1
}

/** RFC 2045 section 6.7. A `=` that starts neither an octet nor a soft line break stays as it is. */
export function decodeQuotedPrintable(source: Uint8Array): DecodedBody {
  const out = new Uint8Array(source.length)
  let length = 0
  /** Where the line would end without its trailing blanks, which rule 3 takes off. */
  let solid = 0
  let problem: BodyProblem | null = null
  for (let i = 0; i < source.length; i++) {
    const octet = source[i]!
    if (octet === 61) {
      const high = hexDigit(source[i + 1])
      const low = hexDigit(source[i + 2])
      if (high >= 0 && low >= 0) {
        out[length++] = high * 16 + low
        i += 2
      } else {
        const next = softBreak(source, i)
        if (next >= 0) {
          i = next - 1
        } else {
          out[length++] = octet
          problem ??= {
            code: 'bad-quoted-printable',
            detail: plain('transfer_encoding.defect.equals-sign'),
            offset: i,
          }
        }
      }
      solid = length
      continue
    }
    if (octet === 10 || octet === 13) length = solid
    out[length++] = octet
    if (!isBlank(octet)) solid = length
  }
  return { bytes: out.subarray(0, solid), problem }
}

/** The octets of a body after its transfer encoding is undone. */
export function decodeBody(source: Uint8Array, encoding: TransferEncoding): DecodedBody {
  if (encoding === 'base64') return decodeBase64(source)
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(source)
  return { bytes: source, problem: null }
}
