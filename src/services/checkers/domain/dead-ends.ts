import { isWithin } from '@postproof/engine/organization'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import { type Dangling, judgeDangling } from '@postproof/records/domain/dangling'
import type { MailServers } from '@postproof/records/domain/mail-servers'
import type { NameServers } from '@postproof/records/domain/zone'
import { recordFinding } from '@postproof/records/record/findings'
import { isAnswered } from '@postproof/records/record/published'
import type { RecordReport } from '@postproof/records/record/report'
import { undecided } from '@postproof/records/record/verdict'
import type { SpfDetails, SpfTreeNode } from '@postproof/records/spf/check'
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
  const found = [...mailHosts(seen), ...includes(reports), ...aliases(domain, answers), ...nameServers(seen)]
  const judged = await judgeDangling(domain, found, resolver)
  if (judged.length > 0) return sectionOf('dangling', { findings: judged })
  const isKnown = answers.some(({ outcome }) => isAnswered(outcome))
  const finding = isKnown
    ? recordFinding('good', 'domain_dangling', 'none')
    : undecided('domain_dangling', 'not-checked')
  return sectionOf('dangling', { findings: [finding] })
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

/** Includes and redirects of the SPF record and of those below it. */
function includes(reports: RecordReport[]): Dangling[] {
  const tree = reports.flatMap(({ kind, details }) => (kind === 'spf' ? [(details as SpfDetails).tree] : []))
  return tree.flatMap((root) => (root ? below(root) : []))
}

function below({ domain: name, children }: SpfTreeNode): Dangling[] {
  return children.flatMap((child) => {
    const leads = child.kind === 'include' || child.kind === 'redirect'
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
