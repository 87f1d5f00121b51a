import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#storage/db.ts'

/** Resolves when so many connections to this database wait for someone's lock. */
export const waitForLocks = (db: Db, count: number): Promise<void> =>
  expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      )
      return rows.length
    })
    .toBe(count)

/** Works in a transaction that `begin` has locked something in, and ends it then. */
export async function whileHeld(
  db: Db,
  begin: (trx: Db) => Promise<unknown>,
  work: (trx: Db) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await begin(trx)
    await work(trx)
  })
}
