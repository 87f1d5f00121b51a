import { groupBy } from '@postproof/engine/group-by'
import type { Message } from '@postproof/messages/message'
import {
  type AggregateReport,
  type DomainSummary,
  type PublishedPolicy,
  type Source,
  summarize,
} from '@postproof/reports'
import type { ReportSummary } from '#contract/domain-reports.ts'
import type { SeenMessages, SpanTotals } from '#storage/domain-reports/seen.ts'

/** Judges the stored rows of a domain: who sends, what fails, and the next step of the policy. */

export type ReportsToJudge = {
  domain: string
  policy: PublishedPolicy | null
  /** Whether a sender is theirs, as the owner said. */
  senders: [sender: string, ours: boolean][]
  totals: Pick<SpanTotals, 'messages' | 'passed'>
  /** Of addresses, those that lead back to them. */
  reverseNames: [address: string, name: string][]
}

/** `summary.sources`: at most 200, the busiest, without their days. */
export type JudgedReports = {
  summary: DomainSummary
  says: Message
  more_sources: number
  by_day: ReportSummary['by_day']
}

const MOST_SOURCES = 200

/** `raw`: the rows as a JSON array. */
export function judgeReports(
  raw: Uint8Array,
  { domain, policy, senders, totals, reverseNames }: ReportsToJudge,
): JudgedReports {
  const rows = JSON.parse(Buffer.from(raw).toString()) as SeenMessages[]
  const newest = policy ?? noPolicy
  const reports = reportsOf(domain, rows, newest)
  const options = { ...decisionsOf(senders), reverseNames: new Map(reverseNames), policy: newest }
  const summary = summarize(reports, options)[0] ?? empty(domain)
  const { sources } = summary
  return {
    summary: { ...summary, sources: sources.slice(0, MOST_SOURCES).map((each) => ({ ...each, byDay: [] })) },
    says: headline(summary, totals),
    more_sources: Math.max(0, sources.length - MOST_SOURCES),
    by_day: byDay(sources),
  }
}

/** One report for each day, reporter and policy, as the library wants them; their rows are summed already. */
function reportsOf(domain: string, rows: SeenMessages[], newest: PublishedPolicy): AggregateReport[] {
  const groups = groupBy(rows, ({ day, reporter, policy }) => JSON.stringify([day, reporter, policy]))
  return [...groups.values()].map((own) => reportOf(domain, own, newest))
}

function reportOf(domain: string, rows: SeenMessages[], newest: PublishedPolicy): AggregateReport {
  const { day, reporter, policy: p } = rows[0]!
  const begin = day === null ? null : Date.parse(`${day}T00:00:00Z`) / 1_000
  return {
    ...{ kind: 'aggregate', file: '', containers: [], member: null, reporter, domain, id: `${day} ${p}` },
    ...{ begin, end: begin === null ? null : begin + 86_399, problems: [] },
    ...{ namespace: null, version: null, email: '', extraContact: null, generator: null, errors: [] },
    policy: { ...newest, p },
    rows: rows.map((row) => ({
      ...{ sourceIp: row.source_ip, sourceIpWritten: row.source_written, count: row.messages },
      ...{ disposition: row.disposition, dkim: row.dkim, spf: row.spf, passed: row.passed },
      ...{ reasons: row.reasons, headerFrom: row.header_from, envelopeFrom: null, envelopeTo: null },
      ...{ dkimResults: row.dkim_results, spfResults: row.spf_results },
    })),
  }
}

const noPolicy: PublishedPolicy = {
  ...{ p: null, sp: null, np: null, adkim: null, aspf: null, pct: null, fo: null, testing: null },
  discoveryMethod: null,
}

const empty = (domain: string): DomainSummary => ({
  ...{ domain, first: null, last: null, days: 0, reporters: [], reports: 0, messages: 0, passed: 0 },
  ...{ policy: noPolicy, sources: [] },
  lost: {
    messages: 0,
    of: 0,
    yours: 0,
    broken: 0,
    mended: 0,
    unclear: 0,
    forwarded: 0,
    strangers: 0,
    from: [],
  },
  next: { step: 'unknown', now: null, to: null, missingDays: 0, missingReporters: 0, days: 0, loses: 0 },
})

function decisionsOf(senders: ReportsToJudge['senders']) {
  const of = (ours: boolean) => new Set(senders.flatMap(([sender, said]) => (said === ours ? [sender] : [])))
  return { confirmed: of(true), denied: of(false) }
}

function byDay(sources: readonly Source[]): ReportSummary['by_day'] {
  const days = new Map<string, ReportSummary['by_day'][number]>()
  for (const { verdict, byDay: own } of sources)
    for (const { day, messages, passed } of own) {
      const known = days.get(day) ?? { day, verdicts: {}, passed: 0 }
      days.set(day, known)
      known.verdicts[verdict] = (known.verdicts[verdict] ?? 0) + messages
      known.passed += passed
    }
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1))
}

/** The verdict on a domain in one sentence: what is broken, else what is unclear, else how much passes. */
function headline({ sources, lost }: DomainSummary, { messages, passed }: ReportsToJudge['totals']): Message {
  if (messages === 0) return { code: 'reports.headline.none', facts: {} }
  const broken = sources.filter(({ verdict }) => verdict === 'broken' || verdict === 'never-aligned')
  if (lost.broken > 0) {
    const failing = broken.filter((each) => each.messages > each.passed)
    return { code: 'reports.headline.broken', facts: { count: lost.broken, names: namesOf(failing) } }
  }
  if (broken.length > 0)
    return { code: 'reports.headline.fragile', facts: { failing: lost.yours, names: namesOf(broken) } }
  if (lost.unclear > 0)
    return { code: 'reports.headline.unclear', facts: { failing: lost.yours, count: lost.unclear } }
  return { code: 'reports.headline.fine', facts: { passed, of: messages, strangers: lost.strangers } }
}

const MOST_NAMES = 3

const namesOf = (sources: readonly Source[]) => ({
  joined: sources.slice(0, MOST_NAMES).map(({ name }) => name.name),
})
