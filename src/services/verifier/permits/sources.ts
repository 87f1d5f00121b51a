import { networkInterfaces } from 'node:os'
import type { ProbeHost, ProbeIdentity } from '@postproof/address/smtp-types'
import { canonicalAddress } from '@postproof/engine/addresses'
import type { Config } from '#config.ts'

/** One of our source addresses, with the HELO name that belongs to it. */
export type Source = {
  /** What politeness and audits of it are kept under; empty for the only one of VERIFIER_SOURCE_ADDRESS. */
  id: string
  /** As servers see it; null where it is not known. */
  address: string | null
  identity: ProbeIdentity
}

/** Those of SMTP_SOURCE_ADDRESSES, each bound to; without them the one of VERIFIER_SOURCE_ADDRESS. */
export function sourcesFrom(config: Config): Source[] {
  const mailFrom = config.VERIFIER_MAIL_FROM
  const several = config.SMTP_SOURCE_ADDRESSES.map(({ address, helo }) => ({
    id: address,
    address,
    identity: { helo, mailFrom, sourceAddress: address },
  }))
  if (several.length > 0) return several
  const address = config.VERIFIER_SOURCE_ADDRESS || null
  return [
    {
      id: '',
      address,
      identity: { helo: config.VERIFIER_HELO, mailFrom, sourceAddress: ownAddress(address) },
    },
  ]
}

/** The address itself where this machine has it; null behind a translation, where the system chooses. */
function ownAddress(address: string | null): string | null {
  if (address === null) return null
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const wanted = canonicalAddress(address)
  return own.some((one) => canonicalAddress(one.address) === wanted) ? address : null
}

/** 4 where the address is not known: what most servers have. */
const versionOf = (address: string | null) => (address?.includes(':') ? 6 : 4)

/**
 * The hosts with their addresses of the IP versions of these sources: another version would leave from an address whose
 * reverse name and listings were never audited.
 */
export function reachableFrom(sources: Pick<Source, 'address'>[], hosts: ProbeHost[]): ProbeHost[] {
  const versions = new Set(sources.map(({ address }) => versionOf(address)))
  return hosts
    .map((host) => ({ ...host, ips: host.ips.filter((ip) => versions.has(versionOf(ip))) }))
    .filter(({ ips }) => ips.length > 0)
}

/** The sources from which one of these hosts can be reached; all of them where there is no host. */
export function sourcesFor(hosts: ProbeHost[], sources: Source[]): Source[] {
  if (hosts.length === 0) return sources
  return sources.filter((source) => reachableFrom([source], hosts).length > 0)
}
