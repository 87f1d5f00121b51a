import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWait, type WaitEnd } from './wait.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** `slow`: milliseconds that the clock runs on for each of a process that listens, as on a busy machine. */
function waiting(slow = 1) {
  const ended: WaitEnd[] = []
  const start = Date.now()
  const clock = { now: () => start + (Date.now() - start) * slow }
  const wait = createWait(clock, { ms: 4000, clockMs: 12_000 }, (end) => ended.push(end))
  return { wait, ended }
}

test('ends after 4 seconds in all, once, whatever is open', () => {
  const { wait, ended } = waiting()
  wait.begin()
  vi.advanceTimersByTime(2000)
  wait.begin()
  vi.advanceTimersByTime(1900)
  expect(ended).toEqual([])
  vi.advanceTimersByTime(100)
  expect(ended).toEqual(['used'])
  vi.advanceTimersByTime(60_000)
  wait.begin()
  vi.advanceTimersByTime(60_000)
  expect(ended).toEqual(['used'])
})

test('stands still while nothing is open, and goes on where it was', () => {
  const { wait, ended } = waiting()
  const done = wait.begin()
  vi.advanceTimersByTime(3000)
  done()
  vi.advanceTimersByTime(60_000)
  expect(ended).toEqual([])
  wait.begin()
  vi.advanceTimersByTime(1000)
  expect(ended).toEqual(['used'])
})

test('counts answers that come sooner than a tick', () => {
  const { wait, ended } = waiting()
  for (let answers = 0; answers < 79; answers++) {
    const done = wait.begin()
    vi.advanceTimersByTime(50)
    done()
  }
  wait.begin()
  vi.advanceTimersByTime(100)
  expect(ended).toEqual(['used'])
})

test.each([
  [1, ['used'], 4000],
  // Twice as long by the clock for the same 4 seconds of listening.
  [2, ['used'], 4000],
  // 12 seconds by the clock, in which only 2.4 were listened to: our fault, not a server's.
  [5, ['starved'], 2400],
])('a process that gets one tick where the clock has %i', (slow, ends, ms) => {
  const { wait, ended } = waiting(slow)
  wait.begin()
  vi.advanceTimersByTime(ms - 100)
  expect(ended).toEqual([])
  vi.advanceTimersByTime(100)
  expect(ended).toEqual(ends)
})

test('a closed wait never ends', () => {
  const { wait, ended } = waiting()
  wait.begin()
  wait.close()
  vi.advanceTimersByTime(60_000)
  expect(ended).toEqual([])
})
