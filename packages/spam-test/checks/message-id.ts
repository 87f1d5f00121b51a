import { bad, good, warning } from '@postproof/engine/finding'
import { isFqdn } from '@postproof/engine/organization'
import { gmailSenders, rfc } from '@postproof/engine/references'
import { fieldsNamed, headersLookedAt, quoteField } from '../context/fields.ts'
import { espFingerprints } from '../data/esp-fingerprints.ts'
import { defineCheck } from '../define-check.ts'

const id = 'message_id'

/** Message-ID: one `<left@right>` whose right side is a domain name (RFC 5322, 3.6.4). */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 4,
  topic: 'headers',
  decidedBy: 'sending',
  refs: [rfc(5322, '3.6.4'), gmailSenders],
  run({ message, esp }) {
    const fields = fieldsNamed(message, 'message-id')
    const [field] = fields
    if (!field) return bad(id, 'absent', {}, headersLookedAt(message))
    const evidence = fields.slice(0, 5).map(quoteField)
    if (fields.length > 1) return bad(id, 'duplicate', { fields: fields.length }, evidence)
    const value = field.value.trim()
    if (value === '') return bad(id, 'absent', {}, evidence)
    const inside = /^<([^<>\s]{1,900})>$/.exec(value)?.[1]
    if (inside === undefined) return warning(id, 'malformed', {}, evidence)
    const at = inside.lastIndexOf('@')
    const domain = inside.slice(at + 1)
    if (at < 1 || domain === '') return warning(id, 'no-domain', {}, evidence)
    // RFC 5322, 3.6.4: an address literal is allowed on the right side, yet unusual enough to cost trust.
    if (!isFqdn(domain)) {
      // A sending service names its own machine there, as SendGrid does: its customer cannot change it.
      const sends = espFingerprints.find((known) => known.id === esp?.id && known.kind !== 'mailbox')
      if (sends) return good(id, 'of-service', { domain, service: sends.name }, evidence)
      return warning(id, 'not-fqdn', { domain }, evidence)
    }
    return good(id, 'valid', { domain }, evidence)
  },
})
