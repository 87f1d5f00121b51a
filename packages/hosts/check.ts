import type { X509Certificate } from 'node:crypto'
import { askReverseNames } from '@postproof/engine/reverse'
import type { Clock, DnsAnswer, RecordType, Resolver } from '@postproof/engine/world'
import { coversHost } from '@postproof/records/mta-sts/parse'
import { isAnswered } from '@postproof/records/record/published'
import { type CertificateReport, isRefused, judgeChain } from './certificate.ts'
import { matchTlsa, readTlsa, type Tlsa } from './dane.ts'
import { judgeHosts } from './judge.ts'
import type { Probe } from './probe.ts'
import type {
  HostPolicy,
  HostReport,
  HostsQuestion,
  HostsReport,
  PolicyResult,
  ReverseName,
} from './report.ts'

/** The mail servers of a domain as a sender finds them: asked, compared with what is published, and judged. */

export type HostsWorld = {
  resolver: Resolver
  clock: Clock
  /** Public roots. */
  roots: readonly X509Certificate[]
  /** Whether DNSSEC covers the answer to a question; null when that is not known. Never rejects. */
  isSecure(name: string, type: RecordType): Promise<boolean | null>
  /** Connects to a host at one of its addresses. Never rejects. */
  probe(host: string, addresses: string[]): Promise<Probe>
  /** Whether port 25 leads out of this network; asked only when no server answered. Null when it is not known. */
  isPortOpen(): Promise<boolean | null>
}

/** Hosts that are connected to, as senders try the first ones first. */
const MOST_HOSTS = 4
const MOST_ADDRESSES = 4
const MOST_NAMES = 5
const MOST_TLSA = 20

/** Asks all hosts at once, one connection each, and judges them together. Never rejects. */
export async function checkHosts(question: HostsQuestion, world: HostsWorld): Promise<HostsReport> {
  const asked = question.hosts.filter(({ addresses }) => addresses.length > 0)
  const servers = await Promise.all(asked.slice(0, MOST_HOSTS).map((host) => askHost(host, question, world)))
  const isAnsweredBy = servers.some(({ state }) => HEARD.has(state))
  const open = servers.length === 0 || isAnsweredBy ? true : await world.isPortOpen()
  const more = asked.length - servers.length
  return { servers, findings: judgeHosts(question, servers, { open, more }) }
}

/** A reply of a mail server shows that port 25 leads out. */
const HEARD: ReadonlySet<Probe['state']> = new Set(['answered', 'turned-away'])

type Asked = HostsQuestion['hosts'][number]

async function askHost(
  { host, addresses }: Asked,
  { domain, policy }: HostsQuestion,
  world: HostsWorld,
): Promise<HostReport> {
  const [{ tls, ...probe }, reverse, tlsa] = await Promise.all([
    world.probe(host, addresses),
    Promise.all(addresses.slice(0, MOST_ADDRESSES).map((address) => reverseOf(address, world.resolver))),
    askTlsa(host, domain, world),
  ])
  const now = world.clock.now()
  const certificate = tls && judgeChain(tls.chain, { host, now, roots: world.roots })
  const session = tls && { version: tls.version, cipher: tls.cipher }
  return {
    ...probe,
    ...{ host, addresses, reverse, tls: session, certificate },
    policy: policyResult(host, policy, { ...probe, certificate }),
    dane:
      tlsa.records.length === 0
        ? null
        : {
            match: tls ? matchTlsa(tlsa.records, tls.chain, { names: [host, domain], now }) : 'unasked',
            secure: tlsa.secure,
            count: tlsa.records.length,
          },
    tlsaAnswered: tlsa.answered,
  }
}

async function reverseOf(address: string, resolver: Resolver): Promise<ReverseName> {
  const asked = await askReverseNames(address, resolver, { most: MOST_NAMES })
  if (!asked || !isAnswered(asked.pointer.outcome)) return { address, name: null, confirmed: null }
  const { names, confirmed, isOpen } = asked
  if (confirmed !== null) return { address, name: confirmed, confirmed: true }
  return { address, name: names[0] ?? null, confirmed: isOpen ? null : false }
}

/**
 * The TLSA records of a host. They count only where DNSSEC covers the MX records, the address and the TLSA records
 * alike (RFC 7672, 2.2). Name servers of unsigned zones often fail at the question itself, which then means nothing.
 */
async function askTlsa(
  host: string,
  domain: string,
  { resolver, isSecure }: HostsWorld,
): Promise<{ records: Tlsa[]; secure: boolean | null; answered: boolean }> {
  const pin = `_25._tcp.${host}`
  const [v4, v6, tlsa] = (await Promise.all([
    resolver.lookup(host, 'A'),
    resolver.lookup(host, 'AAAA'),
    resolver.lookup(pin, 'TLSA'),
  ])) as [DnsAnswer, DnsAnswer, DnsAnswer]
  const records = tlsa.records.slice(0, MOST_TLSA).flatMap((record) => {
    const read = record.type === 'TLSA' ? readTlsa(record.data) : null
    return read ? [read] : []
  })
  const answered = isAnswered(tlsa.outcome)
  if (records.length === 0) return { records, secure: null, answered }
  const found = [v4, v6].filter(({ outcome }) => outcome === 'answer')
  const all = await Promise.all([
    isSecure(domain, 'MX'),
    isSecure(pin, 'TLSA'),
    ...found.map(({ type }) => isSecure(host, type)),
  ])
  const secure = all.includes(false) ? false : all.includes(null) ? null : true
  return { records, secure, answered }
}

type Seen = Pick<Probe, 'state' | 'starttls'> & { certificate: CertificateReport | null }

/** What a sender that enforces the policy would find (RFC 8461, 4 and 5). */
function policyResult(host: string, policy: HostPolicy, seen: Seen): PolicyResult | null {
  if (policy.state !== 'found' || policy.mode === 'none') return null
  if (!policy.patterns.some((pattern) => coversHost(pattern.toLowerCase(), host))) return 'pattern'
  if (seen.state !== 'answered' || seen.starttls === 'unknown') return 'unknown'
  if (seen.starttls !== 'works') return 'no-tls'
  return seen.certificate?.faults.some(isRefused) ? 'certificate' : 'passes'
}
