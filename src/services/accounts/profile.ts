import {
  editProfileSchema,
  newAddressSchema,
  type ProfileChange,
  passwordSchema,
} from '#contract/accounts.ts'
import { type AccountRow, changeAccount, findAccount } from '#storage/accounts.ts'
import { deleteTokens } from '#storage/mail-tokens.ts'
import { deleteSessions } from '#storage/sessions.ts'
import type { Accounts } from '../account-types.ts'
import { checked, invalidField, noSuchAccount, requireStrength } from './checked.ts'
import type { MailLinks } from './mail-links.ts'
import { presentProfile } from './present.ts'
import { emailKeyOf } from './slow-down.ts'
import type { AccountsWorld } from './world.ts'

/** An account's own particulars and its password. */

export type ProfileCalls = Pick<Accounts, 'profile' | 'edit' | 'changePassword'>

/** The account when the password is right; Refusal `invalid` (422) on that field, `limit` (429). */
export type ProvePassword = (accountId: string, password: string, field: string) => Promise<AccountRow>

export function createProvePassword(world: AccountsWorld): ProvePassword {
  const { db, passwords, slowDown } = world
  return async (accountId, password, field) => {
    const account = await findAccount(db, accountId)
    if (!account) throw noSuchAccount()
    const right = await slowDown.beforeSecret(account.email, null)
    if (!(await passwords.matches(account.password_hash, password))) {
      throw invalidField(field, 'This is not your password.')
    }
    await right()
    return account
  }
}

export function createProfileCalls(
  world: AccountsWorld,
  prove: ProvePassword,
  links: MailLinks,
): ProfileCalls {
  const { db, audit, slowDown, tell } = world

  /** The new address waits for its confirmation; an address given again is no change, and ends an earlier wish. */
  async function addressChange(accountId: string, given: ProfileChange) {
    const account = await findAccount(db, accountId)
    if (!account) throw noSuchAccount()
    const { email } = given
    if (email === undefined) return undefined
    if (emailKeyOf(email) === emailKeyOf(account.email)) {
      await deleteTokens(db, accountId, ['change-address'])
      return { pending_email: null }
    }
    checked(newAddressSchema, { email })
    if (!given.current_password) {
      throw invalidField('current_password', 'Give your password to change the address.')
    }
    await prove(accountId, given.current_password, 'current_password')
    return { pending_email: email }
  }

  return {
    async profile(accountId) {
      const account = await findAccount(db, accountId)
      if (!account) throw noSuchAccount()
      return presentProfile(account, await world.planOf(accountId))
    },
    async edit(accountId, change) {
      const given = checked(editProfileSchema, change)
      const { name, locale, timezone } = given
      if (timezone !== undefined && !isTimezone(timezone)) {
        throw invalidField('timezone', 'This time zone is not known. Example: Europe/Berlin')
      }
      const address = await addressChange(accountId, given)
      const wished = address?.pending_email
      const mayMail = wished ? await slowDown.beforeMailOf(accountId, wished) : false
      const account = await db.transaction().execute(async (trx) => {
        const changed = await changeAccount(trx, accountId, {
          ...set({ name, locale, timezone }),
          ...address,
        })
        if (!changed) throw noSuchAccount()
        if (wished && mayMail) await links.askAddressChange(trx, accountId, wished)
        return changed
      })
      if (wished) {
        links.wake()
        await audit.record({ actor: accountId, action: 'address-change-asked' })
      }
      return presentProfile(account, await world.planOf(accountId))
    },
    async changePassword(caller, current, password) {
      const given = checked(passwordSchema, password)
      const account = await prove(caller.accountId, current, 'current_password')
      await requireStrength(world.strength, given, account)
      const hash = await world.passwords.hash(given)
      const { id, email: to, name, locale } = account
      await db.transaction().execute(async (trx) => {
        await changeAccount(trx, id, { password_hash: hash })
        await deleteSessions(trx, id, caller.via.kind === 'session' ? caller.via.sessionId : null)
        await deleteTokens(trx, id, ['reset', 'two-factor'])
        await tell(trx, id, { kind: 'password-changed', to, name, locale })
      })
      await audit.record({ actor: id, action: 'password-changed' })
    },
  }
}

/** Without the fields that were not given. */
function set<T extends object>(change: T): Partial<T> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>
}

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
