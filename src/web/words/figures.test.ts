import { expect, test } from 'vitest'
import { clock, dateTime, number, size, tlsVersion } from './figures.ts'

test.each([
  [number(6), '6'],
  [number(2.25), '2.3'],
  [size(999), '999 B'],
  [size(48211), '48.2 kB'],
  [size(2_500_000), '2.5 MB'],
  [clock(5), '0:05'],
  [clock(65), '1:05'],
  [clock(3600), '60:00'],
  [dateTime('2026-11-21T02:28:24Z'), '21 Nov 2026, 02:28 UTC'],
  [dateTime('2026-11-21T23:59:59+02:00'), '21 Nov 2026, 21:59 UTC'],
  [tlsVersion('TLSv1.3'), 'TLS 1.3'],
])('%s', (written, expected) => {
  expect(written).toBe(expected)
})
