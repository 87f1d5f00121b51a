import { type Selectable, sql } from 'kysely'
import type { Db } from '../db.ts'
import type { DomainReportsTable } from './tables.ts'

/** Writes reports. All of one file is written in the transaction of the caller. */

export type DomainReportRow = Selectable<DomainReportsTable>

/** A report as it is stored. `rows`: JSON arrays with the fields of `report_rows` or `report_tls_rows`. */
export type NewReport = {
  key: string
  kind: 'aggregate' | 'tls'
  reporter: string
  id: string
  begin: number | null
  end: number | null
  mailFrom: string | null
  mailDmarc: string | null
  counted: boolean
  /** JSON. */
  policy: string | null
  problems: string
  messages: number
  passed: number
  rows: readonly string[]
  rowCount: number
  lastDay: string
}

/** `known`: the same was there. `joined`: rows were added to the report that was there. */
export type StoredAs = { outcome: 'new' | 'known' | 'joined'; rows: number }

/**
 * One file of a domain at a time: two copies at once would both count as new, and bounds would not hold. Answers the rows
 * that are kept of it; undefined if it is gone.
 */
export async function holdReportDomain(trx: Db, domainId: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom('report_domains')
    .select('kept_rows')
    .where('id', '=', domainId)
    .forUpdate()
    .executeTakeFirst()
  return row && Number(row.kept_rows)
}

/** Stores a report once. The same under its key adds the rows that it has in addition, or with larger counts. */
export async function storeReport(
  trx: Db,
  domainId: string,
  report: NewReport,
  receivedAt: Date,
): Promise<StoredAs> {
  const known = await trx
    .selectFrom('domain_reports')
    .select(['id'])
    .where('domain_id', '=', domainId)
    .where('key', '=', report.key)
    .executeTakeFirst()
  const id = known?.id ?? (await insertReport(trx, domainId, report, receivedAt))
  let rows = 0
  for (const chunk of report.rows) rows += await insertRows(trx, report.kind, { id, domainId }, chunk)
  if (!known) return { outcome: 'new', rows }
  if (rows === 0) return { outcome: 'known', rows }
  await sumUp(trx, report.kind, id, rows)
  return { outcome: 'joined', rows }
}

async function insertReport(trx: Db, domainId: string, report: NewReport, receivedAt: Date): Promise<string> {
  const { id } = await trx
    .insertInto('domain_reports')
    .values({
      ...{ domain_id: domainId, key: report.key, kind: report.kind, reporter: report.reporter },
      ...{ report_id: report.id, begin_at: report.begin, end_at: report.end },
      ...{ mail_from: report.mailFrom, mail_dmarc: report.mailDmarc, counted: report.counted },
      ...{ policy: report.policy, problems: report.problems },
      ...{ messages: report.messages, passed: report.passed, row_count: report.rowCount },
      ...{ last_day: report.lastDay, received_at: receivedAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Of = { id: string; domainId: string }

const insertRows = (trx: Db, kind: NewReport['kind'], of: Of, chunk: string) =>
  kind === 'aggregate' ? insertMessages(trx, of, chunk) : insertSessions(trx, of, chunk)

/**
 * Answers how many rows are new or larger now. A row whose names could not be decoded in one of two copies is the same row.
 */
async function insertMessages(trx: Db, { id, domainId }: Of, chunk: string): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into report_rows (report_id, domain_id, key, loose_key, unread, day, estimated, source_ip, source_written,
      header_from, envelope_from, envelope_to, messages, passed, disposition, dkim, spf, dkim_results, spf_results, reasons)
    select ${id}::bigint, ${domainId}, r.key, r.loose_key, r.unread, r.day, r.estimated, r.source_ip, r.source_written,
      r.header_from, r.envelope_from, r.envelope_to, r.messages, r.passed, r.disposition, r.dkim, r.spf,
      r.dkim_results, r.spf_results, r.reasons
    from jsonb_to_recordset(${chunk}::jsonb) as r(key text, loose_key text, unread boolean, day date, estimated boolean,
      source_ip text, source_written text, header_from text, envelope_from text, envelope_to text, messages bigint,
      passed boolean, disposition text, dkim text, spf text, dkim_results jsonb, spf_results jsonb, reasons jsonb)
    where not exists (
      select 1 from report_rows known
      where known.report_id = ${id}::bigint and known.loose_key = r.loose_key and known.key <> r.key
        and (known.unread or r.unread) and known.messages >= r.messages)
    on conflict (report_id, key) do update set messages = excluded.messages
      where report_rows.messages < excluded.messages`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

async function insertSessions(trx: Db, { id, domainId }: Of, chunk: string): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into report_tls_rows as t (report_id, domain_id, key, day, policy_type, policy_domain, mx_hosts, successful,
      failed, failures)
    select ${id}::bigint, ${domainId}, r.key, r.day, r.policy_type, r.policy_domain, r.mx_hosts, r.successful, r.failed,
      r.failures
    from jsonb_to_recordset(${chunk}::jsonb) as r(key text, day date, policy_type text, policy_domain text,
      mx_hosts jsonb, successful bigint, failed bigint, failures jsonb)
    on conflict (report_id, key) do update
      set successful = excluded.successful, failed = excluded.failed, failures = excluded.failures
      where t.successful + t.failed < excluded.successful + excluded.failed`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

async function sumUp(trx: Db, kind: NewReport['kind'], id: string, joined: number): Promise<void> {
  const sums =
    kind === 'aggregate'
      ? sql`select count(*)::integer as n, coalesce(sum(messages), 0) as m,
          coalesce(sum(messages) filter (where passed), 0) as p from report_rows where report_id = ${id}::bigint`
      : sql`select count(*)::integer as n, coalesce(sum(successful + failed), 0) as m,
          coalesce(sum(successful), 0) as p from report_tls_rows where report_id = ${id}::bigint`
  await sql`
    update domain_reports set row_count = s.n, messages = s.m, passed = s.p, joined_rows = joined_rows + ${joined},
      addresses_noted = false
    from (${sums}) s where id = ${id}::bigint`.execute(trx)
}

/** Removes all but the newest reports that count for nothing. */
export async function trimUncounted(trx: Db, domainId: string, most: number): Promise<void> {
  await sql`
    delete from domain_reports where id in (
      select id from domain_reports where domain_id = ${domainId} and not counted
      order by id desc offset ${most})`.execute(trx)
}

/** Removes reports and refusals that were received before this time; answers how many. */
export async function purgeReports(db: Db, before: Date): Promise<number> {
  const reports = await sql`delete from domain_reports where received_at < ${before}`.execute(db)
  const refusals = await sql`delete from report_refusals where at < ${before}`.execute(db)
  return Number(reports.numAffectedRows ?? 0) + Number(refusals.numAffectedRows ?? 0)
}
