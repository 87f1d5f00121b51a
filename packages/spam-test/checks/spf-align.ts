import { bad, good, noData, warning } from '@postproof/engine/finding'
import { gmailSenders, rfc } from '@postproof/engine/references'
import { quoteDialogue } from '../authentication/evidence.ts'
import { fieldNamed, quoteField } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'

const id = 'spf_align'

/** Whether the domain that SPF speaks for belongs to the same organization as the From domain (RFC 9989, 4.10.2). */
export const check = defineCheck({
  id,
  group: 'authentication',
  points: 3,
  topic: 'identity',
  decidedBy: 'sending',
  refs: [rfc(9989), gmailSenders],
  run({ auth, message, session, kind }) {
    const { spf, fromDomain, fromOrg } = auth
    if (fromDomain === null) return noData(id, 'no-from-domain', { reason: auth.dmarc.reason })
    if (spf.domain === null) return noData(id, 'sender-unknown', { fromDomain })
    const facts = { domain: spf.domain, fromDomain, fromOrg }
    const from = fieldNamed(message, 'from')
    const evidence = [...quoteDialogue(session, 'MAIL FROM'), ...(from ? [quoteField(from)] : [])]
    if (spf.aligned) return good(id, 'aligned', facts, evidence)
    const aligned = auth.dkim.signatures.filter((signature) => signature.aligned)
    if (aligned.some((signature) => signature.result === 'pass')) {
      return warning(id, 'only-dkim-aligned', facts, evidence)
    }
    // The key of a signature that would align could not be asked for.
    if (aligned.some((signature) => signature.result === 'temperror'))
      return noData(id, 'dkim-unknown', facts)
    // A list sends under its own name whatever its members write in From. Gmail asks alignment of direct mail alone
    // (support.google.com/mail/answer/81126), and what DMARC makes of it says dmarc.
    if (kind.kind === 'list-post')
      return noData(id, 'list-not-aligned', { ...facts, applies: false }, evidence)
    return bad(id, 'not-aligned', facts, evidence)
  },
})
