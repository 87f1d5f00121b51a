import { Buffer } from 'node:buffer'
import type { Header, Message } from '@postproof/message/types'

/** Signatures after these are not verified: mail carries one to four, a hostile one thousands. */
export const MAX_SIGNATURES = 10
/** Octets of one DKIM-Signature that is still verified, and of a header block that is. */
const MAX_SIGNATURE_LENGTH = 8192
const MAX_HEADER_BLOCK = 512 * 1024
/** The reader keeps this many; there may be more in the source. */
const MAX_HEADERS = 2000
/**
 * Lines of a header block, and blanks in a row within it, that are still verified. The verifier's work grows with the
 * square of both: folded lines by the hundred thousand kept it busy for minutes.
 */
const MAX_LINES = 5000
const MAX_BLANKS = 500

export type SignedSource = {
  /** The message as the verifier gets it: bare line feeds made CRLF, surplus signatures left out. */
  bytes: Buffer
  /** The DKIM-Signature fields in it, in order. */
  kept: Header[]
  /** Those left out: too many or too long. */
  dropped: Header[]
}

/** Prepares a message for verifying, with bounds; null when its header block is too large to be verified at all. */
export function prepareSource(message: Message): SignedSource | null {
  const signatures = message.headers.filter((header) => header.key === 'dkim-signature')
  const short = signatures.filter((header) => header.raw.length <= MAX_SIGNATURE_LENGTH)
  const kept = short.slice(0, MAX_SIGNATURES)
  const dropped = signatures.filter((header) => !kept.includes(header))
  const raw = Buffer.from(message.raw.buffer, message.raw.byteOffset, message.raw.byteLength)
  const end = offsetOfLine(raw, message.bodyLine)
  if (end > MAX_HEADER_BLOCK || message.headers.length >= MAX_HEADERS) return null
  if (isCostly(raw.subarray(0, end))) return null
  const source = dropped.length === 0 ? raw : withoutHeaders(raw, dropped)
  return { bytes: withCrlf(source), kept, dropped }
}

function isCostly(block: Buffer): boolean {
  let lines = 0
  let blanks = 0
  for (const octet of block) {
    if (octet === 0x0a) lines++
    blanks = octet === 0x20 || octet === 0x09 || octet === 0x0a || octet === 0x0d ? blanks + 1 : 0
    if (lines > MAX_LINES || blanks > MAX_BLANKS) return true
  }
  return false
}

function offsetOfLine(raw: Buffer, line: number): number {
  let offset = 0
  for (let at = 1; at < line; at++) {
    const feed = raw.indexOf(0x0a, offset)
    if (feed < 0) return raw.length
    offset = feed + 1
  }
  return offset
}

function withoutHeaders(raw: Buffer, dropped: Header[]): Buffer {
  const pieces: Buffer[] = []
  let from = 0
  let line = 1
  let offset = 0
  for (const header of dropped.toSorted((a, b) => a.line - b.line)) {
    const skip = (to: number) => {
      for (; line < to; line++) {
        const feed = raw.indexOf(0x0a, offset)
        offset = feed < 0 ? raw.length : feed + 1
      }
      return offset
    }
    pieces.push(raw.subarray(from, skip(header.line)))
    from = skip(header.line + header.lineCount)
  }
  return Buffer.concat([...pieces, raw.subarray(from)])
}

/** Every line feed without a carriage return gets one, as on the wire; a message that has them all is not copied. */
function withCrlf(raw: Buffer): Buffer {
  let bare = 0
  for (let at = raw.indexOf(0x0a); at >= 0; at = raw.indexOf(0x0a, at + 1)) if (raw[at - 1] !== 0x0d) bare++
  if (bare === 0) return raw
  const out = Buffer.allocUnsafe(raw.length + bare)
  let to = 0
  for (let at = 0; at < raw.length; at++) {
    if (raw[at] === 0x0a && raw[at - 1] !== 0x0d) out[to++] = 0x0d
    out[to++] = raw[at]!
  }
  return out
}
