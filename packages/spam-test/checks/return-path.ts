import { bad, good, noData, warning } from '@postproof/engine/finding'
import { sameOrganization } from '@postproof/engine/organization'
import { rfc } from '@postproof/engine/references'
import { fieldNamed, quoteField } from '../context/fields.ts'
import { fromAddress } from '../context/sender.ts'
import { defineCheck } from '../define-check.ts'
import { listRules } from '../kind/kinds.ts'

const id = 'return_path'

/** The envelope sender, to which bounces go and whose domain SPF is asked about (RFC 5321, 4.4). */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 3,
  topic: 'headers',
  decidedBy: 'sending',
  refs: [rfc(5321, '4.4'), rfc(5321, '4.5.5')],
  run({ message, session, kind }) {
    if (session.mailFrom === null) return noData(id, 'no-envelope')
    const field = fieldNamed(message, 'return-path')
    const evidence = field
      ? [quoteField(field)]
      : [{ label: 'MAIL FROM', value: `MAIL FROM:<${session.mailFrom}>` }]
    // RFC 5321, 4.5.5: the empty sender is for notices that must not be answered, never for list mail.
    if (session.mailFrom === '')
      return listRules(kind) === 'no' ? good(id, 'empty', {}, evidence) : bad(id, 'empty-bulk', {}, evidence)
    const domain = session.mailFrom.slice(session.mailFrom.lastIndexOf('@') + 1).toLowerCase()
    const from = fromAddress(message)
    const facts = { address: session.mailFrom, domain, from: from?.domain ?? null }
    if (from && !sameOrganization(domain, from.domain) && kind.kind === 'list-post')
      return good(id, 'list', facts, evidence)
    if (from && !sameOrganization(domain, from.domain)) return warning(id, 'other-domain', facts, evidence)
    return good(id, 'present', facts, evidence)
  },
})
