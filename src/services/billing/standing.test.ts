import { describe, expect, test } from 'vitest'
import { type Holdings, standingOf } from './standing.ts'

const now = new Date('2026-11-20T12:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
type Subscription = Holdings['subscriptions'][number]
const sub = (given: Partial<Subscription>): Subscription => ({
  id: 'sub_1',
  status: 'active',
  planId: 'pro',
  interval: 'month',
  periodEnd: days(10),
  cancelAt: null,
  unpaidSince: null,
  createdAt: days(-20),
  ...given,
})
const nothing: Holdings = { subscriptions: [], purchases: [], codes: [] }
const bought = { planId: 'lifetime', paid: true, refunded: false, at: days(-5) }
const late = { status: 'past_due', periodEnd: days(29) }

describe('the plan that follows from what was paid', () => {
  const rows: [string, Partial<Holdings>, string, string][] = [
    ['nothing', {}, 'free', 'free'],
    ['active', { subscriptions: [sub({})] }, 'pro', 'active'],
    ['trialing', { subscriptions: [sub({ status: 'trialing' })] }, 'pro', 'trialing'],
    ['begun and not paid', { subscriptions: [sub({ status: 'incomplete' })] }, 'free', 'free'],
    ['never paid', { subscriptions: [sub({ status: 'incomplete_expired' })] }, 'free', 'free'],
    ['ended', { subscriptions: [sub({ status: 'canceled' })] }, 'free', 'canceled'],
    ['a status to come', { subscriptions: [sub({ status: 'hibernating' })] }, 'free', 'free'],
    ['a price of nobody', { subscriptions: [sub({ planId: null })] }, 'free', 'free'],
    ['late by 6 days', { subscriptions: [sub({ ...late, unpaidSince: days(-6) })] }, 'pro', 'past_due'],
    ['late by 7 days', { subscriptions: [sub({ ...late, unpaidSince: days(-7) })] }, 'free', 'past_due'],
    ['unpaid', { subscriptions: [sub({ status: 'unpaid', unpaidSince: days(-1) })] }, 'free', 'past_due'],
    ['paused', { subscriptions: [sub({ status: 'paused' })] }, 'free', 'past_due'],
    ['bought for life', { purchases: [bought] }, 'lifetime', 'lifetime'],
    ['not paid yet', { purchases: [{ ...bought, paid: false }] }, 'free', 'free'],
    ['given back', { purchases: [{ ...bought, refunded: true }] }, 'free', 'free'],
    ['for life, and a subscription', { purchases: [bought], subscriptions: [sub({})] }, 'pro', 'active'],
    [
      'for life, and one that is unpaid',
      { purchases: [bought], subscriptions: [sub({ status: 'unpaid' })] },
      'lifetime',
      'lifetime',
    ],
    [
      'the newest of two',
      { subscriptions: [sub({}), sub({ id: 'sub_2', planId: 'agency', createdAt: days(-1) })] },
      'agency',
      'active',
    ],
    [
      'an old one ended, a new one runs',
      { subscriptions: [sub({ id: 'sub_2', status: 'canceled', createdAt: days(-1) }), sub({})] },
      'pro',
      'active',
    ],
    [
      'a code for a month',
      { codes: [{ planId: 'starter', interval: 'month', redeemedAt: days(-29) }] },
      'starter',
      'active',
    ],
    [
      'a code that is over',
      { codes: [{ planId: 'starter', interval: 'month', redeemedAt: days(-31) }] },
      'free',
      'free',
    ],
    [
      'a code for life',
      { codes: [{ planId: 'lifetime', interval: 'lifetime', redeemedAt: days(-999) }] },
      'lifetime',
      'lifetime',
    ],
  ]
  test.each(rows)('%s', (_, holdings, planId, status) => {
    expect(standingOf({ ...nothing, ...holdings }, now, 7).grant).toMatchObject({ planId, status })
  })
})

test('of two, the one that renews says when, though the newest has been canceled', () => {
  const newest = sub({ id: 'sub_2', planId: 'agency', createdAt: days(-1), cancelAt: days(29) })
  const { grant } = standingOf({ ...nothing, subscriptions: [newest, sub({})] }, now, 7)
  expect(grant).toMatchObject({ planId: 'agency', cancelAt: null, renewsAt: days(10).toISOString() })
})

describe('when it is looked at again', () => {
  test.each([
    ['never without anything', {}, null],
    ['half a day after a renewal that was not heard of', { subscriptions: [sub({})] }, days(10.5)],
    ['tomorrow, when even that is past', { subscriptions: [sub({ periodEnd: days(-3) })] }, days(1)],
    ['at the end of the grace', { subscriptions: [sub({ ...late, unpaidSince: days(-6.5) })] }, days(0.5)],
    [
      'when a code ends: the 31st of a short month is its last day',
      { codes: [{ planId: 'starter', interval: 'month', redeemedAt: new Date('2026-10-31T13:00:00Z') }] },
      new Date('2026-11-30T13:00:00Z'),
    ],
  ] as [string, Partial<Holdings>, Date | null][])('%s', (_, holdings, due) => {
    expect(standingOf({ ...nothing, ...holdings }, now, 7).dueAt).toEqual(due)
  })
})
