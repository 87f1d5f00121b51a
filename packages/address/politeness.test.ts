import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MailboxReport } from './mailbox/report.ts'
import { createAdmissionQueue } from './politeness/admission-queue.ts'
import { isOnTrial, isOpen, strike } from './politeness/breaker.ts'
import { createFactsCache } from './politeness/facts-cache.ts'
import { catchAllLife, hostsLife, mailboxLife } from './politeness/lifetimes.ts'
import { planRecheck } from './politeness/recheck.ts'
import { settleDialogue } from './politeness/settle.ts'
import { consumerLimits, createPoliteness, defaultLimits, type Entered, type Turn } from './politeness.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A clock and its timers, moved by hand. */
function handClock() {
  let now = 1_000_000
  let timers: { at: number; call: () => void }[] = []
  return {
    now: () => now,
    after(ms: number, call: () => void) {
      const timer = { at: now + ms, call }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
    set: (to: number) => {
      now = to
    },
    /** Runs to the next timer; false when there is none. */
    async step() {
      await settle()
      const next = timers.toSorted((a, b) => a.at - b.at)[0]
      if (!next) return false
      timers = timers.filter((one) => one !== next)
      now = Math.max(now, next.at)
      next.call()
      await settle()
      return true
    },
  }
}

const stepWith = (code: number | null) => ({ code }) as MailboxReport['steps'][number]

const free = { perMinute: Number.POSITIVE_INFINITY, burst: 1 }
const oneAtOnce = { perOperator: { ...free, concurrency: 1 }, global: free }

const settle = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

/** The most events in any window of a minute. */
function mostInAMinute(times: number[]): number {
  let most = 0
  let first = 0
  for (const [last, time] of times.entries()) {
    while (times[first]! <= time - MINUTE) first += 1
    most = Math.max(most, last - first + 1)
  }
  return most
}

describe('limits', () => {
  it('hold for every operator and for all together, whatever comes when', () => {
    const event = fc.record({
      gap: fc.integer({ min: 0, max: 5000 }),
      operator: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      holds: fc.integer({ min: 0, max: 10 }),
    })
    fc.assert(
      fc.property(fc.array(event, { minLength: 100, maxLength: 400 }), (events) => {
        const clock = handClock()
        const politeness = createPoliteness({ clock })
        const taken: Record<string, number[]> = {}
        const open: { operator: string; entered: Entered; until: number }[] = []
        for (const [i, { gap, operator, holds }] of events.entries()) {
          clock.set(clock.now() + gap)
          for (const one of open.filter(({ until }) => until <= i)) {
            one.entered.leave('fine')
            open.splice(open.indexOf(one), 1)
          }
          const entered = politeness.enter(operator)
          if (!entered.ok) continue
          open.push({ operator, entered, until: i + holds })
          taken[operator] = [...(taken[operator] ?? []), clock.now()]
          expect(open.filter((one) => one.operator === operator).length).toBeLessThanOrEqual(2)
        }
        for (const times of Object.values(taken)) expect(mostInAMinute(times)).toBeLessThanOrEqual(20)
        expect(
          mostInAMinute(
            Object.values(taken)
              .flat()
              .sort((a, b) => a - b),
          ),
        ).toBeLessThanOrEqual(60)
      }),
      { numRuns: 100 },
    )
  })

  it('under a load of 2,000 that wait in line: all served, in order, never above the limits', async () => {
    const clock = handClock()
    const politeness = createPoliteness({ clock })
    const queue = createAdmissionQueue(politeness, clock)
    const empty = () => Object.fromEntries([0, 1, 2, 3, 4].map((i) => [`op${i}`, [] as number[]]))
    const [taken, order] = [empty(), empty()]
    let running = 0
    const jobs = Array.from({ length: 2000 }, async (_, i) => {
      const operator = `op${i % 5}`
      const entered = await queue.enter(operator, Number.POSITIVE_INFINITY)
      if (!entered.ok) throw new Error(entered.why)
      running += 1
      expect(running).toBeLessThanOrEqual(10)
      taken[operator]!.push(clock.now())
      order[operator]!.push(i)
      clock.after(1500, () => {
        running -= 1
        entered.leave('fine')
      })
    })
    let done = false
    const end = Promise.all(jobs).then(() => {
      done = true
    })
    for (let i = 0; i < 100_000 && !done; i++) await clock.step()
    await end
    for (const [operator, times] of Object.entries(taken)) {
      expect(mostInAMinute(times)).toBeLessThanOrEqual(20)
      expect(order[operator]).toEqual(order[operator]!.toSorted((a, b) => a - b))
    }
    const all = Object.values(taken)
      .flat()
      .sort((a, b) => a - b)
    expect(all).toHaveLength(2000)
    expect(mostInAMinute(all)).toBeLessThanOrEqual(60)
    // The limits are also used: nearly 54 a minute (the refill of all together).
    expect(all.at(-1)! - all[0]!).toBeLessThan((2000 / 54) * MINUTE * 1.05)
  })

  it('tell how long to wait, and it is enough', () => {
    const clock = handClock()
    const politeness = createPoliteness({ clock })
    for (let i = 0; i < defaultLimits.perOperator.burst; i++) {
      const entered = politeness.enter('a')
      if (entered.ok) entered.leave('fine')
    }
    const refused = politeness.enter('a')
    expect(refused).toMatchObject({ ok: false, why: 'operator-rate' })
    clock.set(clock.now() + (refused.ok ? 0 : refused.waitMs!))
    expect(politeness.enter('a').ok).toBe(true)
  })

  it('give a permit back once only', () => {
    const clock = handClock()
    const politeness = createPoliteness({ clock })
    const [first, second] = [politeness.enter('a'), politeness.enter('a')]
    if (!first.ok || !second.ok) throw new Error('no permit')
    first.leave('fine')
    first.leave('fine')
    clock.set(clock.now() + MINUTE)
    expect(politeness.enter('a').ok).toBe(true)
    expect(politeness.enter('a')).toMatchObject({ why: 'concurrency', waitMs: null })
  })
})

describe('single checks', () => {
  it('go before all work on lists at the same operator, in the order in which they came', async () => {
    const clock = handClock()
    const queue = createAdmissionQueue(createPoliteness({ clock, limits: oneAtOnce }), clock)
    const order: string[] = []
    const ask = async (name: string, turn: Turn) => {
      const entered = await queue.enter('a', HOUR, { first: turn === 'single', wish: turn })
      order.push(name)
      clock.after(100, () => entered.ok && entered.leave('fine'))
    }
    const asked = [ask('list 1', 'list'), ask('list 2', 'list'), ask('list 3', 'list')]
    await settle()
    asked.push(ask('single 1', 'single'), ask('single 2', 'single'))
    while (await clock.step());
    await Promise.all(asked)
    expect(order).toEqual(['list 1', 'single 1', 'single 2', 'list 2', 'list 3'])
  })

  it('keep a permit free for which they wait elsewhere, and no longer than they do', () => {
    const clock = handClock()
    const politeness = createPoliteness({ clock, limits: oneAtOnce })
    const held = politeness.enter('a', 'list') as Entered
    expect(politeness.enter('a', 'single')).toMatchObject({ why: 'concurrency' })
    held.leave('fine')
    expect(politeness.enter('a', 'list')).toMatchObject({ why: 'single-first', waitMs: 2500 })
    expect(politeness.enter('b', 'list').ok).toBe(true)
    clock.set(clock.now() + 2500)
    expect(politeness.enter('a', 'list').ok).toBe(true)
  })

  it('that wait for the limit of all keep work on lists back everywhere, until one of them goes', () => {
    const clock = handClock()
    const limits = { perOperator: { ...oneAtOnce.perOperator, concurrency: 9 }, global: defaultLimits.global }
    const politeness = createPoliteness({ clock, limits })
    for (let n = 0; n < 6; n++) expect(politeness.enter('a', 'list').ok).toBe(true)
    expect(politeness.enter('b', 'single')).toMatchObject({ why: 'global-rate' })
    clock.set(clock.now() + 2300)
    expect(politeness.enter('c', 'list')).toMatchObject({ why: 'single-first' })
    expect(politeness.enter('b', 'single').ok).toBe(true)
    expect(politeness.enter('c', 'list').ok).toBe(true)
  })

  it('that waited before the clock was set back keep nobody back', () => {
    const clock = handClock()
    const politeness = createPoliteness({ clock, limits: oneAtOnce })
    const held = politeness.enter('a', 'list') as Entered
    politeness.enter('a', 'single')
    held.leave('fine')
    clock.set(clock.now() - HOUR)
    expect(politeness.enter('a', 'list').ok).toBe(true)
  })
})

describe('leaving an operator alone', () => {
  it('grows from 30 minutes to a day', () => {
    let breaker = { strikes: 0, until: 0 }
    const lengths = []
    let now = 0
    for (let i = 0; i < 9; i++) {
      breaker = strike(breaker, now)
      lengths.push((breaker.until - now) / HOUR)
      expect(isOpen(breaker, breaker.until - 1)).toBe(true)
      now = breaker.until
      expect([isOpen(breaker, now), isOnTrial(breaker, now)]).toEqual([false, true])
    }
    expect(lengths).toEqual([0.5, 1, 2, 4, 8, 16, 24, 24, 24])
  })

  it('stops all work for it, tries with one, and opens again when that goes well', () => {
    const clock = handClock()
    const politeness = createPoliteness({ clock })
    const [one, two] = [politeness.enter('a'), politeness.enter('a')]
    if (!one.ok || !two.ok) throw new Error('no permit')
    one.leave('back-off')
    two.leave('back-off')
    expect(politeness.enter('a')).toMatchObject({ why: 'backing-off', waitMs: 30 * MINUTE })
    expect(politeness.enter('b').ok).toBe(true)
    clock.set(clock.now() + 30 * MINUTE)
    const trial = politeness.enter('a')
    expect(politeness.enter('a')).toMatchObject({ why: 'concurrency' })
    if (trial.ok) trial.leave('unheard')
    expect(politeness.backOffs()).toMatchObject([{ operator: 'a', strikes: 1 }])
    const again = politeness.enter('a')
    if (again.ok) again.leave('fine')
    expect(politeness.backOffs()).toEqual([])
  })

  it.each([
    [250, [], []],
    [null, [], ['own']],
    [421, ['own'], ['own']],
    [250, ['other'], ['other']],
  ] as const)('follows from a dialogue: %s, wanted by %j', (code, wanted, left) => {
    const clock = handClock()
    const politeness = createPoliteness({
      clock,
      remembered: [{ operator: 'own', strikes: 1, until: clock.now() }],
    })
    const entered = politeness.enter('own')
    if (!entered.ok) throw new Error('no permit')
    const backOff = wanted.map((operator) => ({
      operator,
      how: 'stop' as const,
      said: 'client policy' as const,
      code: 421,
    }))
    settleDialogue(politeness, entered, 'own', { backOff, steps: [stepWith(code)] })
    expect(politeness.backOffs().map(({ operator }) => operator)).toEqual(left)
  })

  it('a consumer provider has a limit of its own, and costs nothing of the limit for all', () => {
    const clock = handClock()
    const own = consumerLimits(2)
    const limitsOf = (name: string) => (name === 'consumer gmail' ? own : defaultLimits)
    const politeness = createPoliteness({ clock, limitsOf })
    const first = politeness.enter('consumer gmail')
    expect(politeness.enter('consumer gmail')).toMatchObject({ why: 'concurrency' })
    if (first.ok) first.leave('fine')
    expect(politeness.enter('consumer gmail')).toMatchObject({ why: 'operator-rate', waitMs: MINUTE })
    for (let i = 0; i < defaultLimits.global.burst; i++) expect(politeness.enter(`o${i}`).ok).toBe(true)
    expect(politeness.enter('one more')).toMatchObject({ why: 'global-rate' })
  })

  it('is kept over a restart', () => {
    const clock = handClock()
    const before = createPoliteness({ clock })
    const entered = before.enter('a')
    if (entered.ok) entered.leave('back-off')
    const after = createPoliteness({ clock, remembered: before.backOffs() })
    expect(after.enter('a')).toMatchObject({ why: 'backing-off' })
    expect(after.restsUntil('a')).toBe(clock.now() + 30 * MINUTE)
  })

  it('is told at once to those who wait in line', async () => {
    const clock = handClock()
    const politeness = createPoliteness({ clock })
    const queue = createAdmissionQueue(politeness, clock)
    const held = [await queue.enter('a', 0), await queue.enter('a', 0)]
    const waiting = [queue.enter('a', HOUR), queue.enter('a', HOUR)]
    await settle()
    for (const one of held) if (one.ok) one.leave('back-off')
    expect(await Promise.all(waiting)).toMatchObject([{ why: 'backing-off' }, { why: 'backing-off' }])
  })

  it('waiting ends after the longest wait or by signal', async () => {
    const clock = handClock()
    const politeness = createPoliteness({ clock })
    const queue = createAdmissionQueue(politeness, clock)
    await queue.enter('a', 0)
    await queue.enter('a', 0)
    const brief = queue.enter('a', 100)
    await clock.step()
    expect(await brief).toMatchObject({ ok: false })
    const abort = new AbortController()
    const aborted = queue.enter('a', HOUR, { signal: abort.signal })
    await settle()
    abort.abort()
    expect(await aborted).toMatchObject({ ok: false })
  })
})

describe('re-checks of greylisted addresses', () => {
  const identity = { helo: 'mail.prober.test', mailFrom: 'verify@prober.test', sourceAddress: '198.51.100.7' }
  const greylisted = (startedAt: number) => ({
    result: 'greylisted' as const,
    decision: null,
    identity,
    startedAt,
    ms: 10,
  })

  it('follow after 5, 15 and 60 minutes, then no more, always as the same', () => {
    const other = { ...identity, helo: 'renamed.prober.test' }
    const first = planRecheck(greylisted(0), null)!
    expect(first).toEqual({ attempt: 1, at: 5 * MINUTE + 10, identity })
    const second = planRecheck({ ...greylisted(first.at), identity: other }, first)!
    expect(second).toEqual({ attempt: 2, at: first.at + 15 * MINUTE + 10, identity })
    const third = planRecheck(greylisted(second.at), second)!
    expect(third).toMatchObject({ attempt: 3, at: second.at + HOUR + 10 })
    expect(planRecheck(greylisted(third.at), third)).toBeNull()
  })

  it('follow a mailbox that gets more than it may, by the hour', () => {
    const decision = { about: 'recipient', what: 'rate' } as MailboxReport['decision']
    const much = { ...greylisted(0), result: 'restricted' as const, decision }
    expect(planRecheck(much, null)).toMatchObject({ attempt: 1, at: HOUR + 10 })
    expect(planRecheck({ ...much, decision: null }, null)).toBeNull()
  })

  it('wait for the end of a back-off, and follow nothing else', () => {
    expect(planRecheck(greylisted(0), null, HOUR)?.at).toBe(HOUR)
    expect(planRecheck({ ...greylisted(0), result: 'temporary' }, null)).toBeNull()
  })
})

describe('what is remembered how long', () => {
  it.each([
    [mailboxLife('no_mailbox'), 7 * 24],
    [mailboxLife('accepted'), 24],
    [mailboxLife('blocked'), 1],
    [mailboxLife('greylisted'), 1],
    [mailboxLife('timeout'), 1],
    [catchAllLife(true), 7 * 24],
    [catchAllLife(false), 7 * 24],
    [catchAllLife(null), 24],
    [hostsLife(3600), 1],
    [hostsLife(1), 1 / 12],
  ])('%i ms', (life, hours) => {
    expect(life).toBe(hours * HOUR)
  })

  it('ends on time, and does not grow without end', () => {
    const clock = handClock()
    const cache = createFactsCache<number>(clock, 3)
    cache.put('a', 1, 1000)
    clock.set(clock.now() + 999)
    expect(cache.get('a')).toBe(1)
    clock.set(clock.now() + 1)
    expect(cache.get('a')).toBeUndefined()
    for (let i = 0; i < 10; i++) cache.put(`k${i}`, i, 1000)
    expect([cache.size, cache.get('k6'), cache.get('k9')]).toEqual([3, undefined, 9])
  })
})
