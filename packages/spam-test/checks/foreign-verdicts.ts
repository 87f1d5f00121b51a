import { bad, good } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import type { Header } from '@postproof/message/types'
import { quoteField } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'

const id = 'foreign_verdicts'

/** Verdicts of filters on the way; who sent the mail could have written any of them. */
const verdicts =
  /^(?:x-spam-.*|x-ms-exchange-organization-scl|x-forefront-antispam-report|x-microsoft-antispam|authentication-results|arc-authentication-results|x-rspamd-.*|x-spamd-result)$/

/** The authserv-id: the first word of the field (RFC 8601, 2.2). */
function authservId(header: Header): string {
  const text = header.value.replace(/\([^()]{0,200}\)/g, ' ').trim()
  return /^"?([^\s;"]{1,255})/.exec(text)?.[1]?.toLowerCase() ?? ''
}

/** Verdicts that came with the mail are not believed; one in this server's own name is a forgery (RFC 8601, 5). */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 3,
  topic: 'danger',
  decidedBy: 'sending',
  refs: [rfc(8601, '5')],
  run({ message, session }) {
    const foreign = message.headers.filter((header) => verdicts.test(header.key))
    const judged = session.source === 'smtp' || session.source === 'sample'
    const own = session.hostname.toLowerCase()
    const forged = foreign.filter(
      (header) =>
        judged && header.key === 'authentication-results' && own !== '' && authservId(header) === own,
    )
    if (forged.length > 0)
      return bad(id, 'forged', { fields: forged.length, hostname: own }, forged.slice(0, 3).map(quoteField))
    if (foreign.length === 0) return good(id, 'none')
    return good(
      id,
      'ignored',
      { fields: foreign.slice(0, 20).map((header) => header.name) },
      foreign.slice(0, 5).map(quoteField),
    )
  },
})
