import { sql } from 'kysely'
import type { Db } from '../db.ts'

/** Queries of newsletters from which an email is overdue. */

export type SilentNewsletter = { id: string; name: string; every_days: number; expected_from: Date }

/** An email is overdue after a quarter of the time more: senders are late, and clocks change. */
export const isOverdue = (now: Date) => sql<boolean>`(every_days is not null and paused_at is null
  and expected_from + every_days * interval '30 hours' < ${now}::timestamptz)`

const isUntold = (now: Date) => sql<boolean>`${isOverdue(now)} and silence_told_at is null`

/** Ids of accounts whose owners are to be told. */
export async function accountsWithSilence(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select distinct account_id from newsletters where ${isUntold(now)} order by account_id limit 500`.execute(
    db,
  )
  return rows.map(({ account_id }) => account_id)
}

/** Marks them as told, the longest silence first. */
export async function takeSilent(trx: Db, accountId: string, now: Date): Promise<SilentNewsletter[]> {
  const { rows } = await sql<SilentNewsletter>`
    update newsletters set silence_told_at = ${now} where account_id = ${accountId} and ${isUntold(now)}
    returning id, name, every_days, expected_from`.execute(trx)
  return rows.toSorted((a, b) => a.expected_from.getTime() - b.expected_from.getTime())
}
