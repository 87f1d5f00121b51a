import type { Interval, Plan } from '#contract/billing.ts'
import type { Db } from '#storage/db.ts'

/** What billing gives for orders. */

type Ordered = { plan: Plan; interval: Interval }

export type OrderedPlans = {
  /** Refusal `worthless` (409) where the account has at least as much. */
  require(db: Db, accountId: string, ordered: Ordered, plans: Plan[]): Promise<void>
  /**
   * Within `trx`, where the account is locked. Answers the period; `until` null: without an end. What it gives counts once
   * the account is settled, which a job does if this process does not. Refused as `require`.
   */
  give(
    trx: Db,
    accountId: string,
    ordered: Ordered & { id: string },
    plans: Plan[],
  ): Promise<{ from: Date; until: Date | null }>
  settle(accountId: string): Promise<void>
}
