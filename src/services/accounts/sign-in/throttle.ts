import { networkOf } from '@postproof/engine/networks/networks'
import type { Clock } from '@postproof/engine/world'
import { message } from '@postproof/messages/message'
import { TooMany } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { countTry, forgetTries, type Slowing, takeBackTry, triesOf } from '#storage/login-failures.ts'
import type { Secrets } from '../secrets.ts'

/**
 * Growing delays instead of a lockout: guessing is slowed, and the owner of an account is never shut out for longer than
 * the longest delay. Counted per typed address, whether it has an account or not.
 */

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** After five wrong passwords 2 s, 4 s ... 5 minutes. Short, because others can cause it. */
const byAccount: Slowing = { free: 5, base: 2 * second, longest: 5 * minute, forget: 24 * hour }
/** Many people may share a network. */
const byNetwork: Slowing = { free: 20, base: 2 * second, longest: 15 * minute, forget: 24 * hour }
/** Wrong passwords after which a captcha is required. */
const suspect = { account: 3, network: 10 }
const mailsByAccount: Slowing = { free: 10, base: 5 * minute, longest: hour, forget: hour }
/** To be tried once a day: a mailbox that is not there counts against whoever sends to it. */
const resumed: Slowing = { free: 0, base: 24 * hour, longest: 24 * hour, forget: 24 * hour }
const mailsByNetwork: Slowing = { free: 20, base: minute, longest: hour, forget: hour }

export type Throttle = {
  /**
   * Called before a password or code is checked; `network`: null for a signed-in caller. Throws TooMany (429). Answers a
   * function to call when it was right.
   */
  beforeSecret(email: string, network: string | null): Promise<() => Promise<void>>
  /** Whether passwords for this address, or from this network, were wrong so often that a person has to be there. */
  isSuspect(email: string, network: string): Promise<boolean>
  /** The owner proved who they are by mail. */
  forgive(email: string): Promise<void>
  /** Throws TooMany (429). */
  beforeRegister(network: string): Promise<void>
  /** Before a letter is sent to an address that was typed. Throws TooMany (429) for a network that asks too often. */
  beforeMail(network: string): Promise<void>
  /** Before an account has mail sent to an address which is not its own. Throws TooMany (429). */
  beforeNewAddress(accountId: string): Promise<void>
  /** Before mail goes again to an address that it came back from. Throws TooMany (429). */
  beforeResume(email: string): Promise<void>
}

/** Addresses are compared in lower case. */
export const emailKeyOf = (email: string) => email.trim().toLowerCase()

export function createThrottle(world: {
  db: Db
  secrets: Secrets
  clock: Clock
  registrationsPerHour: number
}): Throttle {
  const { db, secrets, clock, registrationsPerHour } = world
  const now = () => new Date(clock.now())
  const accountKey = (email: string) => secrets.tag('account', emailKeyOf(email))
  const networkKey = (network: string) => secrets.tag('network', networkOf(network))
  const count = async (key: string, slowing: Slowing) => {
    const until = await countTry(db, key, slowing, now())
    if (until) throw tooMany(until.getTime() - clock.now())
  }
  return {
    async beforeSecret(email, network) {
      const account = accountKey(email)
      const from = network === null ? null : networkKey(network)
      if (from) await count(from, byNetwork)
      await count(account, byAccount)
      return async () => {
        await forgetTries(db, account)
        if (from) await takeBackTry(db, from, now())
      }
    },
    async isSuspect(email, network) {
      if ((await triesOf(db, accountKey(email), byAccount.forget, now())) >= suspect.account) return true
      return (await triesOf(db, networkKey(network), byNetwork.forget, now())) >= suspect.network
    },
    forgive: (email) => forgetTries(db, accountKey(email)),
    beforeRegister: (network) =>
      count(secrets.tag('register', networkOf(network)), {
        free: registrationsPerHour,
        base: 10 * minute,
        longest: hour,
        forget: hour,
      }),
    beforeMail: (network) => count(secrets.tag('mail', `from ${networkOf(network)}`), mailsByNetwork),
    beforeNewAddress: (accountId) => count(secrets.tag('mail', `of account ${accountId}`), mailsByAccount),
    beforeResume: (email) => count(secrets.tag('mail', `resumed ${emailKeyOf(email)}`), resumed),
  }
}

export function tooMany(ms: number): TooMany {
  const seconds = Math.max(1, Math.ceil(ms / second))
  const wait =
    seconds < 120
      ? ({ unit: 'seconds', count: seconds } as const)
      : ({ unit: 'minutes', count: Math.ceil(seconds / 60) } as const)
  return new TooMany(message('account.tried_too_often', wait), seconds)
}
