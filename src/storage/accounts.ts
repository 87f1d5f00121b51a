import { type Selectable, sql } from 'kysely'
import type { Db } from './db.ts'
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

/**
 * The account, locked until the transaction ends. What changes an account and what belongs to it locks the account first:
 * two that do so in different orders would wait for each other.
 */
export const lockAccount = (trx: Db, id: string) =>
  trx.selectFrom('accounts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const findAccountByEmail = (db: Db, emailKey: string) =>
  db.selectFrom('accounts').selectAll().where('email_key', '=', emailKey).executeTakeFirst()

/** Accounts whose new address this is to be, once confirmed: anyone may have asked for it, so at most `limit`. */
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
    | 'email'
    | 'email_key'
    | 'pending_email'
    | 'pending_since'
    | 'pending_confirmed_at'
    | 'pending_allowed_at'
    | 'password_hash'
    | 'confirmed_at'
    | 'is_admin'
    | 'totp_secret'
    | 'totp_enabled_at'
    | 'totp_last_step'
    | 'deletion_at'
    | 'suspended_at'
    | 'suspended_reason'
    | 'suspended_owner'
  >
>

/** Undefined when there is no such account. */
export async function changeAccount(db: Db, id: string, change: AccountChange) {
  if (Object.keys(change).length === 0) return findAccount(db, id)
  return db.updateTable('accounts').set(change).where('id', '=', id).returningAll().executeTakeFirst()
}

/** Whether another account has the address. */
export const isTaken = async (db: Db, emailKey: string) =>
  (await findAccountByEmail(db, emailKey)) !== undefined

/** Notes that a wish for an address was confirmed or allowed; undefined when it is no longer that one. */
export const markPendingAddress = (
  db: Db,
  { id, epoch, pending_since }: Pick<AccountRow, 'id' | 'epoch' | 'pending_since'>,
  how: { pending_confirmed_at: Date } | { pending_allowed_at: Date },
) =>
  db
    .updateTable('accounts')
    .set(how)
    .where('id', '=', id)
    .where('epoch', '=', epoch)
    .where('pending_since', '=', pending_since)
    .returningAll()
    .executeTakeFirst()

/** Ends a wish for an address, unless there is another one by now. */
export async function dropPendingAddress(db: Db, id: string, email: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set(noPendingAddress)
    .where('id', '=', id)
    .where('pending_email', '=', email)
    .execute()
}

export const noPendingAddress = {
  pending_email: null,
  pending_since: null,
  pending_confirmed_at: null,
  pending_allowed_at: null,
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

/**
 * Takes the time step of a code once; false when it, or a later one, was taken before. A later one that lies far ahead was
 * taken while the clock was: it bars only itself.
 */
export async function takeStep(db: Db, id: string, step: number): Promise<boolean> {
  const { rows } = await sql`
    update accounts set totp_last_step = ${step}::bigint,
      totp_used_steps = case when totp_last_step is null then array[${step}::bigint]
        else (totp_used_steps || ${step}::bigint)[greatest(1, cardinality(totp_used_steps) + 2 - ${USED_STEPS}::int):] end
    where id = ${id} and (totp_last_step is null
      or (totp_last_step < ${step}::bigint or totp_last_step > ${step + FAR_STEPS}::bigint)
        and not ${step}::bigint = any(totp_used_steps))
    returning id`.execute(db)
  return rows.length > 0
}

/** Ten minutes of steps of 30 s. */
const FAR_STEPS = 20
/** Codes of a few minutes at most are good at any time: more than that many were not used meanwhile. */
const USED_STEPS = 50

export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('is_admin', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Makes this account the first administrator, whose address counts as confirmed: they have the log of the server, and it may
 * send no mail yet. False when there is one. Two at once: one of them.
 */
export async function becomeFirstAdmin(db: Db, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('first administrator', 0))`.execute(trx)
    if (await hasAdmin(trx)) return false
    const { rows } = await sql`
      update accounts set is_admin = true, confirmed_at = coalesce(confirmed_at, now()) where id = ${id} returning id`.execute(
      trx,
    )
    return rows.length > 0
  })
}

/** Accounts that may not be charged again: those that are to be deleted, the next one first, and those that are suspended. */
export async function withoutRenewal(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where((where) => where.or([where('deletion_at', 'is not', null), where('suspended_at', 'is not', null)]))
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
