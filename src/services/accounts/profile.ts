import { editProfileSchema, passwordSchema } from '#contract/accounts.ts'
import { refuseField } from '#platform/refusals/refusal.ts'
import { type AccountRow, changeAccount, findAccount } from '#storage/accounts.ts'
import { findTokenOf } from '#storage/mail-tokens.ts'
import { checked, noSuchAccount, requireStrength } from './checked.ts'
import { changeEpoch } from './epochs.ts'
import type { Links } from './links/links.ts'
import type { NewAddress } from './links/new-address.ts'
import { mailStoppedOf } from './mail-stopped.ts'
import { presentProfile } from './present.ts'
import type { Proofs } from './sign-in/proof.ts'
import { isTimeZone } from './time-zone.ts'
import type { Accounts } from './types.ts'
import type { AccountsWorld } from './world.ts'

/** An account's own particulars and its password. */

export type ProfileCalls = Pick<Accounts, 'profile' | 'edit' | 'changePassword'>

export function createProfileCalls(
  world: AccountsWorld,
  parts: { proofs: Proofs; newAddress: NewAddress; links: Links },
): ProfileCalls {
  const { db, audit, clock, notify } = world
  const { proofs, newAddress, links } = parts

  const present = async (account: AccountRow) => {
    const lost = await findTokenOf(db, account.id, 'lost-factor', new Date(clock.now()))
    return presentProfile(account, {
      planId: await world.planOf(account.id),
      mailStopped: await mailStoppedOf(db, world.keys, account.email),
      factorLostAt: lost?.created_at ?? null,
    })
  }

  return {
    async profile(accountId) {
      const account = await findAccount(db, accountId)
      if (!account) throw noSuchAccount()
      return present(account)
    },
    async edit(caller, change) {
      const given = checked(editProfileSchema, change)
      const { name, locale, timezone } = given
      if (timezone !== undefined && !isTimeZone(timezone)) {
        throw refuseField('timezone', 'account.unknown_time_zone')
      }
      const keepWish = await newAddress.wish(caller, given)
      const account = await db.transaction().execute(async (trx) => {
        await changeAccount(trx, caller.accountId, set({ name, locale, timezone }))
        await keepWish?.(trx)
        const changed = await findAccount(trx, caller.accountId)
        if (!changed) throw noSuchAccount()
        return changed
      })
      if (keepWish && account.pending_email) {
        links.wake()
        await audit.record({ actor: account.id, action: 'address-change-asked' })
      }
      return present(account)
    },
    async changePassword(caller, current, password) {
      const given = checked(passwordSchema, password)
      const account = await proofs.password(caller.accountId, current, 'current_password')
      await requireStrength(world.strength, given, account)
      const password_hash = await world.passwords.hash(given)
      const { id, email: to, locale } = account
      const { token } = await db.transaction().execute(async (trx) => {
        const begun = await changeEpoch(trx, account, { password_hash }, caller)
        await notify(trx, account, { kind: 'password-changed', to, locale })
        return begun
      })
      await audit.record({ actor: id, action: 'password-changed' })
      return token
    },
  }
}

/** Without the fields that were not given. */
function set<T extends object>(change: T): Partial<T> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>
}
