import { expect, test } from 'vitest'
import { createClock } from './clock.ts'

const SECOND = 1000
const HOUR = 3_600 * SECOND
const DAY = 24 * HOUR

function machine() {
  const state = { run: 0, slept: 0, stepped: 0 }
  const clock = createClock({
    wall: () => 1_800_000_000_000 + state.run + state.slept + state.stepped,
    uptime: () => 50_000 + state.run + state.slept,
    ticks: () => 7 + state.run,
  })
  const began = clock.now()
  const since = () => clock.now() - began
  const run = (ms: number) => {
    for (let left = ms; left > 0; left -= 10 * 60 * SECOND) {
      state.run += Math.min(left, 10 * 60 * SECOND)
      clock.now()
    }
  }
  return { state, clock, since, run }
}

test.each([-HOUR, HOUR, 3 * DAY, -3 * DAY])('a step by %d ms changes nothing for a day', (step) => {
  const { state, clock, since, run } = machine()
  run(5 * SECOND)
  state.stepped = step
  run(SECOND)
  expect(since()).toBe(6 * SECOND)
  run(DAY - 2 * SECOND)
  expect(since()).toBe(DAY + 4 * SECOND)
  expect(clock.wall() - clock.now()).toBe(step)
  run(2 * SECOND)
  expect(clock.now()).toBe(clock.wall())
})

test('three days forth and back are as if nothing had been', () => {
  const { state, clock, since, run } = machine()
  state.stepped = 3 * DAY
  run(HOUR)
  state.stepped = 0
  run(HOUR)
  expect([since(), clock.now() - clock.wall()]).toEqual([2 * HOUR, 0])
})

test('small corrections are followed at once, also many in one direction', () => {
  const { state, clock, run } = machine()
  for (let n = 0; n < 20; n++) {
    state.stepped += 30 * SECOND
    run(2 * SECOND)
    expect(clock.now()).toBe(clock.wall())
  }
})

test('a machine that slept has the right time when it wakes', () => {
  const { state, clock, run } = machine()
  run(SECOND)
  state.slept = 8 * HOUR
  run(2 * SECOND)
  expect(clock.now()).toBe(clock.wall())
})

test('the time of the machine itself, in whole milliseconds', () => {
  const clock = createClock()
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(60_000)
  expect(Number.isInteger(clock.now())).toBe(true)
})
