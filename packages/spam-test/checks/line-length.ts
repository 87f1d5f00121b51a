import { bad, good } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { rfc } from '@postproof/engine/references'
import type { Header } from '@postproof/message/types'
import { quoteField, quoteRaw } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'

const id = 'line_length'

/** Octets without CRLF (RFC 5322, 2.1.1): must not, and should not, be passed. */
const LIMIT = 998
const ADVISED = 78

/** Fields that servers on the way write; the sender cannot shorten them. */
const trace =
  /^(?:received|received-spf|return-path|delivered-to|authentication-results|arc-.*|dkim-signature|x-.*)$/

/** The longest line of a field that could have been folded: one with white space inside. */
function longestFoldable(header: Header): number {
  let longest = 0
  for (const [index, line] of header.raw.split('\n').entries()) {
    const text = line.replace(/\r$/, '')
    const length = index === 0 ? header.name.length + 1 + text.length : text.length
    if (length > longest && /\S\s+\S/.test(text)) longest = length
  }
  return longest
}

/** Line lengths and bytes over 127 in the source. A long line without any place to fold it is no fault of its own. */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 3,
  topic: 'headers',
  decidedBy: 'sending',
  refs: [rfc(5322, '2.1.1'), rfc(6532)],
  run({ message, session }) {
    const { length, line } = message.longestLine
    const facts = { longest: length, line }
    if (length > LIMIT)
      return bad(id, 'over-998', facts, [
        quoteRaw(plain('evidence.line'), { code: 'evidence.octets', facts: { octets: length } }, line),
      ])
    // RFC 6532 allows UTF-8 here over SMTPUTF8 only; for an uploaded file it is unknown how it was sent.
    const judged = session.source === 'smtp' || session.source === 'sample'
    const raw = message.headers.filter((header) => header.hasRawEightBit)
    if (raw.length > 0 && judged && !session.smtputf8)
      return bad(id, 'raw-eight-bit', { ...facts, fields: raw.length }, raw.slice(0, 5).map(quoteField))
    const long = message.headers.filter(
      (header) =>
        header.longestLine > ADVISED && !trace.test(header.key) && longestFoldable(header) > ADVISED,
    )
    if (long.length > 0)
      // RFC 5322, 2.1.1 advises it for the sake of old screens; no receiver acts on it, so it is told and costs nothing.
      return good(
        id,
        'header-over-78',
        { ...facts, fields: long.slice(0, 20).map((header) => header.name) },
        long.slice(0, 5).map(quoteField),
      )
    return good(id, 'fits', facts)
  },
})
