import type { Message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import {
  adviceOf,
  type DomainSummary,
  lostMessages,
  nextMessage,
  type Source,
  verdictMessage,
} from '@postproof/reports'
import type { ReportSource, ReportSpan, ReportSummary } from '#contract/domain-reports.ts'
import type { Language } from '#contract/language.ts'
import { type ReportDomainRow, sendersOf } from '#storage/domain-reports/domains.ts'
import { listRefusals, type RefusalRow } from '#storage/domain-reports/reports.ts'
import {
  newestPolicy,
  reportsWithProblems,
  type SeenSessions,
  type Span,
  type SpanTotals,
  seenMessages,
  seenReporters,
  seenSessions,
  spanTotals,
} from '#storage/domain-reports/seen.ts'
import { octetsOf } from '../analysis/pool.ts'
import type { JudgedReports } from '../analysis/report-summary.ts'
import { senderOf } from './notices.ts'
import type { DomainReportsWorld } from './world.ts'

/** What the stored reports of a domain say of a span of days. */

/** Rows that are judged together: half a second in an analysis process. */
const MOST_JUDGED = 20_000
const MOST_SESSIONS = 2_000
const MOST_REPORTERS = 100
const MOST_FAILURES = 20
const MOST_NOTES = 20

type Rows = Awaited<ReturnType<typeof readRows>>
type Seen = Awaited<ReturnType<typeof readSeen>>

export async function summaryOf(
  world: DomainReportsWorld,
  domain: ReportDomainRow,
  asked: ReportSpan,
  language: Language,
): Promise<ReportSummary> {
  const span = { from: asked.from ?? null, to: asked.to ?? null }
  const seen = await readSeen(world, domain.id, span)
  const { summary, says, more_sources, by_day } = await judge(world, domain, seen)
  const put = (said: Message) => say(language, said)
  return {
    domain: domain.domain,
    ...span,
    says: put(says),
    ...figuresOf(summary, seen),
    next: { ...nextOf(summary), says: put(nextMessage(summary.next)) },
    sources: summary.sources.map((source) => presentSource(source, seen.senders, put)),
    more_sources,
    lost: lostOf(summary, put),
    by_day,
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

/** The judgement alone, of a span of days. */
export async function judgeSpan(
  world: DomainReportsWorld,
  domain: ReportDomainRow,
  span: Span,
): Promise<JudgedReports> {
  return judge(world, domain, await readRows(world, domain.id, span))
}

/** In an analysis process: how long it takes grows with the reports, and anyone can send some. */
function judge(
  { pool }: DomainReportsWorld,
  { domain, account_id: accountId }: ReportDomainRow,
  { rows, policy, senders, totals }: Rows,
): Promise<JudgedReports> {
  return pool.run({
    operation: 'reportSummary',
    input: { domain, policy, senders: [...senders], totals },
    mail: octetsOf(Buffer.from(rows.json)),
    sharers: [{ name: `owner ${accountId}` }],
  })
}

/** What is judged. */
async function readRows({ db }: DomainReportsWorld, id: string, span: Span) {
  const [rows, totals, policy, senders] = await Promise.all([
    seenMessages(db, id, span, MOST_JUDGED),
    spanTotals(db, id, span),
    newestPolicy(db, id),
    sendersOf(db, id),
  ])
  return { rows, totals, policy, senders }
}

async function readSeen(world: DomainReportsWorld, id: string, span: Span) {
  const { db } = world
  const [rows, sessions, reporters, refused, notes] = await Promise.all([
    readRows(world, id, span),
    seenSessions(db, id, span, MOST_SESSIONS),
    seenReporters(db, id, span, MOST_REPORTERS),
    listRefusals(db, id),
    reportsWithProblems(db, id, MOST_NOTES),
  ])
  return { ...rows, sessions, reporters, refused, notes }
}

function figuresOf(summary: DomainSummary, { totals, rows }: Seen) {
  const { days, first, last, policy } = summary
  return {
    ...{ days, first, last, reports: totals.reports, messages: totals.messages, passed: totals.passed },
    complete: rows.count < MOST_JUDGED,
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
