import { bad, type Evidence, type Finding, good, type Json, noData, warning } from '@postproof/engine/finding'
import { gmailSenders, microsoftSenders, rfc, yahooSenders } from '@postproof/engine/references'
import { parseDkimKey } from '@postproof/records/dkim/parse'
import { CHANGED_SINCE } from '../authentication/delivered.ts'
import { issueFacts, quoteAbsence, quoteRecord } from '../authentication/evidence.ts'
import { dkimPasses, signaturesUnrelated } from '../authentication/passes.ts'
import { failureOf, missingHeaders, weaknessesOf } from '../authentication/signature-case.ts'
import { fieldsNamed, headersLookedAt, quoteField } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'
import type { DkimSignature, TestInput } from '../types.ts'

const id = 'dkim'

/** The signatures of the mail (RFC 6376, 8301, 8463). The best one decides: another that fails does no harm. */
export const check = defineCheck({
  id,
  group: 'authentication',
  points: 8,
  topic: 'identity',
  decidedBy: 'sending',
  refs: [rfc(6376), rfc(8301), gmailSenders, yahooSenders, microsoftSenders],
  run(input) {
    const { signatures } = input.auth.dkim
    if (signatures.length === 0)
      return bad(
        id,
        'unsigned',
        { fromDomain: input.auth.fromDomain, passes: false, signatures: [] },
        headersLookedAt(input.message),
      )
    const passing = signatures.filter((signature) => signature.result === 'pass')
    const best = passing.toSorted((a, b) => gravity(a) - gravity(b))[0]
    return best ? judgeValid(best, input) : judgeInvalid(input)
  },
})

function gravity(signature: DkimSignature): number {
  const weak = weaknessesOf(signature)
  return (signature.aligned ? 0 : 100) + weak.length
}

function judgeValid(best: DkimSignature, input: TestInput): Finding {
  const weak = weaknessesOf(best)
  const facts = { ...factsOf(best, input), warnings: weak }
  const evidence = evidenceOf(best, input)
  return weak[0] ? warning(id, weak[0], facts, evidence) : good(id, 'valid', facts, evidence)
}

function judgeInvalid(input: TestInput): Finding {
  const { signatures } = input.auth.dkim
  const open = signatures.find((signature) => signature.result === 'temperror')
  const unread = signatures.find((signature) => signature.result === 'permerror')
  const unknown = open ?? unread
  // Valid or not, none of them can count for DMARC: that is known without the answer.
  if (unknown && signaturesUnrelated(input.auth))
    return warning(id, 'cannot-align', factsOf(unknown, input), evidenceOf(unknown, input))
  if (open?.comment === CHANGED_SINCE)
    return noData(id, 'changed-since-delivery', factsOf(open, input), [
      ...fieldsNamed(input.message, 'authentication-results').slice(0, 1).map(quoteField),
      ...evidenceOf(open, input),
    ])
  if (open) return noData(id, 'temperror', factsOf(open, input), evidenceOf(open, input))
  if (unread) return noData(id, 'could-not-verify', factsOf(unread, input), evidenceOf(unread, input))
  const first = signatures.find((signature) => signature.aligned) ?? signatures[0]!
  const failure = failureOf(first)
  const facts = { ...factsOf(first, input), warnings: [] }
  const make = failure === 'expired' ? warning : bad
  return make(id, failure, facts, evidenceOf(first, input))
}

function factsOf(signature: DkimSignature, { auth }: TestInput): Record<string, Json> {
  return {
    fromDomain: auth.fromDomain,
    domain: signature.domain,
    selector: signature.selector,
    algorithm: signature.algorithm,
    bits: signature.bits,
    keyType: signature.keyType,
    aligned: signature.aligned,
    result: signature.result,
    passes: dkimPasses(auth),
    comment: signature.comment,
    expires: signature.expires,
    missing: missingHeaders(signature),
    issues: signature.keyRecord === null ? [] : issueFacts(parseDkimKey(signature.keyRecord).issues),
    signatures: auth.dkim.signatures
      .slice(0, 10)
      .map(({ domain, selector, result, comment, aligned, bits }) => ({
        domain,
        selector,
        result,
        comment,
        aligned,
        bits,
      })),
  }
}

function evidenceOf(signature: DkimSignature, { message }: TestInput): Evidence[] {
  const field = fieldsNamed(message, 'dkim-signature').find((header) => header.line === signature.line)
  const name = `${signature.selector}._domainkey.${signature.domain}`
  return [
    ...(field ? [quoteField(field)] : []),
    ...(signature.keyRecord === null ? absentKey(signature, name) : [quoteRecord(name, signature.keyRecord)]),
  ]
}

const absentKey = (signature: DkimSignature, name: string): Evidence[] =>
  signature.result !== 'pass' && failureOf(signature) === 'key-missing' ? [quoteAbsence(name, null)] : []
