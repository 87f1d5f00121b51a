import { personOf } from '#contract/seat-roles.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { AccountRow } from '#storage/accounts.ts'
import { claimBrowser } from '#storage/ownership.ts'
import {
  deleteSession,
  insertSession,
  listSessions,
  prolongSession,
  recognizeSession,
} from '#storage/sessions.ts'
import { accountTag } from '../owner.ts'
import { rightsOf } from '../require-admin.ts'
import { seated } from '../seats.ts'
import { hashOf, isToken, newId, newToken } from '../secrets.ts'
import type { Accounts, Token } from '../types.ts'
import type { SignedIn, Visitor } from '../visitor.ts'
import type { AccountsWorld } from '../world.ts'
import { deviceName } from './device.ts'

/** Who is signed in where. */

const hour = 3_600_000
const day = 24 * hour
/** However much it is used, a session ends after this. */
const longestDays = 180
const minute = 60_000

export type Sessions = Pick<Accounts, 'recognize' | 'logout' | 'sessions' | 'revokeSession'> & {
  /** A new session with a new token; what the browser did before moves into the account. */
  begin(account: AccountRow, visitor: Visitor): Promise<Token>
}

export function createSessions(world: AccountsWorld): Sessions {
  const { config, db, clock, audit, background } = world
  const endOf = (createdAt: number) =>
    new Date(Math.min(createdAt + longestDays * day, clock.now() + config.SESSION_DAYS * day))

  return {
    async begin(account, visitor) {
      const token = newToken()
      const now = new Date(clock.now())
      const expiresAt = endOf(now.getTime())
      await insertSession(db, {
        id: newId(),
        accountId: account.id,
        tokenHash: hashOf(token),
        device: deviceName(visitor.agent),
        epoch: account.epoch,
        createdAt: now,
        expiresAt,
      })
      await endPresent(world, visitor.account)
      await claim(world, account.id, visitor)
      return { api_token: token, expires_at: expiresAt.toISOString() }
    },
    async recognize(token, carrier) {
      if (!isToken(token)) return null
      const now = new Date(clock.now())
      const row = await recognizeSession(db, hashOf(token), now)
      if (!row) return null
      const unused = now.getTime() - row.last_used_at.getTime()
      const idle = row.is_admin && config.ADMIN_IDLE_MINUTES > 0 ? config.ADMIN_IDLE_MINUTES * minute : null
      if (idle !== null && unused > idle) {
        await deleteSession(db, row.id, row.session_id)
        return null
      }
      // A use is written down now and then, so that not each request writes.
      if (unused > (idle === null ? hour : Math.min(hour, idle / 4))) {
        background.run('prolong session', () =>
          prolongSession(db, row.session_id, now, endOf(row.created_at.getTime())),
        )
      }
      const own: SignedIn = {
        accountId: row.id,
        email: row.email,
        name: row.name,
        confirmed: row.confirmed_at !== null,
        locale: row.locale,
        timezone: row.timezone,
        ...rightsOf(row, config),
        via: {
          kind: 'session',
          sessionId: row.session_id,
          carrier,
          ...(row.proven_at && { provenAt: row.proven_at.getTime() }),
        },
      }
      return seated(own, row, now)
    },
    async logout(caller) {
      await endPresent(world, caller)
      await audit.record({ actor: personOf(caller).accountId, action: 'logout' })
    },
    async sessions(caller) {
      const current = caller.via.kind === 'session' ? caller.via.sessionId : null
      const rows = await listSessions(db, caller.accountId, new Date(clock.now()))
      return rows.map((row) => ({
        id: row.id,
        device: row.device,
        created_at: row.created_at.toISOString(),
        last_used_at: row.last_used_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
        current: row.id === current,
      }))
    },
    async revokeSession(caller, sessionId) {
      if (!(await deleteSession(db, caller.accountId, sessionId))) {
        throw new Refusal(404, 'not_found', 'account.no_such_session')
      }
      await audit.record({ actor: caller.accountId, action: 'session-revoked', target: sessionId })
    },
  }
}

/** Ends the session that a caller comes with, if it is one. */
async function endPresent({ db }: AccountsWorld, caller: SignedIn | null | undefined): Promise<void> {
  if (caller?.via.kind === 'session')
    await deleteSession(db, personOf(caller).accountId, caller.via.sessionId)
}

/** Addresses given to the browser before may still take mail: that goes to the account as well. */
async function claim(world: AccountsWorld, accountId: string, visitor: Visitor): Promise<void> {
  const { config, db, addresses, clock } = world
  if (!visitor.browser) return
  await claimBrowser(db, {
    browser: addresses.ownerTag(visitor.browser),
    accountId,
    owner: accountTag(addresses, accountId),
    expiresAt: new Date(clock.now() + (config.ADDRESS_HOURS + 1) * hour),
  })
}
