import type { ReportSpan, ReportSummary } from '#contract/domain-reports.ts'
import type { Language } from '#contract/language.ts'
import { type ReportDomainRow, sendersOf } from '#storage/domain-reports/domains.ts'
import { reporterDays, toldNotices } from '#storage/domain-reports/notices.ts'
import { listRefusals } from '#storage/domain-reports/refusals.ts'
import { namesOfRows } from '#storage/domain-reports/reverse-names.ts'
import {
  newestPolicy,
  reportsWithProblems,
  type Span,
  seenMessages,
  seenReporters,
  seenSessions,
  spanTotals,
} from '#storage/domain-reports/seen.ts'
import { octetsOf } from '../analysis/pool.ts'
import type { JudgedReports } from '../analysis/report-summary.ts'
import { noticeSpan } from './notices.ts'
import { type NoticeNow, noticesNow } from './notices-now.ts'
import { presentSummary } from './present-summary.ts'
import type { DomainReportsWorld } from './world.ts'

/** What the stored reports of a domain say of a span of days. */

/** Rows that are judged together: half a second in an analysis process. */
const MOST_JUDGED = 20_000
const MOST_SESSIONS = 2_000
const MOST_REPORTERS = 100
const MOST_NOTES = 20
const MOST_NOTICES = 10

type Rows = Awaited<ReturnType<typeof readRows>>

export async function summaryOf(
  world: DomainReportsWorld,
  domain: ReportDomainRow,
  asked: ReportSpan,
  language: Language,
): Promise<ReportSummary> {
  const span = { from: asked.from ?? null, to: asked.to ?? null }
  const seen = await readSeen(world, domain.id, span)
  const judged = await judge(world, domain, seen)
  const notices = await readNotices(world, domain, { span, judged, senders: seen.senders })
  const { domain: name } = domain
  return presentSummary({ domain: name, span, seen, judged, notices, now: world.clock.now() }, language)
}

/** What was told, by the days that are compared: another span is judged for it once there is a notice. */
async function readNotices(
  world: DomainReportsWorld,
  domain: ReportDomainRow,
  { span, judged, senders }: { span: Span; judged: JudgedReports; senders: ReadonlyMap<string, boolean> },
): Promise<NoticeNow[]> {
  const told = await toldNotices(world.db, domain.id, MOST_NOTICES)
  if (told.length === 0) return []
  const compared = { from: noticeSpan(world.clock.now()), to: null }
  const isCompared = span.from === compared.from && span.to === null
  const [{ summary }, reporters] = await Promise.all([
    isCompared ? judged : judgeSpan(world, domain, compared),
    reporterDays(world.db, domain.id, EVER),
  ])
  return noticesNow(told, { summary, shown: judged.summary, reporters, senders })
}

/** A day before all reports. */
const EVER = '1970-01-01'

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
  { rows, policy, senders, totals, reverseNames }: Rows,
): Promise<JudgedReports> {
  return pool.run({
    operation: 'reportSummary',
    input: { domain, policy, senders: [...senders], totals, reverseNames },
    mail: octetsOf(Buffer.from(rows.json)),
    sharers: [{ name: `owner ${accountId}` }],
  })
}

/** What is judged. */
async function readRows({ db }: DomainReportsWorld, id: string, span: Span) {
  const [rows, totals, policy, senders, reverseNames] = await Promise.all([
    seenMessages(db, id, span, MOST_JUDGED),
    spanTotals(db, id, span),
    newestPolicy(db, id),
    sendersOf(db, id),
    namesOfRows(db, id, span),
  ])
  return { rows, totals, policy, senders, reverseNames }
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
  const complete = rows.rows.count < MOST_JUDGED
  return { ...rows, sessions, reporters, refused, notes, complete }
}
