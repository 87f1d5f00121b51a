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
import type { Db } from '#storage/database.ts'
import { deleteTokens, findToken, insertToken, type TokenKind, takeToken } from '#storage/mail-tokens.ts'
import { deleteSessions } from '#storage/sessions.ts'
import type { Accounts, UserMail } from '../account-types.ts'
import { createAskedLinks, type Wish } from './asked-links.ts'
import { checked, invalidField, requireStrength } from './checked.ts'
import { requirePerson } from './person.ts'
import { hashOf, newToken } from './secrets.ts'
import { emailKeyOf } from './slow-down.ts'
import type { AccountsWorld } from './world.ts'

/** What is done by a link in a mail: confirming an address, setting a new password. */

export type MailLinks = Pick<Accounts, 'forgot' | 'reset' | 'confirm' | 'verify'> & {
  /** Asks for the link that confirms the address of a new account, in the transaction that makes it. */
  askConfirmation(trx: Db, email: string): Promise<void>
  /** Asks for the one that confirms a new address, in the transaction that notes it; none is sent where it has an account. */
  askAddressChange(trx: Db, account: string, email: string): Promise<void>
  /** Makes in the background what was asked for. */
  wake(): void
  /** Makes what was asked for and is not made yet; answers how many. */
  makeAsked(): Promise<number>
}

const lifetimeMs = 3_600_000
/** Accounts that wait for the same address; more are somebody's prank. */
const mostAwaiting = 3

export function createMailLinks(world: AccountsWorld): MailLinks {
  const { config, db, mailer, slowDown, clock, audit, passwords, tell } = world
  const now = () => new Date(clock.now())

  async function issue(trx: Db, account: AccountRow, kind: TokenKind, email: string): Promise<string> {
    const token = newToken()
    const at = clock.now()
    await insertToken(trx, {
      tokenHash: hashOf(token),
      kind,
      accountId: account.id,
      email,
      createdAt: new Date(at),
      expiresAt: new Date(at + lifetimeMs),
    })
    return token
  }
  /** What cannot be queued is asked for again, later. */
  async function queue(trx: Db, token: string, mail: UserMail) {
    if (!(await mailer.send(mail, { trx, token: hashOf(token) }))) throw new Error('too many mails wait')
  }
  async function sendLink(
    trx: Db,
    account: AccountRow,
    kind: 'confirm' | 'change-address',
    email: string,
  ): Promise<void> {
    const token = await issue(trx, account, kind, email)
    const url = `${config.PUBLIC_URL}/confirm?token=${token}`
    const { name, locale } = account
    await queue(trx, token, { kind: 'confirm', to: email, name, locale, url })
  }
  /** A token for each address that was asked for is void once another is asked for. */
  async function sendChange(trx: Db, account: AccountRow, email: string) {
    if (await findAccountByEmail(trx, emailKeyOf(email))) return
    await sendLink(trx, account, 'change-address', email)
  }
  async function sendReset(trx: Db, account: AccountRow) {
    const { email: to, name, locale } = account
    const token = await issue(trx, account, 'reset', to)
    const url = `${config.PUBLIC_URL}/reset?token=${token}&email=${encodeURIComponent(to)}`
    await queue(trx, token, { kind: 'reset', to, name, locale, url })
  }
  async function sendConfirmations(trx: Db, email: string) {
    const account = await findAccountByEmail(trx, emailKeyOf(email))
    if (account && !account.confirmed_at) await sendLink(trx, account, 'confirm', account.email)
    for (const waiting of await findAccountsAwaiting(trx, emailKeyOf(email), mostAwaiting)) {
      await sendChange(trx, waiting, waiting.pending_email!)
    }
  }
  const asked = createAskedLinks(world, async (trx: Db, { kind, email, account: id }: Wish) => {
    if (kind === 'confirm') return sendConfirmations(trx, email)
    const account = id ? await findAccount(trx, id) : await findAccountByEmail(trx, emailKeyOf(email))
    if (!account) return
    if (kind === 'reset') await sendReset(trx, account)
    else if (account.pending_email === email) await sendChange(trx, account, email)
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
    if (!before || !(await changeAddress(before, taken.email))) throw await whyNotTaken(before, taken.email)
    await audit.record({ actor: id, action: 'address-changed' })
  }

  /** False when the address is not to be had any more. */
  const changeAddress = ({ id, email: to, name, locale }: AccountRow, email: string) =>
    db.transaction().execute(async (trx) => {
      const wished = { email, emailKey: emailKeyOf(email), now: now() }
      if (!(await takePendingAddress(trx, id, wished))) return false
      await deleteTokens(trx, id, ['confirm', 'reset'])
      await tell(trx, id, { kind: 'address-changed', to, name, locale })
      return true
    })

  /** Undefined when the link was used meanwhile. */
  const changePassword = (id: string, given: { hash: string; email: string; password_hash: string }) =>
    db.transaction().execute(async (trx) => {
      if (!(await takeToken(trx, given.hash, ['reset'], now()))) return undefined
      const account = await changeAccount(trx, id, { password_hash: given.password_hash })
      if (!account) return undefined
      await confirmAddress(trx, id, emailKeyOf(given.email), now())
      await deleteSessions(trx, id, null)
      await deleteTokens(trx, id, ['two-factor', 'confirm'])
      const { email: to, name, locale } = account
      await tell(trx, id, { kind: 'password-changed', to, name, locale })
      return account
    })

  return {
    askConfirmation: (trx, email) => asked.ask({ kind: 'confirm', email, account: null }, trx),
    askAddressChange: (trx, account, email) => asked.ask({ kind: 'change-address', email, account }, trx),
    wake: asked.wake,
    makeAsked: asked.make,
    async forgot(given, visitor, captchaToken) {
      const { email } = checked(forgotSchema, { email: given })
      await requirePerson(world.captcha, captchaToken)
      if (!(await slowDown.beforeMail(email, visitor.network))) return
      await asked.ask({ kind: 'reset', email, account: null })
      asked.wake()
    },
    async confirm(given, visitor) {
      const { email } = checked(confirmSchema, { email: given })
      if (!(await slowDown.beforeMail(email, visitor.network))) return
      await asked.ask({ kind: 'confirm', email, account: null })
      asked.wake()
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
      const password_hash = await passwords.hash(given.password)
      const account = await changePassword(id, { hash, email: given.email, password_hash })
      if (!account) throw linkOver()
      await slowDown.forgive(account.email)
      await audit.record({ actor: id, action: 'password-reset', network: visitor.network })
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
