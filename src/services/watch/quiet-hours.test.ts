import { expect, test } from 'vitest'
import { isQuiet, presentQuiet, rowOf } from './quiet-hours.ts'

const night = { from: '22:00', to: '07:00', time_zone: 'Europe/Berlin', lets_bad: false }
const noon = { from: '12:00', to: '13:30', time_zone: 'America/New_York', lets_bad: false }

test.each([
  // Berlin is an hour ahead of UTC in winter, two in summer.
  [night, '2026-01-10T20:59:59Z', false],
  [night, '2026-01-10T21:00:00Z', true],
  [night, '2026-01-10T23:30:00Z', true],
  [night, '2026-01-11T05:59:00Z', true],
  [night, '2026-01-11T06:00:00Z', false],
  [night, '2026-07-10T19:59:00Z', false],
  [night, '2026-07-10T20:00:00Z', true],
  [night, '2026-07-11T05:00:00Z', false],
  // The night in which clocks go back.
  [night, '2026-10-25T05:59:00Z', true],
  [night, '2026-10-25T06:00:00Z', false],
  [noon, '2026-01-10T16:59:00Z', false],
  [noon, '2026-01-10T17:00:00Z', true],
  [noon, '2026-01-10T18:29:00Z', true],
  [noon, '2026-01-10T18:30:00Z', false],
])('%j at %s: %s', (hours, at, expected) => {
  expect(isQuiet(rowOf(hours, 'a'), Date.parse(at))).toBe(expected)
})

test('hours are kept as they were given; what cannot be is refused', () => {
  expect(presentQuiet(rowOf(night, 'a'))).toEqual(night)
  expect(() => rowOf({ ...night, to: '22:00' }, 'a')).toThrow()
  expect(() => rowOf({ ...night, time_zone: 'Mars/Phobos' }, 'a')).toThrow()
})

test('a time zone that is no longer known holds nothing back', () => {
  expect(
    isQuiet({ ...rowOf(night, 'a'), time_zone: 'Mars/Phobos' }, Date.parse('2026-01-10T23:30:00Z')),
  ).toBe(false)
})
