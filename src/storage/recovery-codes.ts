import type { Db } from './db.ts'

/** Puts new codes in the place of all earlier ones. */
export async function replaceRecoveryCodes(db: Db, accountId: string, hashes: string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  if (hashes.length === 0) return
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ account_id: accountId, code_hash: hash })))
    .execute()
}

/** Uses a code up; false when the account does not have it, or it was used. */
export async function takeRecoveryCode(db: Db, accountId: string, hash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .returning('code_hash')
    .executeTakeFirst()
  return row !== undefined
}
