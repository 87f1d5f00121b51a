import { expect, test } from 'vitest'
import { type Backlog, boundsOf, createOverload, type Felt } from './overload.ts'

const calm: Felt = { delayMs: 0, memory: 0 }
const nothing: Backlog = { mails: 0, bytes: 0, oldestMs: 0 }
const bounds = boundsOf(8, 4)

function overload(given: { felt?: Partial<Felt>; backlog?: Partial<Backlog> } = {}) {
  const state = { felt: { ...calm, ...given.felt }, backlog: { ...nothing, ...given.backlog } }
  const made = createOverload({
    bounds,
    backlog: () => state.backlog,
    feel: { now: () => state.felt, close() {} },
  })
  return { made, state }
}

test.each([
  ['nothing waits', {}, null],
  ['as many mails as may wait', { backlog: { mails: bounds.backlog.mails } }, 'backlog'],
  ['one less', { backlog: { mails: bounds.backlog.mails - 1 } }, null],
  ['large mails', { backlog: { bytes: bounds.backlog.bytes } }, 'backlog'],
  ['a mail that waits for long', { backlog: { oldestMs: bounds.backlog.oldestMs } }, 'backlog'],
  ['a full heap', { felt: { memory: 0.95 } }, 'memory'],
  ['long steps', { felt: { delayMs: bounds.felt.delayMs + 1 } }, 'event-loop'],
] as const)('new mail, %s', (_, given, expected) => {
  expect(overload(given).made.mail()).toBe(expected)
})

test('a network whose mails wait has a share of the backlog, and the others do not wait for it', () => {
  const own: Record<string, Backlog> = {
    '192.0.2.1': { mails: 2000, bytes: 1000, oldestMs: 1000 },
    '20010db800000000/64': { mails: 3, bytes: 30 * 1024 * 1024, oldestMs: 1000 },
    '192.0.2.3': { mails: 1, bytes: 1000, oldestMs: 500_000 },
  }
  const made = createOverload({
    bounds,
    backlog: () => ({ mails: 2004, bytes: 31 * 1024 * 1024, oldestMs: 500_000 }),
    backlogOf: (network) => own[network] ?? nothing,
    feel: { now: () => calm, close() {} },
  })
  for (const address of ['192.0.2.1', '2001:db8::99', '192.0.2.3']) expect(made.mail(address)).toBe('backlog')
  for (const address of ['192.0.2.4', '2001:db8:0:1::1']) expect(made.mail(address)).toBe(null)
  // Whose mail it is is not known.
  expect([made.mail(), made.mail(null), made.mail('127.0.0.1')]).toEqual(['backlog', 'backlog', 'backlog'])
})

test('a long backlog of mail keeps nobody from reading', () => {
  expect(overload({ backlog: { mails: 1e6 } }).made.enter('call', '192.0.2.1').ok).toBe(true)
})

test('places are given out once, and a place left twice is one place', () => {
  const { made } = overload()
  const places = Array.from({ length: 8 }, () => made.enter('call', '127.0.0.1'))
  expect(places.every(({ ok }) => ok)).toBe(true)
  expect(made.enter('call', '127.0.0.1')).toMatchObject({ ok: false, ofNetwork: false })
  const first = places[0]!
  if (first.ok) {
    first.leave()
    first.leave()
  }
  expect(made.enter('call', '127.0.0.1').ok).toBe(true)
  expect(made.enter('call', '127.0.0.1').ok).toBe(false)
  // Each kind has places of its own.
  expect(made.enter('stream', '127.0.0.1').ok).toBe(true)
})

test('one network has a share, and the others the rest', () => {
  const { made } = overload()
  const [one, two] = [made.enter('call', '192.0.2.1'), made.enter('call', '192.0.2.1')]
  expect([one.ok, two.ok]).toEqual([true, true])
  expect(made.enter('call', '192.0.2.1')).toEqual({ ok: false, pressure: 'concurrency', ofNetwork: true })
  expect(made.enter('call', '192.0.2.2').ok).toBe(true)
  if (one.ok) one.leave()
  expect(made.enter('call', '192.0.2.1').ok).toBe(true)
})

test('under strain nothing new begins, and afterwards it does', () => {
  const { made, state } = overload({ felt: { delayMs: 10_000 } })
  expect(made.enter('call', '192.0.2.1')).toEqual({ ok: false, pressure: 'event-loop', ofNetwork: false })
  state.felt = calm
  expect(made.enter('call', '192.0.2.1').ok).toBe(true)
})

test('a thread that is held for long is felt, and that it is free again', async () => {
  const made = createOverload({
    bounds: { ...bounds, felt: { delayMs: 300, memory: 1 } },
    backlog: () => nothing,
  })
  try {
    let holding = true
    const hold = () => {
      const until = performance.now() + 700
      while (performance.now() < until);
      if (holding) setImmediate(hold)
    }
    hold()
    await expect.poll(() => made.mail(), { timeout: 60_000, interval: 10 }).toBe('event-loop')
    holding = false
    await expect.poll(() => made.mail(), { timeout: 60_000 }).toBe(null)
  } finally {
    made.close()
  }
})
