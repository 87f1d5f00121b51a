import type { Db } from './db.ts'
import { ofPresentEpoch } from './epoch.ts'
import type { MailTokensTable } from './tables.ts'

/** Tokens that are good once. */

export type TokenKind = MailTokensTable['kind']
export type NewToken = {
  tokenHash: string
  kind: TokenKind
  accountId: string | null
  email: string | null
  /** The account's id; 0 for a token without one. */
  epoch: number
  createdAt: Date
  expiresAt: Date
}

/**
 * Keeps a token; earlier ones of the same kind for the same account are void from now on, and mail with them that waits is
 * not sent. Within a transaction of the caller, or one of its own.
 */
export async function insertToken(db: Db, given: NewToken): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute((trx) => insertToken(trx, given))
  if (given.accountId !== null) await deleteTokens(db, given.accountId, [given.kind])
  await db
    .insertInto('mail_tokens')
    .values({
      token_hash: given.tokenHash,
      kind: given.kind,
      account_id: given.accountId,
      email: given.email,
      epoch: given.epoch,
      created_at: given.createdAt,
      expires_at: given.expiresAt,
    })
    .execute()
}

/** The token, without using it up; undefined when it is unknown, of another kind or an older epoch, or past its time. */
export const findToken = (db: Db, tokenHash: string, kinds: TokenKind[], now: Date) =>
  db
    .selectFrom('mail_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('kind', 'in', kinds)
    .where('expires_at', '>', now)
    .where(ofPresentEpoch('mail_tokens'))
    .executeTakeFirst()

/** The one of this kind that an account has now. */
export const findTokenOf = (db: Db, accountId: string, kind: TokenKind, now: Date) =>
  db
    .selectFrom('mail_tokens')
    .select(['created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .where(ofPresentEpoch('mail_tokens'))
    .executeTakeFirst()

/** Uses the token up: of two callers at once, one gets it. */
export const takeToken = (db: Db, tokenHash: string, kinds: TokenKind[], now: Date) =>
  db
    .deleteFrom('mail_tokens')
    .where('token_hash', '=', tokenHash)
    .where('kind', 'in', kinds)
    .where('expires_at', '>', now)
    .where(ofPresentEpoch('mail_tokens'))
    .returningAll()
    .executeTakeFirst()

export async function deleteTokens(db: Db, accountId: string, kinds: TokenKind[]): Promise<void> {
  await db.deleteFrom('mail_tokens').where('account_id', '=', accountId).where('kind', 'in', kinds).execute()
}

export async function deleteAdminTokens(db: Db): Promise<void> {
  await db.deleteFrom('mail_tokens').where('kind', '=', 'admin').execute()
}
