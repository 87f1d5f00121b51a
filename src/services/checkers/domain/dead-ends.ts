import { isWithin } from '@postproof/engine/organization'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import { type Dangling, judgeDangling } from '@postproof/records/domain/dangling'
import type { MailServers } from '@postproof/records/domain/mail-servers'
import type { NameServers } from '@postproof/records/domain/zone'
import { recordFinding } from '@postproof/records/record/findings'
import { isAnswered } from '@postproof/records/record/published'
import type { RecordReport } from '@postproof/records/record/report'
import { undecided } from '@postproof/records/record/verdict'
import type { SpfDetails, SpfTreeNode } from '@postproof/records/spf/details'
import { type Section, sectionOf } from './section.ts'

/** Names that the records of a domain lead to and that do not exist, from what the other sections were answered. */

type Seen = {
  domain: string
  reports: RecordReport[]
  mail: MailServers | null
  zone: NameServers | null
}

/** Names at which email clients and senders look, and where an alias is often forgotten. */
const BESIDE = ['mta-sts', 'autodiscover', 'autoconfig']

export async function deadEndsSection(seen: Seen, resolver: Resolver): Promise<Section> {
  const { domain, reports } = seen
  const beside = await Promise.all(BESIDE.map((label) => resolver.lookup(`${label}.${domain}`, 'A')))
  const answers = [...reports.flatMap(({ dns }) => dns), ...beside]
  const found = [
    ...[...mailHosts(seen), ...includes(reports), ...aliases(domain, answers), ...nameServers(seen)],
    ...(await reportAddresses(domain, reports, resolver)),
  ]
  const judged = await judgeDangling(domain, found, resolver)
  const isPartial =
    seen.mail === null || seen.zone === null || answers.some(({ outcome }) => !isAnswered(outcome))
  if (judged.length > 0) return sectionOf('dangling', { findings: judged, isPartial })
  const isKnown = answers.some(({ outcome }) => isAnswered(outcome))
  const finding = isKnown
    ? recordFinding('good', 'domain_dangling', 'none')
    : undecided('domain_dangling', 'not-checked')
  return sectionOf('dangling', { findings: [finding], isPartial })
}

function mailHosts({ domain, mail }: Seen): Dangling[] {
  return (mail?.servers ?? []).flatMap(({ host, state, alias }) =>
    state === 'missing' ? [{ kind: 'mx' as const, name: domain, target: alias ?? host }] : [],
  )
}

function nameServers({ domain, zone }: Seen): Dangling[] {
  return (zone?.servers ?? []).flatMap(({ name, state }) =>
    state === 'missing' ? [{ kind: 'zone' as const, name: domain, target: name }] : [],
  )
}

const MOST_REPORT_DOMAINS = 6

/** Where reports go: domains in the record of DMARC (rua, ruf) and of TLS reports that do not exist. */
async function reportAddresses(
  domain: string,
  reports: RecordReport[],
  resolver: Resolver,
): Promise<Dangling[]> {
  const listed = reports.flatMap(({ kind, record, foundAt, queried }) => {
    if (kind !== 'dmarc' && kind !== 'tls-rpt') return []
    const found = (record ?? '').matchAll(/mailto:[^\s,;@]{1,64}@([a-z0-9._-]{1,253})/gi)
    return [...found].map(([, target]) => ({ name: foundAt ?? queried, target: target!.toLowerCase() }))
  })
  const foreign = listed.filter(({ target }) => !isWithin(target, domain))
  const unique = [...new Map(foreign.map((one) => [one.target, one])).values()].slice(0, MOST_REPORT_DOMAINS)
  const answers = await Promise.all(unique.map(({ target }) => resolver.lookup(target, 'MX')))
  return unique.flatMap((one, at) =>
    answers[at]!.outcome === 'nxdomain' ? [{ kind: 'reports' as const, ...one }] : [],
  )
}

/** Includes, redirects and servers (a, mx) of the SPF record and of those below it. */
function includes(reports: RecordReport[]): Dangling[] {
  const tree = reports.flatMap(({ kind, details }) => (kind === 'spf' ? [(details as SpfDetails).tree] : []))
  return tree.flatMap((root) => (root ? below(root) : []))
}

const LEADING: ReadonlySet<SpfTreeNode['kind']> = new Set(['include', 'redirect', 'a', 'mx'])

function below({ domain: name, children }: SpfTreeNode): Dangling[] {
  return children.flatMap((child) => {
    const leads = LEADING.has(child.kind)
    const isGone = leads && child.outcome === 'nxdomain' && child.domain !== null
    const own = isGone ? [{ kind: 'include' as const, name: name ?? '', target: child.domain! }] : []
    return [...own, ...below(child)]
  })
}

/** Names of the domain that are an alias of one that does not exist. */
function aliases(domain: string, answers: DnsAnswer[]): Dangling[] {
  return answers.flatMap(({ name, outcome, cnames }) => {
    const target = cnames.at(-1)
    const isGone = outcome === 'nxdomain' && target !== undefined && isWithin(name.toLowerCase(), domain)
    return isGone ? [{ kind: 'alias' as const, name, target }] : []
  })
}
