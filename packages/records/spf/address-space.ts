import { serviceOfInclude } from '@postproof/senders'
import {
  type AddressSet,
  BITS,
  countOf,
  type Family,
  intersect,
  networkOf,
  numberOf,
  toPrefixes,
} from './address-set.ts'
import type { Allowed, Authorized } from './authorized.ts'
import type { SpfAddressSpace, SpfDetails, SpfSource } from './details.ts'
import { branchOf, reachable, type SpfTree } from './tree.ts'

/** Ranges of one family that a report lists. */
export const MAX_RANGES = 500

/** The authorized addresses as a report shows them, those of shared sending services marked. */
export function describeSpace(tree: SpfTree, authorized: Authorized): NonNullable<SpfDetails['addresses']> {
  const services = servicesOf(tree, authorized)
  return {
    ipv4: spaceOf(authorized.root[4], 4, services),
    ipv6: spaceOf(authorized.root[6], 6, services),
    sources: sourcesOf(tree, authorized),
    open: authorized.open,
  }
}

/** Share of all addresses of the family, 0 to 1. */
export function shareOf(set: AddressSet, family: Family): number {
  return Number((countOf(set) * 1_000_000_000_000n) >> BigInt(BITS[family])) / 1e12
}

type Shared = { name: string; allowed: Allowed }

function servicesOf(tree: SpfTree, authorized: Authorized): Shared[] {
  return [...tree.nodes.keys()].flatMap((domain) => {
    const service = domain === tree.root ? undefined : serviceOfInclude(domain)?.service
    return service ? [{ name: service.name, allowed: authorized.of(domain) }] : []
  })
}

function spaceOf(set: AddressSet, family: Family, services: Shared[]): SpfAddressSpace {
  const listed = toPrefixes(set, family, MAX_RANGES + 1)
  return {
    ranges: listed.slice(0, MAX_RANGES).map((cidr) => ({ cidr, services: sharedBy(cidr, family, services) })),
    total: listed.length > MAX_RANGES ? toPrefixes(set, family, 100_000).length : listed.length,
    addresses: String(countOf(set)),
    share: shareOf(set, family),
  }
}

function sharedBy(cidr: string, family: Family, services: Shared[]): string[] {
  const [address = '', bits] = cidr.split('/')
  const network = networkOf(numberOf(address)?.value ?? 0n, Number(bits), family)
  const names = services.flatMap(({ name, allowed }) =>
    intersect(allowed[family], [network]).length > 0 ? [name] : [],
  )
  return [...new Set(names)]
}

function sourcesOf(tree: SpfTree, authorized: Authorized): SpfSource[] {
  const record = tree.nodes.get(tree.root)?.record
  const terms = record ? reachable(record) : []
  return terms.slice(0, 100).flatMap((term) => {
    const branch = branchOf(term, tree.root)
    if (branch === null) return []
    const allowed = authorized.of(branch)
    return [
      {
        term: term.text.slice(0, 300),
        service: serviceOfInclude(branch)?.service.name ?? null,
        ipv4: String(countOf(allowed[4])),
        ipv6: String(countOf(allowed[6])),
        share: shareOf(allowed[4], 4),
      },
    ]
  })
}
