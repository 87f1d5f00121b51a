import type { CurrentPlan, Interval, Metric, Plan, Quota, Tax } from '#contract/billing.ts'
import type { Refusal } from '#platform/refusals/refusal.ts'
import type { BillingMode, Entitlements } from '#services/plans/entitlements/entitlements.ts'
import type { Db } from '#storage/db.ts'
import type { Charge } from '#storage/usage.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Counted } from './holder.ts'

export interface Plans {
  readonly mode: BillingMode
  /** Those that can be had, in their order; none where nothing is billed. */
  list(): Promise<Plan[]>
  /** What visitors without an account have; null where nothing is billed. */
  guest(): Promise<Plan | null>
  /** Refusal `not_found` (404) when there is no such account. */
  current(accountId: string): Promise<CurrentPlan>
  /** What the caller may do, by entitlements(): the one answer for every gate. */
  entitled(visitor: Pick<Visitor, 'account'>): Promise<Entitlements>
  /** The same by owner tag; null where no account is known, or nothing is counted. */
  entitledOwner(owner: string | null): Promise<Entitlements | null>
  /** Keeps who is behind the tag under which things are stored: mail comes without a visitor. */
  introduce(owner: string | null, visitor: Counted): Promise<void>
  /** Null limits: unlimited. */
  quota(visitor: Visitor, metric: Metric): Promise<Quota>
  /** Throws Refusal `quota_exceeded` (403) with the quota when nothing is left. */
  require(visitor: Visitor, metric: Metric): Promise<void>
  /**
   * What is to be counted when the thing is stored, in that transaction (countUse of storage/usage.ts). `owner`: the tag
   * under which things are stored. Null: nothing is counted.
   */
  charge(owner: string | null, metric: Metric, subject: string): Promise<Charge | null>
  /** Whether that could be counted now. */
  hasLeft(charge: Charge | null): Promise<boolean>
  /** The refusal for what came when nothing was left; tells the owner alone how much there is. */
  locked(owner: string | null, metric: Metric, mayKnow: boolean): Promise<Refusal>
  /**
   * Counts for the caller, at most once for `subject`, all or none, and does the work that is counted: both are
   * stored, or neither. Refusal `quota_exceeded` (403).
   */
  reserve<T>(
    visitor: Visitor,
    counted: { metric: Metric; subject: string; amount?: number },
    work: (db: Db) => Promise<T>,
  ): Promise<T>
  /** Takes back what was reserved: it came to nothing that counts. */
  release(metric: Metric, subject: string): Promise<void>
  /** Admin: all plans, also the one of visitors without an account. */
  all(): Promise<Plan[]>
  /** Admin: writes one plan. Refusal `invalid` (422) for a slug or price key that another plan has. */
  save(plan: Plan): Promise<void>
  taxes(): Promise<Tax[]>
  /** Admin: all taxes in place of those there are. */
  saveTaxes(taxes: Tax[]): Promise<void>
  /** Admin, codes and billing: gives an account a plan. Refusal `not_found` (404), `invalid` (422) for the plan. */
  grant(accountId: string, grant: PlanGrant): Promise<void>
}

export type PlanGrant = {
  planId: string
  interval: Interval | null
  status: 'free' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'lifetime'
  renewsAt: string | null
  cancelAt: string | null
  source: 'admin' | 'code' | 'stripe'
}
