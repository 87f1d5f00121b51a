import type { Clock } from '@postproof/engine/world'
import type { Db } from '#storage/db.ts'
import { newsletterById, newsletterOfTag, takeNewsletterMail } from '#storage/newsletters/newsletters.ts'
import { accountTag } from '../accounts/owner.ts'
import type { Plans } from '../plans/types.ts'
import type { TestAddresses } from '../spam-tests/intake/test-addresses.ts'
import { newsletterAddresses } from './address.ts'

/**
 * Mail to the address of a newsletter. Each becomes a test with an id of its own, so that the link of a report does not give
 * the address away.
 */
export type NewsletterMails = {
  /** Whose address it is; null for any other. `owner`: the tag of the account. */
  recognize(address: string): Promise<{ id: string; owner: string } | null>
  /** Counts a mail. `taken`: `addressId` is the test address to store it under. */
  take(id: string): Promise<{ state: 'taken'; addressId: string } | { state: 'paused' | 'full' | 'gone' }>
}

/** Mails of one newsletter that are tested on a day: enough for issues and tries, too few for a stranger to use up a plan. */
const MOST_A_DAY = 20
/** A confirmation, a welcome and the first issue may come on one day. */
const FEWEST_A_DAY = 3
/** The part of a month's tests that one day may use. */
const SHARE = 0.1

export const mostADay = (spamChecks: number | null): number =>
  spamChecks === null
    ? MOST_A_DAY
    : Math.min(MOST_A_DAY, Math.max(FEWEST_A_DAY, Math.ceil(spamChecks * SHARE)))

type World = {
  db: Db
  addresses: TestAddresses
  plans: Pick<Plans, 'entitledOwner' | 'introduce'>
  mailDomain: string
  clock: Clock
}

export function createNewsletterMails({ db, addresses, plans, mailDomain, clock }: World): NewsletterMails {
  return {
    async recognize(address) {
      const tag = newsletterAddresses.tagOf(address, mailDomain)
      const row = tag === null ? undefined : await newsletterOfTag(db, tag)
      return row ? { id: row.id, owner: accountTag(addresses, row.account_id) } : null
    },
    async take(id) {
      const row = await newsletterById(db, id)
      if (!row) return { state: 'gone' }
      const owner = accountTag(addresses, row.account_id)
      // Owners that are not seen for a while are forgotten, and a newsletter comes without a visitor.
      await plans.introduce(owner, { network: '', account: { accountId: row.account_id } })
      const now = clock.now()
      const most = mostADay((await plans.entitledOwner(owner))?.limits.spam_check ?? null)
      const state = await takeNewsletterMail(db, id, { now: new Date(now), most })
      return state === 'taken' ? { state, addressId: addresses.issue(owner, now).id } : { state }
    },
  }
}
