import type { AggregateRow, PublishedPolicy, TlsFailure } from '@postproof/reports'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db.ts'
import type { DomainReportRow } from './reports.ts'

/** Reads what the reports of a domain say of a span of UTC days. Only reports that count. */

/** Days, both included. Null: from the first, to the last, with rows that have no day. */
export type Span = { from: string | null; to: string | null }

/** Equal rows of one day, one reporter and one policy, with their counts added. */
export type SeenMessages = {
  /** The `p` that the reporter found. */
  policy: string | null
  day: string | null
  reporter: string
  source_ip: string | null
  source_written: string
  header_from: string
  messages: number
  passed: boolean
  disposition: AggregateRow['disposition']
  dkim: AggregateRow['dkim']
  spf: AggregateRow['spf']
  dkim_results: AggregateRow['dkimResults']
  spf_results: AggregateRow['spfResults']
  reasons: AggregateRow['reasons']
}

const within = (column: RawBuilder<unknown>, { from, to }: Span) =>
  sql`(${from}::date is null or ${column} >= ${from}::date) and (${to}::date is null or ${column} <= ${to}::date)`

/**
 * The rows with the most messages first, `most` of them at most: as a JSON array of `SeenMessages`, and how many. The reports
 * are read first: the planner would read those of all domains.
 */
export async function seenMessages(
  db: Db,
  domainId: string,
  span: Span,
  most: number,
): Promise<{ json: string; count: number }> {
  const { rows } = await sql<{ json: string; count: number }>`
    with heads as materialized (
      select id, reporter, policy->>'p' as policy from domain_reports where domain_id = ${domainId} and counted
    )
    select coalesce(json_agg(seen), '[]')::text as json, count(*)::integer as count from (
      select d.policy, to_char(r.day, 'YYYY-MM-DD') as day, d.reporter, r.source_ip, r.source_written, r.header_from,
        sum(r.messages)::float8 as messages, r.passed, r.disposition, r.dkim, r.spf, r.dkim_results, r.spf_results,
        r.reasons
      from report_rows r join heads d on d.id = r.report_id
      where r.domain_id = ${domainId} and ${within(sql`r.day`, span)}
      group by d.policy, r.day, d.reporter, r.source_ip, r.source_written, r.header_from, r.passed, r.disposition, r.dkim,
        r.spf, r.dkim_results, r.spf_results, r.reasons
      order by sum(r.messages) desc limit ${most}
    ) seen`.execute(db)
  return rows[0]!
}

export type SeenSessions = {
  reporter: string
  day: string | null
  policy_type: string
  policy_domain: string
  successful: number
  failed: number
  failures: TlsFailure[]
}

export async function seenSessions(
  db: Db,
  domainId: string,
  span: Span,
  most: number,
): Promise<SeenSessions[]> {
  const { rows } = await sql<SeenSessions>`
    select d.reporter, to_char(r.day, 'YYYY-MM-DD') as day, r.policy_type, r.policy_domain,
      r.successful::float8 as successful, r.failed::float8 as failed, r.failures
    from report_tls_rows r join domain_reports d on d.id = r.report_id and d.domain_id = r.domain_id
    where r.domain_id = ${domainId} and d.counted and ${within(sql`r.day`, span)}
    order by r.failed desc, r.successful desc limit ${most}`.execute(db)
  return rows
}

/** The whole of the span, whatever was left out of the rows. */
export type SpanTotals = {
  rows: number
  reports: number
  messages: number
  passed: number
  tls_reports: number
  sessions: number
  sessions_failed: number
}

export async function spanTotals(db: Db, domainId: string, span: Span): Promise<SpanTotals> {
  const { rows } = await sql<SpanTotals>`
    select m.*, t.* from (
      select count(*)::integer as rows, count(distinct r.report_id)::integer as reports,
        coalesce(sum(r.messages), 0)::float8 as messages,
        coalesce(sum(r.messages) filter (where r.passed), 0)::float8 as passed
      from report_rows r join domain_reports d on d.id = r.report_id and d.domain_id = r.domain_id
      where r.domain_id = ${domainId} and d.counted and ${within(sql`r.day`, span)}
    ) m cross join (
      select count(distinct r.report_id)::integer as tls_reports,
        coalesce(sum(r.successful + r.failed), 0)::float8 as sessions,
        coalesce(sum(r.failed), 0)::float8 as sessions_failed
      from report_tls_rows r join domain_reports d on d.id = r.report_id and d.domain_id = r.domain_id
      where r.domain_id = ${domainId} and d.counted and ${within(sql`r.day`, span)}
    ) t`.execute(db)
  return rows[0]!
}

/** The policy that the newest report found. */
export async function newestPolicy(db: Db, domainId: string): Promise<PublishedPolicy | null> {
  const row = await db
    .selectFrom('domain_reports')
    .select('policy')
    .where('domain_id', '=', domainId)
    .where('kind', '=', 'aggregate')
    .where('counted', '=', true)
    .where('policy', 'is not', null)
    .orderBy(sql`end_at desc nulls last`)
    .limit(1)
    .executeTakeFirst()
  return row?.policy ?? null
}

export type ReporterRow = {
  reporter: string
  kind: 'aggregate' | 'tls'
  mail_from: string | null
  counted: boolean
  reports: number
  messages: number
  last_day: string
}

/** Who reported, the one with the most messages first. */
export async function seenReporters(
  db: Db,
  domainId: string,
  span: Span,
  most: number,
): Promise<ReporterRow[]> {
  const { rows } = await sql<ReporterRow>`
    select reporter, kind, mail_from, counted, count(*)::integer as reports, sum(messages)::float8 as messages,
      to_char(max(last_day), 'YYYY-MM-DD') as last_day
    from domain_reports where domain_id = ${domainId} and ${within(sql`last_day`, span)}
    group by reporter, kind, mail_from, counted
    order by counted desc, sum(messages) desc, reporter limit ${most}`.execute(db)
  return rows
}

/** The newest reports with what was wrong in them; `most` at most. */
export const reportsWithProblems = (db: Db, domainId: string, most: number) =>
  db
    .selectFrom('domain_reports')
    .select(['id', 'reporter', 'report_id', 'problems', 'joined_rows', 'received_at'])
    .where('domain_id', '=', domainId)
    .where((where) =>
      where.or([sql<boolean>`jsonb_array_length(problems) > 0`, where('joined_rows', '>', 0)]),
    )
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** All reports without their rows, for an export. */
export const reportHeads = (db: Db, domainId: string) =>
  db
    .selectFrom('domain_reports')
    .select(['kind', 'reporter', 'report_id', 'begin_at', 'end_at', 'mail_from', 'mail_dmarc', 'counted'])
    .select(['policy', 'problems', 'messages', 'passed', 'received_at'])
    .where('domain_id', '=', domainId)
    .orderBy('id')
    .execute()

/** Rows as they are stored, for an export. `after`: the report and key that were read last. */
export async function exportedRows(
  db: Db,
  domainId: string,
  span: Span,
  after: { report: string; key: string },
  most: number,
) {
  const { rows } = await sql<
    Omit<SeenMessages, 'policy'> &
      Pick<DomainReportRow, 'report_id'> & {
        id: string
        key: string
        estimated: boolean
        envelope_from: string | null
      }
  >`
    select r.report_id::text as id, r.key, to_char(r.day, 'YYYY-MM-DD') as day, d.reporter, d.report_id, r.estimated,
      r.source_ip, r.source_written, r.header_from, r.envelope_from, r.messages::float8 as messages, r.passed,
      r.disposition, r.dkim, r.spf, r.dkim_results, r.spf_results, r.reasons
    from report_rows r join domain_reports d on d.id = r.report_id and d.domain_id = r.domain_id
    where r.domain_id = ${domainId} and d.counted and ${within(sql`r.day`, span)}
      and (r.report_id, r.key) > (${after.report}::bigint, ${after.key})
    order by r.report_id, r.key limit ${most}`.execute(db)
  return rows
}
