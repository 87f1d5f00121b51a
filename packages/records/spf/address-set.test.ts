import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countOf,
  everyone,
  intersect,
  networkOf,
  numberOf,
  subtract,
  toPrefixes,
  union,
} from './address-set.ts'

const network = (cidr: string) => {
  const [address = '', bits] = cidr.split('/')
  const { value, family } = numberOf(address)!
  return networkOf(value, bits === undefined ? 128 : Number(bits), family)
}
const setOf = (...cidrs: string[]) => union(cidrs.map(network))

test.each<[string[], string[]]>([
  [['45.45.45.1'], ['45.45.45.1/32']],
  [['45.45.45.7/24'], ['45.45.45.0/24']],
  [['45.45.44.0/24', '45.45.45.0/24', '45.45.45.9'], ['45.45.44.0/23']],
  [
    ['45.45.45.1', '45.45.45.2', '45.45.45.3'],
    ['45.45.45.1/32', '45.45.45.2/31'],
  ],
  [['0.0.0.0/1', '128.0.0.0/1'], ['0.0.0.0/0']],
])('%j is %j', (cidrs, expected) => {
  expect(toPrefixes(setOf(...cidrs), 4)).toEqual(expected)
})

test('IPv6 and the whole of it', () => {
  expect(toPrefixes(setOf('2606:4700::/32', '2606:4701::/32', '::1/128'), 6)).toEqual([
    '::1/128',
    '2606:4700::/31',
  ])
  expect(toPrefixes(everyone(6), 6)).toEqual(['::/0'])
  expect(countOf(everyone(6))).toBe(1n << 128n)
})

test('an upper bound of prefixes is kept', () => {
  const many = union(Array.from({ length: 100 }, (_, i) => ({ first: BigInt(2 * i), last: BigInt(2 * i) })))
  expect(toPrefixes(many, 4, 7)).toHaveLength(7)
})

describe('like sets of numbers', () => {
  const interval = fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 9 }))
    .map(([first, length]) => ({ first: BigInt(first), last: BigInt(first + length) }))
  const raw = fc.array(interval, { maxLength: 8 })
  const members = (intervals: { first: bigint; last: bigint }[]) =>
    Array.from({ length: 80 }, (_, i) => BigInt(i)).filter((n) =>
      intervals.some(({ first, last }) => first <= n && n <= last),
    )

  test('union, intersection, difference and prefixes hold the same members', () => {
    fc.assert(
      fc.property(raw, raw, (a, b) => {
        const [left, right] = [union(a), union(b)]
        const [inA, inB] = [members(a), new Set(members(b))]
        expect(members(left)).toEqual(inA)
        expect(members(intersect(left, right))).toEqual(inA.filter((n) => inB.has(n)))
        expect(members(subtract(left, right))).toEqual(inA.filter((n) => !inB.has(n)))
        expect(countOf(left)).toBe(BigInt(inA.length))
        expect(members(toPrefixes(left, 4).map(network))).toEqual(inA)
      }),
      { numRuns: 500 },
    )
  })
})
