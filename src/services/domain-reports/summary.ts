import type { Message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import {
  type AggregateReport,
  adviceOf,
  type DomainSummary,
  lostMessages,
  nextMessage,
  type PublishedPolicy,
  type Source,
  summarize,
  verdictMessage,
} from '@postproof/reports'
import type { ReportSource, ReportSpan, ReportSummary } from '#contract/domain-reports.ts'
import type { Language } from '#contract/language.ts'
import { type ReportDomainRow, sendersOf } from '#storage/domain-reports/domains.ts'
import { listRefusals, type RefusalRow } from '#storage/domain-reports/reports.ts'
import {
  newestPolicy,
  reportsWithProblems,
  type SeenMessages,
  type SeenSessions,
  type Span,
  type SpanTotals,
  seenMessages,
  seenReporters,
  seenSessions,
  spanTotals,
} from '#storage/domain-reports/seen.ts'
import { headline } from './headline.ts'
import type { DomainReportsWorld } from './world.ts'

/** What the stored reports of a domain say of a span of days. */

/** Rows that are judged together, in the process that answers: some 150 ms. */
const MOST_JUDGED = 20_000
const MOST_SESSIONS = 2_000
const MOST_SOURCES = 200
const MOST_REPORTERS = 100
const MOST_FAILURES = 20
const MOST_NOTES = 20

type Seen = Awaited<ReturnType<typeof readSeen>>

export async function summaryOf(
  world: DomainReportsWorld,
  domain: ReportDomainRow,
  asked: ReportSpan,
  language: Language,
): Promise<ReportSummary> {
  const span = { from: asked.from ?? null, to: asked.to ?? null }
  const seen = await readSeen(world, domain.id, span)
  const summary =
    summarize(reportsOf(domain.domain, seen), decisionsOf(seen.senders))[0] ?? empty(domain.domain)
  const put = (said: Message) => say(language, said)
  return {
    domain: domain.domain,
    ...span,
    says: put(headline(summary, seen.totals)),
    ...figuresOf(summary, seen),
    next: { ...nextOf(summary), says: put(nextMessage(summary.next)) },
    sources: summary.sources.slice(0, MOST_SOURCES).map((source) => presentSource(source, seen.senders, put)),
    more_sources: Math.max(0, summary.sources.length - MOST_SOURCES),
    lost: lostOf(summary, put),
    by_day: byDay(summary.sources),
    tls: sessionsOf(seen.sessions, seen.totals),
    reporters: seen.reporters,
    refused: seen.refused.map((row) => presentRefusal(row, put)),
    notes: seen.notes.flatMap(({ reporter, problems, joined_rows: joined }) => [
      ...(joined > 0
        ? [{ reporter, says: put({ code: 'reports.kept.joined', facts: { count: joined } }) }]
        : []),
      ...problems.slice(0, 3).map((problem) => ({ reporter, says: put(problem) })),
    ]),
  }
}

async function readSeen({ db }: DomainReportsWorld, id: string, span: Span) {
  const [rows, sessions, totals, policy, senders, reporters, refused, notes] = await Promise.all([
    seenMessages(db, id, span, MOST_JUDGED),
    seenSessions(db, id, span, MOST_SESSIONS),
    spanTotals(db, id, span),
    newestPolicy(db, id),
    sendersOf(db, id),
    seenReporters(db, id, span, MOST_REPORTERS),
    listRefusals(db, id),
    reportsWithProblems(db, id, MOST_NOTES),
  ])
  return { rows, sessions, totals, policy, senders, reporters, refused, notes }
}

/** One report for each day and reporter, as the library wants them; their rows are summed already. */
function reportsOf(domain: string, { rows, policy }: Pick<Seen, 'rows' | 'policy'>): AggregateReport[] {
  const groups = new Map<string, SeenMessages[]>()
  for (const row of rows) {
    const key = JSON.stringify([row.day, row.reporter])
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].map((own) => reportOf(domain, own, policy ?? noPolicy))
}

function reportOf(domain: string, rows: SeenMessages[], policy: PublishedPolicy): AggregateReport {
  const { day, reporter } = rows[0]!
  const begin = day === null ? null : Date.parse(`${day}T00:00:00Z`) / 1_000
  return {
    ...{ kind: 'aggregate', file: '', containers: [], member: null, reporter, domain, id: day ?? '' },
    ...{ begin, end: begin === null ? null : begin + 86_399, problems: [] },
    ...{ namespace: null, version: null, email: '', extraContact: null, generator: null, errors: [], policy },
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
  lost: { messages: 0, of: 0, yours: 0, broken: 0, unclear: 0, forwarded: 0, strangers: 0, from: [] },
  next: { step: 'unknown', now: null, to: null, missingDays: 0, missingReporters: 0 },
})

function decisionsOf(senders: ReadonlyMap<string, boolean>) {
  const of = (ours: boolean) =>
    new Set([...senders].flatMap(([sender, said]) => (said === ours ? [sender] : [])))
  return { confirmed: of(true), denied: of(false) }
}

function figuresOf(summary: DomainSummary, { totals, rows }: Seen) {
  const { days, first, last, policy } = summary
  return {
    ...{ days, first, last, reports: totals.reports, messages: totals.messages, passed: totals.passed },
    complete: rows.length < MOST_JUDGED,
    policy: { p: policy.p, sp: policy.sp, np: policy.np },
  }
}

const nextOf = ({ next: { step, now, to, missingDays, missingReporters } }: DomainSummary) => ({
  ...{ step, now, to },
  ...{ missing_days: missingDays, missing_reporters: missingReporters },
})

function lostOf({ lost }: DomainSummary, put: (said: Message) => string): ReportSummary['lost'] {
  const { messages, of, yours, unclear, forwarded, strangers } = lost
  const says = of === 0 ? [] : lostMessages(lost).map(put)
  return { messages, of, yours, unclear, forwarded, strangers, says }
}

/** Under this a decision of the owner is kept. */
const senderOf = ({ name }: Source): string => (name.id ?? name.name).toLowerCase()

function presentSource(
  source: Source,
  senders: ReadonlyMap<string, boolean>,
  put: (said: Message) => string,
): ReportSource {
  const { name, verdict, side, messages, passed, first, last, reporters, addresses, busiest } = source
  const sender = senderOf(source)
  const ours = senders.get(sender)
  const advice = adviceOf(source)
  return {
    ...{ sender, name: name.name, kind: name.kind, certainty: name.certainty },
    ...{ verdict, verdict_says: put(verdictMessage(source)) },
    said: ours === undefined ? null : ours ? 'ours' : 'not_ours',
    may_say: side === 'unclear' || side === 'stranger',
    advice: advice && put(advice),
    ...{ messages, passed, first, last, reporters, addresses, busiest },
  }
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

function sessionsOf(rows: readonly SeenSessions[], totals: SpanTotals): ReportSummary['tls'] {
  const failures = new Map<string, ReportSummary['tls']['failures'][number]>()
  for (const { resultType: result, receivingHost: host, count } of rows.flatMap((row) => row.failures)) {
    const key = JSON.stringify([result, host])
    const known = failures.get(key) ?? { result, host, sessions: 0 }
    failures.set(key, known)
    known.sessions += count
  }
  const sorted = [...failures.values()].sort((one, other) => other.sessions - one.sessions)
  const { tls_reports: reports, sessions, sessions_failed: failed } = totals
  return { reports, sessions, failed, failures: sorted.slice(0, MOST_FAILURES) }
}

const presentRefusal = (
  row: RefusalRow,
  put: (said: Message) => string,
): ReportSummary['refused'][number] => ({
  ...{ at: row.at.toISOString(), way: row.way, name: row.name, reporter: row.reporter },
  ...{ reason: put(row.reason), size: row.size_bytes },
})
