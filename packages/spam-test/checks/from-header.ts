import { bad, good, warning } from '@postproof/engine/finding'
import { isFqdn, sameOrganization } from '@postproof/engine/organization'
import { plain } from '@postproof/engine/plain-message'
import { gmailSenders, rfc } from '@postproof/engine/references'
import { parseAddressList } from '@postproof/message/addresses'
import type { MailAddress } from '@postproof/message/types'
import { lookalikeWords } from '../content/scripts.ts'
import { fieldsNamed, headersLookedAt, quoteDecoded } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'

const id = 'from_header'

function addressInName(from: MailAddress): string | null {
  const match = /[^\s<>"'()]{1,64}@([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8})/i.exec(from.name.slice(0, 500))
  return match?.[1] && !sameOrganization(match[1].toLowerCase(), from.domain) ? match[0] : null
}

/** From: exactly one field with exactly one address (RFC 5322, 3.6.2), whose name does not claim to be another. */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 8,
  topic: 'headers',
  decidedBy: 'sending',
  refs: [rfc(5322, '3.6.2'), gmailSenders],
  run({ message }) {
    const fields = fieldsNamed(message, 'from')
    const [field] = fields
    if (!field) return bad(id, 'missing', {}, headersLookedAt(message))
    const evidence = fields.slice(0, 5).flatMap(quoteDecoded)
    if (fields.length > 1) return bad(id, 'several-fields', { fields: fields.length }, evidence)
    const list = parseAddressList(field.raw, field.rawCharset)
    const readable = list.addresses.filter((address) => address.address !== '')
    const [from] = readable
    if (readable.length > 1) return bad(id, 'several-addresses', { addresses: readable.length }, evidence)
    if (!from || !isFqdn(from.domain) || list.errors.length > 0)
      return bad(id, 'malformed', { problem: list.errors[0] ?? plain('address-list.incomplete') }, evidence)
    const facts = { address: from.address, name: from.name }
    const other = addressInName(from)
    if (other) return warning(id, 'name-holds-address', { ...facts, shown: other }, evidence)
    const [lookalike] = lookalikeWords(from.name.slice(0, 500), 1)
    if (lookalike) return warning(id, 'name-holds-lookalike', { ...facts, word: lookalike.word }, evidence)
    return good(id, 'one-valid', facts, evidence)
  },
})
