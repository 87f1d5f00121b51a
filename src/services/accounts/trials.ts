import type { Clock } from '@postproof/engine/world'
import type { InstanceKeys } from '#platform/keys/keys.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { countTry, type Slowing } from '#storage/login-failures.ts'
import { createSecrets } from './secrets.ts'
import { tooMany } from './sign-in/throttle.ts'
import type { SignedIn } from './visitor.ts'

/** Whether an account may send a test alert now: its words are its own, so it must not reach others, nor flood anyone. */
export type Trials = (caller: SignedIn) => Promise<void>

const minute = 60_000
const perAccount: Slowing = { free: 5, base: minute, longest: 60 * minute, forget: 60 * minute }

/** Throws Refusal `unconfirmed` (403), TooMany (429). */
export function createTrials({ db, keys, clock }: { db: Db; keys: InstanceKeys; clock: Clock }): Trials {
  const secrets = createSecrets(keys)
  return async ({ accountId, confirmed }) => {
    if (!confirmed) throw unconfirmed()
    const now = new Date(clock.now())
    const until = await countTry(db, secrets.tag('mail', `test alerts of ${accountId}`), perAccount, now)
    if (until) throw tooMany(until.getTime() - now.getTime())
  }
}

const unconfirmed = () => new Refusal(403, 'unconfirmed', 'account.confirm_for_alerts')
