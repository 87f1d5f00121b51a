import { sql } from 'kysely'
import type { Db } from '../db.ts'
import type { ReportDomainRow } from './domains.ts'

/** What the owner of a domain has been told of its reports, so that nothing is told twice. */

/**
 * Takes the domain that was compared longest ago, before `before`, and marks it as compared. Domains without a counted
 * report since `since`, and those of suspended accounts, are left out.
 */
export async function claimComparison(
  db: Db,
  { now, before, since }: { now: Date; before: Date; since: Date },
): Promise<(ReportDomainRow & { first_comparison: boolean }) | null> {
  const { rows } = await sql<ReportDomainRow & { first_comparison: boolean }>`
    with next as materialized (
      select r.id, r.compared_at is null as first_comparison from report_domains r
      where (r.compared_at is null or r.compared_at < ${before} or r.compared_at > ${now})
        and exists (select 1 from domain_reports d where d.domain_id = r.id and d.counted and d.kind = 'aggregate'
          and d.received_at >= ${since})
        and exists (select 1 from accounts a where a.id = r.account_id and a.suspended_at is null)
      order by r.compared_at nulls first limit 1 for update skip locked
    )
    update report_domains r set compared_at = ${now} from next where r.id = next.id
    returning r.*, next.first_comparison`.execute(db)
  return rows[0] ?? null
}

/** The keys of those that hold. */
export async function knownNotices(db: Db, domainId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('report_notices')
    .select('key')
    .where('domain_id', '=', domainId)
    .where('over_at', 'is', null)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

export type ToldNotice = { key: string; name: string; at: Date; over_at: Date | null }

/** What the owner was told, the newest first; `most` at most. */
export const toldNotices = (db: Db, domainId: string, most: number): Promise<ToldNotice[]> =>
  db
    .selectFrom('report_notices')
    .select(['key', 'name', 'at', 'over_at'])
    .where('domain_id', '=', domainId)
    .where('told', '=', true)
    .orderBy('at', 'desc')
    .orderBy('key')
    .limit(most)
    .execute()

/** Notes what holds from now on. Answers the keys that did not hold before, also to another process. */
export async function keepNotices(
  trx: Db,
  domainId: string,
  notices: readonly { key: string; name: string; told: boolean }[],
  at: Date,
): Promise<Set<string>> {
  if (notices.length === 0) return new Set()
  const rows = await trx
    .insertInto('report_notices')
    .values(notices.map((notice) => ({ domain_id: domainId, at, ...notice })))
    .onConflict((conflict) =>
      conflict
        .columns(['domain_id', 'key'])
        .doUpdateSet({
          name: (row) => row.ref('excluded.name'),
          at: (row) => row.ref('excluded.at'),
          told: (row) => row.ref('excluded.told'),
          over_at: null,
        })
        .where('report_notices.over_at', 'is not', null),
    )
    .returning('key')
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/** What is over may be told again when it comes back. */
export async function endNotices(
  trx: Db,
  domainId: string,
  keys: readonly string[],
  at: Date,
): Promise<void> {
  if (keys.length === 0) return
  await trx
    .updateTable('report_notices')
    .set({ over_at: at })
    .where('domain_id', '=', domainId)
    .where('key', 'in', [...keys])
    .where('over_at', 'is', null)
    .execute()
}

/** Reporters of aggregate reports that count, in any spelling: on how many days since `since`, and when last. */
export async function reporterDays(
  db: Db,
  domainId: string,
  since: string,
): Promise<{ reporter: string; days: number; last_day: string }[]> {
  const { rows } = await sql<{ reporter: string; days: number; last_day: string }>`
    select max(reporter) as reporter, count(distinct last_day)::integer as days, to_char(max(last_day), 'YYYY-MM-DD') as last_day
    from domain_reports
    where domain_id = ${domainId} and counted and kind = 'aggregate' and last_day >= ${since}::date
    group by lower(reporter)`.execute(db)
  return rows
}
