import { bad, good, warning } from '@postproof/engine/finding'
import { readListUnsubscribe } from '@postproof/message/list-unsubscribe'
import { notApplicable } from '../content/no-data.ts'
import { isDiscussion } from '../context/bulk.ts'
import { fieldNamed, headersLookedAt, quoteField } from '../context/fields.ts'
import type { Check } from '../types.ts'

const id = 'list_unsubscribe'

/** List-Unsubscribe: how mail programs offer their own unsubscribe button (RFC 2369, 3.2). */
export const check: Check = {
  id,
  run({ message, bulk }) {
    const field = fieldNamed(message, 'list-unsubscribe')
    if (!field) {
      const evidence = headersLookedAt(message)
      if (isDiscussion(message)) return notApplicable(id, 'discussion')
      if (bulk.yes) return bad(id, 'missing', { why: bulk.why }, evidence)
      if (bulk.likely) return warning(id, 'looks-like-list-mail', { why: bulk.why }, evidence)
      return notApplicable(id, 'not-bulk')
    }
    const evidence = [quoteField(field)]
    const { https, http, mailto, encoded, problems } = readListUnsubscribe(field.raw)
    const facts = { https: https.slice(0, 5), http: http.slice(0, 5), mailto: mailto.slice(0, 5), problems }
    if (https.length > 0) return good(id, mailto.length > 0 ? 'https-and-mailto' : 'https', facts, evidence)
    // Members write to the list's own address; only bulk senders are asked for a web address.
    if (mailto.length > 0 && isDiscussion(message)) return good(id, 'mailto', facts, evidence)
    if (http.length > 0) return warning(id, 'http-only', facts, evidence)
    if (mailto.length > 0) return warning(id, 'mailto-only', facts, evidence)
    return bad(id, encoded ? 'encoded-words' : 'malformed', facts, evidence)
  },
}
