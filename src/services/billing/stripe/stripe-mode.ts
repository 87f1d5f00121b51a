import { message } from '@postproof/messages/message'
import type { Checkout, Interval, Plan, PlanChange } from '#contract/billing.ts'
import { createBackground } from '#platform/concurrency/background.ts'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'
import { openCheckoutOf } from '#storage/billing/checkouts.ts'
import { departedCustomers, forgetDeparted, purgeEvents } from '#storage/billing/customers.ts'
import type { SubscriptionRow } from '#storage/billing/ledger.ts'
import { requireConfirmed } from '../../accounts/confirmed.ts'
import type { SignedIn } from '../../accounts/visitor.ts'
import { priceOf } from '../catalog.ts'
import { badCode, findCode, type Offer } from '../codes/offers.ts'
import { codesForAdmins, createOperatorCodes } from '../codes/operator-codes.ts'
import { redeem, takeCode } from '../codes/redeem.ts'
import { cancelFirst } from '../codes/worthless-codes.ts'
import { holdingsOf } from '../holdings.ts'
import { listOfInvoices } from '../invoices.ts'
import { createOrderedPlans } from '../orders/give.ts'
import type { BillingParts, StripeWorld } from '../parts.ts'
import { forLife, freePlan } from '../standing.ts'
import { listOfSubscriptions } from '../subscriptions.ts'
import type { Billing, ChangeGiven } from '../types.ts'
import { isSame, previewSwap, swapPlan } from './change.ts'
import { justPaid, type Order, openCheckout } from './checkout.ts'
import { addTaxId, chooseCard, describeCustomer, dropTaxId } from './customer.ts'
import { createQuoting } from './quote.ts'
import { createSettling, type Settling } from './settle.ts'
import { withStripe } from './stripe-refusals.ts'
import { cancelSubscription, keepSubscription, liveSubscription, renewing, samePlan } from './subscription.ts'
import { takeWebhook } from './webhook.ts'

/** Plans are bought: Stripe holds the money, and its state is read again whenever it may have changed. */

const DAY = 86_400_000
/** Stripe sends an event again for three days by itself and for 30 by hand. */
const EVENTS_KEPT = 60 * DAY

export function stripeBilling(world: StripeWorld): BillingParts {
  const { database, log } = world
  const settling = createSettling(world)
  const quote = createQuoting(world)
  const background = createBackground(log)
  const asking = <T>(work: () => Promise<T>) => withStripe(log, work)
  const codes = createOperatorCodes(world, { charges: true })
  const service: Billing = {
    mode: 'stripe',
    previewChange: (caller, planId, interval) =>
      asking(async () => preview(world, caller, await planBy(world, planId), interval)),
    changePlan: (caller, planId, interval, given) =>
      asking(async () =>
        buy(world, settling, caller, { plan: await planBy(world, planId), interval, ...given }),
      ),
    quote: (caller, planId, interval, country, guess = null) =>
      asking(async () => quote(caller, { plan: await planBy(world, planId), interval, country, guess })),
    async returned({ accountId }) {
      if (await openCheckoutOf(database.db, accountId)) await asking(() => settling.settle(accountId))
    },
    invoice: (caller, hash) => asking(() => payHash(world, settling, caller, hash)),
    cancelPlan: (caller) =>
      asking(async () => ({ cancel_at: (await cancel(world, settling, caller)).toISOString() })),
    keepPlan: (caller) =>
      asking(async () => ({ renews_at: (await keep(world, settling, caller)).toISOString() })),
    customer: (caller) => asking(() => describeCustomer(world, caller)),
    setDefaultPaymentMethod: (caller, paymentMethod) =>
      asking(async () => {
        await chooseCard(world, caller, paymentMethod)
        return describeCustomer(world, caller)
      }),
    invoices: (accountId, query) => listOfInvoices(world, accountId, query),
    subscriptions: (accountId, query) => listOfSubscriptions(world, accountId, query),
    addTaxId: (caller, input) => asking(() => addTaxId(world, caller, input)),
    removeTaxId: (caller, id) => asking(() => dropTaxId(world, caller, id)),
    async webhook(body, signature) {
      const changed = await takeWebhook(world, body, signature)
      if (changed) background.run('customers at Stripe', () => settling.settleDue())
    },
    ...codesForAdmins(codes),
  }
  return {
    service,
    codes,
    ordered: createOrderedPlans(world, settling),
    work: async () => (await settling.settleDue()) + (await releaseDeparted(world)),
    leave: (accountId) => leave(world, settling, accountId),
    refuseGrant: (accountId) => refuseGrant(world, accountId),
    purge: (now) => purgeEvents(database.db, new Date(now.getTime() - EVENTS_KEPT)),
    idle: () => background.idle(),
  }
}

async function planBy(world: StripeWorld, id: string): Promise<Plan> {
  const plan = (await world.plans.list()).find((item) => item.id === id)
  if (plan) return plan
  throw refuseField('plan_id', 'billing.no_such_plan')
}

type Purchase = Pick<Order, 'plan' | 'interval'> & Partial<Pick<Order, 'code' | 'special'>> & ChangeGiven

/** Swap, cancel, or a way to pay: whatever leads from where the account stands to that plan. */
async function buy(
  world: StripeWorld,
  settling: Settling,
  caller: SignedIn,
  { plan, interval, confirmation, country, code = null, special = null }: Purchase,
): Promise<Checkout> {
  if (plan.id === freePlan) {
    await cancel(world, settling, caller)
    return { checkout_id: '', plan }
  }
  const order = { plan, interval, code, special, country: country ?? null }
  const running = await runningBeside(world, caller, order)
  if (running) {
    if (isSame(running, { plan, interval }) && running.cancel_at) await keep(world, settling, caller)
    else await swap(world, settling, caller, { running, plan, interval, confirmation })
    return { checkout_id: '', plan }
  }
  requireConfirmed(caller)
  const opened = await openCheckout(world, caller, order)
  if (opened.kind === 'open') return opened.checkout
  await settling.settle(caller.accountId)
  throw justPaid()
}

/** What `buy` would do, with its sums where it charges a subscription that runs. */
async function preview(
  world: StripeWorld,
  caller: SignedIn,
  plan: Plan,
  interval: Interval,
): Promise<PlanChange> {
  const nothing = { plan, interval, from: null, sums: null, confirmation: null }
  if (plan.id === freePlan) {
    if (!(await liveSubscription(world, caller.accountId))) throw noSubscription()
    return { kind: 'cancel', ...nothing }
  }
  const running = await runningBeside(world, caller, {
    plan,
    interval,
    code: null,
    special: null,
    country: null,
  })
  return running ? previewSwap(world, running, { plan, interval }) : { kind: 'purchase', ...nothing }
}

/** The subscription whose place an order would take; undefined when it is bought on the pay page. */
async function runningBeside(world: StripeWorld, caller: SignedIn, order: Order) {
  const { plan, interval, code, special } = order
  if (!special && !priceOf(plan, interval)) {
    throw refuseField('interval', message('billing.not_sold', { plan: plan.name }))
  }
  const running = await liveSubscription(world, caller.accountId)
  if (interval === 'lifetime') {
    await refuseBoth(world, caller, plan, running)
    return undefined
  }
  if (running && code) throw cancelFirst()
  return running
}

async function swap(
  world: StripeWorld,
  settling: Settling,
  { accountId }: SignedIn,
  change: { running: SubscriptionRow; plan: Plan; interval: Interval; confirmation: string | undefined },
): Promise<void> {
  const { running, plan, interval, confirmation } = change
  await swapPlan(world, running, { plan, interval }, confirmation)
  await settling.settle(accountId)
  await world.audit.record({ actor: accountId, action: 'plan-switched', target: plan.id })
}

async function keep(world: StripeWorld, settling: Settling, { accountId }: SignedIn): Promise<Date> {
  const renews = await keepSubscription(world, await liveSubscription(world, accountId))
  await settling.settle(accountId)
  await world.audit.record({ actor: accountId, action: 'plan-kept' })
  return renews
}

/** A plan for life would be paid twice by who has it, and beside a subscription that goes on. */
async function refuseBoth(
  { database }: StripeWorld,
  { accountId }: SignedIn,
  plan: Plan,
  running: SubscriptionRow | undefined,
): Promise<void> {
  const owned = forLife(await holdingsOf(database.db, accountId))
  if (owned?.planId === plan.id) throw samePlan(plan)
  if (running && !running.cancel_at) throw cancelFirst()
}

/** `hash`: a code, or `plan/interval` (also with `-` or `_` between) for what the pricing page sells. */
async function payHash(world: StripeWorld, settling: Settling, caller: SignedIn, hash: string) {
  const offer = await findCode(world, caller, hash)
  if (offer) return payCode(world, settling, caller, offer)
  const [, planId, interval] = /^([a-z0-9_-]{1,100})[/:_-](month|year|lifetime)$/.exec(hash) ?? []
  if (!planId || !interval) throw badCode()
  return buy(world, settling, caller, { plan: await planBy(world, planId), interval: interval as Interval })
}

async function payCode(world: StripeWorld, settling: Settling, caller: SignedIn, offer: Offer) {
  const { plan, row, code } = offer
  const free = row.amount === 0 || row.grants
  if (row.redeemed_at && !free) throw badCode()
  if (!free) {
    await takeCode(world, caller, offer)
    const { amount, currency } = row
    const special = amount !== null && currency ? { amount, currency } : null
    return buy(world, settling, caller, { plan, interval: row.interval, code, special })
  }
  await redeem(world, caller, offer)
  await settling.settle(caller.accountId)
  return { checkout_id: '', plan }
}

async function cancel(world: StripeWorld, settling: Settling, caller: SignedIn): Promise<Date> {
  const running = await liveSubscription(world, caller.accountId)
  if (!running) throw noSubscription()
  const all = await renewing(world, caller.accountId)
  const ends = await cancelAll(world, all.length ? all : [running])
  await settling.settle(caller.accountId)
  await world.audit.record({ actor: caller.accountId, action: 'plan-cancelled' })
  return new Date(Math.max(...ends.map((end) => end.getTime())))
}

const noSubscription = () => new Refusal(409, 'no_subscription', 'billing.no_subscription')

async function cancelAll(world: StripeWorld, subscriptions: SubscriptionRow[]): Promise<Date[]> {
  const ends: Date[] = []
  for (const subscription of subscriptions) ends.push(await cancelSubscription(world, subscription))
  return ends
}

async function refuseGrant(world: StripeWorld, accountId: string): Promise<void> {
  if (!(await renewing(world, accountId)).length) return
  throw new Refusal(409, 'subscription_runs', 'billing.renewal_would_undo')
}

async function leave(world: StripeWorld, settling: Settling, accountId: string): Promise<boolean> {
  const running = await renewing(world, accountId)
  await cancelAll(world, running)
  if (!running.length) return false
  await settling.settle(accountId)
  await world.audit.record({ actor: 'system', action: 'plan-cancelled', target: accountId })
  return true
}

/** Ends what would charge accounts that are gone; answers how many. Invoices stay at Stripe, as the law asks. */
async function releaseDeparted({ stripe, database }: StripeWorld): Promise<number> {
  const gone = await departedCustomers(database.db)
  for (const customer of gone) {
    const { data } = await stripe.subscriptions.list({ customer, limit: 100 })
    for (const { id } of data) await stripe.subscriptions.cancel(id)
    const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
    for (const { id } of open.data) await stripe.checkout.sessions.expire(id)
    await forgetDeparted(database.db, customer)
  }
  return gone.length
}
