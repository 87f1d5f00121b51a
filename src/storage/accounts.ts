import { type Selectable, sql } from 'kysely'
import type { Db } from './database.ts'
import type { AccountsTable } from './tables.ts'

/** Queries of accounts. Addresses are looked up by `emailKey`, which is lower case. */

export type AccountRow = Selectable<AccountsTable>

export type NewAccount = {
  id: string
  name: string
  email: string
  emailKey: string
  passwordHash: string
  locale: string
  timezone: string
  isAdmin: boolean
  createdAt: Date
}

/** False when the address has an account already. */
export async function insertAccount(db: Db, given: NewAccount): Promise<boolean> {
  const row = await db
    .insertInto('accounts')
    .values({
      id: given.id,
      name: given.name,
      email: given.email,
      email_key: given.emailKey,
      password_hash: given.passwordHash,
      locale: given.locale,
      timezone: given.timezone,
      is_admin: given.isAdmin,
      created_at: given.createdAt,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const findAccount = (db: Db, id: string) =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()

export const findAccountByEmail = (db: Db, emailKey: string) =>
  db.selectFrom('accounts').selectAll().where('email_key', '=', emailKey).executeTakeFirst()

/** Accounts whose new address this is to be, once confirmed: anybody may have asked for it, so at most `limit`. */
export const findAccountsAwaiting = (db: Db, emailKey: string, limit: number) =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where(sql`lower(pending_email)`, '=', emailKey)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()

export type AccountChange = Partial<
  Pick<
    AccountRow,
    | 'name'
    | 'locale'
    | 'timezone'
    | 'pending_email'
    | 'password_hash'
    | 'confirmed_at'
    | 'is_admin'
    | 'totp_secret'
    | 'totp_enabled_at'
    | 'totp_last_step'
    | 'deletion_at'
  >
>

/** Undefined when there is no such account. */
export async function changeAccount(db: Db, id: string, change: AccountChange) {
  if (Object.keys(change).length === 0) return findAccount(db, id)
  return db.updateTable('accounts').set(change).where('id', '=', id).returningAll().executeTakeFirst()
}

/** Marks the address confirmed; false when the account has another one by now. */
export async function confirmAddress(db: Db, id: string, emailKey: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('accounts')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, ${now}::timestamptz)` })
    .where('id', '=', id)
    .where('email_key', '=', emailKey)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Puts the pending address in place of the old one. False when another account has it or it is not pending. */
export async function takePendingAddress(
  db: Db,
  id: string,
  given: { email: string; emailKey: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('accounts')
    .set({ email: given.email, email_key: given.emailKey, pending_email: null, confirmed_at: given.now })
    .where('id', '=', id)
    .where('pending_email', '=', given.email)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accounts as other').select('other.id').where('other.email_key', '=', given.emailKey),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends a wish for an address, unless there is another one by now. */
export async function dropPendingAddress(db: Db, id: string, email: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ pending_email: null })
    .where('id', '=', id)
    .where('pending_email', '=', email)
    .execute()
}

/** Every second factor that was begun, sealed. */
export async function secondFactors(db: Db): Promise<{ id: string; totp_secret: string }[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'totp_secret'])
    .where('totp_secret', 'is not', null)
    .execute()
  return rows.map(({ id, totp_secret }) => ({ id, totp_secret: totp_secret! }))
}

/** Writes it in the place of the one it was made from; false when that one is no longer there. */
export async function replaceSecondFactor(db: Db, id: string, old: string, sealed: string): Promise<boolean> {
  const row = await db
    .updateTable('accounts')
    .set({ totp_secret: sealed })
    .where('id', '=', id)
    .where('totp_secret', '=', old)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the time step of a code once; false when it, or a later one, was taken before. */
export async function takeStep(db: Db, id: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('accounts')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where((where) => where.or([where('totp_last_step', 'is', null), where('totp_last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('is_admin', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Makes this account the first administrator; false when there is one. Two at once: one of them. */
export async function becomeFirstAdmin(db: Db, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('first administrator', 0))`.execute(trx)
    if (await hasAdmin(trx)) return false
    return (await changeAccount(trx, id, { is_admin: true })) !== undefined
  })
}

/** Accounts that are to be deleted, the next one first. */
export async function waitingForDeletion(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('deletion_at', 'is not', null)
    .orderBy('deletion_at')
    .limit(1000)
    .execute()
  return rows.map(({ id }) => id)
}

/** Accounts whose days of grace are over. */
export async function dueForDeletion(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('deletion_at', '<', now)
    .orderBy('deletion_at')
    .limit(1000)
    .execute()
  return rows.map(({ id }) => id)
}
