import { Refusal } from '#platform/refusals/refusal.ts'
import { changeAccount, dueForDeletion, withoutRenewal } from '#storage/accounts.ts'
import { eraseAccount, purgeAccountLeftovers } from '#storage/ownership.ts'
import { holdEpoch } from './epochs.ts'
import { accountTag } from './owner.ts'
import type { Proofs } from './sign-in/proof.ts'
import type { Accounts } from './types.ts'
import type { AccountsWorld } from './world.ts'

/** Deleting an account: asked for, seven days in which it can be taken back, then gone. */

export type Deletion = Pick<Accounts, 'scheduleDeletion' | 'cancelDeletion' | 'purge'> & {
  /** Ends what would be charged again; what could not be ended is tried again by the job. */
  leave(accountId: string): Promise<void>
}

const day = 86_400_000
const graceDays = 7

/** When an account is gone whose deletion is asked for `now` (Unix ms). */
export const graceEnd = (now: number) => new Date(now + graceDays * day)

export function createDeletion(world: AccountsWorld, proofs: Proofs): Deletion {
  const { config, db, addresses, clock, audit, notify, erasers, log } = world

  /** A deletion does not fail because another service is down. */
  const leave = async (accountId: string) => {
    try {
      await world.leave(accountId)
    } catch (error) {
      log.error({ error }, 'a plan that may not renew could not be ended; tried again')
    }
  }

  const erase = (accountId: string, now: Date) =>
    eraseAccount(db, { accountId, owner: accountTag(addresses, accountId), now }, async (trx, erasure) => {
      for (const eraser of erasers) await eraser(trx, erasure)
    })

  return {
    leave,
    async scheduleDeletion(caller, password) {
      const account = await proofs.require(caller, { password, field: 'password' })
      const accountId = account.id
      const at = account.deletion_at ?? graceEnd(clock.now())
      const url = `${config.PUBLIC_URL}/user-account`
      const { email: to, locale, timezone } = account
      const kind = 'deletion-scheduled'
      await db.transaction().execute(async (trx) => {
        await holdEpoch(trx, account)
        await changeAccount(trx, accountId, { deletion_at: at })
        await notify(trx, account, { kind, to, locale, timezone, url, at: at.toISOString() })
      })
      await audit.record({ actor: accountId, action: kind })
      await leave(accountId)
      return { scheduled_at: at.toISOString() }
    },
    async cancelDeletion({ accountId }) {
      const account = await changeAccount(db, accountId, { deletion_at: null })
      if (!account) throw new Refusal(404, 'not_found', 'account.not_found')
      await audit.record({ actor: accountId, action: 'deletion-cancelled' })
    },
    async purge() {
      const now = new Date(clock.now())
      for (const id of await withoutRenewal(db)) await leave(id)
      let erased = 0
      for (const id of await dueForDeletion(db, now)) {
        if (!(await erase(id, now))) continue
        erased++
        await audit.record({ actor: 'system', action: 'account-deleted' })
      }
      await purgeAccountLeftovers(db, now, new Date(now.getTime() - day))
      return erased
    },
  }
}
