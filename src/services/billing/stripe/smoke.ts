import type Stripe from 'stripe'
import type { Plan } from '#contract/billing.ts'

/** Does at Stripe what the product does there, and says what it did. For keys of the test mode; money never moves. */

export type SmokeWorld = {
  stripe: Stripe
  plans: Plan[]
  automaticTax: boolean
  say(line: string): void
  /** Milliseconds to wait for a person to pay; 0: pay with a test card instead. */
  waitMs: number
  pauseMs?: number
}

/** Rejects with the first thing that is not as it should be. What it made is removed, prices excepted. */
export async function smoke(world: SmokeWorld): Promise<void> {
  const { stripe, plans, say } = world
  const plan = plans.find(({ prices }) => prices.some(({ interval }) => interval === 'month'))
  const other = plans.find(
    (item) => item !== plan && item.prices.some(({ interval }) => interval === 'month'),
  )
  if (!plan || !other) throw new Error('two plans with a monthly price are needed')
  const [price, higher] = [await ensurePrice(world, plan), await ensurePrice(world, other)]
  const customer = await stripe.customers.create({ email: 'smoke@example.org', metadata: { smoke: 'yes' } })
  say(`customer ${customer.id}`)
  try {
    const taxId = await stripe.customers.createTaxId(customer.id, { type: 'eu_vat', value: 'DE123456789' })
    say(`tax id ${taxId.id}: ${taxId.verification?.status}`)
    const subscription = await subscribed(world, customer.id, price, plan)
    await changed(world, subscription, higher)
    const portal = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'https://example.org/',
    })
    say(`billing portal ${portal.url.split('?')[0]}`)
    const invoices = await stripe.invoices.list({ customer: customer.id, limit: 10 })
    for (const { number, status, total, currency } of invoices.data) {
      say(`invoice ${number}: ${status}, ${total} ${currency}`)
    }
    if (invoices.data.length < 2) throw new Error('the change of price made no invoice')
  } finally {
    await stripe.customers.del(customer.id)
    say(`customer ${customer.id} removed, and its subscription with it`)
  }
}

async function ensurePrice({ stripe, say }: SmokeWorld, plan: Plan): Promise<Stripe.Price> {
  const own = plan.prices.find(({ interval }) => interval === 'month')!
  const { data } = await stripe.prices.list({ lookup_keys: [own.lookup_key], active: true, limit: 1 })
  if (data[0]) {
    say(`price ${own.lookup_key} is there: ${data[0].unit_amount} ${data[0].currency}`)
    if (data[0].unit_amount !== own.amount || data[0].currency !== own.currency) {
      say(`  the plan says ${own.amount} ${own.currency}; people are charged what Stripe says`)
    }
    return data[0]
  }
  const product = await stripe.products.create({ name: plan.name })
  say(`price ${own.lookup_key} is missing; made it`)
  return stripe.prices.create({
    product: product.id,
    currency: own.currency,
    unit_amount: own.amount,
    recurring: { interval: 'month' },
    lookup_key: own.lookup_key,
  })
}

/** Through the pay page when a person is there to pay, else directly with a test card. */
async function subscribed(
  world: SmokeWorld,
  customer: string,
  price: Stripe.Price,
  plan: Plan,
): Promise<Stripe.Subscription> {
  const { stripe, say } = world
  const metadata = { plan_id: plan.id, interval: 'month' }
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: price.id, quantity: 1 }],
    automatic_tax: { enabled: world.automaticTax },
    tax_id_collection: { enabled: true },
    customer_update: { name: 'auto', address: 'auto' },
    subscription_data: { metadata },
    success_url: 'https://example.org/?order=success',
    cancel_url: 'https://example.org/?order=cancel',
  })
  say(`checkout ${session.id}`)
  if (world.waitMs > 0) {
    say(`pay here with card 4242 4242 4242 4242: ${session.url}`)
    await paid(world, session.id)
    const { data } = await stripe.subscriptions.list({ customer, limit: 1 })
    if (data[0]?.metadata.plan_id !== plan.id) throw new Error('the subscription is not marked with its plan')
    say(`paid; subscription ${data[0].id}: ${data[0].status}`)
    return data[0]
  }
  await stripe.checkout.sessions.expire(session.id)
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  const made = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    default_payment_method: card.id,
    metadata,
  })
  say(`checkout closed unused; subscription ${made.id} with a test card: ${made.status}`)
  return made
}

async function paid({ stripe, waitMs, pauseMs = 3000 }: SmokeWorld, id: string): Promise<void> {
  for (const end = Date.now() + waitMs; Date.now() < end; ) {
    const session = await stripe.checkout.sessions.retrieve(id)
    if (session.status === 'complete') return
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw new Error('nobody paid in time')
}

async function changed({ stripe, say }: SmokeWorld, subscription: Stripe.Subscription, price: Stripe.Price) {
  const item = subscription.items.data[0]!
  const items = [{ id: item.id, price: price.id }]
  const { current_period_start: start, current_period_end: end } = item
  const at = Math.min(Math.max(Math.floor(Date.now() / 1000), start), end)
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items,
      proration_behavior: 'always_invoice',
      proration_date: at,
      cancel_at_period_end: false,
    },
  })
  say(`preview of ${price.lookup_key}: ${preview.amount_due} ${preview.currency} due now`)
  const swapped = await stripe.subscriptions.update(subscription.id, {
    items,
    proration_behavior: 'always_invoice',
    proration_date: at,
    payment_behavior: 'error_if_incomplete',
    cancel_at_period_end: false,
    metadata: { plan_id: 'smoke' },
  })
  if (swapped.items.data[0]?.price.id !== price.id) throw new Error('the price was not swapped')
  say(`swapped to ${price.lookup_key}: ${swapped.status}`)
  const charged = await stripe.invoices.retrieve(String(swapped.latest_invoice))
  if (charged.total !== preview.total) {
    throw new Error(`the preview said ${preview.total}, the invoice says ${charged.total}`)
  }
  const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  if (!ending.cancel_at_period_end) throw new Error('it does not end with its period')
  const ends = new Date(ending.items.data[0]!.current_period_end * 1000).toISOString()
  say(`canceled; ends ${ends}`)
}
