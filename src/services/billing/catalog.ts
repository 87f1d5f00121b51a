import type Stripe from 'stripe'
import type { Interval, Plan } from '#contract/billing.ts'

/** Which plan a price at Stripe stands for, and the other way round. */

export type PlanPrice = Plan['prices'][number]
export type Bought = { planId: string; interval: Interval }

/** By its lookup key, else by what was written on the subscription at purchase. Null when it is none of our plans. */
export function planOfPrice(
  plans: Plan[],
  price: { lookup_key: string | null },
  metadata: Stripe.Metadata | null,
): Bought | null {
  for (const plan of plans) {
    const own = plan.prices.find(({ lookup_key }) => lookup_key !== '' && lookup_key === price.lookup_key)
    if (own) return { planId: plan.id, interval: own.interval }
  }
  return planOfMetadata(plans, metadata)
}

/** The marks that we put on sessions, subscriptions and invoices. */
export function planOfMetadata(plans: Plan[], metadata: Stripe.Metadata | null): Bought | null {
  const plan = plans.find(({ id }) => id === metadata?.plan_id)
  const interval = metadata?.interval
  if (!plan || (interval !== 'month' && interval !== 'year' && interval !== 'lifetime')) return null
  return { planId: plan.id, interval }
}

export const priceOf = (plan: Plan | undefined, interval: Interval): PlanPrice | undefined =>
  plan?.prices.find((price) => price.interval === interval)
