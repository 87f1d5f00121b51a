import { Refusal } from '#platform/refusals/refusal.ts'
import { type AccountChange, type AccountRow, lockAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { beginEpoch } from '#storage/epoch.ts'
import { hashOf, newToken } from './secrets.ts'
import { refuseSuspended } from './suspended.ts'
import type { Token } from './types.ts'
import type { SignedIn } from './visitor.ts'

/** An account in its new epoch; `token`: of the caller's session, which goes along, null where they came without one. */
export type Begun = { account: AccountRow; token: Token | null }

/**
 * Changes who may come in, within `trx`: all that was given out before is void (storage/epoch.ts), and the session of whoever
 * does it goes on under a new token, since others may have the old one. Refusal `changed` (409) when someone else was faster,
 * `suspended` (403).
 */
export async function changeEpoch(
  trx: Db,
  of: Pick<AccountRow, 'id' | 'epoch'>,
  change: AccountChange,
  by: SignedIn | null | undefined,
  kept: { passkeys?: boolean; sessions?: boolean } = {},
): Promise<Begun> {
  const token = newToken()
  const own = by?.accountId === of.id && by.via.kind === 'session' ? by.via.sessionId : null
  const session = own === null ? null : { id: own, tokenHash: hashOf(token) }
  const begun = await beginEpoch(trx, of, change, { session, ...kept })
  if (!begun) throw changedMeanwhile()
  const { account, sessionExpiresAt } = begun
  refuseSuspended(account)
  return {
    account,
    token: sessionExpiresAt && { api_token: token, expires_at: sessionExpiresAt.toISOString() },
  }
}

/**
 * Before a wish is kept within `trx`: it is of the epoch in which the account was read, and nobody begins another one until
 * the transaction ends. Refusal `changed` (409) when someone else was faster.
 */
export async function holdEpoch(trx: Db, of: Pick<AccountRow, 'id' | 'epoch'>): Promise<void> {
  const account = await lockAccount(trx, of.id)
  if (account?.epoch !== of.epoch) throw changedMeanwhile()
  refuseSuspended(account)
}

/** The same by an administrator, who may change what is suspended; no session goes along. Within `trx`. */
export async function changeEpochFor(
  trx: Db,
  of: Pick<AccountRow, 'id' | 'epoch'>,
  change: AccountChange,
  kept: { passkeys?: boolean } = {},
): Promise<AccountRow> {
  const begun = await beginEpoch(trx, of, change, kept)
  if (!begun) throw changedMeanwhile()
  return begun.account
}

const changedMeanwhile = () => new Refusal(409, 'changed', 'account.changed_meanwhile')
