import { bad, type Evidence, type Finding, good, type Json, noData, warning } from '@postproof/engine/finding'
import { gmailSenders, microsoftSenders, rfc, yahooSenders } from '@postproof/engine/references'
import { askTexts } from '@postproof/records/record/published'
import { countTree, type LookupCount, MAX_LOOKUPS } from '@postproof/records/spf/lookups'
import { isNearSpfRecord, isSpfRecord, parseSpf } from '@postproof/records/spf/parse'
import { loadSpfTree } from '@postproof/records/spf/tree'
import { issueFacts, quoteAbsence, quoteDialogue, quoteRecord } from '../authentication/evidence.ts'
import { spfPasses } from '../authentication/passes.ts'
import { createQuestions } from '../authentication/questions.ts'
import { explainPass, type SpfMatch } from '../authentication/spf-match.ts'
import { defineCheck } from '../define-check.ts'
import type { TestInput, TestWorld } from '../types.ts'

const id = 'spf'

/** Whether the client may send for the envelope sender's domain (RFC 7208), and what its record costs to ask. */
export const check = defineCheck({
  id,
  group: 'authentication',
  points: 6,
  topic: 'identity',
  decidedBy: 'sending',
  refs: [rfc(7208), gmailSenders, yahooSenders, microsoftSenders],
  async run(input, world) {
    const { spf } = input.auth
    if (spf.result === 'no-data') {
      return noData(id, spf.reason ?? 'unknown', { domain: spf.domain, ip: input.session.clientAddress })
    }
    const published = await publishedFacts(spf.domain, input, world)
    const facts = { ...factsOf(input), ...published.facts }
    const evidence = [...quoteDialogue(input.session, 'MAIL FROM'), ...published.evidence]
    return judge(input, published, facts, evidence)
  },
})

type PublishedFacts = {
  facts: Record<string, Json>
  evidence: Evidence[]
  count: LookupCount | null
  match: SpfMatch | null
  records: number
}

function factsOf({ auth, session }: TestInput): Record<string, Json> {
  const { domain, result, comment, lookups } = auth.spf
  return {
    domain,
    result,
    passes: spfPasses(auth),
    comment,
    lookups,
    ip: session.clientAddress,
    helo: session.mailFrom === '',
  }
}

async function publishedFacts(
  domain: string | null,
  { auth, session }: TestInput,
  world: TestWorld,
): Promise<PublishedFacts> {
  if (domain === null) return { facts: {}, evidence: [], count: null, match: null, records: 0 }
  const { resolver } = createQuestions(world.resolver, world.signal)
  const { texts, outcome } = await askTexts(resolver, domain)
  const records = texts.filter(isSpfRecord)
  const near = texts.filter(isNearSpfRecord).slice(0, 3)
  const shown = [...records, ...near].slice(0, 5)
  const evidence =
    shown.length > 0 ? shown.map((text) => quoteRecord(domain, text)) : [quoteAbsence(domain, outcome)]
  if (records.length !== 1) {
    const facts = { record: null, records: records.slice(0, 5), nearMiss: near[0] ?? null }
    return { facts, evidence, count: null, match: null, records: records.length }
  }
  const record = parseSpf(records[0]!)
  const tree = await loadSpfTree(domain.toLowerCase(), resolver)
  const count = countTree(tree)
  const match = auth.spf.result === 'pass' ? await explainPass(domain, session, tree, resolver) : null
  const facts = {
    record: record.text,
    records: [record.text],
    all: record.all,
    issues: issueFacts(record.issues),
    worst: count.count,
    terms: count.terms.filter((term) => term.cost > 0).slice(0, 20),
    voids: count.voids.slice(0, 10),
    dead: count.dead.slice(0, 10),
    loops: count.loops.slice(0, 10),
    complete: count.complete,
    lists: match?.lists ?? null,
    everyone: match?.everyone ?? null,
    path: match?.path.slice(0, 12) ?? [],
  }
  return { facts, evidence, count, match, records: 1 }
}

function judge(
  { auth }: TestInput,
  { count, match, records }: PublishedFacts,
  facts: Record<string, Json>,
  evidence: Evidence[],
): Finding {
  const { result } = auth.spf
  if (result === 'temperror') return noData(id, 'temperror', facts, evidence)
  if (records > 1) return bad(id, 'several-records', facts, evidence)
  if (result === 'fail') return bad(id, 'fail', facts, evidence)
  if (match?.everyone && match.everyone !== 'sender') return bad(id, 'allows-everyone', facts, evidence)
  if (count && count.count > MAX_LOOKUPS) return bad(id, 'too-many-lookups', facts, evidence)
  if (result === 'softfail' || result === 'neutral') return warning(id, result, facts, evidence)
  if (match?.everyone) return warning(id, 'allows-everyone', facts, evidence)
  if (result === 'pass') return good(id, 'pass', facts, evidence)
  if (result === 'none') {
    const signed = auth.dkim.signatures.some((signature) => signature.result === 'pass' && signature.aligned)
    return signed ? warning(id, 'none-but-signed', facts, evidence) : bad(id, 'none', facts, evidence)
  }
  return bad(id, 'permerror', facts, evidence)
}
