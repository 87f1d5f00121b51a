import { canonicalAddress, parseAddress } from '@postproof/engine/addresses'

/** Sets of IP addresses as sorted intervals, and as the prefixes that cover them exactly. */

export type Family = 4 | 6

/** First and last address; the intervals of a set are sorted, apart from each other and do not touch. */
export type Interval = { first: bigint; last: bigint }
export type AddressSet = Interval[]

export const BITS: Record<Family, number> = { 4: 32, 6: 128 }

/** Every address of the family. */
export function everyone(family: Family): AddressSet {
  return [{ first: 0n, last: (1n << BigInt(BITS[family])) - 1n }]
}

/** The address in network order as a number. Undefined when it is none. */
export function numberOf(address: string): { family: Family; value: bigint } | undefined {
  const parsed = parseAddress(canonicalAddress(address) ?? '')
  if (!parsed) return undefined
  let value = 0n
  for (const byte of parsed.bytes) value = (value << 8n) | BigInt(byte)
  return { family: parsed.version, value }
}

/** The network that an address lies in; `bits` outside the family's range are cut to it. */
export function networkOf(value: bigint, bits: number, family: Family): Interval {
  const width = BigInt(BITS[family] - Math.max(0, Math.min(BITS[family], bits)))
  const first = (value >> width) << width
  return { first, last: first + (1n << width) - 1n }
}

/** The union of any intervals. */
export function union(...sets: Interval[][]): AddressSet {
  const sorted = sets.flat().sort((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0))
  const merged: AddressSet = []
  for (const { first, last } of sorted) {
    const before = merged.at(-1)
    if (before && first <= before.last + 1n) {
      if (last > before.last) before.last = last
    } else merged.push({ first, last })
  }
  return merged
}

function later(a: bigint, b: bigint): bigint {
  return a < b ? b : a
}

/** What both sets hold. */
export function intersect(a: AddressSet, b: AddressSet): AddressSet {
  const both: AddressSet = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [left, right] = [a[i]!, b[j]!]
    const first = later(left.first, right.first)
    const last = left.last + right.last - later(left.last, right.last)
    if (first <= last) both.push({ first, last })
    if (left.last < right.last) i++
    else j++
  }
  return both
}

/** What the first set holds and the second does not. */
export function subtract(from: AddressSet, what: AddressSet): AddressSet {
  const rest: AddressSet = []
  let at = 0
  for (const { first, last } of from) {
    let start = first
    while (at < what.length && what[at]!.last < start) at++
    for (let next = at; next < what.length && what[next]!.first <= last; next++) {
      if (what[next]!.first > start) rest.push({ first: start, last: what[next]!.first - 1n })
      start = what[next]!.last + 1n
      if (start > last) break
    }
    if (start <= last) rest.push({ first: start, last })
  }
  return rest
}

/** How many addresses the set holds. */
export function countOf(set: AddressSet): bigint {
  return set.reduce((sum, { first, last }) => sum + last - first + 1n, 0n)
}

/** The fewest prefixes that cover the set exactly, as `address/bits`, at most `most` of them. */
export function toPrefixes(set: AddressSet, family: Family, most = Number.POSITIVE_INFINITY): string[] {
  const prefixes: string[] = []
  for (const { first, last } of set) {
    for (let at = first; at <= last; ) {
      if (prefixes.length >= most) return prefixes
      let width = 0
      // The largest block that starts here and ends within the interval.
      while (
        width < BITS[family] &&
        at % (1n << BigInt(width + 1)) === 0n &&
        at + (2n << BigInt(width)) - 1n <= last
      )
        width++
      prefixes.push(`${printNumber(at, family)}/${BITS[family] - width}`)
      at += 1n << BigInt(width)
    }
  }
  return prefixes
}

/** The text of an address. */
export function printNumber(value: bigint, family: Family): string {
  if (family === 4) return [24n, 16n, 8n, 0n].map((shift) => String((value >> shift) & 255n)).join('.')
  const groups = Array.from({ length: 8 }, (_, i) => ((value >> BigInt(112 - 16 * i)) & 65535n).toString(16))
  return printV6(groups.join(':'))
}

/** An address of the mapped range stays IPv6 here: an `ip6` term never matches an IPv4 client. */
function printV6(text: string): string {
  const short = canonicalAddress(text) ?? text
  return short.includes(':') ? short : text
}
