import { BlockList, isIP } from 'node:net'
import { canonicalAddress } from '#engines/addresses.ts'

/** A setting that names addresses or networks and cannot be read. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** Tells whether an address is in one of the networks: `192.0.2.1`, `192.0.2.0/24`, `2001:db8::/32`. Throws NetworkError. */
export function networkList(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of entries) addNetwork(list, entry)
  if (entries.length === 0) return () => false
  return (address) => {
    const plain = canonicalAddress(address)
    if (plain === undefined) return false
    return list.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6')
  }
}

function addNetwork(list: BlockList, entry: string): void {
  const [address = '', prefix, ...rest] = entry.trim().split('/')
  const version = isIP(address)
  const most = version === 4 ? 32 : 128
  const bits = prefix === undefined ? most : Number(prefix)
  const numeric = prefix === undefined || /^\d{1,3}$/.test(prefix)
  if (version === 0 || rest.length > 0 || !numeric || bits > most) {
    throw new NetworkError(`"${entry}" is not an address or a network such as 192.0.2.0/24`)
  }
  list.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6')
}
