import type Stripe from 'stripe'
import { type State, StripeFault } from './state.ts'

/**
 * What a change of price adds up to, as docs.stripe.com/billing/subscriptions/prorations says: by the second, each line
 * rounded to the minor unit. The same interval keeps its period; another begins a new one, paid whole.
 */

/** Before tax, in minor units; times in Unix seconds. */
export type BilledLine = {
  amount: number
  price: Stripe.Price
  period: { start: number; end: number }
  proration: boolean
}

export type PriceChange = { lines: BilledLine[]; period: { start: number; end: number } }

/** `at`: the time as of which it is counted, Unix seconds. Throws the fault of a time outside the period. */
export function changeOfPrice(item: Stripe.SubscriptionItem, price: Stripe.Price, at: number): PriceChange {
  const { current_period_start: start, current_period_end: end } = item
  if (at < start || at > end) {
    throw new StripeFault(400, {
      type: 'invalid_request_error',
      message: 'Cannot specify proration date outside of current subscription period.',
      param: 'subscription_proration_date',
    })
  }
  const left = (end - at) / (end - start)
  const rest = { start: at, end }
  // A zero that is not negative.
  const credit = 0 - Math.round((item.price.unit_amount ?? 0) * left)
  const unused = { amount: credit, price: item.price, period: rest, proration: true }
  if (item.price.recurring?.interval === price.recurring?.interval) {
    const amount = Math.round((price.unit_amount ?? 0) * left)
    return { lines: [unused, { amount, price, period: rest, proration: true }], period: { start, end } }
  }
  const fresh = { start: at, end: periodEnd(at, price) }
  return {
    lines: [unused, { amount: price.unit_amount ?? 0, price, period: fresh, proration: false }],
    period: fresh,
  }
}

export function periodEnd(start: number, price: Stripe.Price): number {
  const end = new Date(start * 1000)
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + (price.recurring?.interval === 'year' ? 12 : 1))
  // The 31st of a month that ends earlier is its last day.
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  return end.getTime() / 1000
}

export const sumOf = (lines: BilledLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

/** Where tax is counted: the customer's own address. */
export const countryOf = (state: State, customer: string) =>
  state.customers.get(customer)?.address?.country ?? null
