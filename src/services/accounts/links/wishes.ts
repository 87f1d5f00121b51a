import { Refusal } from '#platform/refusals/refusal.ts'
import {
  type AccountRow,
  changeAccount,
  findAccount,
  lockAccount,
  noPendingAddress,
} from '#storage/accounts.ts'
import { deleteTokens, findToken, findTokenOf, takeToken } from '#storage/mail-tokens.ts'
import { replaceRecoveryCodes } from '#storage/recovery-codes.ts'
import { changeEpoch } from '../epochs.ts'
import { hashOf } from '../secrets.ts'
import { noSecondFactor } from '../sign-in/two-factor.ts'
import type { Accounts } from '../types.ts'
import type { SignedIn } from '../visitor.ts'
import type { AccountsWorld } from '../world.ts'
import { type Links, linkOver } from './links.ts'
import { countsAt, type NewAddress } from './new-address.ts'

/**
 * What waits for a day before it counts, while the owner can stop it by the link in the mail that tells of it or from where
 * they are signed in: another address, and a second factor that was lost.
 */
export type Wishes = Pick<Accounts, 'wish' | 'answerWish' | 'stopWishes' | 'lostFactor'>

const DAY = 86_400_000
const kinds = ['allow-address', 'lost-factor'] as const

/** When a second factor that was said to be lost at `asked` may be switched off. */
export const lostFactorCountsAt = (asked: Date) => new Date(asked.getTime() + DAY)

export function createWishes(world: AccountsWorld, links: Links, newAddress: NewAddress): Wishes {
  const { db, clock, audit, throttle, notify } = world
  const now = () => new Date(clock.now())

  const find = async (token: string) => {
    const found = await findToken(db, hashOf(token), [...kinds], now())
    const account = found?.account_id ? await findAccount(db, found.account_id) : undefined
    return found && account ? { ...found, account } : undefined
  }
  const switchOff = (account: AccountRow, token: string, by: SignedIn | null) =>
    db.transaction().execute(async (trx) => {
      await lockAccount(trx, account.id)
      if (!(await takeToken(trx, hashOf(token), ['lost-factor'], now()))) throw linkOver()
      const begun = await changeEpoch(trx, account, noSecondFactor, by)
      await replaceRecoveryCodes(trx, account.id, [])
      const { email: to, locale } = account
      await notify(trx, account, { kind: 'two-factor-changed', to, locale })
      return begun.token
    })

  return {
    async wish(token) {
      const found = await find(token)
      if (!found) return null
      if (found.kind === 'allow-address') {
        const { account } = found
        if (!account.pending_email) return null
        return { kind: 'address', email: account.pending_email, countsAt: countsAt(account)!.toISOString() }
      }
      const counts = lostFactorCountsAt(found.created_at)
      return { kind: 'lost-factor', countsAt: counts.toISOString(), ready: now() >= counts }
    },
    async answerWish(token, answer, { account: caller }) {
      const by = caller ?? null
      const found = await find(token)
      if (!found) throw linkOver()
      const { account } = found
      if (found.kind === 'allow-address') {
        if (answer === 'stop') {
          await newAddress.stop(account)
          return { kind: 'address', outcome: 'stopped', token: null }
        }
        const { changed, token: renewed } = await newAddress.allow(account, by)
        return { kind: 'address', outcome: changed ? 'done' : 'allowed', token: renewed }
      }
      if (answer === 'stop') {
        await deleteTokens(db, account.id, ['lost-factor'])
        await audit.record({ actor: account.id, action: 'lost-factor-stopped' })
        return { kind: 'lost-factor', outcome: 'stopped', token: null }
      }
      const counts = lostFactorCountsAt(found.created_at)
      if (now() < counts) throw tooEarly()
      const renewed = await switchOff(account, token, by)
      await audit.record({ actor: account.id, action: 'two-factor-off' })
      return { kind: 'lost-factor', outcome: 'done', token: renewed }
    },
    async stopWishes({ accountId }) {
      await db.transaction().execute(async (trx) => {
        await changeAccount(trx, accountId, noPendingAddress)
        await deleteTokens(trx, accountId, ['change-address', 'allow-address', 'lost-factor'])
      })
      await audit.record({ actor: accountId, action: 'wishes-stopped' })
    },
    async lostFactor(challenge, visitor) {
      const found = await findToken(db, hashOf(challenge), ['two-factor'], now())
      const account = found?.account_id ? await findAccount(db, found.account_id) : undefined
      if (!account) throw challengeOver()
      // The day that has begun goes on: asking again neither shortens nor lengthens it.
      const begun = await findTokenOf(db, account.id, 'lost-factor', now())
      if (begun) return
      await throttle.beforeMail(visitor.network)
      const counts = lostFactorCountsAt(now())
      const sent = await db.transaction().execute((trx) => links.sendLostFactor(trx, account, counts))
      if (!sent) return
      await audit.record({ actor: account.id, action: 'factor-lost', network: visitor.network })
    },
  }
}

const tooEarly = () => new Refusal(409, 'too_early', 'account.too_early')

const challengeOver = () => new Refusal(422, 'challenge_over', 'account.challenge_over')
