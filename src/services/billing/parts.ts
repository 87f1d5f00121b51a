import type { Clock } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type Stripe from 'stripe'
import type { Database } from '#storage/db.ts'
import type { Audit } from '../accounts/types.ts'
import type { Plans } from '../plans/types.ts'
import type { OrderedPlans } from './orders/ordered-plans.ts'
import type { Billing, OperatorCodes } from './types.ts'

/** What billing is made of and what it makes. */

export type BillingWorld = {
  database: Pick<Database, 'db'>
  plans: Pick<Plans, 'list' | 'grant' | 'taxes'>
  audit: Audit
  clock: Clock
  log: Logger
  /** Where people come back to after paying; without a slash at the end. */
  publicUrl: string
  /** Days that a plan is kept while its payment is past due. */
  graceDays: number
}

export type StripeWorld = BillingWorld & { stripe: Stripe; webhookSecret: string; automaticTax: boolean }

export type BillingParts = {
  service: Billing
  /** Refusal `billing_disabled` (501) where nothing is billed. */
  codes: OperatorCodes
  /** Plans that an operator grants for an order. */
  ordered: OrderedPlans
  /** Looks at customers that changed or whose time has come, and ends what accounts that are gone would pay; answers how many. */
  work(): Promise<number>
  /**
   * For an account that is to be deleted: what renews ends with what is paid for. Answers whether something did; true
   * once for each. Rejects when Stripe cannot be asked.
   */
  leave(accountId: string): Promise<boolean>
  /** Refusal `subscription_runs` (409) while one renews: it would take the place of a plan that is given. */
  refuseGrant(accountId: string): Promise<void>
  /** Removes events that Stripe no longer resends; answers how many. */
  purge(now: Date): Promise<number>
  /** Ends when nothing is under way. */
  idle(): Promise<void>
}
