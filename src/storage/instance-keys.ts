import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Keys of the instance that live in the database, each sealed with the secret of the instance. */

type Sealed = { secret: string; key_id: string }

export const readInstanceKey = (db: Db, name: string): Promise<Sealed | undefined> =>
  db.selectFrom('instance_keys').select(['secret', 'key_id']).where('name', '=', name).executeTakeFirst()

/** Keeps the one that is there. */
export async function insertInstanceKey(db: Db, name: string, sealed: Sealed): Promise<void> {
  await db
    .insertInto('instance_keys')
    .values({ name, ...sealed })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** Writes it in the place of the one it was made from. */
export async function replaceInstanceKey(db: Db, name: string, old: string, sealed: Sealed): Promise<void> {
  await db
    .updateTable('instance_keys')
    .set(sealed)
    .where('name', '=', name)
    .where('secret', '=', old)
    .execute()
}

export async function deleteInstanceKey(db: Db, name: string): Promise<void> {
  await db.deleteFrom('instance_keys').where('name', '=', name).execute()
}

/** Whether keyed hashes may stand in this database. */
export async function hasHistory(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from accounts) or exists (select 1 from tests) or exists (select 1 from verifications)
      or exists (select 1 from verifier_opt_outs) or exists (select 1 from verifier_lists)
      or exists (select 1 from placement_tests) or exists (select 1 from audit) as found`.execute(db)
  return rows[0]?.found ?? false
}
