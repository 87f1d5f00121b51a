import { expect, test } from 'vitest'
import { fromLocal, toLocal } from './zoned-time.ts'

test.each([
  ['2026-11-27T21:30', 'UTC', '2026-11-27T21:30:00.000Z'],
  ['2026-11-27T21:30', 'Europe/Berlin', '2026-11-27T20:30:00.000Z'],
  ['2026-07-01T00:15', 'Europe/Berlin', '2026-06-30T22:15:00.000Z'],
  ['2026-11-27T21:30', 'Asia/Kathmandu', '2026-11-27T15:45:00.000Z'],
  ['2026-12-31T20:00', 'America/New_York', '2027-01-01T01:00:00.000Z'],
  ['2026-11-27T21:30', 'No/Where', '2026-11-27T21:30:00.000Z'],
])('%s in %s', (local, zone, iso) => {
  expect(fromLocal(local, zone)).toBe(iso)
  expect(toLocal(iso, zone)).toBe(local)
})

test('around a change of clocks, and what is no time', () => {
  // 2026-03-29: from 2 to 3 in the night; 2026-10-25: from 3 to 2.
  expect(toLocal(fromLocal('2026-03-29T01:59', 'Europe/Berlin'), 'Europe/Berlin')).toBe('2026-03-29T01:59')
  expect(toLocal(fromLocal('2026-03-29T03:00', 'Europe/Berlin'), 'Europe/Berlin')).toBe('2026-03-29T03:00')
  expect(fromLocal('2026-03-29T02:30', 'Europe/Berlin')).toMatch(/^2026-03-29T0[01]:30/)
  expect(toLocal(fromLocal('2026-10-25T02:30', 'Europe/Berlin'), 'Europe/Berlin')).toBe('2026-10-25T02:30')
  for (const text of ['tomorrow', '2026-99-99T10:00', '']) expect(fromLocal(text, 'UTC')).toBe(text)
})
