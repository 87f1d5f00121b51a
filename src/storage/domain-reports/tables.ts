import type { AggregateRow, Problem, PublishedPolicy, TlsFailure } from '@postproof/reports'
import type { Session } from '@postproof/spam-test/types'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** The tables of migrations/0045_domain_reports.sql, 0048, 0053, 0054, 0059 and 0060 as Kysely sees them. PostgreSQL returns a bigint as text. */

/** A sentence as a code with facts. */
export type ReportMessage = Problem['message']

export type ReportProof = 'dmarc' | 'txt'
export type ReportWay = 'mail' | 'upload' | 'https'

export type ReportDomainsTable = {
  id: string
  account_id: string
  domain: string
  tag: string
  proved_by: ReportProof | null
  checked_at: Date | null
  compared_at: ColumnType<Date | null, never, Date | null>
  created_at: ColumnType<Date, Date, never>
  // Counted by a trigger of `domain_reports`.
  reports: ColumnType<number, never, never>
  messages: ColumnType<string, never, never>
  kept_rows: ColumnType<string, never, never>
  last_day: ColumnType<string | null, never, never>
}

export type DomainReportsTable = {
  id: Generated<string>
  domain_id: string
  key: string
  kind: 'aggregate' | 'tls'
  reporter: string
  report_id: string
  begin_at: ColumnType<string | null, number | null, never>
  end_at: ColumnType<string | null, number | null, never>
  mail_from: string | null
  mail_dmarc: string | null
  counted: boolean
  policy: JSONColumnType<PublishedPolicy> | null
  problems: JSONColumnType<ReportMessage[]>
  messages: ColumnType<string, number, number>
  passed: ColumnType<string, number, number>
  row_count: number
  joined_rows: Generated<number>
  /** YYYY-MM-DD. */
  last_day: ColumnType<Date, string, never>
  received_at: ColumnType<Date, Date, never>
  addresses_noted: ColumnType<boolean, never, boolean>
}

export type ReportRowsTable = {
  report_id: string
  key: string
  loose_key: string
  unread: boolean
  domain_id: string
  day: ColumnType<Date | null, string | null, never>
  estimated: boolean
  source_ip: string | null
  source_written: string
  header_from: string
  envelope_from: string | null
  envelope_to: string | null
  messages: ColumnType<string, number, number>
  passed: boolean
  disposition: AggregateRow['disposition']
  dkim: AggregateRow['dkim']
  spf: AggregateRow['spf']
  dkim_results: JSONColumnType<AggregateRow['dkimResults']>
  spf_results: JSONColumnType<AggregateRow['spfResults']>
  reasons: JSONColumnType<AggregateRow['reasons']>
}

export type ReportTlsRowsTable = {
  report_id: string
  key: string
  domain_id: string
  day: ColumnType<Date | null, string | null, never>
  policy_type: string
  policy_domain: string
  mx_hosts: JSONColumnType<string[]>
  successful: ColumnType<string, number, number>
  failed: ColumnType<string, number, number>
  failures: JSONColumnType<TlsFailure[]>
}

export type ReportRefusalsTable = {
  id: Generated<string>
  domain_id: string
  at: ColumnType<Date, Date, never>
  way: ReportWay
  name: string
  reporter: string
  reason: JSONColumnType<ReportMessage>
  size_bytes: number
  octets: Uint8Array | null
  session: JSONColumnType<Session> | null
  tried_with: string
}

export type ReportMailsTable = {
  id: string
  domain_id: string
  raw: Uint8Array
  size_bytes: number
  session: JSONColumnType<Session>
  received_at: ColumnType<Date, Date, never>
  tries: Generated<number>
  due_at: Generated<Date>
}

export type ReportSendersTable = {
  domain_id: string
  sender: string
  ours: boolean
  said_at: Date
}

export type ReportNoticesTable = {
  domain_id: string
  key: string
  /** The source, reporter or policy as it is written. */
  name: string
  at: Date
  /** False: known, but not a notice of its own. */
  told: boolean
  over_at: ColumnType<Date | null, never, Date | null>
}

export type ReverseNamesTable = {
  address: string
  name: string | null
  due_at: Date
  seen_on: Date
}

export type DomainReportTables = {
  report_domains: ReportDomainsTable
  domain_reports: DomainReportsTable
  report_rows: ReportRowsTable
  report_tls_rows: ReportTlsRowsTable
  report_refusals: ReportRefusalsTable
  report_mails: ReportMailsTable
  report_senders: ReportSendersTable
  report_notices: ReportNoticesTable
  reverse_names: ReverseNamesTable
}
