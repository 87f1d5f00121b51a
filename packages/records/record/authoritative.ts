import { classifyAddress } from '@postproof/engine/addresses'
import type { DnsAnswer, DnsOutcome, RecordType, Resolver } from '@postproof/engine/world'

/** What a domain's own name servers say, each asked by itself: a change may have reached some of them only. */

export type AuthoritativeServer = {
  /** Name of the server, lower case. */
  server: string
  address: string
  outcome: DnsOutcome
  /** Every TXT record, its character-strings joined; for other types the printed record. Sorted. */
  texts: string[]
}

export type Authoritative = {
  servers: AuthoritativeServer[]
  /** Whether all servers that answered say the same; null when fewer than two did. */
  agree: boolean | null
  /** Seconds an old record may live in caches, as the servers themselves say it; null when none did. */
  ttl: number | null
}

export type AuthoritativeWorld = {
  resolver: Resolver
  signal?: AbortSignal
  /** Port of the name servers; default 53. */
  port?: number
  /** Asks servers at private addresses as well; for tests on loopback. */
  allowPrivate?: boolean
}

const MAX_SERVERS = 6
const MAX_PARENTS = 6
const TIMEOUT_MS = 1500
const NOTHING: Authoritative = { servers: [], agree: null, ttl: null }

/**
 * Asks at most six of the domain's own name servers, at once, for 1.5 s. Servers at addresses that are not public
 * are left out: their names come from the domain, and must not lead into our own network. Never rejects.
 */
export async function askAuthoritative(
  name: string,
  type: RecordType,
  world: AuthoritativeWorld,
): Promise<Authoritative> {
  const hosts = await serversOf(name, world)
  if (hosts.length === 0) return NOTHING
  const found = await Promise.all(hosts.map((host) => addressOf(host, world)))
  const deadline = AbortSignal.timeout(TIMEOUT_MS)
  const signal = world.signal ? AbortSignal.any([world.signal, deadline]) : deadline
  const asked = await Promise.all(
    found.flatMap((one) => (one ? [askOne(one, name, type, world, signal)] : [])),
  )
  // Only a direct answer compares: a server that points elsewhere with a CNAME does not hold the record itself.
  const answers = asked.filter(({ answer }) => isOwnWord(answer))
  const said = new Set(answers.map(({ server }) => JSON.stringify(server.texts)))
  const ttls = answers.flatMap(({ answer }) => (answer.outcome === 'answer' ? [answer.ttl] : []))
  return {
    servers: asked.map(({ server }) => server),
    agree: answers.length < 2 ? null : said.size === 1,
    ttl: ttls.length > 0 ? Math.max(...ttls) : null,
  }
}

function isOwnWord({ outcome, cnames }: DnsAnswer): boolean {
  return outcome === 'answer' || ((outcome === 'nodata' || outcome === 'nxdomain') && cnames.length === 0)
}

/** The NS names of the closest zone above the name. */
async function serversOf(name: string, { resolver, signal }: AuthoritativeWorld): Promise<string[]> {
  const labels = name.replace(/\.$/, '').toLowerCase().split('.')
  for (let at = 0; at < Math.min(labels.length - 1, MAX_PARENTS); at++) {
    const answer = await resolver.lookup(labels.slice(at).join('.'), 'NS', { signal })
    const hosts = answer.records.flatMap((record) => (record.type === 'NS' ? [record.target] : []))
    if (hosts.length > 0)
      return [...new Set(hosts.map((host) => host.toLowerCase()))].sort().slice(0, MAX_SERVERS)
    // A name that could not be asked for is not skipped: its parent's servers are other servers.
    if (answer.outcome !== 'nodata' && answer.outcome !== 'nxdomain') return []
  }
  return []
}

type Host = { server: string; address: string }

async function addressOf(server: string, world: AuthoritativeWorld): Promise<Host | null> {
  for (const type of ['A', 'AAAA'] as const) {
    const answer = await world.resolver.lookup(server, type, { signal: world.signal })
    for (const record of answer.records) {
      if (!('address' in record)) continue
      if (world.allowPrivate || classifyAddress(record.address) === 'public')
        return { server, address: record.address }
    }
  }
  return null
}

async function askOne(
  host: Host,
  name: string,
  type: RecordType,
  { resolver, port = 53 }: AuthoritativeWorld,
  signal: AbortSignal,
): Promise<{ server: AuthoritativeServer; answer: DnsAnswer }> {
  const endpoint = host.address.includes(':') ? `[${host.address}]:${port}` : `${host.address}:${port}`
  const answer = await resolver.lookup(name, type, { server: endpoint, signal })
  const texts = answer.records.map((record) => {
    if ('strings' in record) return record.strings.join('')
    if ('address' in record) return record.address
    if ('target' in record) return record.target
    if ('exchange' in record) return `${record.preference} ${record.exchange}`
    return 'data' in record ? record.data : `${record.primary} ${record.serial}`
  })
  return { server: { ...host, outcome: answer.outcome, texts: texts.sort() }, answer }
}
