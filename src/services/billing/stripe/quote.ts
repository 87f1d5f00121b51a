import type Stripe from 'stripe'
import type { Interval, Plan, Quote } from '#contract/billing.ts'
import { findCustomer } from '#storage/billing/customers.ts'
import type { SignedIn } from '../../accounts/visitor.ts'
import type { StripeWorld } from '../parts.ts'
import { isWhole } from './billing-address.ts'
import { taxOf } from './change.ts'
import { stripePrice } from './checkout.ts'

/** What a plan costs with tax before anyone pays, by Stripe's own preview of the first invoice. */

type Asked = {
  plan: Plan
  interval: Interval
  /** As it was chosen. */
  country: string | null
  /** Where nobody has chosen and none is known. */
  guess: string | null
}
type Quoted = Omit<Asked, 'guess'>

/** Prices and tax rates change rarely, and anyone may ask: Stripe is asked once for each price and country. */
const FRESH_MS = 10 * 60_000
const MOST_KEPT = 2000

export type Quoting = (caller: SignedIn | null, asked: Asked) => Promise<Quote>

export function createQuoting(world: StripeWorld): Quoting {
  const kept = new Map<string, { quote: Quote; until: number }>()
  return async (caller, { guess, ...asked }) => {
    const known = caller && world.automaticTax ? await knownAddress(world, caller) : null
    const country = (known?.isWhole ? known.country : asked.country) ?? known?.country ?? guess
    const wanted = { ...asked, country }
    if (known && known.country === country) {
      const quote = await quoteFor(world, wanted, { customer: known.customer })
      return { ...quote, country_fixed: known.isWhole }
    }
    const now = world.clock.now()
    const key = `${asked.plan.id} ${asked.interval} ${country}`
    const before = kept.get(key)
    if (before && before.until > now) return before.quote
    const quote = await quoteFor(
      world,
      wanted,
      country ? { customer_details: { address: { country } } } : null,
    )
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, { quote, until: now + FRESH_MS })
    return quote
  }
}

/** A customer who gave an address before pays the tax of that one, and by the tax number that stands there. */
async function knownAddress({ stripe, database }: StripeWorld, { accountId }: SignedIn) {
  const id = (await findCustomer(database.db, accountId))?.stripe_id
  const customer = id ? await stripe.customers.retrieve(id) : null
  if (!id || !customer || customer.deleted || !customer.address?.country) return null
  const { country } = customer.address
  return { customer: id, country, isWhole: isWhole(customer.address) }
}

type Payer = Pick<Stripe.InvoiceCreatePreviewParams, 'customer' | 'customer_details'>

/** `payer` null: the country is not known, and neither is the tax. */
async function quoteFor(
  world: StripeWorld,
  { plan, interval, country }: Quoted,
  payer: Payer | null,
): Promise<Quote> {
  const price = await stripePrice(world.stripe, plan, interval)
  const amount = price.unit_amount ?? 0
  const common = {
    plan,
    interval,
    country,
    currency: price.currency,
    country_fixed: false,
  }
  if (!world.automaticTax) return { ...common, amount, tax: 0, total: amount }
  if (!payer) return { ...common, amount, tax: null, total: null }
  const invoice = await world.stripe.invoices.createPreview({
    ...payer,
    automatic_tax: { enabled: true },
    currency: price.currency,
    ...(interval === 'lifetime'
      ? { invoice_items: [{ price: price.id, quantity: 1 }] }
      : { subscription_details: { items: [{ price: price.id, quantity: 1 }] } }),
  })
  // American tax goes by the place: it is counted on the pay page, where the whole address is asked for.
  if (invoice.automatic_tax.status !== 'complete') return { ...common, amount, tax: null, total: null }
  return {
    ...common,
    amount: invoice.total_excluding_tax ?? amount,
    tax: taxOf(invoice),
    total: invoice.total,
  }
}
