import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paySession } from '../../../packages/emulators/stripe/checkout.ts'
import { refund } from '../../../packages/emulators/stripe/payments.ts'
import {
  endSubscription,
  recover,
  renew,
  setStatus,
} from '../../../packages/emulators/stripe/subscriptions.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import { type BillingFixture, secret, startBilling } from './world.fixture.ts'

/** Events come late, twice and in any order, between and after what they tell of: the plan ends right all the same. */

let world: BillingFixture

type Step = (who: SignedIn) => Promise<unknown>

const buy =
  (plan: string, interval: 'month' | 'year' | 'lifetime'): Step =>
  async (who) => {
    const { checkout_id } = await world.billing.changePlan(who, plan, interval)
    paySession(world.emulator.state, checkout_id)
  }
const own = async (who: SignedIn) => {
  const { stripe_id } = await world.customerOf(who)
  const { subscriptions, sessions } = world.emulator.state
  return {
    subscription: [...subscriptions.values()].find((item) => item.customer === stripe_id)?.id ?? '',
    payment: String([...sessions.values()].find((item) => item.customer === stripe_id)?.payment_intent),
  }
}
const happens =
  (what: (state: BillingFixture['emulator']['state'], id: string) => unknown): Step =>
  async (who) =>
    what(world.emulator.state, (await own(who)).subscription)
const fails = happens((state, id) => renew(state, id, 'failed'))
const portalCancels: Step = async (who) =>
  world.stripe.subscriptions.update((await own(who)).subscription, { cancel_at_period_end: true })
const givesBack: Step = async (who) => refund(world.emulator.state, (await own(who)).payment)

const lives: [string, Step[], string, string][] = [
  ['bought', [buy('pro', 'month')], 'pro', 'active'],
  ['renewed', [buy('pro', 'year'), happens((state, id) => renew(state, id, 'paid'))], 'pro', 'active'],
  ['late', [buy('pro', 'month'), fails], 'pro', 'past_due'],
  ['late, paid after all', [buy('pro', 'month'), fails, happens(recover)], 'pro', 'active'],
  [
    'late, given up',
    [buy('pro', 'month'), fails, happens((state, id) => setStatus(state, id, 'unpaid'))],
    'free',
    'past_due',
  ],
  ['late, ended', [buy('pro', 'month'), fails, happens(endSubscription)], 'free', 'canceled'],
  ['canceled in the portal', [buy('pro', 'month'), portalCancels], 'pro', 'active'],
  [
    'canceled and ended',
    [buy('starter', 'month'), portalCancels, happens(endSubscription)],
    'free',
    'canceled',
  ],
  ['for life', [buy('lifetime', 'lifetime')], 'lifetime', 'lifetime'],
  ['for life, given back', [buy('lifetime', 'lifetime'), givesBack], 'free', 'free'],
]

/** The receiver as the API calls it. */
function send(event: Stripe.Event): Promise<void> {
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(world.time.now / 1000)
  return world.billing.webhook(
    payload,
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  )
}

describe('a plan', () => {
  beforeAll(async () => {
    world = await startBilling()
  })
  afterAll(() => world?.close())

  describe('in any order of events', () => {
    test.each(lives)('%s', async (_, steps, planId, status) => {
      const plan = fc.record({
        /** For each step: which of the events known by then are sent, as places in a list of any length. */
        sent: fc.array(fc.array(fc.nat(50), { maxLength: 6 }), {
          minLength: steps.length,
          maxLength: steps.length,
        }),
        together: fc.boolean(),
        seed: fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 }),
      })
      await fc.assert(
        fc.asyncProperty(plan, async ({ sent, together, seed }) => {
          const who = world.person()
          const from = world.emulator.events.length
          for (const [index, step] of steps.entries()) {
            await step(who)
            const events = world.emulator.events.slice(from)
            const some = sent[index]!.map((place) => events[place % events.length]!)
            if (together) await Promise.all(some.map(send))
            else for (const event of some) await send(event)
          }
          const rest = world.emulator.events
            .slice(from)
            .map((event, index) => ({ event, rank: seed[index % seed.length]! }))
            .sort((a, b) => a.rank - b.rank)
          await Promise.all(rest.map(({ event }) => send(event)))
          await world.parts.idle()
          expect(world.plan(who) ?? { planId: 'free', status: 'free' }).toMatchObject({ planId, status })
        }),
        { numRuns: 12 },
      )
    })
  })

  test('an event that never comes is found by the clock', async () => {
    const who = world.person()
    await buy('pro', 'month')(who)
    for (const event of world.emulator.events.slice(-4)) await send(event)
    await world.parts.idle()
    const before = world.plan(who)
    world.time.now += 31 * 86_400_000
    await happens((state, id) => renew(state, id, 'paid'))(who)
    expect(world.plan(who)).toEqual(before)
    await world.parts.work()
    expect(new Date(world.plan(who)!.renewsAt!).getTime()).toBeGreaterThan(world.time.now)
  })

  test('seven days after a payment failed the paid limits end, without an event', async () => {
    const who = world.person()
    await buy('pro', 'month')(who)
    await fails(who)
    await send(world.emulator.events.at(-1)!)
    await world.parts.idle()
    expect(world.plan(who)).toMatchObject({ planId: 'pro', status: 'past_due' })
    world.time.now += 6 * 86_400_000
    await world.parts.work()
    expect(world.plan(who)).toMatchObject({ planId: 'pro', status: 'past_due' })
    world.time.now += 86_400_000 + 1000
    await world.parts.work()
    expect(world.plan(who)).toMatchObject({ planId: 'free', status: 'past_due' })
    await happens(recover)(who)
    await send(world.emulator.events.at(-1)!)
    await world.parts.idle()
    expect(world.plan(who)).toMatchObject({ planId: 'pro', status: 'active' })
  })

  test.each([
    ['now', 0, true],
    ['five minutes ago', 300, true],
    ['a second more', 301, false],
    ['an hour ago', 3600, false],
    ['five minutes ahead', -300, true],
    ['ten minutes ahead', -600, false],
    ['at no time', Number.NaN, false],
  ] as const)('an event signed %s', async (_, age, taken) => {
    const event = world.emulator.state.emit('invoice.paid', {
      id: 'in',
      object: 'invoice',
      customer: 'cus_0',
    })
    const payload = JSON.stringify(event)
    const time = Math.floor(world.time.now / 1000) - age
    // By hand, as Stripe's own helper writes no time that is no number.
    const header = `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`
    const sent = world.billing.webhook(payload, header)
    if (taken) await sent
    else await expect(sent).rejects.toMatchObject({ status: 400, code: 'bad_signature' })
  })

  test.each(['null', '[]', '7', '{}', '{"id":1,"type":"invoice.paid"}', '{"id":"evt_1","type":{}}'])(
    'what is signed and no event, %s, is refused',
    async (payload) => {
      const timestamp = Math.floor(world.time.now / 1000)
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      await expect(world.billing.webhook(payload, header)).rejects.toMatchObject({ code: 'bad_signature' })
    },
  )

  test.each(['', ',"data":null', ',"data":{"object":null}', ',"data":{"object":{"customer":{"id":[]}}}'])(
    'an event that names no customer is taken: %s',
    async (data) => {
      const payload = `{"id":"evt_without_customer${data.length}","type":"invoice.paid"${data}}`
      const timestamp = Math.floor(world.time.now / 1000)
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      await world.billing.webhook(payload, header)
    },
  )
})
