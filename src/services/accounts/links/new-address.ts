import { newAddressSchema, type ProfileChange } from '#contract/accounts.ts'
import { refuseField } from '#platform/refusals/refusal.ts'
import {
  type AccountRow,
  changeAccount,
  dropPendingAddress,
  findAccount,
  isTaken,
  markPendingAddress,
  noPendingAddress,
} from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { deleteTokens, findToken, type TokenKind } from '#storage/mail-tokens.ts'
import { checked } from '../checked.ts'
import { requireConfirmed } from '../confirmed.ts'
import { changeEpoch, holdEpoch } from '../epochs.ts'
import { hashOf } from '../secrets.ts'
import type { Proofs } from '../sign-in/proof.ts'
import { emailKeyOf } from '../sign-in/throttle.ts'
import type { Token, Verified } from '../types.ts'
import type { SignedIn } from '../visitor.ts'
import type { AccountsWorld } from '../world.ts'
import { type Links, linkOver } from './links.ts'

/**
 * A new address for an account. The present address is notified of the request at once and may allow or stop it; the new one
 * must be confirmed. The change takes effect when it is confirmed and allowed, or confirmed a day later. A thief with the
 * password cannot take over the account in a minute, and an owner without the old mailbox is not locked out.
 */
export type NewAddress = {
  /** What to write into the account for this change; undefined where the address stays. Keeps a wish and tells of it. */
  wish(caller: SignedIn, given: ProfileChange): Promise<((trx: Db) => Promise<void>) | undefined>
  /** By the link in the mail to the new address. */
  confirm(token: string, by: SignedIn | null): Promise<Verified>
  /** By the link in the mail to the present one. */
  allow(account: AccountRow, by: SignedIn | null): Promise<{ changed: boolean; token: Token | null }>
  stop(account: AccountRow): Promise<void>
}

const DAY = 86_400_000
const byLink: TokenKind[] = ['change-address', 'allow-address']

/** When the change counts without being allowed; undefined without one. */
export const countsAt = ({ pending_since }: Pick<AccountRow, 'pending_since'>): Date | undefined =>
  pending_since ? new Date(pending_since.getTime() + DAY) : undefined

export function createNewAddress(world: AccountsWorld, proofs: Proofs, links: Links): NewAddress {
  const { db, throttle, clock, audit, notify } = world
  const now = () => new Date(clock.now())

  const endWish = async (trx: Db, id: string) => {
    await changeAccount(trx, id, noPendingAddress)
    await deleteTokens(trx, id, byLink)
  }

  /** Both mails are written with the wish: that to the new address only says so where nobody has it. */
  async function keep(trx: Db, account: AccountRow, email: string): Promise<void> {
    const { id } = account
    await holdEpoch(trx, account)
    const wished = { ...noPendingAddress, pending_email: email, pending_since: now() }
    const changed = (await changeAccount(trx, id, wished))!
    await deleteTokens(trx, id, byLink)
    await links.askNewAddress(trx, id, email)
    await links.sendAllowance(trx, changed, countsAt(changed)!)
  }

  /** The change itself, once it is confirmed and allowed or old enough; null when it is not yet. */
  async function settle(
    trx: Db,
    account: AccountRow,
    by: SignedIn | null,
  ): Promise<{ token: Token | null } | null> {
    const { pending_email: email, pending_confirmed_at, pending_allowed_at, email: to, locale } = account
    if (!email || !pending_confirmed_at) return null
    if (!pending_allowed_at && now() < countsAt(account)!) return null
    if (await isTaken(trx, emailKeyOf(email))) return null
    const { token } = await changeEpoch(trx, account, { email, email_key: emailKeyOf(email) }, by)
    await notify(trx, account, { kind: 'address-changed', to, locale })
    return { token }
  }

  const mark = (
    account: AccountRow,
    how: Parameters<typeof markPendingAddress>[2],
    by: SignedIn | null,
  ): Promise<{ token: Token | null } | null> =>
    db.transaction().execute(async (trx) => {
      const marked = await markPendingAddress(trx, account, how)
      if (!marked) throw linkOver()
      return settle(trx, marked, by)
    })

  return {
    async wish(caller, given) {
      const { email } = given
      if (email === undefined) return undefined
      const account = await findAccount(db, caller.accountId)
      if (account && emailKeyOf(email) === emailKeyOf(account.email)) {
        // An address given again is no change, and ends an earlier wish.
        return (trx) => endWish(trx, account.id)
      }
      checked(newAddressSchema, { email })
      requireConfirmed(caller)
      const proven = await proofs.require(caller, {
        password: given.current_password,
        field: 'current_password',
      })
      await throttle.beforeNewAddress(proven.id)
      return (trx) => keep(trx, proven, email)
    },
    async confirm(given, by) {
      const found = await findToken(db, hashOf(given), ['change-address'], now())
      const account = found?.account_id ? await findAccount(db, found.account_id) : undefined
      const { email } = found ?? {}
      if (!account || !email || account.pending_email !== email) throw linkOver()
      if (await isTaken(db, emailKeyOf(email))) {
        await dropPendingAddress(db, account.id, email)
        throw addressTaken()
      }
      const settled = await mark(account, { pending_confirmed_at: now() }, by)
      if (!settled) return { done: false, waitsUntil: countsAt(account)!.toISOString() }
      await audit.record({ actor: account.id, action: 'address-changed' })
      return { done: true, token: settled.token }
    },
    async allow(account, by) {
      const settled = await mark(account, { pending_allowed_at: now() }, by)
      await audit.record({
        actor: account.id,
        action: settled ? 'address-changed' : 'address-change-allowed',
      })
      return { changed: settled !== null, token: settled?.token ?? null }
    },
    async stop({ id }) {
      await db.transaction().execute((trx) => endWish(trx, id))
      await audit.record({ actor: id, action: 'address-change-stopped' })
    },
  }
}

/** The person with the link can read the mail of that address, so they may learn that it has an account. */
const addressTaken = () => refuseField('token', 'account.address_taken_meanwhile', 'taken')
