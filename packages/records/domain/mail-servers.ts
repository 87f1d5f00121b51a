import { classifyAddress, parseAddress } from '@postproof/engine/addresses'
import type { Json } from '@postproof/engine/finding'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import { recordFinding } from '../record/findings.ts'
import { askAddresses, isAnswered } from '../record/published.ts'
import type { RecordFinding } from '../record/report.ts'
import { undecided } from '../record/verdict.ts'
import { type DomainPart, recordsOf } from './part.ts'

/**
 * - `public`: at least one address that the internet reaches.
 * - `missing`: the name does not exist. `no-address`: it exists without an address.
 * - `literal`: an IP address instead of a name (RFC 1035, 3.3.9 wants a name).
 * - `private`: only addresses that the internet does not reach. `unanswered`: the DNS did not say.
 */
export type MailServerState = 'public' | 'missing' | 'no-address' | 'literal' | 'private' | 'unanswered'

export type MailServer = {
  host: string
  state: MailServerState
  /** Where the name leads when it is an alias (CNAME), which RFC 2181, 10.3 forbids. */
  alias: string | null
  /** Public addresses. */
  addresses: string[]
}

export type MailServers = DomainPart & {
  state: 'hosts' | 'address' | 'null-mx' | 'none' | 'unanswered'
  /** In the order of preference. */
  servers: MailServer[]
}

/** Hosts that are looked up; large providers have ten at most. */
const MAX_HOSTS = 20
const MAX_ADDRESSES = 8

/**
 * Checks where mail to a domain goes, by the DNS alone: the MX records and the addresses behind them (RFC 5321, 5.1).
 * `sends` is what the domain's SPF record says: replies and bounces to a domain that sends must have somewhere to go.
 * Never rejects.
 */
export async function checkMailServers(
  domain: string,
  sends: boolean | null,
  resolver: Resolver,
): Promise<MailServers> {
  const answer = await resolver.lookup(domain, 'MX')
  const records = recordsOf(answer)
  if (!isAnswered(answer.outcome)) {
    const facts = { domain, outcome: answer.outcome }
    return {
      state: 'unanswered',
      servers: [],
      records,
      findings: [undecided('domain_mx', 'unanswered', { facts })],
    }
  }
  const exchanges = answer.records
    .flatMap((record) => (record.type === 'MX' ? [record] : []))
    .toSorted((a, b) => a.preference - b.preference)
    .map(({ exchange }) => exchange.toLowerCase().replace(/\.$/, ''))
  const hosts = [...new Set(exchanges.filter((host) => host !== ''))]
  if (exchanges.length === 0) return withoutMx(domain, answer, sends, resolver)
  if (hosts.length === 0) return { state: 'null-mx', servers: [], records, findings: [nullMx(domain, sends)] }
  const servers = await Promise.all(hosts.slice(0, MAX_HOSTS).map((host) => lookUp(host, resolver)))
  const mixed = exchanges.some((host) => host === '')
  return {
    state: 'hosts',
    servers,
    records,
    findings: [
      ...(mixed ? [recordFinding('warning', 'domain_mx', 'null-among', { facts: { domain } })] : []),
      ...serverFindings(domain, servers),
    ],
  }
}

/** RFC 7505, 4.2: receivers may refuse mail from a domain that says it takes none. */
function nullMx(domain: string, sends: boolean | null): RecordFinding {
  const facts = { domain }
  return sends
    ? recordFinding('warning', 'domain_mx', 'null-mx-sends', { facts })
    : recordFinding('good', 'domain_mx', 'null-mx', { facts })
}

async function withoutMx(
  domain: string,
  mx: DnsAnswer,
  sends: boolean | null,
  resolver: Resolver,
): Promise<MailServers> {
  const facts = { domain }
  if (mx.outcome === 'nxdomain' && mx.cnames.length === 0) {
    const findings = [recordFinding('bad', 'domain_mx', 'no-domain', { facts })]
    return { state: 'none', servers: [], records: [], findings }
  }
  const server = await lookUp(domain, resolver)
  if (server.state === 'unanswered') {
    const findings = [undecided('domain_mx', 'address-unanswered', { facts })]
    return { state: 'unanswered', servers: [], records: [], findings }
  }
  if (server.state === 'public') {
    const findings = [recordFinding('good', 'domain_mx', 'address-only', { facts })]
    return { state: 'address', servers: [{ ...server, alias: null }], records: [], findings }
  }
  // RFC 5321, 5.1: without an MX record the address is the mail server, and this one cannot be reached.
  if (server.state === 'private') {
    const findings = serverFindings(domain, [{ ...server, alias: null }])
    return { state: 'address', servers: [server], records: [], findings }
  }
  const finding = sends
    ? recordFinding('bad', 'domain_mx', 'none-sends', { facts })
    : recordFinding('good', 'domain_mx', 'none', { facts })
  return { state: 'none', servers: [], records: [], findings: [finding] }
}

async function lookUp(host: string, resolver: Resolver): Promise<MailServer> {
  const none = { host, alias: null, addresses: [] }
  if (parseAddress(host.replace(/^\[(?:ipv6:)?|\]$/gi, ''))) return { ...none, state: 'literal' }
  const { answers, addresses: found } = await askAddresses(resolver, host)
  const alias = answers.map(({ cnames }) => cnames.at(-1)).find((target) => target !== undefined) ?? null
  const addresses = found.filter((address) => classifyAddress(address) === 'public').slice(0, MAX_ADDRESSES)
  return { host, alias, addresses, state: stateOf(answers, found, addresses) }
}

function stateOf(answers: DnsAnswer[], found: string[], addresses: string[]): MailServerState {
  if (addresses.length > 0) return 'public'
  if (answers.some(({ outcome }) => !isAnswered(outcome))) return 'unanswered'
  if (found.length > 0) return 'private'
  return answers.some(({ outcome }) => outcome === 'nxdomain' || outcome === 'bad-name')
    ? 'missing'
    : 'no-address'
}

const FAULTS = ['missing', 'no-address', 'literal', 'private'] as const

/**
 * Mail that finds no server of the domain is returned. While one server is reachable the others cost delay, as senders
 * try them in vain; so a fault of some is a warning, and one of all is a problem.
 */
function serverFindings(domain: string, servers: MailServer[]): RecordFinding[] {
  const id = 'domain_mx-hosts'
  const of = (state: MailServerState) => servers.filter((server) => server.state === state)
  const isReached = of('public').length > 0
  const open = of('unanswered')
  const status = isReached || open.length > 0 ? 'warning' : 'bad'
  const named = (some: MailServer[]): Json[] => some.slice(0, 10).map(({ host }) => host)
  const faults = FAULTS.flatMap((state) => {
    const some = of(state)
    const facts = { domain, hosts: named(some), count: some.length, all: isReached ? 'no' : 'yes' }
    return some.length > 0 ? [recordFinding(status, id, state, { facts })] : []
  })
  const aliases = servers.filter(({ alias, state }) => alias !== null && state === 'public')
  const facts = { domain, hosts: named(open), count: open.length }
  const aliasFacts = { hosts: named(aliases), targets: aliases.slice(0, 10).map(({ alias }) => alias!) }
  return [
    ...faults,
    ...(open.length === 0
      ? []
      : isReached
        ? [recordFinding('no-data', id, 'unanswered', { facts })]
        : [undecided(id, 'unanswered', { facts })]),
    ...(aliases.length > 0 ? [recordFinding('warning', id, 'alias', { facts: aliasFacts })] : []),
    ...(isReached
      ? [
          recordFinding('good', id, 'public', {
            facts: { domain, hosts: named(of('public')), count: of('public').length },
          }),
        ]
      : []),
  ]
}
