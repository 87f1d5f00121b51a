import type { Db } from './db.ts'
import { ofPresentEpoch } from './epoch.ts'

/** Queries of login sessions. A token is known by its hash alone. */

export type NewSession = {
  id: string
  accountId: string
  tokenHash: string
  device: string
  epoch: number
  createdAt: Date
  expiresAt: Date
}

export async function insertSession(db: Db, given: NewSession): Promise<void> {
  await db
    .insertInto('login_sessions')
    .values({
      id: given.id,
      account_id: given.accountId,
      token_hash: given.tokenHash,
      device: given.device,
      epoch: given.epoch,
      // A new session counts as proven: its owner has just given password or passkey.
      proven_at: given.createdAt,
      created_at: given.createdAt,
      last_used_at: given.createdAt,
      expires_at: given.expiresAt,
    })
    .execute()
}

/**
 * The session that is good at `now` and of the present epoch, its account, and the account that it works in with the seat
 * there; one indexed query. `worked_id` is null where that account is gone, `seat_role` where there was never a seat.
 */
export async function recognizeSession(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('login_sessions as session')
    .innerJoin('accounts as account', 'account.id', 'session.account_id')
    .leftJoin('accounts as worked', 'worked.id', 'session.working_in')
    .leftJoin('account_members as seat', (join) =>
      join.onRef('seat.account_id', '=', 'worked.id').onRef('seat.member_id', '=', 'account.id'),
    )
    .select([
      'session.id as session_id',
      'session.created_at',
      'session.last_used_at',
      'session.proven_at',
      'account.id',
      'account.email',
      'account.name',
      'account.confirmed_at',
      'account.locale',
      'account.timezone',
      'account.is_admin',
      'account.totp_enabled_at',
      'session.working_in',
      'worked.id as worked_id',
      'worked.name as worked_name',
      'worked.email as worked_email',
      'worked.confirmed_at as worked_confirmed_at',
      'worked.suspended_at as worked_suspended_at',
      'seat.role as seat_role',
      'seat.ends_at as seat_ends_at',
      'seat.over_at as seat_over_at',
      'seat.epoch as seat_epoch',
      'worked.epoch as worked_epoch',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .whereRef('session.epoch', '=', 'account.epoch')
    .where('account.suspended_at', 'is', null)
    .executeTakeFirst()
}

export async function prolongSession(db: Db, id: string, now: Date, expiresAt: Date): Promise<void> {
  await db
    .updateTable('login_sessions')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}

/** Newest use first. */
export const listSessions = (db: Db, accountId: string, now: Date) =>
  db
    .selectFrom('login_sessions')
    .select(['id', 'device', 'created_at', 'last_used_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where(ofPresentEpoch('login_sessions'))
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .limit(200)
    .execute()

/** False when the account has no such session. */
export async function deleteSession(db: Db, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('login_sessions')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that the owner of the session proved who they are. */
export async function noteProof(db: Db, accountId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('login_sessions')
    .set({ proven_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute()
}
