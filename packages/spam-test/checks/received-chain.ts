import { good, noData, warning } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import { type Hop, readReceived } from '@postproof/message/received'
import { fieldsNamed, quoteField } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'

const id = 'received_chain'
const MANY_HOPS = 10
/** Clocks of two servers may differ by this much before it is a fault. */
const SKEW = 10 * 60_000

/** The first place where a later server's stamp lies before an earlier one's; hops are newest first. */
function backwards(hops: Hop[]): { later: Hop; seconds: number } | null {
  let earlier: Hop | null = null
  for (const hop of hops.toReversed()) {
    if (hop.at === null) continue
    if (earlier?.at !== null && earlier !== null && earlier.at - hop.at > SKEW)
      return { later: hop, seconds: Math.round((earlier.at - hop.at) / 1000) }
    earlier = hop
  }
  return null
}

/** The way the mail took, from its Received fields (RFC 5321, 4.4). */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 1,
  topic: 'server',
  decidedBy: 'sending',
  refs: [rfc(5321, '4.4')],
  run({ message }) {
    const fields = fieldsNamed(message, 'received').slice(0, 100)
    if (fields.length === 0) return noData(id, 'none', { applies: false })
    const read = fields.map(readReceived)
    const hops = read.filter((hop) => hop !== null)
    const facts = {
      hops: fields.length,
      tls_hops: hops.filter((hop) => hop.tls).length,
      chain: hops.slice(0, 15).map((hop) => ({ from: hop.from, by: hop.by, with: hop.with, tls: hop.tls })),
    }
    if (fields.length > MANY_HOPS) return warning(id, 'many-hops', facts, fields.slice(0, 3).map(quoteField))
    const odd = fields.filter((_, index) => read[index] === null)
    if (odd.length > 0) return warning(id, 'unreadable', facts, odd.slice(0, 3).map(quoteField))
    const skew = backwards(hops)
    if (skew) {
      const field = fields.find((header) => header.line === skew.later.line)
      return warning(id, 'clock-skew', { ...facts, seconds: skew.seconds }, field ? [quoteField(field)] : [])
    }
    return good(id, 'sound', facts, fields.slice(0, 5).map(quoteField))
  },
})
