import { canonicalAddress, reverseName } from './addresses.ts'
import { type DnsAnswer, isAnswered, type Resolver } from './world.ts'

/** The reverse names of an address, and whether they lead back to it. */
export type ReverseNames = {
  /** The answer for PTR. */
  pointer: DnsAnswer
  /** In lower case, without the dot at the end; at most as many as were to be followed. */
  names: string[]
  /** The answer for the addresses of each name. */
  forward: DnsAnswer[]
  /** The first name that leads back to the address: the owner of an address can give it any name. */
  confirmed: string | null
  /** None leads back so far, and a question had no answer: whether one does is not known. */
  isOpen: boolean
}

/**
 * Asks for the reverse names of an address and for their addresses (RFC 1912, 2.1). `most`: names that are followed, as a
 * hostile reverse zone can name thousands. Null for what is no address. Never rejects.
 */
export async function askReverseNames(
  address: string,
  resolver: Resolver,
  { most, signal }: { most: number; signal?: AbortSignal },
): Promise<ReverseNames | null> {
  const canonical = canonicalAddress(address)
  const zone = canonical === undefined ? undefined : reverseName(canonical)
  if (canonical === undefined || zone === undefined) return null
  const pointer = await resolver.lookup(zone, 'PTR', { signal })
  const names = pointer.records
    .flatMap((record) => (record.type === 'PTR' ? [record.target.replace(/\.$/, '').toLowerCase()] : []))
    .slice(0, most)
  const type = canonical.includes(':') ? 'AAAA' : 'A'
  const forward = await Promise.all(names.map((name) => resolver.lookup(name, type, { signal })))
  const confirmed = names.find((_, index) =>
    forward[index]!.records.some(
      (record) => 'address' in record && canonicalAddress(record.address) === canonical,
    ),
  )
  const isOpen = confirmed === undefined && [pointer, ...forward].some(({ outcome }) => !isAnswered(outcome))
  return { pointer, names, forward, confirmed: confirmed ?? null, isOpen }
}
