import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Queries of suspended accounts, and of the administrators that must remain. */

/** The tags of all that belongs to suspended accounts: their own, and those of browsers that they claimed. */
export async function suspendedOwners(db: Db): Promise<string[]> {
  const { rows } = await sql<{ owner: string }>`
    select suspended_owner as owner from accounts where suspended_owner is not null
    union
    select c.browser from claimed_browsers c join accounts a on a.id = c.account_id
    where a.suspended_owner is not null`.execute(db)
  return rows.map(({ owner }) => owner)
}

/**
 * Whether there is an administrator beside this one who may log in. Until `trx` ends nobody else asks, so that two who
 * take each other's place at once do not both find one.
 */
export async function hasOtherAdmin(trx: Db, id: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('last administrator', 0))`.execute(trx)
  const row = await trx
    .selectFrom('accounts')
    .select('id')
    .where('is_admin', '=', true)
    .where('suspended_at', 'is', null)
    .where('deletion_at', 'is', null)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
