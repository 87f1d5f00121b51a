import { expect, test } from 'vitest'
import type { PartState } from './changes.ts'
import { nextLook, type Parts } from './schedule.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const now = Date.UTC(2026, 10, 28)
const facts = { records: {}, problems: {} }
const state = (given: Partial<PartState> = {}): PartState => ({
  ...{ facts, since: 0, answered: now, pending: null, moves: [], unstable: null },
  ...given,
})

test.each<[string, Parts, number]>([
  ['all answered, nothing new: a day', { spf: state(), mx: state() }, 24 * HOUR],
  [
    'something to confirm: minutes',
    { spf: state({ pending: { facts, at: now, isBroken: false, isLarger: false } }) },
    5 * MINUTE,
  ],
  [
    'something that nothing has confirmed for an hour',
    { spf: state({ pending: { facts, at: now - HOUR, isBroken: true, isLarger: false } }) },
    HOUR,
  ],
  ['a part that got no answer this time', { spf: state({ answered: now - HOUR }), mx: state() }, HOUR],
  ['a part that got none for long', { spf: state({ answered: now - 7 * HOUR }), mx: state() }, 24 * HOUR],
  ['nothing ever answered', {}, HOUR],
  ['a change within the last day', { spf: state({ moves: [now - 23 * HOUR] }) }, 3 * HOUR],
  [
    'a certificate that ends tomorrow',
    { mx: state({ facts: { ...facts, ends: now + 23 * HOUR } }) },
    3 * HOUR,
  ],
  ['one that ended yesterday', { mx: state({ facts: { ...facts, ends: now - 23 * HOUR } }) }, 3 * HOUR],
  ['one that ends in a week', { mx: state({ facts: { ...facts, ends: now + 168 * HOUR } }) }, 24 * HOUR],
  ['a change before that', { spf: state({ moves: [now - 25 * HOUR] }) }, 24 * HOUR],
])('%s', (_, parts, after) => {
  expect(nextLook(parts, now, 0.5) - now).toBe(after)
})

test('domains that were added together part', () => {
  const at = (jitter: number) => nextLook({ spf: state() }, now, jitter)
  expect(at(1) - at(0)).toBeCloseTo(0.1 * 24 * HOUR, -2)
})
