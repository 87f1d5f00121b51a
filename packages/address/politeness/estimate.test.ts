import { describe, expect, test } from 'vitest'
import { estimateMs, type ListWork, lastingPerMinute, usualMs, type WorkAt } from './estimate.ts'

const MINUTE = 60_000
const at = (left: number, perMinute: number, more: Partial<WorkAt> = {}): WorkAt => ({
  ...{ left, perMinute, restsMs: 0, isKnown: true },
  ...more,
})
const work = (operators: WorkAt[], more: Partial<ListWork> = {}): ListWork => ({
  ...{ operators, unplaced: 0, allPerMinute: 60, lastRetryMs: 0 },
  ...more,
})

describe('when a list is done, in minutes', () => {
  test.each<[string, ListWork, number | null]>([
    ['the slowest operator decides', work([at(100, 20), at(90, 2), at(10, 1)]), 45],
    ['the limit of all may be the slowest', work([at(300, 20), at(300, 20)], { allPerMinute: 30 }), 20],
    ['what is not placed yet counts for all', work([at(60, 20)], { unplaced: 60, allPerMinute: 10 }), 12],
    ['one that rests is waited for', work([at(10, 10, { restsMs: 30 * MINUTE })]), 31],
    ['one that rests for a day is given up', work([at(10, 10, { restsMs: 1440 * MINUTE })]), 160],
    ['nothing left there, though it rests', work([at(0, 10, { restsMs: 30 * MINUTE }), at(20, 10)]), 2],
    ['what is asked again later', work([at(10, 10)], { lastRetryMs: 15 * MINUTE }), 15],
    ['only that', work([], { lastRetryMs: 15 * MINUTE }), 15],
    ['nothing at all', work([]), 0],
    ['no operator is known', work([at(100, 20, { isKnown: false })]), null],
    ['most are not placed', work([at(40, 20)], { unplaced: 60 }), null],
    [
      'half are known: those that are not, as they begin',
      work([at(50, 20), at(50, 10, { isKnown: false })]),
      5,
    ],
    ['half are not', work([at(49, 20), at(51, 10, { isKnown: false })]), null],
  ])('%s', (_, given, minutes) => {
    const ms = estimateMs(given)
    expect(ms === null ? null : ms / MINUTE).toBe(minutes)
  })
})

describe('how many a minute over a long time', () => {
  const pace = { perMinute: 20, atOnce: 2.9, cuts: 0 }
  test.each([
    ['its tokens', { perMinute: 20, burst: 2, concurrency: 2 }, 1000, 18],
    ['its permits, where dialogues take long', { perMinute: 20, burst: 2, concurrency: 2 }, 20_000, 6],
    ['nothing known of how long they take', { perMinute: 20, burst: 2, concurrency: 2 }, null, 18],
    ['of all together permits do not count', { perMinute: 20, burst: 2 }, 60_000, 18],
  ])('%s', (_, limit, ms, perMinute) => {
    expect(lastingPerMinute(pace, limit, ms)).toBe(perMinute)
  })

  test('how long one takes follows what is seen, and no clock that steps', () => {
    expect(usualMs(null, 500)).toBe(500)
    expect(usualMs(1000, 2000)).toBe(1100)
    expect(usualMs(1000, -3_600_000)).toBe(900)
    expect(usualMs(1000, 86_400_000)).toBe(12_900)
  })
})
