/** Addresses of an IPv4 range such as `192.0.2.0/24`; 0 for what is none. */
export function sizeOfRange(cidr: string): number {
  const bits = /^[\d.]+\/(\d{1,2})$/.exec(cidr)?.[1]
  return bits === undefined || Number(bits) > 32 ? 0 : 2 ** (32 - Number(bits))
}

/** The ranges with the most addresses, the largest first. */
export function largestRanges<Range extends { cidr: string }>(ranges: Range[], count: number): Range[] {
  return ranges.toSorted((a, b) => sizeOfRange(b.cidr) - sizeOfRange(a.cidr)).slice(0, count)
}
