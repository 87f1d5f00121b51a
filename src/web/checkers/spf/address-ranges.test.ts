import { expect, test } from 'vitest'
import { largestRanges, sizeOfRange } from './address-ranges.ts'

test.each([
  ['192.0.2.0/24', 256],
  ['192.0.2.1/32', 1],
  ['0.0.0.0/0', 4_294_967_296],
  ['192.0.2.1', 0],
  ['2001:db8::/32', 0],
  ['192.0.2.0/99', 0],
])('%s holds %i', (cidr, size) => {
  expect(sizeOfRange(cidr)).toBe(size)
})

test('the largest ranges come first, few of them', () => {
  const ranges = ['192.0.2.1/32', '198.51.100.0/24', '203.0.113.0/28'].map((cidr) => ({ cidr }))
  expect(largestRanges(ranges, 2).map(({ cidr }) => cidr)).toEqual(['198.51.100.0/24', '203.0.113.0/28'])
})
