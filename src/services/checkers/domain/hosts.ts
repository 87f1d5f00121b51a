import type { Validation, Validator } from '@postproof/dns/dnssec'
import type { Clock, RecordType, Resolver } from '@postproof/engine/world'
import { checkHosts } from '@postproof/hosts/check'
import type { HostPolicy, HostReport } from '@postproof/hosts/report'
import { message } from '@postproof/messages/message'
import type { MailServers } from '@postproof/records/domain/mail-servers'
import type { MtaStsDetails } from '@postproof/records/mta-sts/details'
import { recordFinding } from '@postproof/records/record/findings'
import { isAnswered } from '@postproof/records/record/published'
import type { RecordReport } from '@postproof/records/record/report'
import { undecided } from '@postproof/records/record/verdict'
import { askSingleSpf } from '@postproof/records/spf/single-record'
import type { HostProbes } from '../hosts/probes.ts'
import { type Section, sectionOf, unasked } from './section.ts'

/** What the mail servers of a domain answer on port 25. */

type World = {
  resolver: Resolver
  clock: Clock
  probes: HostProbes | undefined
  validator: Validator | undefined
  /** Null when the mail servers, or the policy, were not found in time. */
  mail: Promise<MailServers | null>
  policy: Promise<RecordReport | null>
  /** Milliseconds that the connections may take, and those to other servers after them. */
  limits: { probe: number; port: number }
  signal: AbortSignal
}

export async function hostsSection(domain: string, world: World): Promise<Section> {
  const { resolver, clock, probes, validator, limits, signal } = world
  const id = 'mail-servers'
  if (!probes || probes.off === 'switched-off') return unasked(id, message('domain.port_25'))
  if (probes.off === 'no-name') return unasked(id, message('domain.no_name'))
  const begun = probes.now()
  const mail = await world.mail
  if (mail === null || mail.state === 'unanswered')
    return sectionOf(id, { findings: [undecided('domain_port', 'unknown-servers', { facts: { domain } })] })
  if (mail.state === 'none' || mail.state === 'null-mx')
    return sectionOf(id, { findings: [recordFinding('good', 'domain_port', 'none', { facts: { domain } })] })
  const [policy, record, texts] = await Promise.all([
    world.policy,
    askSingleSpf(domain, resolver),
    resolver.lookup(domain, 'TXT'),
  ])
  const sends = (record?.terms ?? []).some(
    (term) => term.kind === 'mechanism' && term.qualifier === '+' && term.name === 'mx' && term.value === '',
  )
  const end = begun + limits.probe + limits.port
  // Where the DNS took long, what is left goes to the servers of the domain itself.
  const until = Math.min(end, Math.max(begun + limits.probe, probes.now() + limits.port))
  const { servers, findings } = await checkHosts(
    { domain, hosts: mail.servers, policy: policyOf(policy), sends },
    {
      ...{ resolver, clock, roots: probes.roots() },
      isSecure: securityBy(validator?.open(signal)),
      probe: probes.visit({ until, signal }),
      isPortOpen: () => probes.isPortOpen({ until: end, signal }),
    },
  )
  const unheard = unheardOf(mail.servers, servers)
  // 0 stands for a certificate that cannot be read.
  const ends = Math.min(...servers.map(({ certificate }) => certificate?.until || Number.POSITIVE_INFINITY))
  // Without the SPF record it is not known whether reverse names are needed.
  const isPartial = !isAnswered(texts.outcome)
  const known = Number.isFinite(ends) ? { ends } : {}
  return sectionOf(id, { findings, hosts: servers, unheard, isPartial, ...known })
}

/** Hosts of the MX records about which a look says less than another one may. */
function unheardOf(
  mail: readonly { host: string }[],
  servers: readonly HostReport[],
): NonNullable<Section['unheard']> {
  const heard = servers.filter(({ state, starttls }) => state === 'answered' && starttls !== 'unknown')
  const hosts = new Set(heard.map(({ host }) => host))
  return new Set([
    ...mail.flatMap(({ host }) => (hosts.has(host) ? [] : [host])),
    ...servers.flatMap(({ host, tlsaAnswered }) => (tlsaAnswered ? [] : [`domain_dane ${host}`])),
  ])
}

/** A zone that is broken is not known to be secure: its own section says so. */
const securityBy =
  (validation: Validation | undefined) =>
  async (name: string, type: RecordType): Promise<boolean | null> => {
    const status = (await validation?.check(name, type))?.status
    if (status === 'secure') return true
    return status === 'insecure' ? false : null
  }

function policyOf(report: RecordReport | null): HostPolicy {
  if (report === null) return { state: 'unknown' }
  const isAbsent = report.findings.some(({ id, code }) => id === 'mta-sts_record' && code === 'missing')
  if (isAbsent) return { state: 'none' }
  const { policy } = report.details as MtaStsDetails
  if (policy === null || policy.outcome === 'unanswered') return { state: 'unknown' }
  const { mode = null, mx = [] } = policy.policy ?? {}
  // A policy that cannot be read is none (RFC 8461, 3.2).
  return mode === null ? { state: 'none' } : { state: 'found', mode, patterns: mx }
}
