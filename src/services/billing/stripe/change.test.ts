import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listQuerySchema } from '#contract/common.ts'
import { markCustomer } from '#storage/billing/customers.ts'
import { paySession } from '../../../../packages/emulators/stripe/checkout.ts'
import type { SignedIn } from '../../accounts/visitor.ts'
import { type BillingFixture, startBilling } from '../world.fixture.ts'

/** What is shown before a plan is changed is what is charged, to the cent; and nothing is charged that was not shown. */

let world: BillingFixture
beforeAll(async () => {
  world = await startBilling()
})
afterAll(() => world?.close())

const day = 86_400_000
const minute = 60_000

async function subscriber(plan: string, interval: 'month' | 'year'): Promise<SignedIn> {
  const who = world.person()
  const { checkout_id } = await world.billing.changePlan(who, plan, interval)
  paySession(world.emulator.state, checkout_id)
  await settle(who)
  return who
}
async function settle({ accountId }: SignedIn) {
  await markCustomer(world.database.db, accountId)
  await world.parts.work()
}
const invoicesOf = async (who: SignedIn) => {
  const { stripe_id } = await world.customerOf(who)
  return [...world.emulator.state.invoices.values()].filter(({ customer }) => customer === stripe_id)
}
const chargedTo = async (who: SignedIn) =>
  (await invoicesOf(who)).reduce((sum, invoice) => sum + invoice.amount_paid, 0)

type Change = {
  from: [string, 'month' | 'year']
  after: number
  to: [string, 'month' | 'year']
  lines: number[]
  tax: number
  total: number
  due_now: number
  credit_left: number
  next: { amount: number; tax: number; due: number; day: string }
}

/** Days after the purchase on the 20th of November 2026; a month has 30 then. Tax is 19 %. */
const changes: Change[] = [
  {
    from: ['pro', 'month'],
    after: 10,
    to: ['agency', 'month'],
    lines: [-2600, 6600],
    tax: 760,
    total: 4760,
    due_now: 4760,
    credit_left: 0,
    next: { amount: 11_781, tax: 1881, due: 11_781, day: '2026-12-20' },
  },
  {
    from: ['pro', 'month'],
    after: 15,
    to: ['agency', 'year'],
    lines: [-1950, 99_000],
    tax: 18_440,
    total: 115_490,
    due_now: 115_490,
    credit_left: 0,
    next: { amount: 117_810, tax: 18_810, due: 117_810, day: '2027-12-05' },
  },
  {
    from: ['agency', 'month'],
    after: 15,
    to: ['pro', 'month'],
    lines: [-4950, 1950],
    tax: -570,
    total: -3570,
    due_now: 0,
    credit_left: 3570,
    next: { amount: 4641, tax: 741, due: 1071, day: '2026-12-20' },
  },
  {
    from: ['pro', 'year'],
    after: 0,
    to: ['pro', 'month'],
    lines: [-39_000, 3900],
    tax: -6669,
    total: -41_769,
    due_now: 0,
    credit_left: 41_769,
    next: { amount: 4641, tax: 741, due: 0, day: '2026-12-20' },
  },
]

describe('the sums', () => {
  test.each(changes)('from $from after $after days to $to', async (row) => {
    world.time.now = Date.parse('2026-11-20T12:00:00Z')
    const who = await subscriber(...row.from)
    const before = await chargedTo(who)
    world.time.now += row.after * day
    const shown = await world.billing.previewChange(who, ...row.to)
    const { sums } = shown
    expect(shown.kind).toBe('change')
    expect(sums?.lines.map(({ amount }) => amount)).toEqual(row.lines)
    const { total, tax, due_now, credit_left } = row
    expect(sums).toMatchObject({ currency: 'usd', tax, total, due_now, credit_left, credit_used: 0 })
    const { at, ...next } = sums!.next
    expect({ ...next, day: at.slice(0, 10) }).toEqual(row.next)
    expect(await chargedTo(who)).toBe(before)
    // Whoever reads it needs a while.
    world.time.now += 3 * minute
    await world.billing.changePlan(who, ...row.to, { confirmation: shown.confirmation! })
    expect((await chargedTo(who)) - before).toBe(sums!.due_now)
    expect(world.plan(who)).toMatchObject({ planId: row.to[0], interval: row.to[1] })
    const [newest] = (await world.billing.invoices(who.accountId, listQuerySchema.parse({}))).data
    expect(newest).toMatchObject({ amount: row.total, tax: row.tax })
    const { stripe_id } = await world.customerOf(who)
    expect(world.emulator.state.customers.get(stripe_id!)?.balance).toBe(0 - row.credit_left)
  })

  test('what stands to the credit pays first', async () => {
    const who = await subscriber('agency', 'month')
    const down = await world.billing.previewChange(who, 'starter', 'month')
    await world.billing.changePlan(who, 'starter', 'month', { confirmation: down.confirmation! })
    const up = await world.billing.previewChange(who, 'pro', 'month')
    const credit = down.sums!.credit_left
    expect(up.sums).toMatchObject({
      credit_used: up.sums!.total,
      due_now: 0,
      credit_left: credit - up.sums!.total,
    })
    const before = await chargedTo(who)
    await world.billing.changePlan(who, 'pro', 'month', { confirmation: up.confirmation! })
    expect(await chargedTo(who)).toBe(before)
  })
})

describe('nothing is charged', () => {
  const untouched = async (who: SignedIn, plan = 'pro') => {
    expect(await invoicesOf(who)).toHaveLength(1)
    await settle(who)
    expect(world.plan(who)).toMatchObject({ planId: plan })
  }

  test('without the confirmation of a preview', async () => {
    const who = await subscriber('pro', 'month')
    await expect(world.billing.changePlan(who, 'agency', 'year')).rejects.toMatchObject({
      status: 409,
      code: 'sums_unseen',
    })
    await untouched(who)
  })

  test.each([
    ['a quarter of an hour later', (seen: string) => seen, 15 * minute],
    [
      'with that of another time',
      (seen: string) => seen.replace(/^\d+/, (at) => String(Number(at) - 600)),
      0,
    ],
    [
      'with that of a time to come',
      (seen: string) => seen.replace(/^\d+/, (at) => String(Number(at) + 60)),
      0,
    ],
    ['with the end of the period', (seen: string) => seen.replace(/^\d+/, '9999999999'), 0],
    ['with other sums', (seen: string) => `${seen}x`, 0],
    ['with nonsense', () => 'nonsense', 0],
  ])('%s', async (_, forged, later) => {
    const who = await subscriber('pro', 'month')
    world.time.now += day
    const { confirmation } = await world.billing.previewChange(who, 'agency', 'month')
    world.time.now += later
    await expect(
      world.billing.changePlan(who, 'agency', 'month', { confirmation: forged(confirmation!) }),
    ).rejects.toMatchObject({ status: 409, code: 'sums_changed' })
    await untouched(who)
  })

  test('with what was shown for another plan, or to someone else', async () => {
    const [who, other] = [await subscriber('pro', 'month'), await subscriber('pro', 'month')]
    const starter = await world.billing.previewChange(who, 'starter', 'month')
    const theirs = await world.billing.previewChange(other, 'agency', 'month')
    for (const { confirmation } of [starter, theirs]) {
      await expect(
        world.billing.changePlan(who, 'agency', 'month', { confirmation: confirmation! }),
      ).rejects.toMatchObject({
        code: 'sums_changed',
      })
    }
    await untouched(who)
  })

  test('when the price has changed meanwhile', async () => {
    const who = await subscriber('pro', 'month')
    const { confirmation } = await world.billing.previewChange(who, 'agency', 'month')
    const price = [...world.emulator.state.prices.values()].find(
      ({ lookup_key }) => lookup_key === 'agency_month',
    )!
    const { unit_amount: before } = price
    price.unit_amount = 19_900
    await expect(
      world.billing.changePlan(who, 'agency', 'month', { confirmation: confirmation! }),
    ).rejects.toMatchObject({
      code: 'sums_changed',
    })
    price.unit_amount = before
    await untouched(who)
  })

  test('twice by two presses at once', async () => {
    const who = await subscriber('pro', 'month')
    const { confirmation, sums } = await world.billing.previewChange(who, 'agency', 'month')
    const before = await chargedTo(who)
    await Promise.allSettled(
      [1, 2, 3].map(() => world.billing.changePlan(who, 'agency', 'month', { confirmation: confirmation! })),
    )
    expect((await chargedTo(who)) - before).toBe(sums!.due_now)
    expect(await invoicesOf(who)).toHaveLength(2)
  })

  test('by a declined card, and the plan stays', async () => {
    const who = await subscriber('pro', 'month')
    const { confirmation } = await world.billing.previewChange(who, 'agency', 'month')
    const { stripe_id } = await world.customerOf(who)
    world.emulator.state.declined.add(stripe_id!)
    await expect(
      world.billing.changePlan(who, 'agency', 'month', { confirmation: confirmation! }),
    ).rejects.toMatchObject({
      status: 402,
    })
    await untouched(who)
  })
})

describe('a cancellation', () => {
  test('is taken back until the plan ends, for what was agreed before', async () => {
    const who = await subscriber('pro', 'month')
    await expect(world.billing.keepPlan(who)).rejects.toMatchObject({ status: 409, code: 'not_cancelled' })
    const { cancel_at } = await world.billing.cancelPlan(who)
    const shown = await world.billing.previewChange(who, 'pro', 'month')
    expect(shown).toMatchObject({
      kind: 'keep',
      sums: { lines: [], due_now: 0, next: { at: cancel_at, amount: 4641 } },
      confirmation: null,
    })
    const before = await chargedTo(who)
    expect(await world.billing.keepPlan(who)).toEqual({ renews_at: cancel_at })
    expect(world.plan(who)).toMatchObject({ planId: 'pro', cancelAt: null, renewsAt: cancel_at })
    expect(await chargedTo(who)).toBe(before)
  })

  test('of a plan that has ended is not', async () => {
    const who = await subscriber('pro', 'month')
    await world.billing.cancelPlan(who)
    const { stripe_id } = await world.customerOf(who)
    const own = [...world.emulator.state.subscriptions.values()].find(
      ({ customer }) => customer === stripe_id,
    )!
    await world.stripe.subscriptions.cancel(own.id)
    await settle(who)
    await expect(world.billing.keepPlan(who)).rejects.toMatchObject({ code: 'not_cancelled' })
  })
})

test.each([
  ['pro', 'month', { kind: 'purchase', sums: null }],
  ['lifetime', 'lifetime', { kind: 'purchase', sums: null }],
] as const)('who has no subscription buys %s on the pay page', async (plan, interval, shown) => {
  expect(await world.billing.previewChange(world.person(), plan, interval)).toMatchObject(shown)
})
