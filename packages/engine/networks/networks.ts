import { canonicalAddress, parseAddress } from '../addresses.ts'

/**
 * The network that an address is counted under. An IPv6 host has a /64 to itself (RFC 4291, 2.5.1), a household or a
 * hosting customer a /56 or /48 (RFC 6177), so a limit per address, or per /64 alone, limits no one.
 */
export type Network = {
  /** IPv4 in its usual notation, else the prefix in hexadecimal with its length, e.g. `20010db800010002/64`. */
  name: string
  /** How many times the bound of one caller this network has: many callers may share the wider ones. */
  times: number
}

const IPV6 = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
]

/**
 * The networks of an address with their bounds, the narrowest first: an IPv4 address alone (`::ffff:192.0.2.1` is
 * 192.0.2.1), an IPv6 address as /64, /56 and /48. What is no address is its own network.
 */
export function networksOf(address: string): Network[] {
  const canonical = canonicalAddress(address)
  const parsed = canonical === undefined ? undefined : parseAddress(canonical)
  if (!parsed || canonical === undefined || parsed.version === 4) {
    return [{ name: canonical ?? address, times: 1 }]
  }
  return IPV6.map(({ bits, times }) => ({ name: `${hex(parsed.bytes.slice(0, bits / 8))}/${bits}`, times }))
}

/** One caller: an IPv4 address, or the /64 of an IPv6 one. */
export const networkOf = (address: string): string => networksOf(address)[0]!.name

/**
 * The network that someone wrote: an address, an IPv6 network of one of these sizes (`2001:db8:1::/48`), or a name that
 * networksOf gives. Null for what nobody is counted under, such as an IPv4 range.
 */
export function networkWritten(text: string): string | null {
  const [, address = '', length = ''] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? []
  const bits = length === '' ? null : Number(length)
  const prefix = IPV6.find((one) => one.bits === bits)
  if (prefix && /^[\da-f]+$/.test(address) && address.length === prefix.bits / 4) return `${address}/${bits}`
  const canonical = canonicalAddress(address)
  const parsed = canonical === undefined ? undefined : parseAddress(canonical)
  if (!parsed) return null
  if (bits === null || bits === parsed.bytes.length * 8) return networkOf(address)
  return (
    (parsed.version === 6 && networksOf(address).find(({ name }) => name.endsWith(`/${bits}`))?.name) || null
  )
}

/**
 * The address in one hop of X-Forwarded-For, without the port that Azure Application Gateway and IIS append:
 * `192.0.2.1:4711`, `[2001:db8::1]:4711`, `2001:db8::1`. Null for anything else.
 */
export function addressOfHop(hop: string): string | null {
  const text = hop.trim().slice(0, 100)
  const [, bracketed, v4] = /^(?:\[([\da-f:.]+)\]|([\d.]+))(?::\d{1,5})?$/i.exec(text) ?? []
  const address = bracketed ?? v4 ?? text
  return parseAddress(address) ? address : null
}

/** The machine itself, where a web server or a relay may stand in front of us and speak for many. */
export function isLoopback(address: string): boolean {
  const canonical = canonicalAddress(address) ?? ''
  return canonical === '::1' || canonical.startsWith('127.')
}

const hex = (bytes: number[]) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
