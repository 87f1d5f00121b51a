import { bad, good, noData, warning } from '@postproof/engine/finding'
import { gmailSenders, rfc, yahooSenders } from '@postproof/engine/references'
import { readListUnsubscribe } from '@postproof/message/list-unsubscribe'
import { otherKind } from '../content/no-data.ts'
import { fieldNamed, headersLookedAt, quoteField } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'
import { listRules } from '../kind/kinds.ts'
import type { OneClickOutcome } from '../links/types.ts'
import type { Authentication } from '../types.ts'

const id = 'one_click'
const both = ['list-unsubscribe', 'list-unsubscribe-post']

/**
 * RFC 8058, 4: a valid signature must cover both fields. `unknown` when the only signature that names them could
 * not be verified for want of an answer.
 */
function signed(auth: Authentication): 'yes' | 'no' | 'unknown' {
  const covering = auth.dkim.signatures.filter((signature) =>
    both.every((name) => signature.signedHeaders.includes(name)),
  )
  if (covering.some((signature) => signature.result === 'pass')) return 'yes'
  return covering.some((signature) => signature.result === 'temperror') ? 'unknown' : 'no'
}

function judgeEndpoint(
  outcome: OneClickOutcome | null,
  facts: { url: string },
  evidence: ReturnType<typeof quoteField>[],
) {
  const dryRun = { ...facts, dry_run: outcome?.status ?? 'no-data', http_status: outcome?.httpStatus ?? null }
  if (outcome?.status === 'redirects')
    return warning(id, 'endpoint-redirects', { ...dryRun, location: outcome.location }, evidence)
  if (outcome?.status === 'refuses')
    return warning(id, 'endpoint-refuses', { ...dryRun, detail: outcome.detail }, evidence)
  if (outcome?.status === 'accepts') return good(id, 'complete', dryRun, evidence)
  return good(id, 'complete-untried', dryRun, evidence)
}

/** List-Unsubscribe-Post: one click in the mail program ends the subscription (RFC 8058). */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 1,
  topic: 'unsubscribe',
  decidedBy: 'sending',
  refs: [rfc(8058), gmailSenders, yahooSenders],
  async run({ message, auth, kind, health }) {
    const post = fieldNamed(message, 'list-unsubscribe-post')
    const list = fieldNamed(message, 'list-unsubscribe')
    const evidence = [list, post].filter((field) => field !== undefined).map(quoteField)
    const rules = listRules(kind)
    if (!post) {
      const seen = [...evidence, ...headersLookedAt(message)]
      if (rules === 'yes') return bad(id, 'missing', { why: kind.why }, seen)
      if (rules === 'perhaps') return warning(id, 'looks-like-list-mail', { why: kind.why }, seen)
      return otherKind(id, kind)
    }
    // RFC 8058, 3.1 asks for both fields. Some services write this one alone on every mail, where it offers nothing.
    if (!list && rules === 'no') return otherKind(id, kind)
    // Providers ask it of mail to subscribers alone, so an incomplete one costs less elsewhere.
    const fault = rules === 'yes' ? bad : warning
    // RFC 8058, 3.1: exactly this name and value.
    if (post.value.trim() !== 'List-Unsubscribe=One-Click') return fault(id, 'wrong-value', {}, evidence)
    const url = list ? readListUnsubscribe(list.raw).https[0] : undefined
    if (url === undefined) return fault(id, 'no-https', {}, evidence)
    const coverage = signed(auth)
    if (coverage === 'no') return fault(id, 'not-signed', { url }, evidence)
    if (coverage === 'unknown') return noData(id, 'signature-unknown', { url }, evidence)
    return judgeEndpoint((await health).oneClick, { url }, evidence)
  },
})
