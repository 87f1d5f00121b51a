import { bad, type Evidence, type Finding, good, type Json, noData, warning } from '@postproof/engine/finding'
import { gmailSenders, microsoftSenders, rfc, yahooSenders } from '@postproof/engine/references'
import { createDmarcLookup } from '@postproof/records/dmarc/discover'
import { isNearDmarcRecord, parseDmarc, REMOVED_TAGS } from '@postproof/records/dmarc/parse'
import { issueFacts, quoteAbsence, quoteRecord } from '../authentication/evidence.ts'
import { cannotAlign, tiesToFrom } from '../authentication/passes.ts'
import { fieldNamed, quoteField } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'
import { listRules } from '../kind/kinds.ts'
import type { TestInput, TestWorld } from '../types.ts'

const id = 'dmarc'

/** Whether the mail passes DMARC (RFC 9989), and what the domain's record asks of receivers. */
export const check = defineCheck({
  id,
  group: 'authentication',
  points: 8,
  topic: 'identity',
  decidedBy: 'sending',
  refs: [rfc(9989), gmailSenders, yahooSenders, microsoftSenders],
  run(input, world) {
    const { fromDomain, dmarc } = input.auth
    if (fromDomain === null) return noData(id, 'no-from-domain', { reason: dmarc.reason }, fromField(input))
    if (dmarc.result === 'none') {
      return judgeMissing(fromDomain, input, world)
    }
    const facts = factsOf(input)
    const evidence = [
      ...(dmarc.record === null ? [] : [quoteRecord(`_dmarc.${dmarc.recordDomain}`, dmarc.record)]),
      ...fromField(input),
    ]
    if (dmarc.result === 'fail') return bad(id, 'fail', facts, evidence)
    // A list sends in other names than its members; what the record would make of that is not known.
    if (dmarc.result !== 'pass' && cannotAlign(input.auth) && input.kind.kind !== 'list-post')
      return judgeUnaligned(input, facts, evidence)
    if (dmarc.result !== 'pass') return noData(id, reasonOf(dmarc.reason), facts, evidence)
    const [first] = facts.warnings as string[]
    return first ? warning(id, first, facts, evidence) : good(id, 'pass', facts, evidence)
  },
})

/** The record is not known, but no record could make this mail pass. Without one it would be missed of bulk mail. */
function judgeUnaligned(input: TestInput, facts: Record<string, Json>, evidence: Evidence[]): Finding {
  const { auth, kind } = input
  const signers = [...new Set(auth.dkim.signatures.map(({ domain }) => domain))].slice(0, 10)
  const make = listRules(kind) === 'yes' ? bad : warning
  return make(id, 'cannot-align', { ...facts, domain: auth.spf.domain, signers }, evidence)
}

function reasonOf(reason: string | null): string {
  return reason === 'spf-unknown' || reason === 'dkim-unknown' ? reason : 'unanswered'
}

function fromField({ message }: TestInput): Evidence[] {
  const from = fieldNamed(message, 'from')
  return from ? [quoteField(from)] : []
}

function factsOf({ auth }: TestInput): Record<string, Json> {
  const { dmarc, fromDomain } = auth
  const record = dmarc.record === null ? null : parseDmarc(dmarc.record)
  const removed = record?.tags.filter((tag) => REMOVED_TAGS.has(tag.name)).map((tag) => tag.name) ?? []
  const warnings: string[] = []
  if (dmarc.policy === 'none') warnings.push('policy-none')
  if (dmarc.testMode) warnings.push('testing')
  if (record && !record.rua.some((uri) => uri.valid)) warnings.push('no-reports')
  if (removed.length > 0) warnings.push('removed-tags')
  return {
    fromDomain,
    recordDomain: dmarc.recordDomain,
    record: dmarc.record,
    policy: dmarc.policy,
    testMode: dmarc.testMode,
    inherited: dmarc.recordDomain !== null && dmarc.recordDomain !== fromDomain,
    spfAligned: dmarc.spfAligned,
    dkimAligned: dmarc.dkimAligned,
    tied: tiesToFrom(auth),
    reason: dmarc.reason,
    removed,
    warnings,
    issues: record ? issueFacts(record.issues) : [],
  }
}

/** No record applies: there is none, or receivers skip what stands there. */
async function judgeMissing(fromDomain: string, input: TestInput, world: TestWorld): Promise<Finding> {
  const lookup = createDmarcLookup(world.resolver, world.signal)
  const own = await lookup(fromDomain)
  const org = input.auth.fromOrg ?? fromDomain
  const at = own.records.length > 0 || org === fromDomain ? own : await lookup(org)
  const near = at.published.texts.filter(isNearDmarcRecord)
  const texts = [...at.records.map((record) => record.text), ...near].slice(0, 5)
  const issues = texts.length === 1 ? parseDmarc(texts[0]!).issues : []
  const facts = {
    fromDomain,
    recordDomain: at.domain,
    org,
    tied: tiesToFrom(input.auth),
    records: texts,
    issues: issueFacts(issues),
  }
  const asked = [...new Set([own, at])]
  const absent = asked.map(({ published }) => quoteAbsence(published.name, published.outcome))
  const shown = texts.map((text) => quoteRecord(`_dmarc.${at.domain}`, text))
  const evidence = [...(shown.length > 0 ? shown : absent), ...fromField(input)]
  const make = listRules(input.kind) === 'yes' ? bad : warning
  if (at.records.length > 1) return make(id, 'several-records', facts, evidence)
  return make(id, texts.length > 0 ? 'record-unusable' : 'no-record', facts, evidence)
}
