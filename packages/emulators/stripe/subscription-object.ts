import type Stripe from 'stripe'
import { list } from './objects.ts'

/** Subscriptions and their one item, complete as the SDK's types want them. */

type Of<T, K extends keyof T> = Pick<T, K> & Partial<T>

export const subscriptionItem = (
  given: Of<
    Stripe.SubscriptionItem,
    'id' | 'created' | 'price' | 'subscription' | 'current_period_start' | 'current_period_end'
  >,
): Stripe.SubscriptionItem => ({
  object: 'subscription_item',
  billing_thresholds: null,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOf(given.price),
  quantity: 1,
  tax_rates: [],
  ...given,
})

/** The older name of a price, which Stripe still sends beside it. */
const planOf = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: null,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

export const subscription = (
  given: Of<Stripe.Subscription, 'id' | 'created' | 'customer' | 'currency'> & {
    item: Stripe.SubscriptionItem
  },
): Stripe.Subscription => {
  const { item, ...rest } = given
  return {
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: given.created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: list('/v1/subscription_items', [item]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: given.created,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
    ...rest,
  }
}
