import { bad, good, warning } from '@postproof/engine/finding'
import { gmailSenders, rfc, yahooSenders } from '@postproof/engine/references'
import { readListUnsubscribe } from '@postproof/message/list-unsubscribe'
import { otherKind } from '../content/no-data.ts'
import { fieldNamed, headersLookedAt, quoteField } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'
import { listRules } from '../kind/kinds.ts'

const id = 'list_unsubscribe'

/** List-Unsubscribe: how mail programs offer their own unsubscribe button (RFC 2369, 3.2). */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 1,
  topic: 'unsubscribe',
  decidedBy: 'sending',
  refs: [rfc(2369, '3.2'), gmailSenders, yahooSenders],
  run({ message, kind }) {
    const field = fieldNamed(message, 'list-unsubscribe')
    const rules = listRules(kind)
    if (!field) {
      const evidence = headersLookedAt(message)
      if (rules === 'yes') return bad(id, 'missing', { why: kind.why }, evidence)
      if (rules === 'perhaps') return warning(id, 'looks-like-list-mail', { why: kind.why }, evidence)
      return otherKind(id, kind)
    }
    const evidence = [quoteField(field)]
    const { https, http, mailto, encoded, folded, problems } = readListUnsubscribe(field.raw)
    const facts = { https: https.slice(0, 5), http: http.slice(0, 5), mailto: mailto.slice(0, 5), problems }
    // RFC 2047, 5 allows none here. SendGrid writes every long field so, and its customer cannot change it.
    if (encoded)
      return (https.length + http.length + mailto.length > 0 ? warning : bad)(
        id,
        'encoded-words',
        facts,
        evidence,
      )
    if (folded) return warning(id, 'folded', facts, evidence)
    if (https.length > 0) return good(id, mailto.length > 0 ? 'https-and-mailto' : 'https', facts, evidence)
    // Members write to the list's own address; only senders to subscribers are asked for a web address.
    if (mailto.length > 0 && kind.kind === 'list-post') return good(id, 'mailto', facts, evidence)
    if (rules === 'no' && http.length + mailto.length > 0) return otherKind(id, kind, facts)
    if (http.length > 0) return warning(id, 'http-only', facts, evidence)
    if (mailto.length > 0) return warning(id, 'mailto-only', facts, evidence)
    return bad(id, 'malformed', facts, evidence)
  },
})
