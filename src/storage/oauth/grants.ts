import { type Selectable, sql } from 'kysely'
import type { OAuthScope } from '#contract/oauth.ts'
import type { Db } from '../db.ts'
import { ofPresentEpoch } from '../epoch.ts'
import type { OAuthGrantsTable } from './tables.ts'

/** Queries of what accounts have allowed applications. Hashes never leave, but to be compared. */

export type GrantRow = Selectable<OAuthGrantsTable>
export type NewGrant = Omit<GrantRow, 'last_used_at' | 'family_hash' | 'refresh_hash' | 'ends_at'>

/** Those whose code was exchanged and that have not ended, the newest first. */
export const listGrants = (db: Db, accountId: string, now: Date): Promise<GrantRow[]> =>
  db
    .selectFrom('oauth_grants')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('ends_at', '>', now)
    .where(ofPresentEpoch('oauth_grants'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/**
 * Keeps a grant unless the account has `most` of them already: then false. Grants whose code was never exchanged in time do
 * not count, and go. Within a transaction.
 */
export async function insertGrant(trx: Db, grant: NewGrant, most: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`grants of ${grant.account_id}`}, 0))`.execute(
    trx,
  )
  await trx
    .deleteFrom('oauth_grants')
    .where('account_id', '=', grant.account_id)
    .where(isOver(grant.created_at))
    .execute()
  const { count } = await trx
    .selectFrom('oauth_grants')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', grant.account_id)
    .executeTakeFirstOrThrow()
  if (Number(count) >= most) return false
  await trx
    .insertInto('oauth_grants')
    .values({ ...grant, scopes: JSON.stringify(grant.scopes) })
    .execute()
  return true
}

/** A code that was not exchanged in time, or refresh tokens that were not used in time. */
const isOver = (now: Date) => sql<boolean>`coalesce(ends_at, code_ends_at) <= ${now}`

/** Finds a grant by its code or the family of its refresh tokens, and holds it until the transaction ends. */
export const holdGrant = (
  trx: Db,
  by: { code_hash: string } | { family_hash: string },
): Promise<GrantRow | undefined> => {
  const [[column, hash]] = Object.entries(by) as [['code_hash' | 'family_hash', string]]
  return trx
    .selectFrom('oauth_grants')
    .selectAll()
    .where(column, '=', hash)
    .where(ofPresentEpoch('oauth_grants'))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accounts')
          .select('id')
          .whereRef('accounts.id', '=', 'oauth_grants.account_id')
          .where('suspended_at', 'is', null),
      ),
    )
    .forUpdate()
    .executeTakeFirst()
}

export type NewTokens = {
  access: { hash: string; scopes: OAuthScope[]; ends_at: Date }
  family_hash: string
  refresh_hash: string
  ends_at: Date
}

/** Gives a grant its next tokens. Access tokens from before are good until `before` at most. Within a transaction. */
export async function insertTokens(
  trx: Db,
  grantId: string,
  { access, ...refresh }: NewTokens,
  before: Date,
): Promise<void> {
  await trx.updateTable('oauth_grants').set(refresh).where('id', '=', grantId).execute()
  await trx
    .updateTable('oauth_access_tokens')
    .set({ ends_at: before })
    .where('grant_id', '=', grantId)
    .where('ends_at', '>', before)
    .execute()
  await trx
    .insertInto('oauth_access_tokens')
    .values({ ...access, scopes: JSON.stringify(access.scopes), grant_id: grantId })
    .execute()
}

export type TokenHolder = Awaited<ReturnType<typeof findAccessToken>>

/** The access token, its grant and whose they are. */
export const findAccessToken = (db: Db, hash: string) =>
  db
    .selectFrom('oauth_access_tokens')
    .innerJoin('oauth_grants', 'oauth_grants.id', 'oauth_access_tokens.grant_id')
    .innerJoin('accounts', 'accounts.id', 'oauth_grants.account_id')
    .select([
      'oauth_access_tokens.scopes',
      'oauth_access_tokens.ends_at',
      'oauth_grants.id as grant_id',
      'oauth_grants.client_id',
      'oauth_grants.last_used_at',
      'accounts.id as account_id',
      'accounts.email',
      'accounts.name',
      'accounts.confirmed_at',
      'accounts.locale',
      'accounts.timezone',
    ])
    .where('oauth_access_tokens.hash', '=', hash)
    .whereRef('oauth_grants.epoch', '=', 'accounts.epoch')
    .where('accounts.suspended_at', 'is', null)
    .executeTakeFirst()

/** Notes a use, unless one was noted since `before`. */
export async function noteGrantUse(db: Db, id: string, { now, before }: { now: Date; before: Date }) {
  await db
    .updateTable('oauth_grants')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<', before)]))
    .execute()
}

/** Ends a grant with all its tokens. The grant; undefined when there is none. */
export const deleteGrant = (
  db: Db,
  id: string,
): Promise<Pick<GrantRow, 'id' | 'account_id' | 'host'> | undefined> =>
  db
    .deleteFrom('oauth_grants')
    .where('id', '=', id)
    .returning(['id', 'account_id', 'host'])
    .executeTakeFirst()

/** Removes grants and access tokens that are over. */
export async function purgeGrants(db: Db, now: Date): Promise<number> {
  const grants = await db.deleteFrom('oauth_grants').where(isOver(now)).returning('id').execute()
  const tokens = await db
    .deleteFrom('oauth_access_tokens')
    .where('ends_at', '<=', now)
    .returning('hash')
    .execute()
  return grants.length + tokens.length
}
