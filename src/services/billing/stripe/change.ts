import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { ChangeSums, Checkout, Interval, Plan, PlanChange } from '#contract/billing.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { SubscriptionRow } from '#storage/billing/ledger.ts'
import { planOfPrice } from '../catalog.ts'
import type { StripeWorld } from '../parts.ts'
import { stripePrice } from './checkout.ts'
import { isPaid, samePlan, unpaid } from './subscription.ts'

/**
 * Another plan in the place of the one that runs. What is left of the old is taken off, the difference is charged now.
 * The sums are Stripe's own (docs.stripe.com/api/invoices/create_preview), counted as of one second; who agrees to them
 * names that second and the digest of the sums, so that nobody is charged another sum than the one they saw.
 */

/** How long a sum that was shown can be agreed to. Stripe counts by the second, so it must be a past one. */
const SHOWN_MS = 15 * 60_000

type Wanted = { plan: Plan; interval: Interval }
type Preview = { sums: ChangeSums; confirmation: string }

/** The subscription as it stands at Stripe now, and what is wanted in its place. */
type Change = Wanted & { running: Stripe.Subscription; item: Stripe.SubscriptionItem; price: Stripe.Price }

export async function previewSwap(
  world: StripeWorld,
  row: SubscriptionRow,
  wanted: Wanted,
): Promise<PlanChange> {
  const change = await changeTo(world, row, wanted)
  const { item } = change
  const plans = await world.plans.list()
  const present = planOfPrice(plans, item.price, change.running.metadata)
  const kept = isSame(row, wanted)
  const { sums, confirmation } = kept
    ? { sums: await sumsOfKeeping(world, change, plans), confirmation: null }
    : await sumsOfSwap(world, change, nowWithin(world, item), plans)
  return {
    kind: kept ? 'keep' : 'change',
    plan: wanted.plan,
    interval: wanted.interval,
    from: present && { plan: nameOf(plans, present.planId), interval: present.interval },
    sums,
    confirmation,
  }
}

/**
 * Nothing changes when the difference cannot be charged: refused with 402. Pressed twice it is done once, by the
 * confirmation as the idempotency key.
 */
export async function swapPlan(
  world: StripeWorld,
  row: SubscriptionRow,
  wanted: Wanted,
  confirmation: string | undefined,
): Promise<Checkout> {
  const change = await changeTo(world, row, wanted)
  const { running, item, price } = change
  const at = await agreedSecond(world, change, confirmation)
  await world.stripe.subscriptions.update(
    running.id,
    {
      items: [{ id: item.id, price: price.id }],
      proration_behavior: 'always_invoice',
      proration_date: at,
      payment_behavior: 'error_if_incomplete',
      cancel_at_period_end: false,
      metadata: { plan_id: wanted.plan.id, interval: wanted.interval, offer_code: '' },
    },
    { idempotencyKey: `change-${running.id}-${confirmation}` },
  )
  return { checkout_id: '', plan: wanted.plan }
}

export const isSame = (row: SubscriptionRow, { plan, interval }: Wanted) =>
  row.plan_id === plan.id && row.interval === interval

async function changeTo(world: StripeWorld, row: SubscriptionRow, wanted: Wanted): Promise<Change> {
  if (!isPaid(row)) throw unpaid()
  if (isSame(row, wanted) && !row.cancel_at) throw samePlan(wanted.plan)
  const [running, price] = await Promise.all([
    world.stripe.subscriptions.retrieve(row.id),
    stripePrice(world.stripe, wanted.plan, wanted.interval),
  ])
  const item = running.items.data[0]
  if (!item || !isPaid(running)) throw unpaid()
  if (item.price.id === price.id && !isSame(row, wanted)) throw samePlan(wanted.plan)
  return { ...wanted, running, item, price }
}

/** Whole seconds of Unix time; a clock of ours that is off by a little does not leave the period. */
function nowWithin({ clock }: StripeWorld, item: Stripe.SubscriptionItem): number {
  const now = Math.floor(clock.now() / 1000)
  return Math.min(Math.max(now, item.current_period_start), item.current_period_end)
}

/** The second that the sums were counted for, when they are still the same. */
async function agreedSecond(
  world: StripeWorld,
  change: Change,
  confirmation: string | undefined,
): Promise<number> {
  if (!confirmation) throw new Refusal(409, 'sums_unseen', 'billing.sums_unseen')
  const at = Number(/^(\d{1,12})-/.exec(confirmation)?.[1])
  const now = world.clock.now()
  const { current_period_start: start, current_period_end: end } = change.item
  const isFresh = at * 1000 <= now && at * 1000 > now - SHOWN_MS && at >= start && at <= end
  if (!isFresh) throw sumsChanged()
  const today = await sumsOfSwap(world, change, at, await world.plans.list())
  if (today.confirmation !== confirmation) throw sumsChanged()
  return at
}

const sumsChanged = () => new Refusal(409, 'sums_changed', 'billing.sums_changed')

async function sumsOfSwap(world: StripeWorld, change: Change, at: number, plans: Plan[]): Promise<Preview> {
  const { running, item, price } = change
  const items = [{ id: item.id, price: price.id }]
  const [now, later] = await Promise.all([
    world.stripe.invoices.createPreview({
      subscription: running.id,
      subscription_details: {
        items,
        proration_behavior: 'always_invoice',
        proration_date: at,
        cancel_at_period_end: false,
      },
    }),
    world.stripe.invoices.createPreview({
      subscription: running.id,
      preview_mode: 'recurring',
      subscription_details: { items, cancel_at_period_end: false },
    }),
  ])
  const sums = sumsOf(change, now, later, plans)
  return { sums, confirmation: `${at}-${digestOf(change, sums)}` }
}

async function sumsOfKeeping(world: StripeWorld, change: Change, plans: Plan[]): Promise<ChangeSums> {
  const { running, item, price } = change
  const later = await world.stripe.invoices.createPreview({
    subscription: running.id,
    preview_mode: 'recurring',
    subscription_details: { items: [{ id: item.id, price: price.id }], cancel_at_period_end: false },
  })
  const nothing = {
    ...later,
    total: 0,
    amount_due: 0,
    total_taxes: [],
    ending_balance: later.starting_balance,
  }
  return { ...sumsOf(change, nothing, later, plans), lines: [] }
}

/** All taxes of an invoice, in minor units. */
export const taxOf = ({ total_taxes: taxes }: Stripe.Invoice) =>
  (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)

/** Credit is what stands on the customer's balance at Stripe, where it is below zero. */
function sumsOf(
  { item, price, interval }: Change,
  now: Stripe.Invoice,
  later: Stripe.Invoice,
  plans: Plan[],
): ChangeSums {
  const creditLeft = 0 - Math.min(0, now.ending_balance ?? 0)
  const whole = now.lines.data.find((line) => !isProration(line))
  const renews =
    item.price.recurring?.interval === price.recurring?.interval ? item.current_period_end : whole?.period.end
  return {
    currency: now.currency,
    lines: now.lines.data.map((line) => shownLine(line, item, plans, { price, interval })),
    tax: taxOf(now),
    total: now.total,
    credit_used: Math.max(0, now.total) - now.amount_due,
    due_now: now.amount_due,
    credit_left: creditLeft,
    next: {
      at: isoOf(renews ?? item.current_period_end),
      amount: later.total,
      tax: taxOf(later),
      due: Math.max(0, later.total - creditLeft),
    },
  }
}

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString()

const isProration = ({ parent }: Stripe.InvoiceLineItem) =>
  (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration === true

function shownLine(
  line: Stripe.InvoiceLineItem,
  item: Stripe.SubscriptionItem,
  plans: Plan[],
  wanted: { price: Stripe.Price; interval: Interval },
): ChangeSums['lines'][number] {
  const given = line.pricing?.price_details?.price
  const id = typeof given === 'string' ? given : given?.id
  const price = id === wanted.price.id ? wanted.price : item.price
  const bought = planOfPrice(plans, price, null)
  return {
    what: !isProration(line) ? 'period' : line.amount < 0 ? 'unused' : 'remaining',
    plan: nameOf(plans, bought?.planId),
    amount: line.amount,
    from: isoOf(line.period.start),
    to: isoOf(line.period.end),
  }
}

const nameOf = (plans: Plan[], id: string | undefined) =>
  plans.find((plan) => plan.id === id)?.name ?? id ?? ''

/** Of all that decides what is paid. Not of times: another period begins in the second in which it is agreed to. */
function digestOf({ running, item, price }: Change, sums: ChangeSums): string {
  const { currency, total, due_now, credit_left, next } = sums
  const facts = [
    running.id,
    item.price.id,
    item.current_period_end,
    price.id,
    currency,
    total,
    due_now,
    credit_left,
  ]
  return createHash('sha256')
    .update(JSON.stringify([...facts, next.amount]))
    .digest('base64url')
}
