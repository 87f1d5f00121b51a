import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { MailboxReport } from '../mailbox.ts'
import {
  adaptiveLimits,
  createPoliteness,
  type Entered,
  type Outcome,
  type Politeness,
} from '../politeness.ts'
import { type Asked, firstPace, type Pace, type PaceLimit, paceAfter, rateOf } from './pace.ts'
import { outcomeOf } from './settle.ts'

const limit: PaceLimit = {
  ...{ perMinute: 20, concurrency: 2, burst: 2 },
  range: { perMinute: { least: 2, most: 60 }, concurrency: { least: 1, most: 4 } },
}
const pace = (perMinute: number, atOnce: number, cuts = 0): Pace => ({ perMinute, atOnce, cuts })
const under = (cuts: number, usedUp = true): Asked => ({
  cuts,
  rateUsedUp: usedUp,
  concurrencyUsedUp: usedUp,
})

describe('one answer', () => {
  test.each<[string, Pace, Asked, Parameters<typeof paceAfter>[3], Pace]>([
    ['good, at full use: a sum up', pace(20, 2), under(0), 'fine', pace(20.1, 2.01)],
    ['good, faster already: in a minute the same sum', pace(40, 2), under(0), 'fine', pace(40.05, 2.005)],
    ['good, but more would have been allowed', pace(20, 2), under(0, false), 'fine', pace(20, 2)],
    [
      'good, permits used up alone',
      pace(20, 2),
      { cuts: 0, rateUsedUp: false, concurrencyUsedUp: true },
      'fine',
      pace(20, 2.01),
    ],
    ['a refusal: half', pace(20, 2), under(0), 'slow', pace(10, 1, 1)],
    ['a refusal of what was little: half all the same', pace(20, 2), under(0, false), 'slow', pace(10, 1, 1)],
    ['another refusal of what was asked before', pace(10, 1, 1), under(0), 'slow', pace(10, 1, 1)],
    ['a good answer to what was asked before', pace(10, 1, 1), under(0), 'fine', pace(10, 1, 1)],
    ['a refusal after that', pace(10, 1, 1), under(1), 'slow', pace(5, 1, 2)],
    ['nothing heard', pace(20, 2), under(0), 'unheard', pace(20, 2)],
    ['never below the least', pace(3, 1), under(0), 'slow', pace(2, 1, 1)],
    ['never above the most', pace(60, 4), under(0), 'fine', pace(60, 4)],
    ['bounds that were changed since', pace(100, 9), under(0), 'fine', pace(60, 4)],
  ])('%s', (_, before, asked, answer, after) => {
    expect(paceAfter(before, limit, asked, answer)).toEqual(after)
  })

  test('without a range nothing changes', () => {
    const constant = { perMinute: 20, concurrency: 2, burst: 2 }
    for (const answer of ['fine', 'slow'] as const)
      expect(paceAfter(firstPace(constant), constant, under(0), answer)).toMatchObject({
        perMinute: 20,
        atOnce: 2,
      })
  })

  test.each([
    [60, { perMinute: 60, burst: 2 }],
    [5, { perMinute: 5, burst: 2 }],
    [3, { perMinute: 3, burst: 1 }],
    [2, { perMinute: 2, burst: 1 }],
  ])('%i a minute as a bucket that refills', (perMinute, rate) => {
    expect(rateOf(pace(perMinute, 1), limit)).toEqual(rate)
  })
})

const MINUTE = 60_000
const bounds = {
  perMinute: { first: 20, least: 2, most: 60 },
  atOnce: { first: 2, most: 4 },
  allPerMinute: { first: 60, most: 240 },
}

const paceOf = (politeness: Politeness) => politeness.standingOf('a')!.pace

/** An operator on a clock that is moved by hand, asked as much as is let through. */
function world() {
  let now = 1_000_000
  const clock = { now: () => now }
  const politeness = createPoliteness({ clock, limits: adaptiveLimits(bounds) })
  return {
    politeness,
    clock,
    set: (to: number) => {
      now = to
    },
    /** Full use for so many minutes, a look a second; every dialogue ends at once with `outcome`. */
    fullUse(minutes: number, outcome: () => Outcome) {
      let asked = 0
      for (let second = 0; second < minutes * 60; second++, now += 1000) {
        const entered = politeness.enter('a')
        if (!entered.ok) continue
        asked += 1
        entered.leave(outcome())
      }
      return asked
    },
  }
}

describe('an operator', () => {
  it('that answers well is asked some two more in each minute, to the most and no further', () => {
    const { fullUse, politeness } = world()
    fullUse(5, () => 'fine')
    expect(paceOf(politeness).perMinute).toBeGreaterThan(26)
    expect(paceOf(politeness).perMinute).toBeLessThan(31)
    fullUse(60, () => 'fine')
    expect(paceOf(politeness).perMinute).toBe(60)
  })

  it('that wants less of us is asked half, once for all under way, and not left alone', () => {
    const { politeness } = world()
    const [one, two] = [politeness.enter('a'), politeness.enter('a')] as [Entered, Entered]
    one.leave('slow')
    two.leave('slow')
    expect(paceOf(politeness)).toEqual({ perMinute: 10, atOnce: 1, cuts: 1 })
    expect(politeness.restsUntil('a')).toBe(0)
  })

  it.each<Outcome>(['back-off', 'bad-name'])(
    'that stops us (%s) is asked half when it is asked again',
    (outcome) => {
      const { politeness, set, clock } = world()
      const entered = politeness.enter('a') as Entered
      entered.leave(outcome)
      expect(politeness.enter('a')).toMatchObject({ why: 'backing-off' })
      set(clock.now() + 30 * MINUTE)
      expect(politeness.enter('a').ok).toBe(true)
      expect(paceOf(politeness).perMinute).toBe(10)
    },
  )

  it('with a limit of its own is found: refusals are few, and most of the limit is used', () => {
    const { fullUse, clock } = world()
    const times: number[] = []
    let refusals = 0
    const most = 30
    const minutes = 240
    const asked = fullUse(minutes, () => {
      const now = clock.now()
      while (times.length && times[0]! <= now - MINUTE) times.shift()
      if (times.length >= most) {
        refusals += 1
        return 'slow'
      }
      times.push(now)
      return 'fine'
    })
    expect(refusals / asked).toBeLessThan(0.01)
    expect(asked / minutes).toBeGreaterThan(most * 0.6)
  })

  it.each([
    ['a day back', -24 * 60 * MINUTE],
    ['a day ahead', 24 * 60 * MINUTE],
  ])('a clock that steps %s neither raises nor lowers it', (_, step) => {
    const { politeness, fullUse, set, clock } = world()
    fullUse(2, () => 'fine')
    const before = paceOf(politeness)
    set(clock.now() + step)
    const entered = politeness.enter('a')
    if (entered.ok) entered.leave('unheard')
    expect(paceOf(politeness)).toEqual(before)
  })

  it('never has more dialogues in a minute or at once than the most, whatever comes', () => {
    const event = fc.record({
      gap: fc.integer({ min: 0, max: 4000 }),
      holds: fc.integer({ min: 0, max: 6 }),
      outcome: fc.constantFrom<Outcome>('fine', 'fine', 'fine', 'fine', 'slow', 'unheard'),
    })
    fc.assert(
      fc.property(fc.array(event, { minLength: 200, maxLength: 600 }), (events) => {
        const { politeness, set, clock } = world()
        const open: { entered: Entered; until: number; outcome: Outcome }[] = []
        const taken: number[] = []
        for (const [i, { gap, holds, outcome }] of events.entries()) {
          set(clock.now() + gap)
          for (const one of open.filter(({ until }) => until <= i)) {
            one.entered.leave(one.outcome)
            open.splice(open.indexOf(one), 1)
          }
          const entered = politeness.enter('a')
          if (!entered.ok) continue
          open.push({ entered, until: i + holds, outcome })
          taken.push(clock.now())
          expect(open.length).toBeLessThanOrEqual(4)
          const lately = taken.filter((at) => at > clock.now() - MINUTE).length
          expect(lately).toBeLessThanOrEqual(60)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('all operators together', () => {
  it('are asked less where one says that our address has a bad name, and no less for a rate', () => {
    const { politeness } = world()
    const leave = (operator: string, outcome: Outcome) => {
      const entered = politeness.enter(operator)
      if (entered.ok) entered.leave(outcome)
      return entered.ok
    }
    expect([leave('a', 'back-off'), leave('b', 'bad-name')]).toEqual([true, true])
    // The bucket held six: two are gone, and four are left of a burst that is the same at half the pace.
    const passed = ['c', 'd', 'e', 'f', 'g', 'h'].map((operator) => politeness.enter(operator))
    expect(passed.filter(({ ok }) => ok)).toHaveLength(4)
    // At 60 a minute with a burst of six the next is there within 1112 ms, at half of it within 2500.
    expect(passed.at(-1)).toMatchObject({ why: 'global-rate', waitMs: 2500 })
  })
})

describe('what a dialogue tells', () => {
  const step = (code: number | null) => ({ code }) as MailboxReport['steps'][number]
  const said = (how: 'stop' | 'slow', said: MailboxReport['backOff'][number]['said'], operator = 'own') => ({
    ...{ operator, how, said },
    code: 421,
  })
  test.each<[string, MailboxReport['backOff'], number | null, Outcome]>([
    ['an answer', [], 250, 'fine'],
    ['a refusal of the recipient', [], 550, 'fine'],
    ['no word', [], null, 'unheard'],
    ['a server that is busy', [said('slow', 'server temporary')], 421, 'slow'],
    ['too often', [said('stop', 'client rate')], 450, 'back-off'],
    ['a rule', [said('slow', 'server policy'), said('stop', 'client policy')], 554, 'back-off'],
    ['a list', [said('stop', 'client rate'), said('stop', 'client reputation')], 554, 'bad-name'],
    ['of another operator', [said('stop', 'client reputation', 'other')], 250, 'fine'],
  ])('%s', (_, backOff, code, outcome) => {
    expect(outcomeOf({ backOff, steps: [step(null), step(code)] }, 'own')).toBe(outcome)
  })
})
