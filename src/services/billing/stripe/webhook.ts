import type Stripe from 'stripe'
import { Refusal } from '#platform/refusals/refusal.ts'
import { takeEvent } from '#storage/billing/customers.ts'
import type { StripeWorld } from '../parts.ts'

/**
 * Takes an event of Stripe: its signature and its time are checked (docs.stripe.com/webhooks, "Verify signatures"),
 * its id is kept once, and its customer is marked to be read again. What the event says about the customer is not
 * believed: it may be late, or overtaken by another.
 */

/** Seconds by which the time of the signature may be off. */
const TOLERANCE = 300

/** What changes a plan, an invoice or a tax number; all others are kept by their id and lead to nothing. */
const telling = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.finalized',
  'invoice.updated',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'customer.tax_id.created',
  'customer.tax_id.updated',
  'customer.tax_id.deleted',
  'charge.refunded',
])

/** Whether a customer is to be read again. Refusal `bad_signature` (400). */
export async function takeWebhook(world: StripeWorld, body: string, signature: string): Promise<boolean> {
  const { stripe, webhookSecret, clock, log } = world
  // Stripe counts by the time of the world.
  const now = clock.wall?.() ?? clock.now()
  let event: Stripe.Event
  try {
    refuseOtherTimes(signature, now)
    event = stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE, undefined, now)
  } catch (error) {
    log.warn({ name: (error as Error).name }, 'a webhook with a bad signature was refused')
    throw new Refusal(400, 'bad_signature', 'billing.bad_signature')
  }
  // What is signed is of Stripe; that it is an event is not said by the signature.
  if (typeof event?.id !== 'string' || typeof event.type !== 'string') {
    throw new Refusal(400, 'bad_signature', 'billing.no_event')
  }
  const customer = telling.has(event.type) ? customerOf(event) : null
  const row = { id: event.id, type: event.type, customer }
  const fresh = await takeEvent(world.database.db, row, new Date(clock.now()))
  return fresh && customer !== null
}

/** Stripe's own check passes a time that is no number, and any time ahead. `now` in milliseconds, as Stripe's check has it. */
function refuseOtherTimes(signature: string, now: number): void {
  const times = signature.split(',').filter((item) => item.startsWith('t='))
  const [time = ''] = times
  const isNear = /^t=\d{1,12}$/.test(time) && Number(time.slice(2)) - now / 1000 <= TOLERANCE
  if (times.length !== 1 || !isNear) throw new RangeError('The signature has no time, or one ahead')
}

function customerOf(event: Stripe.Event): string | null {
  const object = event.data?.object as { customer?: string | { id?: unknown } | null } | null | undefined
  const id = typeof object?.customer === 'object' ? object.customer?.id : object?.customer
  return typeof id === 'string' ? id : null
}
