import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Interval } from '#contract/billing.ts'
import { markCustomer } from '#storage/billing/customers.ts'
import { grantPlan } from '#storage/plans.ts'
import { paySession } from '../../../../packages/emulators/stripe/checkout.ts'
import type { SignedIn } from '../../accounts/visitor.ts'
import { type BillingFixture, start, startBilling } from '../world.fixture.ts'

/** Codes for an account that has something already. */

let world: BillingFixture
beforeAll(async () => {
  world = await startBilling()
})
beforeEach(() => {
  world.time.now = start
})
afterAll(() => world?.close())

async function codeFor(planId: string, interval: Interval = 'month'): Promise<string> {
  const given = { planId, interval, count: 1, expiresAt: null, amount: 0 }
  return (await world.billing.makeCodes(world.admin, given))[0]!
}
const enter = async (who: SignedIn, planId: string, interval: Interval = 'month') =>
  world.billing.invoice(who, await codeFor(planId, interval))

async function buy(who: SignedIn, planId: string, interval: Interval): Promise<void> {
  const { checkout_id } = await world.billing.changePlan(who, planId, interval)
  paySession(world.emulator.state, checkout_id)
  await markCustomer(world.database.db, who.accountId)
  await world.parts.work()
}

async function give(who: SignedIn, planId: string, until: string | null): Promise<void> {
  const { db } = world.database
  const now = new Date(world.time.now)
  await db
    .insertInto('accounts')
    .values({
      id: who.accountId,
      name: who.name,
      email: who.email,
      email_key: who.email,
      password_hash: '',
      locale: who.locale,
      timezone: who.timezone,
      confirmed_at: now,
      created_at: now,
    })
    .execute()
  await grantPlan(db, {
    account_id: who.accountId,
    plan_id: planId,
    interval: null,
    status: 'active',
    renews_at: null,
    cancel_at: until === null ? null : new Date(until),
    source: 'admin',
    since: now,
  })
}

type Has = (who: SignedIn) => Promise<unknown>
const nothing: Has = async () => {}
const subscription: Has = (who) => buy(who, 'pro', 'month')
const canceled: Has = async (who) => {
  await subscription(who)
  await world.billing.cancelPlan(who)
}
/** The clock goes on, so that one comes after the other. */
const later =
  (has: Has): Has =>
  async (who) => {
    await has(who)
    world.time.now += 1000
  }
const given =
  (planId: string, until: string | null): Has =>
  (who) =>
    give(who, planId, until)
const entered =
  (planId: string, interval?: Interval): Has =>
  (who) =>
    enter(who, planId, interval)

describe('is refused and stays good for someone else', () => {
  test.each<[string, Has, string, Interval, string]>([
    ['beside a subscription', subscription, 'agency', 'month', 'subscription_runs'],
    ['beside a subscription that ends', canceled, 'agency', 'month', 'subscription_runs'],
    ['for life, beside one that renews', subscription, 'lifetime', 'lifetime', 'subscription_runs'],
    [
      'for a time, of who has bought for life',
      (who) => buy(who, 'lifetime', 'lifetime'),
      'starter',
      'month',
      'better_plan',
    ],
    ['for life, of who has it', entered('lifetime', 'lifetime'), 'lifetime', 'lifetime', 'same_plan'],
    ['of less than a grant for ever', given('agency', null), 'starter', 'month', 'better_plan'],
    ['for a time, of the plan given for ever', given('agency', null), 'agency', 'month', 'same_plan'],
    ['of more than a grant for ever', given('starter', null), 'agency', 'month', 'better_plan'],
    [
      'of less than a grant for a time',
      given('agency', '2026-11-30T12:00:00Z'),
      'pro',
      'year',
      'better_plan',
    ],
    [
      'of more, and shorter than the grant',
      given('pro', '2027-11-30T12:00:00Z'),
      'agency',
      'month',
      'better_plan',
    ],
    ['of less than another code gave', entered('pro'), 'starter', 'year', 'better_plan'],
  ])('%s', async (_, has, planId, interval, refusal) => {
    const who = world.person()
    await has(who)
    const before = world.plan(who)
    const code = await codeFor(planId, interval)
    await expect(world.billing.invoice(who, code)).rejects.toMatchObject({ status: 409, code: refusal })
    expect(world.plan(who)).toEqual(before)
    const other = world.person()
    await world.billing.invoice(other, code)
    expect(world.plan(other)).toMatchObject({ planId, source: 'code' })
  })
})

describe('is taken', () => {
  test.each<[string, Has, string, Interval, string | null]>([
    ['by who has nothing', nothing, 'pro', 'month', '2026-12-20T12:00:00.000Z'],
    ['of the same plan: a month more', entered('pro'), 'pro', 'month', '2027-01-20T12:00:00.000Z'],
    ['of the same plan: a year more', entered('pro'), 'pro', 'year', '2027-12-20T12:00:00.000Z'],
    [
      'of the plan given until a time: behind it',
      given('pro', '2027-01-05T12:00:00Z'),
      'pro',
      'month',
      '2027-02-05T12:00:00.000Z',
    ],
    [
      'of a plan given until a time that is past',
      given('agency', '2026-11-01T12:00:00Z'),
      'pro',
      'month',
      '2026-12-20T12:00:00.000Z',
    ],
    [
      'of more than another code gave',
      later(entered('starter')),
      'agency',
      'month',
      '2026-12-20T12:00:01.000Z',
    ],
    ['for life, after one for a time of less', entered('starter'), 'lifetime', 'lifetime', null],
  ])('%s', async (_, has, planId, interval, cancelAt) => {
    const who = world.person()
    await has(who)
    await enter(who, planId, interval)
    expect(world.plan(who)).toMatchObject({ planId, cancelAt, source: 'code' })
  })

  test('for life, beside a subscription that ends: it counts afterwards', async () => {
    const who = world.person()
    await canceled(who)
    await enter(who, 'lifetime', 'lifetime')
    expect(world.plan(who)).toMatchObject({ planId: 'pro' })
  })

  test('two of the same plan at once: two months', async () => {
    const who = world.person()
    const codes = [await codeFor('pro'), await codeFor('pro')]
    await Promise.all(codes.map((code) => world.billing.invoice(who, code)))
    expect(world.plan(who)).toMatchObject({ planId: 'pro', cancelAt: '2027-01-20T12:00:00.000Z' })
  })

  test('two for life at once: one, and the other stays good', async () => {
    const who = world.person()
    const codes = [await codeFor('lifetime', 'lifetime'), await codeFor('lifetime', 'lifetime')]
    const answers = await Promise.allSettled(codes.map((code) => world.billing.invoice(who, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const left = codes[answers.findIndex(({ status }) => status === 'rejected')]!
    expect(await world.billing.invoice(world.person(), left)).toMatchObject({ plan: { id: 'lifetime' } })
  })

  test('of a better plan, while one that was lengthened lies ahead', async () => {
    const who = world.person()
    await give(who, 'pro', '2027-01-05T12:00:00Z')
    await enter(who, 'pro')
    await world.database.db.deleteFrom('account_plans').where('account_id', '=', who.accountId).execute()
    await enter(who, 'agency')
    expect(world.plan(who)).toMatchObject({ planId: 'agency', cancelAt: '2026-12-20T12:00:00.000Z' })
    world.time.now = Date.parse('2026-12-21T12:00:00Z')
    await world.parts.work()
    expect(world.plan(who)).toMatchObject({ planId: 'pro', cancelAt: '2027-02-05T12:00:00.000Z' })
  })

  test('in manual mode too', async () => {
    const who = world.person()
    for (const planId of ['pro', 'pro']) await world.manual.service.invoice(who, await codeFor(planId))
    expect(world.plan(who)).toMatchObject({ cancelAt: '2027-01-20T12:00:00.000Z' })
    await expect(world.manual.service.invoice(who, await codeFor('starter'))).rejects.toMatchObject({
      code: 'better_plan',
    })
  })
})
