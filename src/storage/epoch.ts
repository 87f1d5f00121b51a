import { type RawBuilder, sql } from 'kysely'
import { type AccountChange, type AccountRow, noPendingAddress } from './accounts.ts'
import type { Db } from './db.ts'

/**
 * The epoch of an account. Sessions, tokens, API keys, connected applications, passkeys, invitations and
 * wishes are of the epoch in which they were given out; a
 * change of who may come in begins a new one, and all that is older is void. Each query that lets something count asks for
 * the present epoch, so that also what someone with the old password writes at the same moment is void.
 */

const bound = [
  'login_sessions',
  'mail_tokens',
  'api_keys',
  'oauth_grants',
  'passkeys',
  'account_invitations',
] as const
type Bound = (typeof bound)[number]

/** Condition: the row's account has not begun another epoch since. Rows without an account always count. */
export const ofPresentEpoch = (table: Bound): RawBuilder<boolean> => sql<boolean>`
  (${sql.ref(`${table}.account_id`)} is null or ${sql.ref(`${table}.epoch`)} =
    (select accounts.epoch from accounts where accounts.id = ${sql.ref(`${table}.account_id`)}))`

/** What goes along into the new epoch. */
export type Kept = {
  /** The session of the account that makes the change, under a new token. */
  session?: { id: string; tokenHash: string } | null
  /** When one of them is added or removed, the others stay. */
  passkeys?: boolean
  /** Whoever makes the change has just given the password that all sessions were begun with. */
  sessions?: boolean
}

export type NewEpoch = {
  account: AccountRow
  /** When the session that was kept ends; null where none was. */
  sessionExpiresAt: Date | null
}

/**
 * Changes the account and begins its next epoch: wishes that wait (another address, a deletion, a second factor that was only
 * begun) are over, and what was given out before is void. `of`: the account as it was read; undefined when it has begun
 * another epoch since, or is gone. Within a transaction.
 */
export async function beginEpoch(
  trx: Db,
  of: Pick<AccountRow, 'id' | 'epoch'>,
  change: AccountChange,
  { session, passkeys, sessions }: Kept = {},
): Promise<NewEpoch | undefined> {
  const epoch = of.epoch + 1
  const account = await trx
    .updateTable('accounts')
    .set({
      ...noPendingAddress,
      deletion_at: null,
      totp_secret: sql<string | null>`case when totp_enabled_at is not null then totp_secret end`,
      ...change,
      epoch,
    })
    .where('id', '=', of.id)
    .where('epoch', '=', of.epoch)
    .returningAll()
    .executeTakeFirst()
  if (!account) return undefined
  const renewed = session
    ? await trx
        .updateTable('login_sessions')
        .set({ epoch, token_hash: session.tokenHash })
        .where('id', '=', session.id)
        .where('account_id', '=', of.id)
        .where('epoch', '=', of.epoch)
        .returning('expires_at')
        .executeTakeFirst()
    : undefined
  for (const [table, goesAlong] of [
    ['passkeys', passkeys],
    ['login_sessions', sessions],
  ] as const) {
    if (!goesAlong) continue
    const rows = trx.updateTable(table).set({ epoch })
    await rows.where('account_id', '=', of.id).where('epoch', '=', of.epoch).execute()
  }
  // They are void already; mail that waits with one of their links is removed with them.
  for (const table of bound) {
    await trx.deleteFrom(table).where('account_id', '=', of.id).where('epoch', '<', epoch).execute()
  }
  await trx.deleteFrom('asked_links').where('account_id', '=', of.id).execute()
  return { account, sessionExpiresAt: renewed?.expires_at ?? null }
}
