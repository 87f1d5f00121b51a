import type Stripe from 'stripe'
import type { Customer, TaxId } from '#contract/billing.ts'
import { tidyTaxNumber } from '#contract/tax-numbers.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { findCustomer, keepCustomer } from '#storage/billing/customers.ts'
import { keepTaxId, removeTaxId, subscriptionsOf, type TaxIdRow, taxIdsOf } from '#storage/billing/ledger.ts'
import type { SignedIn } from '../../accounts/visitor.ts'
import type { StripeWorld } from '../parts.ts'
import { taxIdRow } from './read-stripe.ts'
import { codeOf } from './stripe-refusals.ts'

/** The customer at Stripe that belongs to an account: cards, address, tax numbers. Cards never pass through us. */

/** Its id, made when there is none. Asked twice at once, Stripe answers the same one. */
export async function ensureCustomer(world: StripeWorld, caller: SignedIn): Promise<string> {
  const { db } = world.database
  const known = await findCustomer(db, caller.accountId)
  if (known?.stripe_id) return known.stripe_id
  const { accountId, email, name } = caller
  const made = await world.stripe.customers.create(
    { email, name, metadata: { account_id: accountId } },
    { idempotencyKey: `customer-${accountId}` },
  )
  await keepCustomer(db, accountId, made.id, new Date(world.clock.now()))
  return (await findCustomer(db, accountId))?.stripe_id ?? made.id
}

/** Null before the first purchase. */
async function customerId(world: StripeWorld, accountId: string): Promise<string | null> {
  return (await findCustomer(world.database.db, accountId))?.stripe_id ?? null
}

/** Cards and address as they stand at Stripe now; tax numbers from our copy. */
export async function describeCustomer(world: StripeWorld, caller: SignedIn): Promise<Customer> {
  const { stripe } = world
  const { accountId, email } = caller
  const id = await customerId(world, accountId)
  const taxIds = (await taxIdsOf(world.database.db, accountId)).map(shownTaxId)
  const empty = { email, default_payment_method: null, payment_methods: [], address: null, tax_ids: taxIds }
  if (!id) return { id: '', ...empty }
  const [customer, methods, portal] = await Promise.all([
    stripe.customers.retrieve(id),
    stripe.customers.listPaymentMethods(id, { type: 'card', limit: 20 }),
    portalUrl(world, id),
  ])
  if (customer.deleted) return { id: '', ...empty }
  const cards = methods.data.flatMap(shownCard)
  const chosen = customer.invoice_settings.default_payment_method
  const chosenId = typeof chosen === 'string' ? chosen : chosen?.id
  return {
    id,
    email: customer.email ?? email,
    default_payment_method: cards.find((card) => card.id === chosenId) ?? null,
    payment_methods: cards,
    address: shownAddress(customer.address),
    tax_ids: taxIds,
    ...(portal ? { portal_url: portal } : {}),
  }
}

/** Null when the operator has not set the portal up: the rest of the page works without it. */
async function portalUrl({ stripe, publicUrl, log }: StripeWorld, customer: string): Promise<string | null> {
  try {
    const session = await stripe.billingPortal.sessions.create({
      customer,
      return_url: `${publicUrl}/user-account`,
    })
    return session.url
  } catch (error) {
    const { type, code, requestId } = error as Record<string, unknown>
    log.warn({ type, code, requestId }, 'no billing portal; set it up at Stripe')
    return null
  }
}

function shownCard({ id, card }: Stripe.PaymentMethod): Customer['payment_methods'] {
  if (!card) return []
  const { brand, last4, exp_month, exp_year } = card
  return [{ id, brand, last4, exp_month, exp_year }]
}

function shownAddress(address: Stripe.Address | null | undefined): Customer['address'] {
  if (!address) return null
  return Object.fromEntries(
    Object.entries(address).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function shownTaxId({ id, type, value, verification }: TaxIdRow): TaxId {
  const known = ['pending', 'verified', 'unverified'] as const
  return { id, type, value, verification: known.find((item) => item === verification) ?? 'unavailable' }
}

/** Refusal `not_found` (404) for a card that is not the customer's. A live subscription gets the new card too. */
export async function chooseCard(world: StripeWorld, caller: SignedIn, paymentMethod: string): Promise<void> {
  const { stripe } = world
  const id = await customerId(world, caller.accountId)
  const methods = id ? await stripe.customers.listPaymentMethods(id, { limit: 100 }) : { data: [] }
  if (!id || !methods.data.some((method) => method.id === paymentMethod)) {
    throw new Refusal(404, 'not_found', 'billing.no_such_card')
  }
  await stripe.customers.update(id, { invoice_settings: { default_payment_method: paymentMethod } })
  // Checkout writes the card it was paid with on the subscription, where it goes before the customer's.
  for (const subscription of await subscriptionsOf(world.database.db, caller.accountId)) {
    if (!['active', 'trialing', 'past_due', 'unpaid'].includes(subscription.status)) continue
    await stripe.subscriptions.update(subscription.id, { default_payment_method: paymentMethod })
  }
}

/** Stripe checks the number by its form at once, and with the tax office later: `verification` is pending till then. */
export async function addTaxId(
  world: StripeWorld,
  caller: SignedIn,
  input: { type: string; value: string },
): Promise<TaxId> {
  const customer = await ensureCustomer(world, caller)
  const type = input.type as Stripe.CustomerCreateTaxIdParams['type']
  const made = await world.stripe.customers.createTaxId(customer, {
    type,
    value: tidyTaxNumber(input.type, input.value),
  })
  const row = taxIdRow(made, caller.accountId)
  await keepTaxId(world.database.db, row)
  return shownTaxId(row)
}

/** Refusal `not_found` (404) for one that is not the account's. Gone at Stripe already is gone. */
export async function dropTaxId(world: StripeWorld, caller: SignedIn, id: string): Promise<void> {
  const { db } = world.database
  const customer = await customerId(world, caller.accountId)
  const own = (await taxIdsOf(db, caller.accountId)).some((row) => row.id === id)
  if (!customer || !own) throw new Refusal(404, 'not_found', 'billing.no_such_tax_number')
  try {
    await world.stripe.customers.deleteTaxId(customer, id)
  } catch (error) {
    if (codeOf(error) !== 'resource_missing') throw error
  }
  await removeTaxId(db, caller.accountId, id)
}
