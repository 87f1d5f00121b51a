import type {
  Checkout,
  Customer,
  Interval,
  Invoice,
  OfferCode,
  PlanChange,
  Quote,
  Subscription,
  TaxId,
} from '#contract/billing.ts'
import type { List, ListQuery } from '#contract/common.ts'
import type { SignedIn } from '../accounts/visitor.ts'

/** `country`: for a purchase; whose tax is added where no billing address is known. */
export type ChangeGiven = { confirmation?: string | undefined; country?: string | undefined }

/** What asks Stripe refuses with `card_declined` (402), `payments_unavailable` (503); in mode off all with 501. */
export interface Billing {
  readonly mode: 'off' | 'manual' | 'stripe'
  /** What `changePlan` would do and charge; nothing is changed. Refused as that is. */
  previewChange(caller: SignedIn, planId: string, interval: Interval): Promise<PlanChange>
  /**
   * Refusals: `unconfirmed` (403) before money is taken of an account whose address is not; 409: `same_plan`, `payment_due`, `subscription_runs`, `just_paid`, `no_subscription`, `manual_billing`. A
   * subscription that runs is changed for the sums of `previewChange` alone, whose `confirmation` it wants:
   * `sums_unseen` without one, `sums_changed` when they are others by now.
   */
  changePlan(caller: SignedIn, planId: string, interval: Interval, given?: ChangeGiven): Promise<Checkout>
  /** The price with tax of a country; of who has a billing address, with the tax of that. Null: of no country yet. */
  quote(
    caller: SignedIn | null,
    planId: string,
    interval: Interval,
    country: string | null,
    guess?: string | null,
  ): Promise<Quote>
  /** For who comes back from the pay page: the plan is brought in line with what was paid, whatever events came. */
  returned(caller: SignedIn): Promise<void>
  /**
   * `hash`: an offer code, or `plan/interval`, also `plan-interval`. Refusals `bad_code` (422), and 409 for a code that
   * would give nothing or less than the account has: `better_plan`, `same_plan`, `subscription_runs`.
   */
  invoice(caller: SignedIn, hash: string): Promise<Checkout>
  /** At the end of what is paid; what is not paid ends now. */
  cancelPlan(caller: SignedIn): Promise<{ cancel_at: string }>
  /** Takes a cancellation back while the plan still runs. Refusal `not_cancelled` (409). Answers when it renews. */
  keepPlan(caller: SignedIn): Promise<{ renews_at: string }>
  customer(caller: SignedIn): Promise<Customer>
  setDefaultPaymentMethod(caller: SignedIn, paymentMethod: string): Promise<Customer>
  invoices(accountId: string, query: ListQuery): Promise<List<Invoice>>
  /** Those that run and those that ended, the newest first unless asked otherwise. */
  subscriptions(accountId: string, query: ListQuery): Promise<List<Subscription>>
  addTaxId(caller: SignedIn, input: { type: string; value: string }): Promise<TaxId>
  removeTaxId(caller: SignedIn, id: string): Promise<void>
  /** The raw body and its Stripe-Signature. Refusal `bad_signature` (400). */
  webhook(body: string, signature: string): Promise<void>
  /** Admin: all one-time codes, the newest first. */
  codes(caller: SignedIn, query: Pick<ListQuery, 'page' | 'per_page'>): Promise<List<OfferCode>>
  /** Admin: ends a code that nobody has. */
  endCode(caller: SignedIn, code: string): Promise<void>
  /** Admin: makes one-time offer codes. `amount` in minor units; null: the plan's price; 0: nothing to pay. */
  makeCodes(caller: SignedIn, input: NewCodes): Promise<string[]>
}

export type NewCodes = {
  planId: string
  interval: Interval
  count: number
  expiresAt: string | null
  /** Minor units, in the currency of the plan's price. Null: that price itself. 0: nothing to pay. */
  amount?: number | null
}

/** What operators do with one-time codes. `by`: who stands in the audit log. */
export type OperatorCodes = {
  /** Refusal `invalid` (422) with field errors. */
  make(by: string, given: NewCodes): Promise<string[]>
  /** All, the newest first. */
  list(query: Pick<ListQuery, 'page' | 'per_page'>): Promise<List<OfferCode>>
  /** Nobody can use it any more. Refusal `not_found` (404): it is not there, was used, or someone is paying with it. */
  end(by: string, code: string): Promise<void>
}
