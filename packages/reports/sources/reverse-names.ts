import { canonicalAddress, reverseName } from '@postproof/engine/addresses'
import type { Resolver } from '@postproof/engine/world'

/** Names followed of one address, and addresses asked about at once. */
const MOST_NAMES = 3
const AT_ONCE = 20

/**
 * The reverse name of each address that leads back to it (RFC 1912, 2.1). An address without one, or without an answer, is left
 * out: the owner of an address can give it any name. Never rejects.
 */
export async function confirmedNames(
  addresses: readonly string[],
  resolver: Resolver,
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (let at = 0; at < addresses.length; at += AT_ONCE) {
    const some = addresses.slice(at, at + AT_ONCE)
    const found = await Promise.all(some.map((address) => confirmedName(address, resolver)))
    for (const [index, address] of some.entries()) {
      const name = found[index]
      if (name) names.set(address, name)
    }
  }
  return names
}

async function confirmedName(address: string, resolver: Resolver): Promise<string | null> {
  const zone = reverseName(address)
  if (zone === undefined) return null
  const { records } = await resolver.lookup(zone, 'PTR')
  const hosts = records.flatMap((each) => (each.type === 'PTR' ? [each.target] : [])).slice(0, MOST_NAMES)
  for (const host of hosts) {
    const answer = await resolver.lookup(host, address.includes(':') ? 'AAAA' : 'A')
    const leadsBack = answer.records.some(
      (each) => 'address' in each && canonicalAddress(each.address) === address,
    )
    if (leadsBack) return host.replace(/\.$/, '').toLowerCase()
  }
  return null
}
