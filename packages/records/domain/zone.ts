import { parseAddress } from '@postproof/engine/addresses'
import { isWithin, organizationOf } from '@postproof/engine/organization'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import { dnsHostOf } from '../record/dns-host.ts'
import { recordFinding } from '../record/findings.ts'
import { askAddresses, isAnswered } from '../record/published.ts'
import type { RecordFinding } from '../record/report.ts'
import { undecided } from '../record/verdict.ts'
import { type DomainPart, recordsOf } from './part.ts'

/** The zone that a domain is in: its name servers, its signature, and who may issue certificates for it. */

export type Zone = {
  /** Null when the DNS named none. */
  name: string | null
  /** The NS answer; the last one asked for where none named servers. */
  answer: DnsAnswer
}

const MAX_LABELS = 8
const MAX_SERVERS = 10

/** The closest zone at or above a domain, no higher than its organizational domain. Never rejects. */
export async function findZone(domain: string, resolver: Resolver): Promise<Zone> {
  const labels = domain.split('.')
  const top = organizationOf(domain).split('.').length
  const names = labels.map((_, at) => labels.slice(at).join('.')).slice(0, labels.length - top + 1)
  let answer = await resolver.lookup(domain, 'NS')
  for (const name of names.slice(0, MAX_LABELS)) {
    answer = await resolver.lookup(name, 'NS')
    if (answer.records.some(({ type }) => type === 'NS')) return { name, answer }
    // A name that got no answer is not skipped: its parent has other servers.
    if (!isAnswered(answer.outcome)) break
  }
  return { name: null, answer }
}

/** `missing`: the name does not exist. `none`: it has no address. */
export type NameServer = {
  name: string
  addresses: string[]
  state: 'found' | 'missing' | 'none' | 'unanswered'
}

export type NameServers = DomainPart & { servers: NameServer[] }

/** Checks the name servers of a zone, through the resolver alone. Never rejects. */
export async function checkNameServers(
  domain: string,
  { name: zone, answer }: Zone,
  resolver: Resolver,
): Promise<NameServers> {
  const id = 'domain_ns'
  if (zone === null) {
    const code = isAnswered(answer.outcome) ? 'none' : 'unanswered'
    return { servers: [], records: [], findings: [undecided(id, code, { facts: { domain } })] }
  }
  const names = answer.records.flatMap((record) =>
    record.type === 'NS' ? [record.target.toLowerCase()] : [],
  )
  const asked = [...new Set(names)].sort().slice(0, MAX_SERVERS)
  const [servers, soa, caa] = await Promise.all([
    Promise.all(asked.map((one) => lookUp(one, resolver))),
    resolver.lookup(zone, 'SOA'),
    findCaa(domain, zone, resolver),
  ])
  return {
    servers,
    records: [...recordsOf(answer), ...recordsOf(soa), ...recordsOf(caa)],
    findings: [
      serverCount(zone, asked),
      ...hostFindings(zone, servers),
      ...networkFindings(zone, servers),
      soaFinding(zone, soa),
      caaFinding(domain, caa),
    ],
  }
}

async function lookUp(name: string, resolver: Resolver): Promise<NameServer> {
  const { answers, addresses } = await askAddresses(resolver, name)
  if (addresses.length > 0) return { name, addresses, state: 'found' }
  if (answers.some(({ outcome }) => !isAnswered(outcome))) return { name, addresses, state: 'unanswered' }
  const isMissing = answers.every(({ outcome }) => outcome === 'nxdomain')
  return { name, addresses, state: isMissing ? 'missing' : 'none' }
}

/** RFC 2182, 5: two at least, as mail cannot be delivered or checked while the only one is down. */
function serverCount(zone: string, names: string[]): RecordFinding {
  const facts = { zone, names, count: names.length }
  return names.length === 1
    ? recordFinding('warning', 'domain_ns', 'single', { facts })
    : recordFinding('good', 'domain_ns', 'several', { facts })
}

function hostFindings(zone: string, servers: NameServer[]): RecordFinding[] {
  const of = (...states: NameServer['state'][]) =>
    servers.flatMap(({ name, state }) => (states.includes(state) ? [name] : []))
  const [none, open] = [of('none', 'missing'), of('unanswered')]
  const id = 'domain_ns-hosts'
  const isAll = none.length === servers.length
  return [
    ...(none.length > 0
      ? [
          recordFinding(isAll ? 'bad' : 'warning', id, 'no-address', {
            facts: { zone, names: none, all: isAll ? 'yes' : 'no' },
          }),
        ]
      : []),
    ...(open.length > 0
      ? [recordFinding('no-data', id, 'unanswered', { facts: { zone, names: open } })]
      : []),
  ]
}

/**
 * All servers in one IPv4 /24 or IPv6 /48 fail together (RFC 2182, 3.1). A warning, and not a problem: senders retry
 * for days while no server answers. The networks of known DNS hosts are anycast, and not the owner's to choose.
 */
function networkFindings(zone: string, servers: NameServer[]): RecordFinding[] {
  if (servers.length < 2 || servers.some(({ state }) => state !== 'found')) return []
  const networks = new Set(servers.flatMap(({ addresses }) => addresses.map(networkOf)))
  const families = new Set([...networks].map((network) => network.slice(0, 2)))
  if (networks.size > families.size) return []
  const host = dnsHostOf(servers.map(({ name }) => name))
  if (host)
    return [recordFinding('good', 'domain_ns-network', 'known-host', { facts: { zone, host: host.name } })]
  return [recordFinding('warning', 'domain_ns-network', 'one-network', { facts: { zone } })]
}

function networkOf(text: string): string {
  const address = parseAddress(text)
  if (!address) return `4 ${text}`
  return `${address.version} ${address.bytes.slice(0, address.version === 4 ? 3 : 6).join('.')}`
}

function soaFinding(zone: string, { outcome, records }: DnsAnswer): RecordFinding {
  const id = 'domain_soa'
  const soa = records.find((record) => record.type === 'SOA')
  if (soa?.type === 'SOA')
    return recordFinding('good', id, 'found', { facts: { zone, primary: soa.primary, serial: soa.serial } })
  // RFC 1035, 5.2: every zone has one; without it, name servers disagree on how long "no such record" holds.
  return isAnswered(outcome)
    ? recordFinding('warning', id, 'missing', { facts: { zone } })
    : recordFinding('no-data', id, 'unanswered', { facts: { zone } })
}

/** RFC 8659, 3: the records of the closest name at or above the domain that has some. */
async function findCaa(domain: string, zone: string, resolver: Resolver): Promise<DnsAnswer> {
  const labels = domain.split('.')
  const names = labels.map((_, at) => labels.slice(at).join('.')).filter((name) => isWithin(name, zone))
  let answer = await resolver.lookup(zone, 'CAA')
  for (const name of names.slice(0, MAX_LABELS)) {
    answer = await resolver.lookup(name, 'CAA')
    if (answer.outcome === 'answer' || !isAnswered(answer.outcome)) return answer
  }
  return answer
}

/** A note: certificate authorities ask for it, receivers do not. */
function caaFinding(domain: string, { outcome, name }: DnsAnswer): RecordFinding {
  const facts = { domain, name }
  if (outcome === 'answer') return recordFinding('good', 'domain_caa', 'published', { facts })
  return recordFinding('no-data', 'domain_caa', isAnswered(outcome) ? 'absent' : 'unanswered', { facts })
}
