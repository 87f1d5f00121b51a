import { message } from '@postproof/messages/message'
import type { Checkout, Interval, Plan } from '#contract/billing.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { type SubscriptionRow, subscriptionsOf } from '#storage/billing/ledger.ts'
import type { StripeWorld } from '../parts.ts'
import { stripePrice } from './checkout.ts'

/** What is done to a subscription that runs already. The copy of it is brought up to date by the caller. */

const live = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused'])

/** The newest that still runs or is owed; one that renews before one that ends. */
export async function liveSubscription(
  world: StripeWorld,
  accountId: string,
): Promise<SubscriptionRow | undefined> {
  const rows = await subscriptionsOf(world.database.db, accountId)
  const running = rows.filter(({ status }) => live.has(status))
  return running.find(({ cancel_at }) => !cancel_at) ?? running[0]
}

/** Those that would go on by themselves. */
export async function renewing(world: StripeWorld, accountId: string): Promise<SubscriptionRow[]> {
  const rows = await subscriptionsOf(world.database.db, accountId)
  return rows.filter(({ status, cancel_at }) => live.has(status) && !cancel_at)
}

/**
 * Puts another price in the place of the present one. What is left of the old is taken off, the difference is charged
 * now, and nothing changes when that fails: refused with 402. The same price again takes back a cancellation.
 */
export async function swapPlan(
  world: StripeWorld,
  subscription: SubscriptionRow,
  plan: Plan,
  interval: Interval,
): Promise<Checkout> {
  if (subscription.status !== 'active' && subscription.status !== 'trialing') throw unpaid()
  const { stripe } = world
  const same = subscription.plan_id === plan.id && subscription.interval === interval
  if (same) {
    if (!subscription.cancel_at) throw samePlan(plan)
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
    return { checkout_id: '', plan }
  }
  const price = await stripePrice(stripe, plan, interval)
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.item_id, price: price.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
    cancel_at_period_end: false,
    metadata: { plan_id: plan.id, interval, offer_code: '' },
  })
  return { checkout_id: '', plan }
}

export const samePlan = ({ name }: Plan) =>
  new Refusal(409, 'same_plan', message('billing.have_already', { plan: name }))

const unpaid = () => new Refusal(409, 'payment_due', 'billing.payment_due')

/** What is paid for runs to its end; what is not paid ends now. Answers when. */
export async function cancelSubscription(world: StripeWorld, subscription: SubscriptionRow): Promise<Date> {
  const { stripe } = world
  if (subscription.status === 'active' || subscription.status === 'trialing') {
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    return subscription.period_end
  }
  await stripe.subscriptions.cancel(subscription.id)
  return new Date(world.clock.now())
}
