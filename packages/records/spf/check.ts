import { reverseName } from '@postproof/engine/addresses'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import { askAuthoritative } from '../record/authoritative.ts'
import { characterFindings, probeLabel } from '../record/name.ts'
import { isAnswered } from '../record/published.ts'
import type { RecordFinding, RecordReport, SuggestedRecord } from '../record/report.ts'
import { createTrace, type RecordWorld } from '../record/trace.ts'
import { undecided, verdictOf } from '../record/verdict.ts'
import { describeSpace } from './address-space.ts'
import { weighTree } from './authorized.ts'
import type { SpfDetails, SpfTest } from './details.ts'
import { readDomainSpec } from './domain-spec.ts'
import { readDraft, type SpfDraft, withDraft } from './draft.ts'
import { effectOf } from './effect.ts'
import { explainSpf } from './explain.ts'
import { rangeFindings, reachFindings } from './findings/addresses.ts'
import { explanationFindings, nameFindings, verdictFinding } from './findings/name.ts'
import {
  adviceFindings,
  allFinding,
  parkedFinding,
  publishedFindings,
  sizeFindings,
  syntaxFindings,
} from './findings/record.ts'
import {
  answerFindings,
  costFindings,
  hostFindings,
  includeFindings,
  repetitionFindings,
} from './findings/tree.ts'
import { flattenSpf } from './flatten.ts'
import { countTree, MAX_LOOKUPS, MAX_VOIDS } from './lookups.ts'
import { outlineTree } from './outline.ts'
import { wouldFail } from './outlook.ts'
import { isNearSpfRecord, isSpfRecord, parseSpf } from './parse.ts'
import { type BareNames, isBareName } from './repair.ts'
import type { SpfSubject, SpfTexts } from './subject.ts'
import { type MailHosts, NOTHING, type Suggestion, suggestSpf } from './suggest.ts'
import { testAddress } from './test-address.ts'
import { fixedName, loadSpfTree } from './tree.ts'

export type { SpfDetails } from './details.ts'

export type SpfInput = {
  /** A-label form. */
  domain: string
  /** Says what this address would get, sent by `sender` (default postmaster) with this HELO name. */
  ip?: string
  sender?: string
  helo?: string
  /** The domain was seen to send, in the user's own tests. */
  seen?: boolean
  /** The domain sends no mail. */
  parked?: boolean
  /** A record that is not published yet, plain or as quoted strings; it is read in place of the published one. */
  draft?: string
}

/** DNS questions for the tree of one record, addresses and MX hosts included. */
const MAX_QUESTIONS = 300

/**
 * Checks a domain's SPF record and everything it leads to (RFC 7208). Never throws; a question without an answer is
 * `no-data` for what depends on it. Questions go out as soon as their name is known, so that it takes as long as the
 * longest chain of them.
 */
export async function checkSpf(given: SpfInput, world: RecordWorld): Promise<RecordReport<SpfDetails>> {
  const input = { ...given, domain: given.domain.toLowerCase().replace(/\.$/, '') }
  const trace = createTrace(world)
  const draft = input.draft === undefined ? null : readDraft(input.draft)
  const resolver = draft ? withDraft(trace.resolver, input.domain, draft.strings) : trace.resolver
  const { subject, mail } = await gather(input, resolver, draft, world)
  const findings = judge(subject, input)
  const { suggested, changes, questions } = await offer(suggestSpf(subject, mail), subject, trace.resolver)
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
    details: { ...detailsOf(subject), changes },
    dns: await trace.answers(),
  }
}

/** No record is offered in place of another that would still be a permanent error; each says what it does to mail. */
async function offer(given: Suggestion, subject: SpfSubject, resolver: Resolver): Promise<Suggestion> {
  const { domain, counts, record } = subject
  const before = counts ? (record?.text ?? null) : null
  const weigh = async (one: SuggestedRecord) => {
    const effect = await effectOf(before, one.value, domain, resolver)
    return effect ? { ...one, effect } : one
  }
  const [first] = given.suggested
  if (first?.action === 'replace' && (await wouldFail(first.value, domain, resolver, MAX_QUESTIONS)))
    return NOTHING
  const questions = given.questions.map(async (question) => ({
    ...question,
    answers: await Promise.all(
      question.answers.map(async ({ answer, record }) => ({
        answer,
        record: record && (await weigh(record)),
      })),
    ),
  }))
  return {
    ...given,
    suggested: await Promise.all(given.suggested.map(weigh)),
    questions: await Promise.all(questions),
  }
}

async function gather(
  input: SpfInput,
  resolver: Resolver,
  draft: SpfDraft | null,
  { clock }: RecordWorld,
): Promise<{ subject: SpfSubject; mail: MailHosts }> {
  const { domain } = input
  const published = draft === null
  const reverse = input.ip === undefined ? undefined : reverseName(input.ip.trim())
  const root = resolver.lookup(domain, 'TXT')
  const [tree, servers, probe, typeSpf, test, reversed, rest] = await Promise.all([
    loadSpfTree(domain, resolver, { maxQuestions: MAX_QUESTIONS, addresses: true }),
    published
      ? askAuthoritative(domain, 'TXT', { resolver })
      : Promise.resolve({ servers: [], agree: null, ttl: null }),
    published ? resolver.lookup(`${probeLabel(clock.now())}.${domain}`, 'TXT') : null,
    published ? resolver.lookup(domain, 'SPF') : null,
    input.ip === undefined ? null : testAddress({ ...input, ip: input.ip }, resolver),
    reverse === undefined ? null : resolver.lookup(reverse, 'PTR'),
    root.then((answer) => askBeside(input, readTexts(answer, draft), resolver)),
  ])
  const { texts, record, counts, explanation, mail } = rest
  const more = { tree, count: countTree(tree), authorized: weighTree(tree), explanation, typeSpf, servers }
  const parked = input.parked === true
  return { subject: { domain, parked, texts, record, counts, ...more, probe, reverse: reversed, test }, mail }
}

/** What is asked once the record is known: the text of `exp`, or, without a record, where the domain's mail goes. */
async function askBeside({ domain, seen = false }: SpfInput, texts: SpfTexts, resolver: Resolver) {
  const { records, near } = texts
  const shown =
    records.length === 1 ? records[0] : records.length === 0 && near.length === 1 ? near[0] : undefined
  const record = shown === undefined ? null : parseSpf(shown)
  const counts = records.length === 1
  const target = counts ? explanationName(record, domain) : null
  const there = isAnswered(texts.answer.outcome) && texts.answer.outcome !== 'nxdomain'
  const [explained, mx, address, keys, bare] = await Promise.all([
    target === null ? null : resolver.lookup(target, 'TXT'),
    there ? resolver.lookup(domain, 'MX') : null,
    there ? resolver.lookup(domain, 'A') : null,
    there ? resolver.lookup(`_domainkey.${domain}`, 'TXT') : null,
    askBareNames(shown ?? '', resolver),
  ])
  const explanation = target !== null && explained ? { name: target, answer: explained } : null
  const mail: MailHosts = { mx, address, sends: seen || maySend(mx, keys), bare }
  return { texts, record, counts, explanation, mail }
}

/** Whether the domain may well send: it takes in mail, has names below `_domainkey`, or nobody said that it has not. */
function maySend(mx: DnsAnswer | null, keys: DnsAnswer | null): boolean {
  const takes = (mx?.records ?? []).some(
    (one) => one.type === 'MX' && one.exchange !== '.' && one.exchange !== '',
  )
  const silent = [mx, keys].some((answer) => answer !== null && !isAnswered(answer.outcome))
  return takes || silent || (keys !== null && keys.outcome !== 'nxdomain')
}

const MAX_BARE = 5

/** Whether an SPF record or a server's address stands behind each name that has no mechanism. */
async function askBareNames(text: string, resolver: Resolver): Promise<BareNames> {
  const words = text
    .split(/[\s,;]+/, 200)
    .map((word) => word.replace(/^[+\-~?"']+|(?<!["'])["']+$/g, '').toLowerCase())
  const names = [...new Set(words.filter(isBareName).map((name) => name.replace(/\.$/, '')))].slice(
    0,
    MAX_BARE,
  )
  const found = new Map<string, 'include' | 'a'>()
  for (const name of names) {
    const [texts, address] = await Promise.all([resolver.lookup(name, 'TXT'), resolver.lookup(name, 'A')])
    const record = texts.records.some((one) => one.type === 'TXT' && isSpfRecord(one.strings.join('')))
    if (record) found.set(name, 'include')
    else if (address.outcome === 'answer' && isAnswered(texts.outcome)) found.set(name, 'a')
  }
  return found
}

/** The name of the explanation, as long as it depends on nothing but the domain. */
function explanationName(record: SpfSubject['record'], domain: string): string | null {
  const term = record?.terms.find((one) => one.kind === 'modifier' && one.name === 'exp')
  return term && readDomainSpec(term.value).valid ? fixedName(term.value, domain) : null
}

function readTexts(answer: DnsAnswer, draft: SpfDraft | null): SpfTexts {
  const all = answer.records.flatMap((record) => (record.type === 'TXT' ? [record.strings] : []))
  const joined = all.map((strings) => strings.join(''))
  const records = joined.filter(isSpfRecord)
  const senderId = joined.filter((text) => /^\s*v?=?spf2\.0\//i.test(text))
  const near = joined.filter((text) => isNearSpfRecord(text) && !senderId.includes(text))
  const shown = records.length === 1 ? records[0] : near[0]
  return {
    answer,
    records,
    near,
    senderId,
    unrelated: joined.length - records.length - near.length - senderId.length,
    strings: draft
      ? draft.quoted
        ? draft.strings
        : []
      : (all.find((strings) => strings.join('') === shown) ?? []),
    draft: draft !== null,
  }
}

function judge(subject: SpfSubject, { ip }: SpfInput): RecordFinding[] {
  return [
    ...publishedFindings(subject),
    ...answerFindings(subject),
    ...syntaxFindings(subject),
    ...(subject.record ? characterFindings('spf_characters', subject.record.text) : []),
    ...allFinding(subject),
    ...costFindings(subject),
    ...includeFindings(subject),
    ...repetitionFindings(subject),
    ...hostFindings(subject),
    ...adviceFindings(subject),
    ...rangeFindings(subject),
    ...reachFindings(subject),
    ...sizeFindings(subject),
    ...explanationFindings(subject),
    ...parkedFinding(subject),
    ...nameFindings(subject),
    ...verdictFinding(subject),
    ...(ip !== undefined && !subject.test
      ? [undecided('spf_verdict', 'not-an-address', { facts: { ip: ip.slice(0, 100) } })]
      : []),
  ]
}

function detailsOf(subject: SpfSubject): Omit<SpfDetails, 'changes'> {
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
    flattened: flattenSpf(subject),
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
