import { type Selectable, sql } from 'kysely'
import { isUnclaimed } from '../claims.ts'
import type { Db } from '../db.ts'
import { holdAccount } from '../watch/client-links.ts'
import type { ClientReportsTable } from './tables.ts'

/** Queries of the monthly reports of clients. Ownership is part of the query. */

export type ReportRow = Selectable<ClientReportsTable>
type OfClient = { accountId: string; client: string }

type Listed = Omit<ReportRow, 'account_id' | 'claimed_at'> & { last_month: string | null }

/** Reports of an account that are on, each with the last month that was mailed, by client. */
export async function listReports(db: Db, accountId: string): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select r.client, r.day, r.language, r.due_at, (select max(m.month) from client_report_months m
      where m.account_id = r.account_id and m.client = r.client) as last_month
    from client_reports r where r.account_id = ${accountId} order by r.client`.execute(db)
  return rows
}

export const findReport = (db: Db, { accountId, client }: OfClient): Promise<ReportRow | undefined> =>
  db
    .selectFrom('client_reports')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('client', '=', client)
    .executeTakeFirst()

/** Whether the account watches a domain of that client. */
export async function hasClient(db: Db, { accountId, client }: OfClient): Promise<boolean> {
  const row = await db
    .selectFrom('watched_domains')
    .select('id')
    .where('account_id', '=', accountId)
    .where('client', '=', client)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Turns a report on or changes it; false, and nothing is kept, when no domain has that client. Within a transaction, and one
 * after another for an account, like changes of its domains.
 */
export async function putReport(trx: Db, row: Omit<ReportRow, 'claimed_at'>): Promise<boolean> {
  const { account_id, client, ...change } = row
  await holdAccount(trx, account_id)
  if (!(await hasClient(trx, { accountId: account_id, client }))) return false
  // Whichever process is at it loses its claim: what it made may be in the other language.
  await trx
    .insertInto('client_reports')
    .values({ ...row, claimed_at: null })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'client']).doUpdateSet({ ...change, claimed_at: null }),
    )
    .execute()
  return true
}

/** Turns a report off. The months that were mailed stay. */
export async function deleteReport(db: Db, { accountId, client }: OfClient): Promise<void> {
  await db
    .deleteFrom('client_reports')
    .where('account_id', '=', accountId)
    .where('client', '=', client)
    .execute()
}

/** Forgets what was set and mailed of clients without a domain. */
export async function forgetEmptyClients(trx: Db, accountId: string): Promise<void> {
  for (const table of ['client_reports', 'client_report_months'])
    await sql`
      delete from ${sql.table(table)} r where r.account_id = ${accountId} and not exists (
        select 1 from watched_domains w where w.account_id = r.account_id and w.client = r.client)`.execute(
      trx,
    )
}

/**
 * Takes the report that is due longest. Its account has a confirmed address, and is neither suspended nor about to be
 * deleted. Claims from before `before` are void.
 */
export async function claimReport(db: Db, now: Date, before: Date): Promise<ReportRow | null> {
  const { rows } = await sql<ReportRow>`
    update client_reports set claimed_at = ${now} where (account_id, client) = (
      select account_id, client from client_reports r
      where due_at <= ${now} and ${isUnclaimed('claimed_at', now, before)}
        and exists (select 1 from accounts a where a.id = r.account_id
          and a.suspended_at is null and a.deletion_at is null and a.confirmed_at is not null)
      order by due_at, account_id, client limit 1 for update skip locked
    ) returning *`.execute(db)
  return rows[0] ?? null
}

/**
 * Ends a claim: the report is due next at `dueAt`. `mail` writes its mail into the same transaction, unless this month was
 * mailed before; null: there is none to write. Throws NotMailed, and all is as it was, where it answers false. Answers whether
 * a mail was written.
 */
export async function settleReport(
  db: Db,
  { account_id, client, claimed_at }: ReportRow,
  { month, now, dueAt }: { month: string; now: Date; dueAt: Date },
  mail: ((trx: Db) => Promise<boolean>) | null,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('client_reports')
      .set({ due_at: dueAt, claimed_at: null })
      .where('account_id', '=', account_id)
      .where('client', '=', client)
      .where('claimed_at', '=', claimed_at)
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0 || !mail) return false
    const written = await trx
      .insertInto('client_report_months')
      .values({ account_id, client, month, mailed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('month')
      .executeTakeFirst()
    if (!written) return false
    if (!(await mail(trx))) throw new NotMailed()
    return true
  })
}

/** Rolls back what was marked as mailed. */
export class NotMailed extends Error {}

/** Whether that month was mailed. */
export async function wasMailed(db: Db, { accountId, client }: OfClient, month: string): Promise<boolean> {
  const row = await db
    .selectFrom('client_report_months')
    .select('month')
    .where('account_id', '=', accountId)
    .where('client', '=', client)
    .where('month', '=', month)
    .executeTakeFirst()
  return row !== undefined
}

/** Gives back what processes that are gone had claimed. */
export async function releaseReports(db: Db): Promise<void> {
  await db
    .updateTable('client_reports')
    .set({ claimed_at: null })
    .where('claimed_at', 'is not', null)
    .execute()
}

/** Each month that was mailed to an account, for its export. */
export const mailedMonths = (db: Db, accountId: string) =>
  db
    .selectFrom('client_report_months')
    .select(['client', 'month', 'mailed_at'])
    .where('account_id', '=', accountId)
    .orderBy('client')
    .orderBy('month')
    .execute()
