import { type Selectable, sql } from 'kysely'
import type { Db } from '../db.ts'
import type { QuietHoursTable } from './tables.ts'

/** Queries of the hours in which letters of changes wait. */

export type QuietRow = Selectable<QuietHoursTable>

export const findQuietHours = (db: Db, accountId: string): Promise<QuietRow | undefined> =>
  db.selectFrom('quiet_hours').selectAll().where('account_id', '=', accountId).executeTakeFirst()

export async function putQuietHours(db: Db, row: QuietRow): Promise<void> {
  const { account_id: _, ...hours } = row
  await db
    .insertInto('quiet_hours')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(hours))
    .execute()
}

export async function deleteQuietHours(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('quiet_hours').where('account_id', '=', accountId).execute()
}

/** Of accounts with alerts that were not mailed. */
export async function quietWithAlerts(db: Db): Promise<QuietRow[]> {
  const { rows } = await sql<QuietRow>`
    select q.* from quiet_hours q
    where exists (select 1 from watch_alerts a where a.account_id = q.account_id and a.sent_at is null)`.execute(
    db,
  )
  return rows
}
