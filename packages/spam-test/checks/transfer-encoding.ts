import { bad, good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { rfc } from '@postproof/engine/references'
import { isReadAsText } from '@postproof/message/part'
import type { Message, Part } from '@postproof/message/types'
import { quotePart, quoteRaw } from '../context/fields.ts'
import { partSource } from '../context/part-source.ts'
import { defineCheck } from '../define-check.ts'

const id = 'transfer_encoding'
const faults = new Set([
  'unknown-transfer-encoding',
  'encoded-multipart',
  'bad-base64',
  'bad-quoted-printable',
])

/** Octets of an encoded line, CRLF not counted (RFC 2045, 6.7 rule 5). */
const QP_LINE = 76
/** Senders that count the soft break wrongly are a few octets over, and every decoder reads them. */
const QP_SLACK = 80
const MOST_TEXTS = 20

const describe = (part: Part) =>
  quotePart(part, `${part.type}; Content-Transfer-Encoding: ${part.encodingDeclared ?? '(none)'}`)

/** The longest line of the part over the limit, as a line of the source; null when all fit. */
function longLine(message: Message, part: Part): { line: number; length: number } | null {
  const source = partSource(message, part)
  let longest: { line: number; length: number } | null = null
  let start = 0
  for (let line = part.line; start < source.length; line += 1) {
    const next = source.indexOf(10, start)
    const end = next < 0 ? source.length : next
    const length = end - start - (source[end - 1] === 13 ? 1 : 0)
    if (length > (longest?.length ?? QP_LINE)) longest = { line, length }
    start = end + 1
  }
  return longest
}

/** A plain loop: a callback for each octet takes five times as long. */
function hasEightBit(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at]! > 127) return true
  return false
}

/** How the parts are packed for transport (RFC 2045, 6). */
export const check = defineCheck({
  id,
  group: 'content',
  points: 3,
  topic: 'structure',
  decidedBy: 'sending',
  refs: [rfc(2045, '6')],
  run({ message }) {
    const parts = message.parts.slice(0, 200)
    for (const part of parts) {
      const defect = part.defects.find((found) => faults.has(found.code))
      if (!defect) continue
      const facts = { part: part.path, problem: defect.code, detail: defect.detail }
      return bad(id, 'broken', facts, [
        describe(part),
        quoteRaw(plain('evidence.defect'), defect.detail, defect.place.line),
      ])
    }
    const leaves = parts.filter((part) => part.children.length === 0)
    // RFC 2045, 2.7: 7bit promises octets below 128.
    const eight = leaves.find(
      (part) => part.encoding === '7bit' && part.type !== 'message/rfc822' && hasEightBit(part.content()),
    )
    if (eight) return bad(id, 'eight-bit-in-7bit', { part: eight.path }, [describe(eight)])
    const texts = leaves.filter(isReadAsText).slice(0, MOST_TEXTS)
    // Other letters have to be packed somehow, and many libraries choose base64; ASCII could stand as it is.
    const packed = texts.find(
      (part) => part.encoding === 'base64' && part.size > 0 && !hasEightBit(part.content()),
    )
    if (packed) return warning(id, 'base64-text', { part: packed.path }, [describe(packed)])
    const [long] = texts
      .filter((text) => text.encoding === 'quoted-printable')
      .flatMap((part) => {
        const found = longLine(message, part)
        return found ? [{ part, ...found }] : []
      })
      .sort((a, b) => b.length - a.length)
    if (long) {
      const facts = { part: long.part.path, length: long.length }
      const evidence = [
        describe(long.part),
        quoteRaw(
          plain('evidence.line'),
          { code: 'evidence.octets', facts: { octets: long.length } },
          long.line,
        ),
      ]
      if (long.length > QP_SLACK) return warning(id, 'long-qp-lines', facts, evidence)
      return good(id, 'qp-lines-just-over', facts, evidence)
    }
    return good(id, 'fits', { encodings: [...new Set(leaves.map((part) => part.encoding))] })
  },
})
