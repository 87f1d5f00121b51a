import { type Selectable, sql } from 'kysely'
import type { KeyScope } from '#contract/accounts.ts'
import type { Db } from './db.ts'
import { ofPresentEpoch } from './epoch.ts'
import type { ApiKeysTable } from './plan-tables.ts'

/** Queries of API keys. Ownership is part of the query; the hash never leaves. */

export type KeyRow = Omit<Selectable<ApiKeysTable>, 'hash'>
export type NewKey = Omit<KeyRow, 'last_used_at' | 'last_used_from'> & { hash: string }

const columns = [
  'id',
  'account_id',
  'name',
  'prefix',
  'last4',
  'scopes',
  'epoch',
  'created_at',
  'last_used_at',
  'last_used_from',
  'expires_at',
  'networks',
] as const

/** Newest first. */
export const listKeys = (db: Db, accountId: string): Promise<KeyRow[]> =>
  db
    .selectFrom('api_keys')
    .select(columns)
    .where('account_id', '=', accountId)
    .where(ofPresentEpoch('api_keys'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/**
 * Keeps a key unless the account has `most` of them already: then false. `replaces`: the one it takes the place of. Within a
 * transaction.
 */
export async function insertKey(
  trx: Db,
  key: NewKey,
  { most, replaces }: { most: number; replaces?: string },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`keys of ${key.account_id}`}, 0))`.execute(trx)
  if (replaces !== undefined && !(await deleteKey(trx, key.account_id, replaces))) return false
  const { count } = await trx
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', key.account_id)
    .where(ofPresentEpoch('api_keys'))
    .executeTakeFirstOrThrow()
  if (replaces === undefined && Number(count) >= most) return false
  await trx
    .insertInto('api_keys')
    .values({ ...key, scopes: JSON.stringify(key.scopes), networks: JSON.stringify(key.networks) })
    .execute()
  return true
}

/** False when the account has no such key. */
export async function deleteKey(db: Db, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('api_keys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type KeyHolder = {
  id: string
  scopes: KeyScope[]
  last_used_at: Date | null
  expires_at: Date | null
  networks: string[]
  account_id: string
  email: string
  name: string
  confirmed_at: Date | null
  locale: string
  timezone: string
  is_admin: boolean
  totp_enabled_at: Date | null
}

/** The key and whose it is. */
export const findKeyByHash = (db: Db, hash: string): Promise<KeyHolder | undefined> =>
  db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select([
      'api_keys.id',
      'api_keys.scopes',
      'api_keys.last_used_at',
      'api_keys.expires_at',
      'api_keys.networks',
      'api_keys.account_id',
      'accounts.email',
      'accounts.name',
      'accounts.confirmed_at',
      'accounts.locale',
      'accounts.timezone',
      'accounts.is_admin',
      'accounts.totp_enabled_at',
    ])
    .where('api_keys.hash', '=', hash)
    .whereRef('api_keys.epoch', '=', 'accounts.epoch')
    .where('accounts.suspended_at', 'is', null)
    .executeTakeFirst()

/** Notes a use and from where, unless one was noted since `before`. */
export async function noteKeyUse(
  db: Db,
  id: string,
  { now, before, from }: { now: Date; before: Date; from: string },
): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: now, last_used_from: from })
    .where('id', '=', id)
    .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<', before)]))
    .execute()
}
