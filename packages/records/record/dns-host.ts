import type { DnsAnswer } from '@postproof/engine/world'
import { type DnsHost, dnsHosts } from '../data/dns-hosts.ts'

/** How the form of a domain's DNS host takes a record. */
export type HostForm = {
  host: Pick<DnsHost, 'id' | 'name' | 'confirmed'>
  /** What the form calls the name of a record, and what to enter there; empty where it stays empty. */
  field: string
  name: string
  /** The domain that the form adds by itself. */
  zone: string
  /** The value in quotation marks and cut into strings, where the host wants it so. */
  value: string
}

/**
 * The form for a record, by the NS answers among those that a check was given; null where no known host serves the zone
 * of the name, or several do.
 */
export function hostFormOf(
  record: { host: string; type: string; value: string },
  dns: DnsAnswer[],
): HostForm | null {
  const zone = zoneOf(record.host, dns)
  const host = zone && dnsHostOf(zone.servers)
  if (!zone || !host) return null
  const label = record.host === zone.name ? host.apex : record.host.slice(0, -zone.name.length - 1)
  const { id, name, confirmed, field } = host
  const value = host.quotes && record.type === 'TXT' ? quoted(record.value) : record.value
  return { host: { id, name, confirmed }, field, name: label, zone: zone.name, value }
}

/** The zone nearest above a name, of which name servers were answered. */
function zoneOf(name: string, dns: DnsAnswer[]): { name: string; servers: string[] } | null {
  const zones = dns.flatMap((answer) => {
    const zone = answer.name.toLowerCase().replace(/\.$/, '')
    const servers = answer.records.flatMap((one) => (one.type === 'NS' ? [one.target.toLowerCase()] : []))
    const isAbove = name === zone || name.endsWith(`.${zone}`)
    return answer.type === 'NS' && isAbove && servers.length > 0 ? [{ name: zone, servers }] : []
  })
  return zones.toSorted((a, b) => b.name.length - a.name.length)[0] ?? null
}

/** The known DNS host that runs all of these name servers; null where there is none, or several. */
export function dnsHostOf(servers: string[]): DnsHost | null {
  const hosts = new Set(servers.map((server) => dnsHosts.find((host) => serves(host, server)) ?? null))
  const [only] = hosts
  return hosts.size === 1 ? (only ?? null) : null
}

function serves({ servers }: DnsHost, name: string): boolean {
  const server = name.replace(/\.$/, '')
  return servers.some((ending) =>
    ending.endsWith('-')
      ? server.split('.').some((label) => label.startsWith(ending))
      : server === ending || server.endsWith(`.${ending}`),
  )
}

/** RFC 1035, 3.3: a character-string holds 255 octets. */
function quoted(value: string): string {
  const strings = value.match(/.{1,255}/gs) ?? ['']
  return strings.map((string) => `"${string.replace(/["\\]/g, '\\$&')}"`).join(' ')
}
