import { bad, good, warning } from '@postproof/engine/finding'
import { freeMailDomains } from '@postproof/engine/free-mail-domains'
import { gmailSenders } from '@postproof/engine/references'
import { notApplicable } from '../content/no-data.ts'
import { fieldNamed, quoteField } from '../context/fields.ts'
import { fromAddress } from '../context/sender.ts'
import { defineCheck } from '../define-check.ts'
import { listRules } from '../kind/kinds.ts'
import type { Authentication } from '../types.ts'

const id = 'freemail_from'
const google = ['gmail.com', 'googlemail.com']

/**
 * Whether Google itself sent the mail: it signs all of it. Null when nothing could be asked that would tell, as
 * for a draft saved to a file.
 */
function sentByGoogle(auth: Authentication): boolean | null {
  const own = auth.dkim.signatures.filter((signature) => google.includes(signature.domain.toLowerCase()))
  if (own.some((signature) => signature.result === 'pass')) return true
  if (auth.spf.result === 'pass' && auth.spf.aligned) return true
  if (own.some((signature) => signature.result === 'temperror')) return null
  const unasked = auth.spf.result === 'no-data' || auth.spf.result === 'temperror'
  return unasked && auth.dkim.signatures.length === 0 ? null : false
}

/** A From address at a free mail provider, which only that provider can authenticate. */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 6,
  topic: 'identity',
  decidedBy: 'sending',
  refs: [gmailSenders],
  run({ message, auth, kind }) {
    const from = fromAddress(message)
    if (!from) return notApplicable(id, 'no-from')
    const field = fieldNamed(message, 'from')
    const evidence = field ? [quoteField(field)] : []
    const facts = { domain: from.domain }
    if (!freeMailDomains.has(from.domain)) return good(id, 'own-domain', facts, evidence)
    if (google.includes(from.domain) && sentByGoogle(auth) === false)
      return bad(id, 'gmail-from-elsewhere', { ...facts, gmail: true }, evidence)
    return listRules(kind) !== 'no'
      ? bad(id, 'free-mail-bulk', facts, evidence)
      : warning(id, 'free-mail', facts, evidence)
  },
})
