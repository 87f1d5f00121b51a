import type Stripe from 'stripe'
import { type Form, formOf, isOn, listOf, textOf, textsOf } from './form.ts'
import { bill, checkCard, drawInvoice, markFailed, markPaid } from './payments.ts'
import { type BilledLine, changeOfPrice, countryOf, periodEnd } from './prorations.ts'
import { find, missing, type State, StripeFault } from './state.ts'
import { subscription as newSubscription, subscriptionItem } from './subscription-object.ts'

/** The life of a subscription: begun, swapped, renewed, unpaid, ended. */

export function subscribe(
  state: State,
  customer: string,
  price: Stripe.Price,
  given: { metadata: Record<string, string>; card: string; taxed: boolean },
): Stripe.Subscription {
  const now = state.seconds()
  const id = state.freshId('sub')
  const item = subscriptionItem({
    id: state.freshId('si'),
    created: now,
    price,
    subscription: id,
    current_period_start: now,
    current_period_end: periodEnd(now, price),
  })
  const made = newSubscription({
    id,
    created: now,
    customer,
    currency: price.currency,
    metadata: given.metadata,
    default_payment_method: given.card,
    automatic_tax: { disabled_reason: null, enabled: given.taxed, liability: null },
    item,
  })
  state.subscriptions.set(id, made)
  state.emit('customer.subscription.created', made)
  markPaid(state, billFor(state, made, [wholePeriod(item)]))
  return made
}

const itemOf = (subscription: Stripe.Subscription) => subscription.items.data[0]!
const customerOf = ({ customer }: Stripe.Subscription) =>
  typeof customer === 'string' ? customer : customer.id

const wholePeriod = ({
  price,
  current_period_start: start,
  current_period_end: end,
}: Stripe.SubscriptionItem) => ({
  amount: price.unit_amount ?? 0,
  price,
  period: { start, end },
  proration: false,
})

const billFor = (state: State, subscription: Stripe.Subscription, lines: BilledLine[]) =>
  bill(state, customerOf(subscription), {
    lines,
    currency: subscription.currency,
    taxed: subscription.automatic_tax.enabled,
    subscription,
  })

const changed = (state: State, subscription: Stripe.Subscription) =>
  state.emit('customer.subscription.updated', subscription)

/** POST /v1/subscriptions/{id}. Nothing changes when the difference cannot be charged. */
export function updateSubscription(state: State, id: string, form: Form): Stripe.Subscription {
  const subscription = find(state.subscriptions, 'subscription', id)
  if (subscription.status === 'canceled') {
    throw new StripeFault(400, {
      type: 'invalid_request_error',
      message: 'A canceled subscription can only update its cancellation_details.',
    })
  }
  const wanted = textOf(formOf(listOf(form.items)[0]).price)
  const before = structuredClone(subscription)
  if (form.metadata) Object.assign(subscription.metadata, textsOf(form.metadata))
  const at = Number(textOf(form.proration_date) ?? state.seconds())
  if (wanted) swapOr(state, subscription, { price: find(state.prices, 'price', wanted), at }, before)
  if (form.cancel_at_period_end !== undefined) setEnd(state, subscription, isOn(form.cancel_at_period_end))
  const card = textOf(form.default_payment_method)
  if (card) subscription.default_payment_method = find(state.cards, 'payment_method', card).id
  changed(state, subscription)
  return subscription
}

function setEnd(state: State, subscription: Stripe.Subscription, ends: boolean): void {
  subscription.cancel_at_period_end = ends
  subscription.cancel_at = ends ? itemOf(subscription).current_period_end : null
  subscription.canceled_at = ends ? state.seconds() : null
}

function swapOr(
  state: State,
  subscription: Stripe.Subscription,
  wanted: { price: Stripe.Price; at: number },
  before: Stripe.Subscription,
): void {
  try {
    swap(state, subscription, wanted)
  } catch (error) {
    Object.assign(subscription, before)
    throw error
  }
}

function swap(
  state: State,
  subscription: Stripe.Subscription,
  { price, at }: { price: Stripe.Price; at: number },
): void {
  const item = itemOf(subscription)
  const customer = customerOf(subscription)
  const { lines, period } = changeOfPrice(item, price, at)
  const drawn = drawInvoice(state, {
    id: 'in_drawn',
    customer,
    lines,
    currency: subscription.currency,
    taxed: subscription.automatic_tax.enabled,
    country: countryOf(state, customer),
    subscription,
    number: null,
    metadata: {},
  })
  if (drawn.amount_due > 0) checkCard(state, customer)
  const plan = { ...item.plan, id: price.id, amount: price.unit_amount }
  Object.assign(item, { price, plan, current_period_start: period.start, current_period_end: period.end })
  markPaid(state, billFor(state, subscription, lines))
}

/** The next period begins; its invoice is paid, or its card declined. */
export function renew(state: State, id: string, outcome: 'paid' | 'failed'): Stripe.Invoice {
  const subscription = find(state.subscriptions, 'subscription', id)
  const item = itemOf(subscription)
  item.current_period_start = item.current_period_end
  item.current_period_end = periodEnd(item.current_period_start, item.price)
  const invoice = billFor(state, subscription, [wholePeriod(item)])
  if (outcome === 'paid') markPaid(state, invoice)
  else {
    subscription.status = 'past_due'
    markFailed(state, invoice)
  }
  changed(state, subscription)
  return invoice
}

/** The open invoice of a late subscription is paid after all. */
export function recover(state: State, id: string): void {
  const subscription = find(state.subscriptions, 'subscription', id)
  for (const invoice of state.invoices.values()) {
    if (invoice.status === 'open' && invoice.parent?.subscription_details?.subscription === id) {
      markPaid(state, invoice)
    }
  }
  subscription.status = 'active'
  changed(state, subscription)
}

/** Sets what dunning or an operator would. */
export function setStatus(state: State, id: string, status: Stripe.Subscription.Status): void {
  const subscription = find(state.subscriptions, 'subscription', id)
  subscription.status = status
  changed(state, subscription)
}

/** Ends at once. */
export function endSubscription(state: State, id: string): Stripe.Subscription {
  const subscription = find(state.subscriptions, 'subscription', id)
  if (subscription.status === 'canceled') throw missing('subscription', id)
  const now = state.seconds()
  Object.assign(subscription, { status: 'canceled', ended_at: now, canceled_at: now })
  state.emit('customer.subscription.deleted', subscription)
  return subscription
}
