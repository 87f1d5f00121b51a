import { refuseField } from '#platform/refusals/refusal.ts'
import { type AccountRow, findAccount, findAccountByEmail, findAccountsAwaiting } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { insertToken, type TokenKind } from '#storage/mail-tokens.ts'
import type { Notice } from '../notify.ts'
import { hashOf, newToken } from '../secrets.ts'
import { emailKeyOf } from '../sign-in/throttle.ts'
import type { AccountsWorld } from '../world.ts'
import { createAskedLinks, type Wish } from './asked-links.ts'

/** A mail with a link. */
type LinkMail = Extract<Notice, { url: string }>
/** One that has no link yet, and how its link is made. */
type Unlinked = WithoutUrl<LinkMail> & { tokenKind: TokenKind; path(token: string): string }
type WithoutUrl<M> = M extends unknown ? Omit<M, 'url'> : never

/** Links in mails: asked for before the answer, made after it, or written with what they tell of. */
export type Links = {
  /** Asks for the link that confirms the address of a new account, in the transaction that makes it. */
  askConfirmation(trx: Db, email: string): Promise<void>
  /** Asks for the one that confirms a new address, in the transaction that notes it; none is sent where it has an account. */
  askNewAddress(trx: Db, account: string, email: string): Promise<void>
  /** Asks for one of these by the address that was typed, whether it has an account or not. */
  ask(kind: 'reset' | 'confirm', email: string): Promise<void>
  /** Tells the present address of a wish for another one, with the link that allows or stops it. */
  sendAllowance(trx: Db, account: AccountRow, countsAt: Date): Promise<boolean>
  /**
   * Tells of a lost second factor, with the link that switches it off from `countsAt` on, or keeps it. False when the address
   * has had enough letters for now.
   */
  sendLostFactor(trx: Db, account: AccountRow, countsAt: Date): Promise<boolean>
  /** Makes in the background what was asked for. */
  wake(): void
  /** Makes what was asked for and is not made yet; answers how many. */
  makeAsked(): Promise<number>
}

const HOUR = 3_600_000
/** For a person who has a day to answer, and to find the mail. */
const THREE_DAYS = 72 * HOUR
const lifetimes: Partial<Record<TokenKind, number>> = {
  'change-address': THREE_DAYS,
  'allow-address': THREE_DAYS,
  'lost-factor': THREE_DAYS,
}
/** Accounts that may wait for the same address; more would be a prank. */
const mostAwaiting = 3

export function createLinks(world: AccountsWorld): Links {
  const { config, mailer, clock } = world

  async function issue(trx: Db, account: AccountRow, kind: TokenKind, email: string): Promise<string> {
    const token = newToken()
    const at = clock.now()
    await insertToken(trx, {
      tokenHash: hashOf(token),
      kind,
      accountId: account.id,
      epoch: account.epoch,
      email,
      createdAt: new Date(at),
      expiresAt: new Date(at + (lifetimes[kind] ?? HOUR)),
    })
    return token
  }
  /**
   * Makes a link and its mail. False, and the link before it stays good, when the address has had enough letters. What cannot
   * be queued is asked for again, later.
   */
  async function send(
    trx: Db,
    account: AccountRow,
    { tokenKind, path, ...mail }: Unlinked,
  ): Promise<boolean> {
    if (!(await world.mayWrite(trx, account, mail))) return false
    const token = await issue(trx, account, tokenKind, mail.to)
    const written = { ...mail, url: `${config.PUBLIC_URL}${path(token)}` } as LinkMail
    if (!(await mailer.send(written, { trx, token: hashOf(token) }))) throw new Error('too many mails wait')
    return true
  }
  const confirmPath = (token: string) => `/confirm?token=${token}`

  async function sendNewAddress(trx: Db, account: AccountRow, to: string) {
    if (await findAccountByEmail(trx, emailKeyOf(to))) return
    const { locale } = account
    await send(trx, account, {
      kind: 'new-address',
      tokenKind: 'change-address',
      to,
      locale,
      path: confirmPath,
    })
  }
  async function sendReset(trx: Db, account: AccountRow) {
    const { email: to, locale } = account
    const path = (token: string) => `/reset?token=${token}&email=${encodeURIComponent(to)}`
    await send(trx, account, { kind: 'reset', tokenKind: 'reset', to, locale, path })
  }
  async function sendConfirmations(trx: Db, email: string) {
    const account = await findAccountByEmail(trx, emailKeyOf(email))
    if (account && !account.confirmed_at) {
      const { email: to, locale } = account
      await send(trx, account, { kind: 'confirm', tokenKind: 'confirm', to, locale, path: confirmPath })
    }
    for (const waiting of await findAccountsAwaiting(trx, emailKeyOf(email), mostAwaiting)) {
      await sendNewAddress(trx, waiting, waiting.pending_email!)
    }
  }
  const sendWish = (
    trx: Db,
    account: AccountRow,
    { at, ...wish }: { kind: 'address-change-asked' | 'factor-lost'; tokenKind: TokenKind; at: Date },
  ) => {
    const { email: to, locale, timezone } = account
    const path = (token: string) => `/wish?token=${token}`
    return send(trx, account, { ...wish, to, locale, timezone, at: at.toISOString(), path })
  }
  const asked = createAskedLinks(world, async (trx: Db, { kind, email, account: id }: Wish) => {
    if (kind === 'confirm') return sendConfirmations(trx, email)
    const account = id ? await findAccount(trx, id) : await findAccountByEmail(trx, emailKeyOf(email))
    if (!account) return
    if (kind === 'reset') await sendReset(trx, account)
    else if (account.pending_email === email) await sendNewAddress(trx, account, email)
  })

  return {
    askConfirmation: (trx, email) => asked.ask({ kind: 'confirm', email, account: null }, trx),
    askNewAddress: (trx, account, email) => asked.ask({ kind: 'change-address', email, account }, trx),
    async ask(kind, email) {
      await asked.ask({ kind, email, account: null })
      asked.wake()
    },
    sendAllowance: (trx, account, at) =>
      sendWish(trx, account, { kind: 'address-change-asked', tokenKind: 'allow-address', at }),
    sendLostFactor: (trx, account, at) =>
      sendWish(trx, account, { kind: 'factor-lost', tokenKind: 'lost-factor', at }),
    wake: asked.wake,
    makeAsked: asked.make,
  }
}

export const linkOver = () => refuseField('token', 'account.link_over', 'invalid_token')
