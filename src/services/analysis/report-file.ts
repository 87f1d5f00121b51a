import { createHash } from 'node:crypto'
import { groupBy } from '@postproof/engine/group-by'
import type { Resolver } from '@postproof/engine/world'
import { readMessage } from '@postproof/message/read'
import { type Message, message, type PlainCode } from '@postproof/messages/message'
import {
  type AggregateReport,
  type AggregateRow,
  dailyOf,
  keyOf,
  type PublishedPolicy,
  policyKey,
  problemMessage,
  type Report,
  readReports,
  refusalMessage,
  rowKey,
  type TlsReport,
  totalsOf,
} from '@postproof/reports'
import { authenticate } from '@postproof/spam-test/authenticate'
import type { Authentication, Session } from '@postproof/spam-test/types'

/**
 * A file of reports as rows for the database. Everything that grows with the file is made here, in a process that may die of
 * it: the one that stores it passes texts on.
 */

/** `rows`: JSON arrays of at most ROWS_AT_ONCE rows. `begin`, `end`: seconds since 1970. */
export type ReadReport = {
  kind: 'aggregate' | 'tls'
  reporter: string
  /** Domains that it is about. */
  domains: string[]
  id: string
  begin: number | null
  end: number | null
  /** Of kind, reporter, id and period, as a hash. */
  key: string
  policy: PublishedPolicy | null
  problems: Message[]
  messages: number
  passed: number
  rows: string[]
  rowCount: number
  lastDay: string | null
}

export type RefusedPart = { reason: Message; reporter: string; domain: string | null }
/** Of a mail: the domain of From, and what its DMARC check said. */
export type MailProof = { from: string | null; dmarc: Authentication['dmarc']['result'] }
export type ReadFile = { reports: ReadReport[]; refused: RefusedPart[]; mail: MailProof | null }

/** Rows of one file, after long periods were divided into days. */
const MOST_ROWS = 100_000
const MOST_REPORTS = 1_000
const ROWS_AT_ONCE = 2_000

export type FileInput = { name: string; session: Session | null }

export async function readReportFile(
  raw: Uint8Array,
  { name, session }: FileInput,
  world: { resolver: Resolver; signal: AbortSignal },
): Promise<ReadFile> {
  const [{ reports, refused }, mail] = await Promise.all([
    readReports(raw, name),
    session ? proofOf(raw, session, world) : null,
  ])
  const file = new FileRows()
  for (const report of reports) file.take(report)
  const unread = refused.map((each) => ({
    reason: refusalMessage({ ...each, reporter: '' }),
    reporter: each.reporter,
    domain: null,
  }))
  const parts = [...unread, ...file.refused].slice(0, MOST_REPORTS)
  return { reports: file.reports, refused: wellFormed(parts), mail }
}

async function proofOf(
  raw: Uint8Array,
  session: Session,
  world: { resolver: Resolver; signal: AbortSignal },
): Promise<MailProof> {
  const { fromDomain, dmarc } = await authenticate(readMessage(raw), session, world)
  return { from: fromDomain, dmarc: dmarc.result }
}

class FileRows {
  readonly reports: ReadReport[] = []
  readonly refused: RefusedPart[] = []
  private room = MOST_ROWS

  take(report: Report): void {
    if (!isSummed(report)) this.refuse(report, 'reports.kept.about_one_mail')
    else if (this.reports.length >= MOST_REPORTS) this.refuse(report, 'reports.kept.too_many_reports')
    else this.add(report)
  }

  private add(report: AggregateReport | TlsReport): void {
    const days = dailyOf<AggregateReport | TlsReport>(report)
    const rows = report.kind === 'aggregate' ? messageRows(days) : sessionRows(days)
    if (rows.length > this.room) {
      this.refuse(report, 'reports.kept.too_many_rows')
      return
    }
    this.room -= rows.length
    this.reports.push(asRead(report, days, rows))
  }

  private refuse({ reporter, domain }: Report, code: PlainCode): void {
    this.refused.push({ reason: message(code), reporter, domain })
  }
}

const isSummed = (report: Report): report is AggregateReport | TlsReport =>
  report.kind === 'aggregate' || report.kind === 'tls'

type Days = ReturnType<typeof dailyOf<AggregateReport | TlsReport>>

function asRead(report: AggregateReport | TlsReport, days: Days, rows: object[]): ReadReport {
  const { kind, begin, end } = report
  const { messages, passed } = totalsOf(report)
  const chunks: string[] = []
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    chunks.push(JSON.stringify(wellFormed(rows.slice(at, at + ROWS_AT_ONCE))))
  return {
    ...wellFormed(headOf(report)),
    ...{ kind, begin, end, key: hashOf(keyOf(report)) },
    ...{ messages, passed: passed ?? 0, rows: chunks, rowCount: rows.length },
    lastDay: days
      .map(({ day }) => day)
      .reduce((one, other) => ((other ?? '') > (one ?? '') ? other : one), null),
  }
}

const headOf = (report: AggregateReport | TlsReport) => ({
  reporter: report.reporter,
  id: report.id,
  domains: [
    ...new Set([
      report.domain,
      ...(report.kind === 'tls' ? report.policies.map(({ domain }) => domain) : []),
    ]),
  ].slice(0, MOST_REPORTS),
  policy: report.kind === 'aggregate' ? report.policy : null,
  problems: report.problems.map(problemMessage),
})

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Equal rows get a place each, the largest first, so that a copy of the report has the same keys. */
function placed<T>(items: T[], keyOf: (item: T) => string, countOf: (item: T) => number) {
  return [...groupBy(items, keyOf)].flatMap(([key, same]) =>
    same
      .sort((one, other) => countOf(other) - countOf(one))
      .map((item, at) => ({ item, key: hashOf(`${key} ${at}`) })),
  )
}

const names = ['headerFrom', 'envelopeFrom', 'envelopeTo'] as const
const blank = { headerFrom: '', envelopeFrom: '', envelopeTo: '' }

function messageRows(days: Days): object[] {
  return days.flatMap(({ day, estimated, report }) => {
    const rows = report.kind === 'aggregate' ? report.rows : []
    const keyOf = (row: AggregateRow) => `${day} ${rowKey(row)}`
    return placed(rows, keyOf, ({ count }) => count).map(({ item: row, key }) => ({
      ...{ key, day, estimated, loose_key: hashOf(`${day} ${rowKey(row, blank)}`) },
      unread: names.some((name) => row[name]?.includes('\ufffd')),
      ...{ source_ip: row.sourceIp, source_written: row.sourceIpWritten, header_from: row.headerFrom },
      ...{ envelope_from: row.envelopeFrom, envelope_to: row.envelopeTo, messages: row.count },
      ...{ passed: row.passed, disposition: row.disposition, dkim: row.dkim, spf: row.spf },
      ...{ dkim_results: row.dkimResults, spf_results: row.spfResults, reasons: row.reasons },
    }))
  })
}

function sessionRows(days: Days): object[] {
  return days.flatMap(({ day, report }) => {
    const policies = report.kind === 'tls' ? report.policies : []
    const keyed = placed(
      policies,
      (policy) => `${day} ${policyKey(policy)}`,
      ({ successful, failed }) => successful + failed,
    )
    return keyed.map(({ item, key }) => ({
      ...{ key, day, policy_type: item.type, policy_domain: item.domain, mx_hosts: item.mxHosts },
      ...{ successful: item.successful, failed: item.failed, failures: item.failures },
    }))
  })
}

/** PostgreSQL takes neither half a character nor NUL. */
function wellFormed<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_, each: unknown) =>
      typeof each === 'string' ? each.toWellFormed().replaceAll('\0', '\ufffd') : each,
    ),
  ) as T
}
