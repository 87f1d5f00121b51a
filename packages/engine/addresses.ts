/**
 * IP addresses as text: reading them strictly, naming what kind of network they belong to, and turning them
 * around for the DNS. Everything that connects somewhere or asks a list about an address starts here, so the
 * rule is to refuse: whatever is not plainly a public unicast address has another class.
 */

/**
 * - `private`: RFC 1918, shared space of carriers (RFC 6598), unique and site local IPv6.
 * - `metadata`: the addresses at which clouds hand out credentials.
 * - `reserved`: the rest of the special-purpose registry (RFC 6890), and IPv6 that is not allocated.
 * - `invalid`: not an address, or written in a way that programs read differently (octal, hex, short forms).
 */
export type AddressClass =
  | 'public'
  | 'private'
  | 'loopback'
  | 'link-local'
  | 'documentation'
  | 'multicast'
  | 'reserved'
  | 'metadata'
  | 'invalid'

/** The address in network order: 4 bytes or 16. */
export type Address = { version: 4 | 6; bytes: number[] }

type Range = [prefix: string, bits: number, kind: AddressClass]

/** The first range that holds the address decides. */
const RANGES_V4: Range[] = [
  ['169.254.169.254', 32, 'metadata'],
  ['169.254.170.2', 32, 'metadata'],
  ['100.100.100.200', 32, 'metadata'],
  ['168.63.129.16', 32, 'metadata'],
  ['0.0.0.0', 8, 'reserved'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'private'],
  ['127.0.0.0', 8, 'loopback'],
  ['169.254.0.0', 16, 'link-local'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'reserved'],
  ['192.0.2.0', 24, 'documentation'],
  ['192.88.99.0', 24, 'reserved'],
  ['192.168.0.0', 16, 'private'],
  ['198.18.0.0', 15, 'reserved'],
  ['198.51.100.0', 24, 'documentation'],
  ['203.0.113.0', 24, 'documentation'],
  ['224.0.0.0', 4, 'multicast'],
  ['240.0.0.0', 4, 'reserved'],
]

const RANGES_V6: Range[] = [
  ['fd00:ec2::254', 128, 'metadata'],
  ['fd20:ce::254', 128, 'metadata'],
  ['::1', 128, 'loopback'],
  ['fc00::', 7, 'private'],
  ['fec0::', 10, 'private'],
  ['fe80::', 10, 'link-local'],
  ['ff00::', 8, 'multicast'],
  ['2001:db8::', 32, 'documentation'],
  ['3fff::', 20, 'documentation'],
  // Protocol assignments, Teredo and ORCHID among them.
  ['2001::', 23, 'reserved'],
  // Only 2000::/3 is allocated to public unicast.
  ['2000::', 3, 'public'],
  ['::', 0, 'reserved'],
]

/** IPv6 networks that carry an IPv4 address, with the byte at which it starts. */
const CARRIERS: [prefix: string, bits: number, at: number][] = [
  ['::ffff:0:0', 96, 12],
  ['64:ff9b::', 96, 12],
  ['2002::', 16, 2],
]

/**
 * Reads an address in its usual notation: four decimal octets without leading zeros, or RFC 4291 text with an
 * optional zone (`%eth0`) on link-local addresses. Undefined for everything else.
 */
export function parseAddress(text: string): Address | undefined {
  if (text.length > 64) return undefined
  if (!text.includes(':')) {
    const bytes = parseV4(text)
    return bytes && { version: 4, bytes }
  }
  const [plain = '', zone, ...more] = text.split('%')
  if (more.length > 0 || (zone !== undefined && !/^[\w.-]{1,32}$/.test(zone))) return undefined
  const bytes = parseV6(plain)
  if (!bytes || (zone !== undefined && !within(bytes, 'fe80::', 10))) return undefined
  return { version: 6, bytes }
}

/** What kind of network an address belongs to; one that carries an IPv4 address is judged by that address. */
export function classifyAddress(ip: string): AddressClass {
  const address = parseAddress(ip)
  if (!address) return 'invalid'
  const inner = carriedV4(address)
  const bytes = inner ?? address.bytes
  const ranges = bytes.length === 4 ? RANGES_V4 : RANGES_V6
  for (const [prefix, bits, kind] of ranges) if (within(bytes, prefix, bits)) return kind
  return 'public'
}

/**
 * The one way to write this address: `::ffff:a.b.c.d` as IPv4, IPv6 after RFC 5952, no zone.
 * Undefined when it is not an address.
 */
export function canonicalAddress(ip: string): string | undefined {
  const address = parseAddress(ip)
  if (!address) return undefined
  if (address.version === 4) return address.bytes.join('.')
  if (within(address.bytes, '::ffff:0:0', 96)) return address.bytes.slice(12).join('.')
  return printV6(address.bytes)
}

/** Octets (IPv4) or nibbles (IPv6) turned around and dotted, as DNS lists and reverse zones want them. */
export function reversedLabels(ip: string): string | undefined {
  const canonical = canonicalAddress(ip)
  const address = canonical === undefined ? undefined : parseAddress(canonical)
  if (!address) return undefined
  if (address.version === 4) return address.bytes.toReversed().join('.')
  const nibbles = address.bytes.flatMap((byte) => [byte >> 4, byte & 15])
  return nibbles
    .reverse()
    .map((nibble) => nibble.toString(16))
    .join('.')
}

/** The name under which the PTR record of an address stands. Undefined when it is not an address. */
export function reverseName(ip: string): string | undefined {
  const labels = reversedLabels(ip)
  if (labels === undefined) return undefined
  return `${labels}.${labels.length > 15 ? 'ip6' : 'in-addr'}.arpa`
}

function parseV4(text: string): number[] | undefined {
  const parts = text.split('.')
  if (parts.length !== 4) return undefined
  const bytes = parts.map((part) => (/^(0|[1-9]\d{0,2})$/.test(part) ? Number(part) : 256))
  return bytes.every((byte) => byte < 256) ? bytes : undefined
}

function parseV6(text: string): number[] | undefined {
  const halves = text.split('::')
  if (halves.length > 2) return undefined
  const head = groups(halves[0]!, halves.length === 1)
  const tail = halves.length === 2 ? groups(halves[1]!, true) : []
  if (!head || !tail) return undefined
  const missing = 16 - head.length - tail.length
  if (halves.length === 1 ? missing !== 0 : missing < 2) return undefined
  return [...head, ...Array<number>(missing).fill(0), ...tail]
}

/** The bytes of a run of groups; a dotted quad may only end the whole address. */
function groups(text: string, last: boolean): number[] | undefined {
  if (text === '') return []
  const bytes: number[] = []
  const parts = text.split(':')
  for (const [index, part] of parts.entries()) {
    if (last && index === parts.length - 1 && part.includes('.')) {
      const quad = parseV4(part)
      if (!quad) return undefined
      bytes.push(...quad)
    } else {
      if (!/^[\da-f]{1,4}$/i.test(part)) return undefined
      const value = Number.parseInt(part, 16)
      bytes.push(value >> 8, value & 255)
    }
  }
  return bytes.length > 16 ? undefined : bytes
}

function carriedV4(address: Address): number[] | undefined {
  if (address.version === 4) return undefined
  for (const [prefix, bits, at] of CARRIERS) {
    if (within(address.bytes, prefix, bits)) return address.bytes.slice(at, at + 4)
  }
  return undefined
}

/** The prefixes of our own tables, read once: every address that is judged is held against all of them. */
const bases = new Map<string, number[] | undefined>()

function baseOf(prefix: string): number[] | undefined {
  if (!bases.has(prefix)) bases.set(prefix, parseV4(prefix) ?? parseV6(prefix))
  return bases.get(prefix)
}

function within(bytes: number[], prefix: string, bits: number): boolean {
  const base = baseOf(prefix)
  if (!base || base.length !== bytes.length) return false
  for (let bit = 0; bit < bits; bit += 8) {
    const mask = bits - bit >= 8 ? 255 : 255 << (8 - (bits - bit))
    if (((bytes[bit / 8]! ^ base[bit / 8]!) & mask & 255) !== 0) return false
  }
  return true
}

function printV6(bytes: number[]): string {
  const values = Array.from({ length: 8 }, (_, i) => (bytes[2 * i]! << 8) | bytes[2 * i + 1]!)
  let best = { start: -1, length: 1 }
  for (let start = 0; start < 8; start++) {
    let end = start
    while (end < 8 && values[end] === 0) end++
    if (end - start > best.length) best = { start, length: end - start }
  }
  const text = (part: number[]) => part.map((value) => value.toString(16)).join(':')
  if (best.start < 0) return text(values)
  return `${text(values.slice(0, best.start))}::${text(values.slice(best.start + best.length))}`
}
