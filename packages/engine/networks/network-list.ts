import { canonicalAddress, parseAddress } from '../addresses.ts'

/** An entry that names no address and no network. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** The first `bits` of an address are those of its network (RFC 4632, section 3.1). */
type Range = { version: 4 | 6; bytes: number[]; bits: number }

/**
 * Tells whether an address is in one of the networks: `192.0.2.1`, `192.0.2.0/24`, `2001:db8::/32`. An IPv4 address that
 * came over an IPv6 socket is that IPv4 address. Throws NetworkError.
 */
export function networkList(entries: readonly string[]): (address: string) => boolean {
  const ranges = entries.map(rangeOf)
  return (address) => {
    const plain = canonicalAddress(address)
    const parsed = plain === undefined ? undefined : parseAddress(plain)
    return parsed !== undefined && ranges.some((range) => holds(range, parsed))
  }
}

function rangeOf(entry: string): Range {
  const [text = '', prefix, ...rest] = entry.trim().split('/')
  const address = parseAddress(text)
  const most = address?.version === 4 ? 32 : 128
  const bits = prefix === undefined ? most : Number(prefix)
  const isNumber = prefix === undefined || /^\d{1,3}$/.test(prefix)
  if (!address || rest.length > 0 || !isNumber || bits > most) {
    throw new NetworkError(`"${entry}" is not an address or a network such as 192.0.2.0/24`)
  }
  return { ...address, bits }
}

function holds({ version, bytes, bits }: Range, address: { version: 4 | 6; bytes: number[] }): boolean {
  if (address.version !== version) return false
  return bytes.every((byte, at) => {
    // How many bits of this octet the network decides.
    const own = Math.min(8, Math.max(0, bits - 8 * at))
    return (byte ^ address.bytes[at]!) >> (8 - own) === 0
  })
}
