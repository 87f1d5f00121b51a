import fc from 'fast-check'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listQuerySchema } from '#contract/common.ts'
import { paySession } from '../../../packages/emulators/stripe/checkout.ts'
import { refund } from '../../../packages/emulators/stripe/payments.ts'
import { endSubscription, recover, renew } from '../../../packages/emulators/stripe/subscriptions.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import { type BillingFixture, secret, start, startBilling } from './world.fixture.ts'

/**
 * Twelve journeys of money: what was shown before each step, what was charged by it and what was given back, in cents;
 * and what the account has in the end, whatever order the events come in. Prices of data/plans.ts, 19 % tax.
 */

let world: BillingFixture
beforeAll(async () => {
  world = await startBilling()
})
afterAll(() => world?.close())

type Interval = 'month' | 'year' | 'lifetime'
/** What a step says that it will charge; null where it says nothing, because nobody presses anything. */
type Step = (who: SignedIn) => Promise<number | null>

const state = () => world.emulator.state
const ownOf = async (who: SignedIn) => {
  const id = (await world.customerOf(who))?.stripe_id
  const own = <T extends { customer?: unknown }>(items: Map<string, T>) =>
    [...items.values()].filter(({ customer }) => id && customer === id)
  return { id, subscription: own(state().subscriptions).at(-1)?.id ?? '', own }
}

const buy =
  (plan: string, interval: Interval): Step =>
  async (who) => {
    const { total } = await world.billing.quote(who, plan, interval, 'DE')
    const { checkout_id, amount } = await world.billing.changePlan(who, plan, interval, { country: 'DE' })
    expect(amount).toBe(total)
    paySession(state(), checkout_id)
    await world.billing.returned(who)
    return total
  }
const change =
  (plan: string, interval: Interval): Step =>
  async (who) => {
    const { sums, confirmation } = await world.billing.previewChange(who, plan, interval)
    await world.billing.changePlan(who, plan, interval, { confirmation: confirmation ?? undefined })
    return sums?.due_now ?? 0
  }
const declined =
  (plan: string, interval: Interval): Step =>
  async (who) => {
    const { confirmation } = await world.billing.previewChange(who, plan, interval)
    const { id } = await ownOf(who)
    state().declined.add(id!)
    await expect(
      world.billing.changePlan(who, plan, interval, { confirmation: confirmation! }),
    ).rejects.toMatchObject({ status: 402 })
    state().declined.delete(id!)
    return 0
  }
const cancel: Step = async (who) => {
  await world.billing.cancelPlan(who)
  return 0
}
const keep: Step = async (who) => {
  const { sums } = await world.billing.previewChange(who, ...(await presentOf(who)))
  await world.billing.keepPlan(who)
  return sums!.due_now
}
const presentOf = async (who: SignedIn): Promise<[string, Interval]> => {
  const [running] = (await world.billing.subscriptions(who.accountId, listQuerySchema.parse({}))).data
  return [running!.plan_id!, running!.interval!]
}
const happens =
  (what: (id: string) => unknown): Step =>
  async (who) => {
    what((await ownOf(who)).subscription)
    return null
  }
const renews = happens((id) => renew(state(), id, 'paid'))
const fails = happens((id) => renew(state(), id, 'failed'))
const recovers = happens((id) => recover(state(), id))
const ends = happens((id) => endSubscription(state(), id))
const givesBack: Step = async (who) => {
  const { own } = await ownOf(who)
  refund(state(), own(state().payments).at(-1)!.id)
  return null
}
const days =
  (count: number): Step =>
  async () => {
    world.time.now += count * 86_400_000
    return null
  }
const code =
  (amount: number): Step =>
  async (who) => {
    const [made] = await world.billing.makeCodes(world.admin, {
      planId: 'lifetime',
      interval: 'lifetime',
      count: 1,
      expiresAt: null,
      amount,
    })
    const { checkout_id, amount: shown } = await world.billing.invoice(who, made!)
    if (checkout_id) paySession(state(), checkout_id)
    return shown ?? 0
  }

type Journey = {
  name: string
  /** Each step, what was shown before it (null: nothing to press) and what it charged. */
  steps: [step: Step, shown: number | null, charged: number][]
  refunded: number
  credit: number
  plan: string
  status: string
}

const wait = (count: number): Journey['steps'][number] => [days(count), null, 0]

/** A month from the 20th of November has 30 days. */
const journeys: Journey[] = [
  {
    name: 'bought by the month and renewed',
    steps: [[buy('pro', 'month'), 4641, 4641], wait(30), [renews, null, 4641]],
    refunded: 0,
    credit: 0,
    plan: 'pro',
    status: 'active',
  },
  {
    name: 'bought by the year',
    steps: [[buy('agency', 'year'), 117_810, 117_810]],
    refunded: 0,
    credit: 0,
    plan: 'agency',
    status: 'active',
  },
  {
    name: 'a larger plan after ten days',
    steps: [[buy('pro', 'month'), 4641, 4641], wait(10), [change('agency', 'month'), 4760, 4760]],
    refunded: 0,
    credit: 0,
    plan: 'agency',
    status: 'active',
  },
  {
    name: 'from the month to the year',
    steps: [[buy('pro', 'month'), 4641, 4641], wait(15), [change('agency', 'year'), 115_490, 115_490]],
    refunded: 0,
    credit: 0,
    plan: 'agency',
    status: 'active',
  },
  {
    name: 'a smaller plan, whose credit pays of the renewal',
    steps: [
      [buy('agency', 'month'), 11_781, 11_781],
      wait(15),
      [change('pro', 'month'), 0, 0],
      wait(15),
      [renews, null, 1071],
    ],
    refunded: 0,
    credit: 0,
    plan: 'pro',
    status: 'active',
  },
  {
    name: 'down and up again on one day costs nothing more',
    steps: [
      [buy('agency', 'month'), 11_781, 11_781],
      [change('pro', 'month'), 0, 0],
      [change('agency', 'month'), 0, 0],
    ],
    refunded: 0,
    credit: 0,
    plan: 'agency',
    status: 'active',
  },
  {
    name: 'a change whose payment is declined',
    steps: [
      [buy('pro', 'month'), 4641, 4641],
      [declined('agency', 'year'), 0, 0],
    ],
    refunded: 0,
    credit: 0,
    plan: 'pro',
    status: 'active',
  },
  {
    name: 'cancelled and ended',
    steps: [[buy('pro', 'month'), 4641, 4641], [cancel, 0, 0], wait(30), [ends, null, 0]],
    refunded: 0,
    credit: 0,
    plan: 'free',
    status: 'canceled',
  },
  {
    name: 'cancelled, kept and renewed',
    steps: [[buy('pro', 'month'), 4641, 4641], [cancel, 0, 0], [keep, 0, 0], wait(30), [renews, null, 4641]],
    refunded: 0,
    credit: 0,
    plan: 'pro',
    status: 'active',
  },
  {
    name: 'a renewal that fails and is paid after all',
    steps: [[buy('pro', 'month'), 4641, 4641], wait(30), [fails, null, 0], wait(2), [recovers, null, 4641]],
    refunded: 0,
    credit: 0,
    plan: 'pro',
    status: 'active',
  },
  {
    name: 'for life, and given back',
    steps: [
      [buy('lifetime', 'lifetime'), 17_731, 17_731],
      [givesBack, null, 0],
    ],
    refunded: 17_731,
    credit: 0,
    plan: 'free',
    status: 'free',
  },
  {
    name: 'for life, by a code with a price of its own',
    steps: [[code(4900), 5831, 5831]],
    refunded: 0,
    credit: 0,
    plan: 'lifetime',
    status: 'lifetime',
  },
]

/** What was charged: invoices that were paid, those of plans for life among them. */
async function chargedTo(who: SignedIn): Promise<number> {
  const { own } = await ownOf(who)
  return own(state().invoices).reduce((sum, { amount_paid }) => sum + amount_paid, 0)
}

async function send(event: Stripe.Event): Promise<void> {
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(world.time.now / 1000)
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  await world.billing.webhook(payload, header)
}

test('there are twelve', () => expect(journeys).toHaveLength(12))

test.each(journeys)('$name', async ({ steps, refunded, credit, plan, status }) => {
  const orders = fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(orders, fc.boolean(), async (ranks, betweenSteps) => {
      world.time.now = start
      const who = world.person()
      const from = world.emulator.events.length
      const shuffled = () =>
        world.emulator.events
          .slice(from)
          .map((event, index) => ({ event, rank: ranks[index % ranks.length]! }))
          .sort((a, b) => a.rank - b.rank)
      for (const [step, shown, charged] of steps) {
        const before = await chargedTo(who)
        expect(await step(who)).toBe(shown)
        expect((await chargedTo(who)) - before).toBe(charged)
        if (betweenSteps) for (const { event } of shuffled()) await send(event)
        await world.parts.idle()
        await world.parts.work()
      }
      for (const { event } of shuffled()) await send(event)
      await world.parts.idle()
      const { id, own } = await ownOf(who)
      const back = own(state().payments).reduce(
        (sum, { latest_charge }) => sum + latest_charge.amount_refunded,
        0,
      )
      expect({ back, credit: 0 - (state().customers.get(id!)?.balance ?? 0) }).toEqual({
        back: refunded,
        credit,
      })
      expect(world.plan(who)).toMatchObject({ planId: plan, status })
    }),
    { numRuns: 4 },
  )
})
