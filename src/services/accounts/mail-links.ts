import { confirmSchema, forgotSchema, resetSchema } from '#contract/accounts.ts'
import {
  type AccountRow,
  changeAccount,
  confirmAddress,
  dropPendingAddress,
  findAccount,
  findAccountByEmail,
  findAccountsAwaiting,
  takePendingAddress,
} from '#storage/accounts.ts'
import { deleteTokens, findToken, insertToken, type TokenKind, takeToken } from '#storage/mail-tokens.ts'
import { deleteSessions } from '#storage/sessions.ts'
import type { Accounts } from '../account-types.ts'
import { checked, invalidField, requireStrength } from './checked.ts'
import { requirePerson } from './person.ts'
import { hashOf, newToken } from './secrets.ts'
import { emailKeyOf } from './slow-down.ts'
import type { AccountsWorld } from './world.ts'

/** What is done by a link in a mail: confirming an address, setting a new password. */

export type MailLinks = Pick<Accounts, 'forgot' | 'reset' | 'confirm' | 'verify'> & {
  /** Not waited for. */
  sendConfirmation(account: AccountRow): void
  /** To the new address; nothing is sent when it has an account. Not waited for. */
  sendAddressChange(account: AccountRow, email: string): void
}

const lifetimeMs = 3_600_000
/** Accounts that wait for the same address; more are somebody's prank. */
const mostAwaiting = 3

export function createMailLinks(world: AccountsWorld): MailLinks {
  const { config, db, mailer, slowDown, clock, audit, background, passwords, tell } = world
  const now = () => new Date(clock.now())

  async function issue(account: AccountRow, kind: TokenKind, email: string): Promise<string> {
    const token = newToken()
    const at = clock.now()
    await insertToken(db, {
      tokenHash: hashOf(token),
      kind,
      accountId: account.id,
      email,
      createdAt: new Date(at),
      expiresAt: new Date(at + lifetimeMs),
    })
    return token
  }
  async function sendLink(account: AccountRow, kind: 'confirm' | 'change-address', email: string) {
    const url = `${config.PUBLIC_URL}/confirm?token=${await issue(account, kind, email)}`
    const { name, locale } = account
    await mailer.send({ kind: 'confirm', to: email, name, locale, url })
  }
  /** A token for each address that was asked for is void once another is asked for. */
  async function sendChange(account: AccountRow, email: string) {
    if (await findAccountByEmail(db, emailKeyOf(email))) return
    await sendLink(account, 'change-address', email)
  }
  async function sendReset(account: AccountRow) {
    const token = await issue(account, 'reset', account.email)
    const url = `${config.PUBLIC_URL}/reset?token=${token}&email=${encodeURIComponent(account.email)}`
    await mailer.send({ kind: 'reset', to: account.email, name: account.name, locale: account.locale, url })
  }
  /** The account is looked up after the answer was given: its duration is the same for all addresses. */
  const afterAnswer = (email: string, send: (account: AccountRow) => Promise<void>) =>
    background.run('mail', async () => {
      const account = await findAccountByEmail(db, emailKeyOf(email))
      if (account) await send(account)
    })

  /** Whoever opens the link reads the mail of that address: they may know that it has an account. */
  async function whyNotTaken(account: AccountRow | undefined, email: string) {
    const other = await findAccountByEmail(db, emailKeyOf(email))
    if (account?.pending_email !== email || !other) return linkOver()
    await dropPendingAddress(db, account.id, email)
    return addressTaken()
  }

  async function confirmedBy(token: string): Promise<void> {
    const taken = await takeToken(db, hashOf(token), ['confirm', 'change-address'], now())
    if (!taken?.account_id || !taken.email) throw linkOver()
    const id = taken.account_id
    const emailKey = emailKeyOf(taken.email)
    if (taken.kind === 'confirm') {
      if (!(await confirmAddress(db, id, emailKey, now()))) throw linkOver()
      await audit.record({ actor: id, action: 'address-confirmed' })
      return
    }
    const before = await findAccount(db, id)
    if (!before || !(await takePendingAddress(db, id, { email: taken.email, emailKey, now: now() }))) {
      throw await whyNotTaken(before, taken.email)
    }
    await deleteTokens(db, id, ['confirm', 'reset'])
    await audit.record({ actor: id, action: 'address-changed' })
    const { name, locale } = before
    tell({ kind: 'address-changed', to: before.email, name, locale })
  }

  return {
    sendConfirmation: (account) => background.run('mail', () => sendLink(account, 'confirm', account.email)),
    sendAddressChange: (account, email) => background.run('mail', () => sendChange(account, email)),
    async forgot(given, visitor, captchaToken) {
      const { email } = checked(forgotSchema, { email: given })
      await requirePerson(world.captcha, captchaToken)
      if (await slowDown.beforeMail(email, visitor.network)) afterAnswer(email, sendReset)
    },
    async confirm(given, visitor) {
      const { email } = checked(confirmSchema, { email: given })
      if (!(await slowDown.beforeMail(email, visitor.network))) return
      afterAnswer(email, async (account) => {
        if (!account.confirmed_at) await sendLink(account, 'confirm', account.email)
      })
      background.run('mail', async () => {
        for (const account of await findAccountsAwaiting(db, emailKeyOf(email), mostAwaiting)) {
          await sendChange(account, account.pending_email!)
        }
      })
    },
    verify: async (token) => {
      await confirmedBy(token)
      return {}
    },
    async reset(token, email, password, visitor) {
      const given = checked(resetSchema, { token, email, password, password_confirmation: password })
      const hash = hashOf(given.token)
      const found = await findToken(db, hash, ['reset'], now())
      if (!found?.account_id || emailKeyOf(found.email ?? '') !== emailKeyOf(given.email)) throw linkOver()
      const id = found.account_id
      const holder = await findAccount(db, id)
      // Before the link is used up: whoever is refused may choose another one.
      if (holder) await requireStrength(world.strength, given.password, holder)
      if (!(await takeToken(db, hash, ['reset'], now()))) throw linkOver()
      const account = await changeAccount(db, id, { password_hash: await passwords.hash(given.password) })
      if (!account) throw linkOver()
      await confirmAddress(db, id, emailKeyOf(given.email), now())
      await deleteSessions(db, id, null)
      await deleteTokens(db, id, ['two-factor', 'confirm'])
      await slowDown.forgive(account.email)
      await audit.record({ actor: id, action: 'password-reset', network: visitor.network })
      const { email: to, name, locale } = account
      tell({ kind: 'password-changed', to, name, locale })
    },
  }
}

const addressTaken = () =>
  invalidField(
    'token',
    'This address has an account of its own by now. Yours keeps the address that it has.',
    'taken',
  )

const linkOver = () =>
  invalidField(
    'token',
    'This link was used already or is older than an hour. Ask for a new one.',
    'invalid_token',
  )
