import { confirmSchema, forgotSchema, resetSchema } from '#contract/accounts.ts'
import { requirePerson } from '#platform/captcha/require-person.ts'
import { refuseField } from '#platform/refusals/refusal.ts'
import { type AccountRow, findAccount, lockAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { findToken, takeToken } from '#storage/mail-tokens.ts'
import { replaceRecoveryCodes } from '#storage/recovery-codes.ts'
import { checked, requireStrength } from '../checked.ts'
import { changeEpoch } from '../epochs.ts'
import { hashOf } from '../secrets.ts'
import { emailKeyOf } from '../sign-in/throttle.ts'
import { noSecondFactor } from '../sign-in/two-factor.ts'
import type { Accounts } from '../types.ts'
import type { Visitor } from '../visitor.ts'
import type { AccountsWorld } from '../world.ts'
import { type Links, linkOver } from './links.ts'
import type { NewAddress } from './new-address.ts'

/** What is done by a link in a mail: confirming an address, setting a new password. */

export type MailLinks = Pick<Accounts, 'forgot' | 'reset' | 'confirm' | 'verify'>

export function createMailLinks(world: AccountsWorld, links: Links, newAddress: NewAddress): MailLinks {
  const { db, throttle, clock, audit, passwords, notify } = world
  const now = () => new Date(clock.now())

  /**
   * Resets an account whose address was never confirmed: it may have been registered by another person, so nothing from
   * before may still sign anyone in.
   */
  const clean = async (trx: Db, { id, confirmed_at }: AccountRow) => {
    if (confirmed_at) return {}
    await replaceRecoveryCodes(trx, id, [])
    return { ...noSecondFactor, confirmed_at: now() }
  }

  /**
   * The password is asked for, or the owner of an address would confirm a stranger's account. Answers how they were known: by
   * their session here, or by the password, and then the sessions they began with it elsewhere are theirs too.
   */
  async function requireRegistrant(account: AccountRow, visitor: Visitor, password: string | undefined) {
    const { account: caller } = visitor
    if (caller?.accountId === account.id && caller.via.kind === 'session') return { sessions: false }
    if (password === undefined) throw passwordNeeded()
    const right = await throttle.beforeSecret(account.email, visitor.network)
    if (!(await passwords.matches(account.password_hash, password))) {
      throw refuseField('password', 'account.wrong_password_of_account')
    }
    await right()
    return { sessions: true }
  }

  async function confirmAccount(account: AccountRow, token: string, visitor: Visitor, password?: string) {
    const kept = account.confirmed_at ? {} : await requireRegistrant(account, visitor, password)
    const renewed = await db.transaction().execute(async (trx) => {
      await lockAccount(trx, account.id)
      if (!(await takeToken(trx, hashOf(token), ['confirm'], now()))) throw linkOver()
      if (account.confirmed_at) return null
      return (await changeEpoch(trx, account, await clean(trx, account), visitor.account, kept)).token
    })
    if (!account.confirmed_at) await audit.record({ actor: account.id, action: 'address-confirmed' })
    return { done: true as const, token: renewed }
  }

  /** Undefined when the link was used meanwhile. */
  const setPassword = (id: string, given: { hash: string; password_hash: string }) =>
    db.transaction().execute(async (trx) => {
      const before = await lockAccount(trx, id)
      if (!before || !(await takeToken(trx, given.hash, ['reset'], now()))) return undefined
      const change = { ...(await clean(trx, before)), password_hash: given.password_hash }
      const { account } = await changeEpoch(trx, before, change, null)
      const { email: to, locale } = account
      await notify(trx, account, { kind: 'password-changed', to, locale })
      return account
    })

  return {
    async forgot(given, visitor, captchaToken) {
      const { email } = checked(forgotSchema, { email: given })
      await requirePerson(world.captcha, captchaToken)
      await throttle.beforeMail(visitor.network)
      await links.ask('reset', email)
    },
    async confirm(given, visitor) {
      const { email } = checked(confirmSchema, { email: given })
      await throttle.beforeMail(visitor.network)
      await links.ask('confirm', email)
    },
    async verify(token, visitor, password) {
      const found = await findToken(db, hashOf(token), ['confirm', 'change-address'], now())
      const account = found?.account_id ? await findAccount(db, found.account_id) : undefined
      if (!found || !account) throw linkOver()
      if (found.kind === 'change-address') return newAddress.confirm(token, visitor.account ?? null)
      return confirmAccount(account, token, visitor, password)
    },
    async reset(token, email, password, visitor) {
      const given = checked(resetSchema, { token, email, password, password_confirmation: password })
      const hash = hashOf(given.token)
      const found = await findToken(db, hash, ['reset'], now())
      if (!found?.account_id || emailKeyOf(found.email ?? '') !== emailKeyOf(given.email)) throw linkOver()
      const id = found.account_id
      const holder = await findAccount(db, id)
      // Checked before the link is used up, so that a refused password can be replaced.
      if (holder) await requireStrength(world.strength, given.password, holder)
      const password_hash = await passwords.hash(given.password)
      const account = await setPassword(id, { hash, password_hash })
      if (!account) throw linkOver()
      await throttle.forgive(account.email)
      await audit.record({ actor: id, action: 'password-reset', network: visitor.network })
    },
  }
}

const passwordNeeded = () => refuseField('password', 'account.password_needed', 'password_needed')
