import type { Resolver } from '@postproof/engine/world'
import { askedDomain } from '../record/asked-domain.ts'
import { recordFinding } from '../record/findings.ts'
import { besideAlias, nameFindings } from '../record/name.ts'
import { tagParts } from '../record/parts.ts'
import { isAnswered } from '../record/published.ts'
import type { RecordFinding, RecordReport, SuggestedRecord } from '../record/report.ts'
import { tagOf } from '../record/tag-list.ts'
import { createTrace, type RecordWorld } from '../record/trace.ts'
import { undecided, verdictOf } from '../record/verdict.ts'
import { explainAlignment, isPublicSuffix, listedOrganization } from './alignment.ts'
import { applyDmarc, nameExists } from './applied.ts'
import { claimFindings, claimPolicy } from './claims.ts'
import type {
  Alignment,
  Applied,
  DmarcClaim,
  DmarcDetails,
  MailIdentifier,
  PlanStep,
  ReportAddress,
} from './details.ts'
import {
  createDmarcLookup,
  type Discovery,
  type DmarcAt,
  type DmarcLookup,
  discoverDmarc,
} from './discover.ts'
import { dmarcEffect, isStricter } from './effect.ts'
import { explainDmarcTag } from './explain.ts'
import { findMisplaced, type Misplaced, placeFindings } from './misplaced.ts'
import {
  alignmentFindings,
  boundaryFindings,
  existenceFindings,
  parkedFinding,
  policyFindings,
  reportFindings,
} from './outcomes.ts'
import { type DmarcRecord, isNearDmarcRecord, parseDmarc } from './parse.ts'
import { closed, planDmarc } from './plan.ts'
import { recordFindings } from './record-findings.ts'
import { repairDmarc, suggestDmarc } from './repair.ts'
import { askReports } from './reports.ts'

export type DmarcInput = {
  /** A-label form, lower case. */
  domain: string
  /** The domain sends no mail at all. */
  parked?: boolean
  /** Domains with which the user's own mail passed SPF or DKIM, as seen in a test. */
  mail?: MailIdentifier[]
}

/**
 * Checks what receivers find when they look for a domain's DMARC policy (RFC 9989). Never throws; a question without
 * an answer is `no-data` for what depends on it and changes nothing else.
 */
export async function checkDmarc(asked: DmarcInput, world: RecordWorld): Promise<RecordReport<DmarcDetails>> {
  const input = { ...asked, domain: askedDomain(asked.domain) }
  const trace = createTrace(world)
  const seen = await look(input, trace.resolver, world.clock.now())
  const { domain, own, shown, discovery, applied, exists, alignment, reports } = seen
  const record = shown?.record ?? null
  const findings = judge(input, seen)
  const repaired = shown ? repairDmarc(shown.record, seen.ordinary) : null
  const plan = planOf(input, seen, repaired)
  return {
    kind: 'dmarc',
    domain,
    queried: own.published.name,
    foundAt: shown ? `_dmarc.${shown.at}` : null,
    record: record?.text ?? null,
    published: seen.published,
    ttl: ttlOf(shown?.at ?? domain, discovery),
    status: verdictOf(findings),
    findings,
    parts: record ? tagParts(record.text, record.tags, explainDmarcTag) : [],
    suggested: besideAlias(
      await evaluated(suggestionsOf(input, seen, repaired, plan), input, seen),
      own.published,
    ),
    details: {
      walk: discovery.asked.map((at) => stepOf(at, discovery)),
      complete: discovery.complete,
      domainExists: exists,
      applied,
      alignment,
      reports,
      plan,
      claims: seen.claims,
    },
    dns: await trace.answers(),
  }
}

/** Everything that was asked about a domain. */
type Seen = {
  domain: string
  lookup: DmarcLookup
  discovery: Discovery
  own: DmarcAt
  /** DMARC records at the domain's own name, and texts that were meant as such. */
  published: string[]
  near: string[]
  shown: { record: DmarcRecord; at: string } | null
  /** The record's domain is no public suffix. */
  ordinary: boolean
  exists: boolean | null
  applied: Applied | null
  misplaced: Misplaced[]
  reports: ReportAddress[]
  alignment: Alignment
  shared: RecordFinding[]
  claims: DmarcClaim[]
}

async function look({ domain, mail = [] }: DmarcInput, resolver: Resolver, now: number): Promise<Seen> {
  const lookup = createDmarcLookup(resolver)
  const [discovery, exists] = await Promise.all([discoverDmarc(domain, lookup), nameExists(domain, resolver)])
  const own = discovery.asked.find((at) => at.domain === domain) ?? (await lookup(domain))
  const shown = shownRecord(own, discovery)
  const { organizational } = discovery
  const near = own.published.texts.filter(isNearDmarcRecord)
  const published = [...own.records.map((one) => one.text), ...near]
  const record = shown?.record ?? null
  const name = { kind: 'dmarc' as const, domain, published: own.published, own: published }
  const [misplaced, reports, alignment, shared, claims] = await Promise.all([
    findMisplaced(domain, own.published, resolver, now),
    shown ? askReports(shown.record, shown.at, organizational, { resolver, lookup, now }) : [],
    explainAlignment(domain, organizational, discovery.applied?.used ?? null, mail, lookup),
    nameFindings({ ...name, record: record?.text ?? null }, resolver, now),
    claimPolicy(domain, resolver, now),
  ])
  const applied = applyDmarc(domain, discovery, exists)
  const ordinary = !isPublicSuffix(shown?.at ?? domain)
  return {
    domain,
    lookup,
    discovery,
    own,
    published,
    near,
    shown,
    ordinary,
    exists,
    applied,
    misplaced,
    reports,
    alignment,
    shared,
    claims,
  }
}

function judge({ parked }: DmarcInput, seen: Seen): RecordFinding[] {
  const { shown, applied, discovery, alignment } = seen
  const record = shown?.record ?? null
  const unknown = record === null && !discovery.complete
  const findings = [
    outcomeOf(seen),
    ...policyFindings(record, applied),
    ...(applied ? existenceFindings(applied, discovery, seen.exists, seen.domain) : []),
    ...(record ? recordFindings(record, seen.ordinary) : []),
    ...reportFindings(seen.reports),
    ...(record ? alignmentFindings(alignment, record) : []),
    ...boundaryFindings(discovery, alignment),
    ...placeFindings(seen.misplaced),
    ...(parked && !unknown ? [parkedFinding(isClosed(seen))] : []),
    ...seen.shared,
  ]
  return applied ? [...findings, ...claimFindings(seen.claims, findings)] : findings
}

function isClosed({ shown, domain }: Seen): boolean {
  return shown !== null && closed(shown.record, shown.at !== domain)
}

/** The plan is for the record that applies; for a first one at the organization; a parked domain gets its own. */
function planOf({ parked = false }: DmarcInput, seen: Seen, repaired: string | null): PlanStep[] {
  const { domain, shown } = seen
  if (!parked) {
    return planDmarc(
      shown?.at ?? listedOrganization(domain) ?? domain,
      shown?.record ?? null,
      repaired,
      seen.reports,
      false,
    )
  }
  const own = shown?.at === domain
  const [step] = planDmarc(
    domain,
    own ? shown.record : null,
    own ? repaired : null,
    own ? seen.reports : [],
    true,
  )
  return step ? [{ ...step, done: isClosed(seen) }] : []
}

function suggestionsOf(
  { parked }: DmarcInput,
  seen: Seen,
  repaired: string | null,
  plan: PlanStep[],
): SuggestedRecord[] {
  const { domain, own, shown, discovery } = seen
  if (!isAnswered(own.published.outcome) || (shown === null && !discovery.complete)) return []
  return suggestDmarc({
    domain,
    home: listedOrganization(domain) ?? domain,
    shown,
    several: own.records.length > 1 ? own.records : [],
    repaired,
    needsRepair: shown !== null && isOff(shown.record, seen.ordinary),
    misplaced: seen.misplaced,
    reports: uniqueReports(seen.reports),
    closing: parked && !isClosed(seen) ? (plan[0]?.value ?? null) : null,
  })
}

/**
 * Each record to publish with what it changes for mail, by evaluating it and what it replaces. One that would make mail
 * of the domain fail which passes is not offered, unless the domain sends none.
 */
async function evaluated(
  suggested: SuggestedRecord[],
  { mail = [] }: DmarcInput,
  seen: Seen,
): Promise<SuggestedRecord[]> {
  const offered = suggested.map(async (record) => {
    if (record.action === 'remove' || !record.host.startsWith('_dmarc.')) return [record]
    const host = record.host.slice('_dmarc.'.length)
    const exists = host === seen.domain ? seen.exists : true
    const domains = mail.map(({ domain }) => domain)
    const effect = await dmarcEffect(host, record.value, seen.lookup, { exists, domains })
    if (effect.breaks && record.reason !== 'dmarc.close') return []
    const [first, ...others] = [record.risk].flat()
    const risk = [isStricter(effect) ? 'dmarc.risk.starts' : first!, ...others]
    return [{ ...record, risk, changes: effect.changes }]
  })
  return (await Promise.all(offered)).flat()
}

/** One permission serves both kinds of report to the same domain. */
function uniqueReports(reports: ReportAddress[]): ReportAddress[] {
  const names = reports.map(({ authorization }) => authorization?.name)
  return reports.filter(({ authorization }, at) => names.indexOf(authorization?.name) === at)
}

/** The record to show: the one that applies; else the one that was meant to. */
function shownRecord(own: DmarcAt, discovery: Discovery): { record: DmarcRecord; at: string } | null {
  const { applied } = discovery
  if (applied?.used) return { record: applied.used, at: applied.domain }
  const only = own.records.length === 1 ? own.records[0] : undefined
  if (only) return { record: only, at: own.domain }
  const near = own.published.texts.filter(isNearDmarcRecord)
  return near.length === 1 && own.records.length === 0
    ? { record: parseDmarc(near[0]!), at: own.domain }
    : null
}

function outcomeOf({ domain, own, near, discovery, applied }: Seen): RecordFinding {
  const id = 'dmarc_record'
  const { name, outcome } = own.published
  const facts = { domain, name, count: own.records.length, at: discovery.applied?.domain ?? null }
  const evidence = [...own.records.map((one) => one.text), ...near]
    .slice(0, 5)
    .map((value) => ({ label: name, value }))
  if (!isAnswered(outcome)) return undecided(id, 'unanswered', { facts: { ...facts, outcome } })
  // RFC 9989, 4.10: several records at one name count as none; the walk goes on above.
  if (own.records.length > 1) return recordFinding('bad', id, 'several', { facts, evidence })
  if (own.records.length === 1 && !own.used) return recordFinding('bad', id, 'unusable', { facts, evidence })
  if (own.used) return recordFinding('good', id, 'own', { facts, evidence })
  if (near.length > 0) return recordFinding('bad', id, 'ignored', { facts, evidence })
  if (discovery.applied) {
    const tag = applied?.tag ?? null
    return recordFinding('good', id, 'inherited', {
      facts: { ...facts, tag, policy: applied?.requested ?? null },
    })
  }
  const failed = discovery.asked.find((at) => !isAnswered(at.published.outcome))
  if (failed) {
    const { name, outcome } = failed.published
    return undecided(id, 'unanswered', { facts: { ...facts, name, outcome } })
  }
  return recordFinding('bad', id, 'missing', { facts })
}

function stepOf(at: DmarcAt, discovery: Discovery): DmarcDetails['walk'][number] {
  return {
    name: at.published.name,
    outcome: at.published.outcome,
    records: at.records.slice(0, 10).map((record) => record.text),
    psd: at.used?.psd ?? null,
    applies: at === discovery.applied,
  }
}

function ttlOf(domain: string, discovery: Discovery): number | null {
  const answer = discovery.asked.find((at) => at.domain === domain)?.published.answer
  return answer?.outcome === 'answer' ? answer.ttl : null
}

/** Whether the record should be written differently, whatever its policy. */
function isOff(record: DmarcRecord, ordinary: boolean): boolean {
  return (
    recordFindings(record, ordinary).some(
      ({ id, code, status }) =>
        (status === 'bad' || status === 'warning') &&
        !['dmarc_subdomains', 'dmarc_nonexistent', 'dmarc_test-mode'].includes(id) &&
        !(id === 'dmarc_reports' && (code === 'many' || code === 'missing-rua')) &&
        !(id === 'dmarc_tags' && code === 'unknown'),
    ) ||
    (record.effective?.p !== record.p && tagOf(record.tags, 'v') !== undefined) ||
    // A policy that cannot be read takes the whole record with it (RFC 9989, 4.10.1), also where p asks for nothing.
    (['sp', 'np'] as const).some((name) => tagOf(record.tags, name) && record[name] === null)
  )
}
