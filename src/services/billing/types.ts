import type { Checkout, Customer, Interval, Invoice, TaxId } from '#contract/billing.ts'
import type { List, ListQuery } from '#contract/common.ts'
import type { SignedIn } from '../accounts/visitor.ts'

/** What asks Stripe refuses with `card_declined` (402), `payments_unavailable` (503); in mode off all with 501. */
export interface Billing {
  readonly mode: 'off' | 'manual' | 'stripe'
  /** Refusals 409: `same_plan`, `payment_due`, `subscription_runs`, `just_paid`, `no_subscription`, `manual_billing`. */
  changePlan(caller: SignedIn, planId: string, interval: Interval): Promise<Checkout>
  /**
   * `hash`: an offer code, or `plan/interval`, also `plan-interval`. Refusals `bad_code` (422), and 409 for a code that
   * would give nothing or less than the account has: `better_plan`, `same_plan`, `subscription_runs`.
   */
  invoice(caller: SignedIn, hash: string): Promise<Checkout>
  /** At the end of what is paid; what is not paid ends now. */
  cancelPlan(caller: SignedIn): Promise<{ cancel_at: string }>
  customer(caller: SignedIn): Promise<Customer>
  setDefaultPaymentMethod(caller: SignedIn, paymentMethod: string): Promise<Customer>
  /** `recurring`: only those of subscriptions. */
  invoices(accountId: string, query: ListQuery & { recurring?: boolean }): Promise<List<Invoice>>
  addTaxId(caller: SignedIn, input: { type: string; value: string }): Promise<TaxId>
  removeTaxId(caller: SignedIn, id: string): Promise<void>
  /** The raw body and its Stripe-Signature. Refusal `bad_signature` (400). */
  webhook(body: string, signature: string): Promise<void>
  /** Admin: makes one-time offer codes. `amount` in minor units; null: the plan's price; 0: nothing to pay. */
  makeCodes(
    caller: SignedIn,
    input: {
      planId: string
      interval: Interval
      count: number
      expiresAt: string | null
      amount?: number | null
    },
  ): Promise<string[]>
}
