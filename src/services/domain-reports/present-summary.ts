import type { Message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import {
  adviceOf,
  type DomainSummary,
  lostMessages,
  nextMessage,
  type Source,
  type TlsFault,
  tlsFaultMessage,
  tlsFaultsOf,
  tlsOutlookMessage,
  tlsRepairMessage,
  verdictMessage,
} from '@postproof/reports'
import type { ReportNotice, ReportSource, ReportSummary } from '#contract/domain-reports.ts'
import type { Language } from '#contract/language.ts'
import type { RefusalRow } from '#storage/domain-reports/refusals.ts'
import type { ReporterRow, SeenSessions, Span, SpanTotals } from '#storage/domain-reports/seen.ts'
import type { JudgedReports } from '../analysis/report-summary.ts'
import { senderOf } from './notices.ts'
import type { NoticeNow } from './notices-now.ts'

/** Puts into words what the reports of a domain say of a span of days. Pure. */

const MOST_FAILURES = 20
/** Named for each failure. */
const MOST_REPORTERS = 10
/** Days for which a notice is news. */
const RECENT_MS = 14 * 86_400_000

export type SeenReports = {
  totals: SpanTotals
  /** What the owner said, by sender. */
  senders: ReadonlyMap<string, boolean>
  sessions: readonly SeenSessions[]
  reporters: ReporterRow[]
  refused: readonly RefusalRow[]
  notes: readonly { reporter: string; problems: readonly Message[]; joined_rows: number }[]
  /** False: there are more rows than were judged. */
  complete: boolean
}

export type ToPresent = {
  domain: string
  span: Span
  seen: SeenReports
  judged: JudgedReports
  notices: readonly NoticeNow[]
  now: number
}

export function presentSummary(
  { domain, span, seen, judged, notices, now }: ToPresent,
  language: Language,
): ReportSummary {
  const { summary, says, more_sources, by_day } = judged
  const put = (said: Message) => say(language, said)
  return {
    domain,
    ...span,
    says: put(says),
    ...figuresOf(summary, seen),
    next: { ...nextOf(summary), says: put(nextMessage(summary.next)) },
    notices: notices.map((notice) => presentNotice(notice, now, put)),
    sources: summary.sources.map((source) => presentSource(source, seen.senders, put)),
    more_sources,
    lost: lostOf(summary, put),
    by_day,
    tls: sessionsOf(seen.sessions, seen.totals, put),
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

function figuresOf(summary: DomainSummary, { totals, complete }: SeenReports) {
  const { days, first, last, policy } = summary
  return {
    ...{ days, first, last, reports: totals.reports, messages: totals.messages, passed: totals.passed },
    complete,
    policy: { p: policy.p, sp: policy.sp, np: policy.np },
  }
}

function presentNotice(
  { kind, at, says, advice, sender, current }: NoticeNow,
  now: number,
  put: (said: Message) => string,
): ReportNotice {
  const recent = now - at.getTime() < RECENT_MS
  return { at: at.toISOString(), kind, says: put(says), fix: advice && put(advice), sender, current, recent }
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

function sessionsOf(
  rows: readonly SeenSessions[],
  totals: SpanTotals,
  put: (said: Message) => string,
): ReportSummary['tls'] {
  const seen = rows.map(({ policy_type: type, ...row }) => ({ ...row, type }))
  const { tls_reports: reports, sessions, sessions_failed: failed } = totals
  return {
    ...{ reports, sessions, failed },
    says: reports > 0 ? put(tlsOutlookMessage(seen)) : '',
    failures: tlsFaultsOf(seen)
      .slice(0, MOST_FAILURES)
      .map((fault) => presentFault(fault, put)),
  }
}

const presentFault = (
  fault: TlsFault,
  put: (said: Message) => string,
): ReportSummary['tls']['failures'][number] => ({
  ...fault,
  reporters: fault.reporters.slice(0, MOST_REPORTERS),
  says: put(tlsFaultMessage(fault)),
  fix: put(tlsRepairMessage(fault)),
})

const presentRefusal = (
  row: RefusalRow,
  put: (said: Message) => string,
): ReportSummary['refused'][number] => ({
  ...{ at: row.at.toISOString(), way: row.way, name: row.name, reporter: row.reporter },
  ...{ reason: put(row.reason), size: row.size_bytes },
})
