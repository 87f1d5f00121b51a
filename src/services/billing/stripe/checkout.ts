import { randomUUID } from 'node:crypto'
import { message } from '@postproof/messages/message'
import type Stripe from 'stripe'
import type { Checkout, Interval, Plan } from '#contract/billing.ts'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'
import {
  type CheckoutRow,
  closeCheckout,
  keepCheckout,
  noteSession,
  openCheckoutOf,
} from '#storage/billing/checkouts.ts'
import type { SignedIn } from '../../accounts/visitor.ts'
import { priceOf } from '../catalog.ts'
import type { StripeWorld } from '../parts.ts'
import { isWhole } from './billing-address.ts'
import { ensureCustomer } from './customer.ts'

/** Ways to Stripe's pay page. What is pressed twice, or in two windows, leads to one page and is paid once. */

export type Order = {
  plan: Plan
  interval: Interval
  /** The offer that is used up by paying. */
  code: string | null
  /** A price other than the plan's, in minor units. */
  special: { amount: number; currency: string } | null
  /** Whose tax is added where no billing address is known yet. */
  country: string | null
}

/** A session can be used for 24 hours; a fresh one is made when little of that is left. */
const REUSE_MS = 20 * 3_600_000

/** `paid`: the page that was open has been paid meanwhile, so there is nothing to open. */
export type Opened = { kind: 'open'; checkout: Checkout } | { kind: 'paid' }

export async function openCheckout(world: StripeWorld, caller: SignedIn, order: Order): Promise<Opened> {
  const { stripe } = world
  const { db } = world.database
  const customer = await ensureCustomer(world, caller)
  const moved = order.country !== null && (await keepCountry(world, customer, order.country))
  const before = await openCheckoutOf(db, caller.accountId)
  if (before) {
    const session = before.session_id ? await stripe.checkout.sessions.retrieve(before.session_id) : null
    if (session?.status === 'complete') return { kind: 'paid' }
    const usable = session === null || (session.status === 'open' && !moved)
    if (usable && isFor(before, order) && ageOf(world, before) < REUSE_MS) {
      return session ? opened(order, session) : openSession(world, customer, before, order)
    }
    if (session?.status === 'open' && !(await expired(stripe, session.id))) return { kind: 'paid' }
    if (!(await closeCheckout(db, before))) throw busy()
  }
  const row = await keepCheckout(db, newRow(world, caller.accountId, order))
  if (!row || !isFor(row, order)) throw busy()
  return openSession(world, customer, row, order)
}

const busy = () => new Refusal(409, 'busy', 'billing.payment_begun')

/**
 * The pay page then begins with the tax that was shown; who gave an address there before keeps that. Answers whether another
 * country stood there: a pay page that is open still has its tax.
 */
async function keepCountry({ stripe }: StripeWorld, id: string, country: string): Promise<boolean> {
  const customer = await stripe.customers.retrieve(id)
  if (customer.deleted || isWhole(customer.address)) return false
  const before = customer.address?.country ?? null
  if (before === country) return false
  await stripe.customers.update(id, { address: { country } })
  return before !== null
}

/** Who closed the row while its session was being made could not end the session: that is done here. */
async function openSession(
  world: StripeWorld,
  customer: string,
  row: CheckoutRow,
  order: Order,
): Promise<Opened> {
  const session = await createSession(world, customer, row, order)
  if (await noteSession(world.database.db, row.id, session.id)) return opened(order, session)
  if (await expired(world.stripe, session.id)) throw busy()
  return { kind: 'paid' }
}

const isFor = (row: CheckoutRow, { plan, interval, code }: Order) =>
  row.plan_id === plan.id && row.interval === interval && row.offer_code === code

const ageOf = ({ clock }: StripeWorld, row: CheckoutRow) => clock.now() - row.created_at.getTime()

const newRow = ({ clock }: StripeWorld, accountId: string, order: Order): CheckoutRow => ({
  id: randomUUID(),
  account_id: accountId,
  plan_id: order.plan.id,
  interval: order.interval,
  offer_code: order.code,
  session_id: null,
  open: true,
  created_at: new Date(clock.now()),
})

/** False when it could not be closed, because it was paid in this moment. */
async function expired(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(id)
    return true
  } catch (error) {
    const { status } = await stripe.checkout.sessions.retrieve(id)
    if (status === 'open') throw error
    return status === 'expired'
  }
}

function opened({ plan }: Order, session: Stripe.Checkout.Session): Opened {
  return {
    kind: 'open',
    checkout: {
      checkout_id: session.id,
      ...(session.url ? { checkout_url: session.url } : {}),
      ...(session.amount_total === null ? {} : { amount: session.amount_total }),
      ...(session.currency ? { currency: session.currency } : {}),
      plan,
    },
  }
}

/** The row's id is the idempotency key: the same row asked for twice gives the same session. */
async function createSession(world: StripeWorld, customer: string, row: CheckoutRow, order: Order) {
  const { plan, interval, code, special } = order
  const metadata = {
    account_id: row.account_id,
    plan_id: plan.id,
    interval,
    offer_code: code ?? '',
  }
  return world.stripe.checkout.sessions.create(
    {
      customer,
      client_reference_id: row.account_id,
      line_items: [await lineItem(world.stripe, order)],
      metadata,
      success_url: `${world.publicUrl}/welcome`,
      // The page of the purchase says that nothing was charged, and has the way back.
      cancel_url: code
        ? `${world.publicUrl}/subscription?done=payment-left`
        : `${world.publicUrl}/buy?plan=${plan.id}&pay=${interval}&left=1`,
      automatic_tax: { enabled: world.automaticTax },
      tax_id_collection: { enabled: true },
      // Stripe wants both when it collects a tax number for a customer that exists already.
      customer_update: { name: 'auto', address: 'auto' },
      ...(special ? {} : { allow_promotion_codes: true }),
      ...(interval === 'lifetime'
        ? { mode: 'payment', invoice_creation: { enabled: true, invoice_data: { metadata } } }
        : { mode: 'subscription', subscription_data: { metadata } }),
    },
    { idempotencyKey: `checkout-${row.id}` },
  )
}

async function lineItem(
  stripe: Stripe,
  { plan, interval, special }: Order,
): Promise<Stripe.Checkout.SessionCreateParams.LineItem> {
  if (!special) return { price: (await stripePrice(stripe, plan, interval)).id, quantity: 1 }
  return {
    quantity: 1,
    price_data: {
      currency: special.currency,
      unit_amount: special.amount,
      product_data: { name: plan.name },
      ...(interval === 'lifetime' ? {} : { recurring: { interval } }),
    },
  }
}

/** The active price with the plan's lookup key. Refusal `no_price` (503): the operator has not made it at Stripe. */
export async function stripePrice(stripe: Stripe, plan: Plan, interval: Interval): Promise<Stripe.Price> {
  const own = priceOf(plan, interval)
  if (!own) {
    throw refuseField('interval', message('billing.not_sold', { plan: plan.name }), 'no_such_price')
  }
  const { data } = await stripe.prices.list({ lookup_keys: [own.lookup_key], active: true, limit: 1 })
  const price = data[0]
  if (price) return price
  throw new Refusal(503, 'no_price', message('billing.price_missing', { plan: plan.name }))
}

/** For a purchase that was completed in another window meanwhile. */
export const justPaid = () => new Refusal(409, 'just_paid', 'billing.just_paid')
