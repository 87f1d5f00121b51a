import type { Status } from '@postproof/engine/finding'
import { type Message, message } from '@postproof/messages/message'
import { scoreOf } from '@postproof/records/definitions'
import type { DmarcDetails } from '@postproof/records/dmarc/details'
import { isRecordKind, type RecordKind, recordKinds } from '@postproof/records/kinds'
import { type DomainSection, decidingSections } from '#contract/checker-names.ts'
import type { Section } from './section.ts'

/** The mark, the score and the sentence of a whole domain, from its sections. */

/** The rule of `verdictOf`, for sections: what is wrong stays wrong, whatever got no answer. */
export function statusOf(sections: Section[]): Status {
  const has = (status: Status) => sections.some((section) => section.status === status)
  if (has('bad')) return 'bad'
  if (unknownOf(sections).length > 0) return 'no-data'
  return has('warning') ? 'warning' : 'good'
}

function unknownOf(sections: Section[]): DomainSection[] {
  return sections.flatMap(({ id, status }) =>
    status === 'no-data' && decidingSections.includes(id) ? [id] : [],
  )
}

/** What the sections count that are no records of mail; what only some receivers look at weighs little. */
const WEIGHTS: Record<Exclude<DomainSection, RecordKind>, number> = {
  mx: 20,
  'mail-servers': 5,
  dnssec: 3,
  nameservers: 4,
  dangling: 5,
  blacklists: 5,
  age: 3,
  // What others registered is no fault of the domain.
  'look-alikes': 0,
}

const weightOf = (id: DomainSection): number => (isRecordKind(id) ? recordKinds[id].weight : WEIGHTS[id])

const VALUES: Record<Exclude<Status, 'no-data'>, number> = { good: 100, warning: 70, bad: 0 }

/** The most that a domain has with this section, however many others are in order. */
function mostWith({ id, status }: Section): number {
  if (status === 'bad') return decidingSections.includes(id) || id === 'dnssec' || id === 'dangling' ? 40 : 60
  return status === 'warning' ? 95 : 100
}

/**
 * The weighted mean of the sections that got an answer, 0 to 100; null without an answer to what decides. A section
 * without data takes nothing away. 0 for a domain that does not exist.
 */
export function domainScore(sections: Section[]): number | null {
  if (sections.some((section) => has(section, 'domain_mx', 'no-domain'))) return 0
  if (unknownOf(sections).length > 0) return null
  const values = sections.flatMap((section) => {
    const value = worthOf(section)
    return value === null ? [] : [{ value, weight: weightOf(section.id) }]
  })
  const total = values.reduce((sum, { weight }) => sum + weight, 0)
  const mean = values.reduce((sum, { value, weight }) => sum + value * weight, 0) / total
  return Math.round(Math.min(mean, ...sections.map(mostWith)))
}

function worthOf({ status, report }: Section): number | null {
  if (status === 'no-data') return null
  return report ? scoreOf(report) : VALUES[status]
}

const has = ({ findings }: Section, id: string, ...codes: string[]) =>
  findings.some((one) => one.id === id && (codes.length === 0 || codes.includes(one.code)))

type Find = (id: DomainSection) => Section | undefined

/** Whether anyone passes SPF. */
export const isOpenToAll = (section: Section) =>
  has(section, 'spf_claims', 'stranger') ||
  has(section, 'spf_all', 'pass') ||
  has(section, 'spf_range', 'everyone')

/** Problems in the order of what they cost; null where the section itself says it best. */
const PROBLEMS: [DomainSection, (section: Section, domain: string) => Message | null][] = [
  ['mx', mailProblem],
  [
    'age',
    (section, domain) =>
      has(section, 'domain_expires', 'over') ? message('domain.says.ended', { domain }) : null,
  ],
  ['dnssec', (_, domain) => message('domain.says.signature', { domain })],
  ['dangling', (section, domain) => message('domain.says.takeover', { domain, target: takenName(section) })],
  [
    'spf',
    (section, domain) => (isOpenToAll(section) ? message('domain.says.anyone_passes', { domain }) : null),
  ],
  ['dmarc', (section, domain) => (isForged(section) ? message('domain.says.anyone', { domain }) : null)],
  ['spf', (_, domain) => message('domain.says.own_fails', { domain })],
  ['blacklists', (_, domain) => message('domain.says.listed', { domain })],
  ['mta-sts', (_, domain) => message('domain.says.refused_inbound', { domain })],
  ['mail-servers', hostProblem],
  ['dkim', (_, domain) => message('domain.says.keys_broken', { domain })],
  ['nameservers', (_, domain) => message('domain.says.servers', { domain })],
  ['age', (_, domain) => message('domain.says.young', { domain })],
]

function mailProblem(section: Section, domain: string): Message {
  if (has(section, 'domain_mx', 'no-domain')) return message('domain.says.no_domain', { domain })
  return has(section, 'domain_mx', 'none-sends')
    ? message('domain.says.no_replies', { domain })
    : message('domain.says.unreachable', { domain })
}

/** Mail that senders refuse to deliver first, then mail that is sent in the clear. */
function hostProblem(section: Section, domain: string): Message {
  const isBad = (id: string) => section.findings.some((one) => one.id === id && one.status === 'bad')
  if (isBad('domain_policy')) return message('domain.says.refused_tls', { domain })
  if (isBad('domain_dane')) return message('domain.says.refused_dane', { domain })
  return message('domain.says.in_the_clear', { domain })
}

function takenName({ findings }: Section): string {
  return String(findings.find(({ status }) => status === 'bad')?.facts.organization ?? '')
}

/** Whether receivers deliver forged mail as if there were no policy. */
function isForged({ report }: Section): boolean {
  const claims = (report?.details as DmarcDetails | undefined)?.claims ?? []
  return claims.some(({ mail, result }) => mail === 'forged' && result === 'none')
}

/** `titleOf`: the name of a section. */
type Told = { domain: string; sends: boolean | null; titleOf(id: DomainSection): string }

/** One sentence for the whole, consequence first; null where the headline of the first problem is the sentence. */
export function sentenceOf(sections: Section[], told: Told): Message | null {
  const find: Find = (id) => sections.find((section) => section.id === id)
  const { domain } = told
  const status = statusOf(sections)
  if (status === 'bad') return problemOf(find, domain)
  if (status === 'no-data') {
    const parts = { joined: unknownOf(sections).map(told.titleOf) }
    return message('domain.says.unknown', { domain, parts })
  }
  if (status === 'good') return goodSentence(find, told)
  const dmarc = find('dmarc')
  if (dmarc?.status === 'warning' && isForged(dmarc))
    return message('domain.says.forged_delivered', { domain })
  const count = sections.flatMap(({ findings }) => findings.filter((one) => one.status === 'warning')).length
  return message('domain.says.works', { domain, count })
}

function problemOf(find: Find, domain: string): Message | null {
  for (const [id, say] of PROBLEMS) {
    const section = find(id)
    const said = section?.status === 'bad' ? say(section, domain) : null
    if (said) return said
  }
  return null
}

function goodSentence(find: Find, { domain, sends }: Told): Message {
  if (sends === false) {
    const mx = find('mx')
    const isParked = mx !== undefined && has(mx, 'domain_mx', 'null-mx', 'none')
    return isParked
      ? message('domain.says.parked', { domain })
      : message('domain.says.receive_only', { domain })
  }
  return find('dkim')?.status === 'no-data'
    ? message('domain.says.in_order_unsigned', { domain })
    : message('domain.says.in_order', { domain })
}
