import type { Resolver } from '@postproof/engine/world'
import { readDraft, withDraft } from '../record/draft.ts'
import type { RecordFinding, SuggestedRecord } from '../record/report.ts'
import type { RecordWorld } from '../record/trace.ts'
import { subtract } from './address-set.ts'
import type { SpfChange } from './details.ts'
import { effectOf } from './effect.ts'
import { gather } from './gather.ts'
import type { SpfInput } from './input.ts'
import { judge } from './judge.ts'
import { MAX_LOOKUPS } from './lookups.ts'
import { nameParts, type Shortened, shortenSpf } from './shorten.ts'
import type { SpfSubject } from './subject.ts'
import { NOTHING, type Suggestion } from './suggest.ts'

/** What is offered to publish: each record is judged first by the checker itself, as if it were published. */

export type Offering = { input: SpfInput; resolver: Resolver; world: RecordWorld }

type Part = { host: string; value: string }
type Proof = { subject: SpfSubject; findings: RecordFinding[] }

/** The report on a record that is not published, with the records that it includes. */
async function prove(value: string, parts: Part[], { input, resolver, world }: Offering): Promise<Proof> {
  const { domain, seen, parked } = input
  const draft = readDraft(value)
  const drafted = withDraft(withParts(resolver, parts), domain, draft.strings)
  const { subject } = await gather({ domain, seen, parked }, drafted, draft, world)
  return { subject, findings: judge(subject, { domain }) }
}

const withParts = (resolver: Resolver, parts: Part[]) =>
  parts.reduce((inner, { host, value }) => withDraft(inner, host, [value]), resolver)

/** The lookups that the checker counts in a record that is not published. */
export async function provenCount(value: string, input: SpfInput, offering: Omit<Offering, 'input'>) {
  return (await prove(value, [], { ...offering, input })).subject.count.count
}

/** Findings by which receivers use no part of a record. */
const FATAL = new Set([
  'spf_record',
  'spf_syntax',
  'spf_lookups',
  'spf_voids',
  'spf_include',
  'spf_loop',
  'spf_mx-hosts',
])

const isFatal = ({ id, code, status }: RecordFinding) =>
  status === 'bad' && FATAL.has(id) && code !== 'over-family'

/** Whether a record works, and lets nobody pass who is a stranger to the one before it. */
function works({ findings }: Proof, before: SpfSubject): boolean {
  const opens = findings.some(({ id, code }) => id === 'spf_claims' && code === 'stranger')
  const wasOpen = before.claims.some(({ from, result }) => from === 'stranger' && result === 'pass')
  return !findings.some(isFatal) && (!opens || wasOpen)
}

/**
 * The suggestion as far as it is proved, each record with what it does to mail. A record that would still need too many
 * lookups is shortened; one that would be a permanent error for another reason is not offered.
 */
export async function offer(given: Suggestion, subject: SpfSubject, offering: Offering): Promise<Suggestion> {
  const proved = (await provedOf(given, subject, offering)) ?? NOTHING
  const { domain, counts, record } = subject
  const before = counts ? (record?.text ?? null) : null
  const [main, ...rest] = proved.suggested
  const parts = rest.filter(({ action, host }) => action === 'add' && host !== domain)
  const weigh = async (one: SuggestedRecord) => {
    if (one.host !== domain) return one
    const effect = await effectOf(before, one.value, domain, withParts(offering.resolver, parts))
    return effect ? { ...one, effect } : one
  }
  const questions = proved.questions.map(async (question) => ({
    ...question,
    answers: await Promise.all(
      question.answers.map(async ({ answer, record }) => ({
        answer,
        record: record && (await weigh(record)),
      })),
    ),
  }))
  return {
    ...proved,
    suggested: await Promise.all((main ? [main, ...rest] : []).map(weigh)),
    questions: await Promise.all(questions),
  }
}

async function provedOf(
  given: Suggestion,
  subject: SpfSubject,
  offering: Offering,
): Promise<Suggestion | null> {
  const [first] = given.suggested
  const { record, counts, count } = subject
  if (!first) {
    const isLong = counts && record !== null && count.count > MAX_LOOKUPS && given.questions.length === 0
    return isLong ? await shortened(record.text, given, subject, subject, offering) : given
  }
  if (first.action !== 'replace') return given
  const proof = await prove(first.value, [], offering)
  if (works(proof, subject)) return given
  const isLong = proof.subject.count.count > MAX_LOOKUPS
  return isLong ? shortened(first.value, given, proof.subject, subject, offering) : null
}

/** Codes of changes after which addresses that a name had stand in the record. */
const COPIES = new Set(['resolved', 'flattened', 'written-out'])

/** The record with fewer lookups, which lets the same addresses pass. */
async function shortened(
  text: string,
  given: Suggestion,
  long: SpfSubject,
  before: SpfSubject,
  offering: Offering,
): Promise<Suggestion | null> {
  const { domain, record, tree } = long
  const found = record && shortenSpf({ domain, record, tree })
  const named = found && (await withFreeNames(found, domain, offering.resolver))
  if (!named) return null
  const parts = named.parts.map(({ label, value }) => ({ host: `${label}.${domain}`, value }))
  const proof = await prove(named.value, parts, offering)
  if (!works(proof, before) || proof.subject.count.count > MAX_LOOKUPS || !passesSame(long, proof.subject))
    return null
  const changes: SpfChange[] = [...given.changes, ...named.changes]
  const codes = new Set(changes.map(({ code }) => code))
  const copied = [...codes].some((code) => COPIES.has(code))
  const base = { type: 'TXT' as const, ttl: 3600 }
  const risks = [
    ...[given.suggested[0]?.risk ?? []].flat().filter((risk) => risk !== 'spf.risk.none'),
    copied ? 'spf.risk.addresses' : 'spf.risk.covered',
  ]
  const reason = parts.length > 0 ? 'spf.shorten-parts' : 'spf.shorten'
  return {
    ...given,
    suggested: [
      {
        ...base,
        action: 'replace',
        host: domain,
        value: named.value,
        current: before.record?.text ?? text,
        reason,
        risk: risks,
      },
      ...parts.map((part) => ({
        ...base,
        ...part,
        action: 'add' as const,
        reason: 'spf.part',
        risk: 'spf.risk.none',
      })),
    ],
    changes,
  }
}

/** Whether the same addresses pass, and the same terms depend on the single mail. */
function passesSame(one: SpfSubject, other: SpfSubject): boolean {
  const openIn = ({ authorized }: SpfSubject) => new Set(authorized.open.map(({ term }) => term))
  const [before, after] = [openIn(one), openIn(other)]
  if ([...before].some((term) => !after.has(term))) return false
  return ([4, 6] as const).every(
    (family) =>
      subtract(one.authorized.root[family], other.authorized.root[family]).length === 0 &&
      subtract(other.authorized.root[family], one.authorized.root[family]).length === 0,
  )
}

const MAX_NAMES_TRIED = 16

/** Null when there are not enough names without any record below the domain, as under a wildcard. */
async function withFreeNames(
  found: Shortened,
  domain: string,
  resolver: Resolver,
): Promise<Shortened | null> {
  if (found.parts.length === 0) return found
  const labels = Array.from({ length: MAX_NAMES_TRIED }, (_, index) => `_spf${index + 1}`)
  const answers = await Promise.all(labels.map((label) => resolver.lookup(`${label}.${domain}`, 'TXT')))
  const free = labels.filter((_, index) => {
    const { outcome, cnames } = answers[index]!
    return (outcome === 'nxdomain' || outcome === 'nodata') && cnames.length === 0
  })
  return free.length < found.parts.length ? null : nameParts(found, domain, free)
}
