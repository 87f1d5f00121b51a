import { askedDomain } from '../record/asked-domain.ts'
import { readDraft, withDraft } from '../record/draft.ts'
import type { RecordReport } from '../record/report.ts'
import { createTrace, type RecordWorld } from '../record/trace.ts'
import { verdictOf } from '../record/verdict.ts'
import { describeSpace } from './address-space.ts'
import type { SpfDetails, SpfTest } from './details.ts'
import { explainSpf } from './explain.ts'
import { flattenSpf } from './flatten.ts'
import { gather } from './gather.ts'
import type { SpfInput } from './input.ts'
import { judge } from './judge.ts'
import { MAX_LOOKUPS, MAX_VOIDS } from './lookups.ts'
import { offer, provenCount } from './offer.ts'
import { outlineTree } from './outline.ts'
import { movesOf } from './shorten.ts'
import type { SpfSubject } from './subject.ts'
import { suggestSpf } from './suggest.ts'

export type { SpfDetails, SpfTreeNode } from './details.ts'
export type { SpfInput } from './input.ts'

/**
 * Checks a domain's SPF record and everything it leads to (RFC 7208). Never throws; a question without an answer is
 * `no-data` for what depends on it. Questions go out as soon as their name is known, so that it takes as long as the
 * longest chain of them.
 */
export async function checkSpf(given: SpfInput, world: RecordWorld): Promise<RecordReport<SpfDetails>> {
  const input = { ...given, domain: askedDomain(given.domain) }
  const trace = createTrace(world)
  const draft = input.draft === undefined ? null : readDraft(input.draft)
  const resolver = draft ? withDraft(trace.resolver, input.domain, draft.strings) : trace.resolver
  const { subject, mail } = await gather(input, resolver, draft, world)
  const findings = judge(subject, input)
  const nobody = findings.some(({ id, code }) => id === 'spf_claims' && code.startsWith('nobody'))
  const { suggested, changes, questions } = await offer(suggestSpf(subject, mail, nobody), subject, {
    input,
    resolver: trace.resolver,
    world,
  })
  const flat = flattenSpf(subject)
  const flattened = flat && {
    ...flat,
    lookups: await provenCount(flat.value, input, { resolver: trace.resolver, world }),
  }
  const { texts, record, counts } = subject
  return {
    kind: 'spf',
    domain: input.domain,
    queried: input.domain,
    foundAt: counts ? input.domain : null,
    record: record?.text ?? null,
    published: [...texts.records, ...texts.near].slice(0, 20),
    ttl: texts.answer.outcome === 'answer' && !texts.draft ? (subject.servers.ttl ?? texts.answer.ttl) : null,
    status: verdictOf(findings),
    findings,
    parts: record ? explainSpf(record) : [],
    suggested,
    questions,
    details: { ...detailsOf(subject), flattened, changes },
    dns: await trace.answers(),
  }
}

function detailsOf(subject: SpfSubject): Omit<SpfDetails, 'changes' | 'flattened'> {
  const { texts, record, counts, tree, count, authorized, servers } = subject
  const test: SpfTest | null = subject.test
  return {
    tree: counts ? outlineTree(tree, count) : null,
    lookups: {
      count: count.count,
      limit: MAX_LOOKUPS,
      complete: count.complete,
      terms: count.terms.slice(0, 200).map(({ term, cost }) => ({ term: term.slice(0, 300), cost })),
    },
    voids: {
      count: count.cost.voids,
      limit: MAX_VOIDS,
      ipv4: count.cost.voids4,
      ipv6: count.cost.voids6,
      names: count.voids.slice(0, 100),
    },
    addresses: counts ? describeSpace(tree, authorized) : null,
    test,
    claims: subject.claims,
    moves: record && counts ? movesOf({ domain: subject.domain, record, tree }) : [],
    nameServers: servers,
    ignored: [...texts.near, ...texts.senderId].slice(0, 10),
    unrelated: texts.unrelated,
    draft: texts.draft,
    size: record && {
      octets: Buffer.byteLength(record.text),
      strings: texts.strings.slice(0, 50).map((string) => Buffer.byteLength(string)),
    },
    cnames: texts.answer.cnames.slice(0, 10),
    authenticated: texts.answer.authenticated,
  }
}
