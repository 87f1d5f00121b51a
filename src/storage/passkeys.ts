import type { Selectable } from 'kysely'
import type { Db } from './db.ts'
import { ofPresentEpoch } from './epoch.ts'
import type { PasskeysTable } from './tables.ts'

/** Queries of passkeys. Ownership is part of the query. */

export type PasskeyRow = Selectable<PasskeysTable>
export type NewPasskeyRow = Omit<PasskeyRow, 'last_used_at'>

/** Oldest first. */
export const listPasskeys = (db: Db, accountId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(ofPresentEpoch('passkeys'))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findPasskey = (db: Db, id: string): Promise<PasskeyRow | undefined> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', id)
    .where(ofPresentEpoch('passkeys'))
    .executeTakeFirst()

/** False when that authenticator is known already. */
export async function insertPasskey(db: Db, row: NewPasskeyRow): Promise<boolean> {
  const made = await db
    .insertInto('passkeys')
    .values({ ...row, transports: JSON.stringify(row.transports) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Notes a use with the count that it came with. */
export async function notePasskeyUse(db: Db, id: string, counter: number, now: Date): Promise<void> {
  await db.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute()
}

/** False when the account has no such passkey. */
export async function renamePasskey(db: Db, accountId: string, id: string, name: string): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when the account has no such passkey. */
export async function deletePasskey(db: Db, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
