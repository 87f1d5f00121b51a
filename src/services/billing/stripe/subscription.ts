import { message } from '@postproof/messages/message'
import type { Plan } from '#contract/billing.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { type SubscriptionRow, subscriptionsOf } from '#storage/billing/ledger.ts'
import type { StripeWorld } from '../parts.ts'

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

export const samePlan = ({ name }: Plan) =>
  new Refusal(409, 'same_plan', message('billing.have_already', { plan: name }))

export const unpaid = () => new Refusal(409, 'payment_due', 'billing.payment_due')

/** What is paid for runs to its end; what is not paid ends now. Answers when. */
export async function cancelSubscription(world: StripeWorld, subscription: SubscriptionRow): Promise<Date> {
  const { stripe } = world
  if (isPaid(subscription)) {
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    return subscription.period_end
  }
  await stripe.subscriptions.cancel(subscription.id)
  return new Date(world.clock.now())
}

/** It goes on after all. Refusal `not_cancelled` (409) when nothing was to end, or it has ended by now. */
export async function keepSubscription(
  world: StripeWorld,
  subscription: SubscriptionRow | undefined,
): Promise<Date> {
  if (!subscription?.cancel_at || !isPaid(subscription)) {
    throw new Refusal(409, 'not_cancelled', 'billing.not_cancelled')
  }
  await world.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
  return subscription.period_end
}

/** Whether it may be changed: what is owed is paid first. */
export const isPaid = ({ status }: Pick<SubscriptionRow, 'status'>) =>
  status === 'active' || status === 'trialing'
