import { isUtf8 } from 'node:buffer'
import type { Message } from '@postproof/messages/message'

/** Octets -> text for XML and JSON: by the byte order mark, else by the first octets, else by the XML declaration. */

export type Decoded = {
  text: string
  /** What was declared and is not so, or cannot be read. */
  problem: Message | null
  /** The octet, from 1, at which a character of `text` begins. Exact where every octet could be decoded. */
  octetAt(index: number): number
}

type Shape = { label: string; mark: number }

function shapeOf(bytes: Uint8Array): Shape | null {
  const [a, b, c, d] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return { label: 'utf-8', mark: 3 }
  if (a === 0xff && b === 0xfe) return { label: 'utf-16le', mark: 2 }
  if (a === 0xfe && b === 0xff) return { label: 'utf-16be', mark: 2 }
  // XML 1.0, appendix F: without a mark `<?` or `{"` tells the order.
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return { label: 'utf-16le', mark: 0 }
  if (a === 0 && b !== 0 && c === 0 && d !== 0) return { label: 'utf-16be', mark: 0 }
  return null
}

const decode = (bytes: Uint8Array, label: string): string =>
  new TextDecoder(label, { ignoreBOM: false }).decode(bytes)

/** The first `most` octets as text, to see what they are. */
export function textStart(bytes: Uint8Array, most: number): string {
  return decode(bytes.subarray(0, most), shapeOf(bytes)?.label ?? 'utf-8')
}

/** Never throws. What is declared wrongly, or not known, is read as UTF-8. */
export function decodeDocument(bytes: Uint8Array): Decoded {
  const shape = shapeOf(bytes)
  const declared = declaredIn(textStart(bytes, 200))
  if (shape && shape.label !== 'utf-8') {
    const text = decode(bytes, shape.label)
    return { text, problem: null, octetAt: (index) => shape.mark + 2 * index + 1 }
  }
  const label = shape ? 'utf-8' : usable(declared)
  const text = decode(bytes, label)
  if (label !== 'utf-8') return { text, problem: null, octetAt: (index) => index + 1 }
  const mark = shape?.mark ?? 0
  const octetAt = (index: number) => mark + Buffer.byteLength(text.slice(0, index)) + 1
  return { text, problem: problemOf(bytes, declared, () => octetAt(text.indexOf('\ufffd'))), octetAt }
}

const declaredIn = (start: string): string | null =>
  /^\s*<\?xml\s[^>]{0,100}?encoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})["']/.exec(start)?.[1]?.toLowerCase() ??
  null

/** A label of the Encoding Standard for octets that are surely no UTF-16; `utf-8` for all that is none. */
function usable(declared: string | null): string {
  if (declared === null || declared.startsWith('utf-16') || declared === 'ucs-2') return 'utf-8'
  try {
    return new TextDecoder(declared).encoding
  } catch {
    return 'utf-8'
  }
}

function problemOf(bytes: Uint8Array, declared: string | null, firstWrong: () => number): Message | null {
  const isOther =
    declared !== null && declared !== 'utf-8' && declared !== 'utf8' && !/^(?:us-)?ascii$/.test(declared)
  if (isOther) return { code: 'reports.encoding_false', facts: { encoding: declared } }
  return isUtf8(bytes) ? null : { code: 'reports.not_utf8', facts: { octet: firstWrong() } }
}
