import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plans } from '../../../../data/plans.ts'
import { type Account, type BillingMode, entitlements, GRACE, type Holding } from './entitlements.ts'
import { billingMonth, calendarMonth, dayOf } from './period.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const DAY = 86_400_000
const holding = (given: Partial<Holding>): Holding => ({
  planId: 'pro',
  interval: 'month',
  status: 'active',
  renewsAt: now + 5 * DAY,
  cancelAt: null,
  since: now - 25 * DAY,
  ...given,
})
const account = (given: Partial<Holding> | null, confirmed = true): Account => ({
  confirmed,
  holding: given && holding(given),
})

describe('the plan by mode, account and what it holds', () => {
  const rows: [string, BillingMode, Account | null, string, string, number | null][] = [
    ['off: a visitor has everything', 'off', null, 'unlimited', 'free', null],
    ['off: an account too', 'off', account(null), 'unlimited', 'free', null],
    ['off: whatever it once held', 'off', account({ status: 'past_due' }), 'unlimited', 'free', null],
    ['off: confirmed or not', 'off', account(null, false), 'unlimited', 'free', null],
    ['a visitor', 'manual', null, 'anonymous', 'free', 3],
    ['an account', 'manual', account(null), 'free', 'free', 20],
    ['not confirmed yet', 'manual', account(null, false), 'free', 'free', 20],
    ['active', 'stripe', account({}), 'pro', 'active', 300],
    ['active, not confirmed: limits of the free plan', 'stripe', account({}, false), 'pro', 'active', 20],
    ['trialing', 'stripe', account({ status: 'trialing' }), 'pro', 'trialing', 300],
    ['renewal not heard of yet', 'stripe', account({ renewsAt: now - DAY }), 'pro', 'active', 300],
    ['renewal long past', 'stripe', account({ renewsAt: now - GRACE }), 'free', 'canceled', 20],
    ['given for good', 'manual', account({ renewsAt: null, interval: null }), 'pro', 'active', 300],
    ['given until later', 'manual', account({ renewsAt: null, cancelAt: now + 1 }), 'pro', 'active', 300],
    ['given until now', 'manual', account({ renewsAt: null, cancelAt: now }), 'free', 'canceled', 20],
    [
      'canceled, still paid',
      'stripe',
      account({ status: 'canceled', cancelAt: now + 1 }),
      'pro',
      'canceled',
      300,
    ],
    ['canceled, by its renewal', 'stripe', account({ status: 'canceled' }), 'pro', 'canceled', 300],
    ['canceled and over', 'stripe', account({ status: 'canceled', cancelAt: now }), 'free', 'canceled', 20],
    [
      'canceled without a date',
      'stripe',
      account({ status: 'canceled', renewsAt: null }),
      'free',
      'canceled',
      20,
    ],
    [
      'past due, six days',
      'stripe',
      account({ status: 'past_due', since: now - 6 * DAY }),
      'pro',
      'past_due',
      300,
    ],
    [
      'past due, seven days',
      'stripe',
      account({ status: 'past_due', since: now - GRACE }),
      'free',
      'past_due',
      20,
    ],
    [
      'lifetime',
      'manual',
      account({ planId: 'lifetime', status: 'lifetime', interval: 'lifetime', renewsAt: null }),
      'lifetime',
      'lifetime',
      150,
    ],
    ['status free', 'manual', account({ status: 'free' }), 'free', 'free', 20],
    ['a plan that is gone', 'manual', account({ planId: 'gold' }), 'free', 'canceled', 20],
  ]
  test.each(rows)('%s', (_name, mode, who, plan, status, tests) => {
    const found = entitlements(mode, who, plans, now)
    expect([found.plan.id, found.status, found.limits.spam_check]).toEqual([plan, status, tests])
  })

  test.each([
    ['off', null, { history: true, assistant: true, api: true }],
    ['manual', null, { history: false, assistant: true, api: false }],
    ['manual', account(null), { history: true, assistant: true, api: false }],
    ['manual', account({}), { history: true, assistant: true, api: true }],
    ['manual', account({}, false), { history: true, assistant: true, api: false }],
    ['manual', account({ planId: 'agency' }), { history: true, assistant: true, api: true }],
  ] as const)('what may be done: %s %o', (mode, who, can) => {
    expect(entitlements(mode, who, plans, now).can).toEqual(can)
  })

  test('without plans nothing is allowed, and nothing breaks', () => {
    const found = entitlements('manual', null, [], now)
    expect(found.limits.spam_check).toBe(0)
    expect(found.can).toEqual({ history: false, assistant: false, api: false })
  })
})

describe('periods', () => {
  const iso = ({ start, end }: { start: number; end: number }) =>
    [start, end].map((at) => new Date(at).toISOString().slice(0, 16))

  test('visitors by the day, accounts by the calendar month, subscriptions by theirs', () => {
    expect(iso(entitlements('manual', null, plans, now).period)).toEqual([
      '2026-11-20T00:00',
      '2026-11-21T00:00',
    ])
    expect(iso(entitlements('manual', account(null), plans, now).period)).toEqual([
      '2026-11-01T00:00',
      '2026-12-01T00:00',
    ])
    expect(iso(entitlements('manual', account({}), plans, now).period)).toEqual([
      '2026-10-25T10:00',
      '2026-11-25T10:00',
    ])
    const over = account({ status: 'canceled', cancelAt: now })
    expect(iso(entitlements('stripe', over, plans, now).period)[0]).toBe('2026-11-01T00:00')
  })

  test.each([
    ['a month', { interval: 'month', renewsAt: now + 5 * DAY }],
    ['a year', { interval: 'year', renewsAt: now + 200 * DAY }],
  ] as const)('who cancels %s stays in the same period', (_, given) => {
    const before = entitlements('stripe', account(given), plans, now).period
    const canceled = account({ ...given, renewsAt: null, cancelAt: given.renewsAt })
    expect(entitlements('stripe', canceled, plans, now).period).toEqual(before)
  })

  test.each([
    ['given without an interval', { interval: null }],
    ['for life', { interval: 'lifetime', status: 'lifetime' }],
  ] as const)('%s it is the calendar month, whenever it ends', (_, given) => {
    const found = entitlements(
      'manual',
      account({ ...given, renewsAt: null, cancelAt: now + 5 * DAY }),
      plans,
      now,
    )
    expect(iso(found.period)).toEqual(['2026-11-01T00:00', '2026-12-01T00:00'])
  })

  test.each([
    ['2026-01-31T12:00:00Z', '2026-02-28T11:59:59Z', ['2026-01-31T12:00', '2026-02-28T12:00']],
    ['2026-01-31T12:00:00Z', '2026-02-28T12:00:00Z', ['2026-02-28T12:00', '2026-03-31T12:00']],
    ['2026-01-31T12:00:00Z', '2028-02-29T12:00:00Z', ['2028-02-29T12:00', '2028-03-31T12:00']],
    ['2027-03-05T00:00:00Z', '2026-11-20T10:00:00Z', ['2026-11-05T00:00', '2026-12-05T00:00']],
  ])('a year or month that ends %s, at %s', (anchor, at, expected) => {
    expect(iso(billingMonth(Date.parse(anchor), Date.parse(at)))).toEqual(expected)
  })

  test('a moment is in its period, and the next begins where it ends', () => {
    const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, moment, (anchor, at) => {
        const kinds = [dayOf, calendarMonth, (time: number) => billingMonth(anchor.getTime(), time)]
        for (const kind of kinds) {
          const { start, end } = kind(at.getTime())
          expect(start <= at.getTime() && at.getTime() < end).toBe(true)
          expect(kind(start)).toEqual({ start, end })
          expect(kind(end).start).toBe(end)
        }
      }),
    )
  })
})
