import type { Json } from '@postproof/engine/finding'
import type { PublishedRecord } from '@postproof/records/domain/part'
import type { RecordFinding } from '@postproof/records/record/report'
import { isUndecided, notAskedIn } from '@postproof/records/record/verdict'
import type { DomainSection } from '#contract/checker-names.ts'
import type { Section } from '../checkers/domain/section.ts'

/** A section of a domain report as facts that two looks can be compared by. */

/** A finding that is no good one. Its facts are for its sentence; they are not compared. */
export type Problem = { id: string; code: string; status: 'bad' | 'warning'; facts: Record<string, Json> }

export type PartFacts = {
  /** Values by `name type`, sorted. */
  records: Record<string, string[]>
  /** By id, code and what it is of. */
  problems: Record<string, Problem>
  /** DKIM selectors that were asked about because the owner's own tests had them. */
  selectors?: string[]
  /** When the first certificate, or the registration, ends. Unix ms. Not compared: a renewal is no news. */
  ends?: number
}

/** What one look saw of a part. */
export type SeenPart = {
  facts: PartFacts
  /** Whether what was not seen may be there all the same, because a question about it got no answer. */
  isOpen(item: { record: string } | { problem: Problem }): boolean
}

/** Parts that are looked at. */
export const watchedParts = [
  ...(['spf', 'dkim', 'dmarc', 'mx', 'mail-servers', 'mta-sts', 'tls-rpt', 'bimi'] as const),
  ...(['dnssec', 'nameservers', 'dangling', 'blacklists', 'age'] as const),
] satisfies DomainSection[]
export type WatchedPart = (typeof watchedParts)[number]

/** Serials and keys change by themselves. */
const RESTLESS = new Set(['SOA', 'DNSKEY'])

/** Null for a section without an answer. */
export function factsOf(section: Section, selectors: readonly string[] = []): SeenPart | null {
  const isAbsent = section.optional && section.status === 'no-data'
  if (section.status === 'no-data' && !isAbsent) {
    // Problems that were found hold although other questions got no answer.
    const isFound = section.findings.some(isProblem)
    if (!isFound) return null
  }
  const facts: PartFacts = {
    records: isAbsent ? {} : recordsOf(section.records),
    problems: Object.fromEntries(section.findings.filter(isProblem).flatMap(problemsOf)),
    ...(section.id === 'dkim' ? { selectors: [...selectors].sort() } : {}),
    ...(section.ends === undefined ? {} : { ends: section.ends }),
  }
  return { facts, isOpen: openOf(section) }
}

const isProblem = ({ status }: RecordFinding) => status === 'bad' || status === 'warning'

function recordsOf(published: readonly PublishedRecord[]): PartFacts['records'] {
  const records: Record<string, string[]> = {}
  for (const { name, type, value } of published) {
    if (RESTLESS.has(type)) continue
    const key = `${name.toLowerCase()} ${type}`
    const text = type === 'MX' || type === 'NS' ? value.toLowerCase().replace(/\.$/, '') : value
    records[key] = [...(records[key] ?? []), text]
  }
  return Object.fromEntries(
    Object.entries(records)
      .map(([key, values]) => [key, [...new Set(values)].sort()] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** A listing is one problem for each list: it ends for each by itself. */
function problemsOf({ id, code, status, facts }: RecordFinding): [string, Problem][] {
  const one = (of: string, own: Problem['facts']): [string, Problem] => [
    [id, code, ...(of ? [of] : [])].join('/'),
    { id, code, status: status as Problem['status'], facts: own },
  ]
  if (id === 'domain_lists') {
    const { subject, lists, links } = facts as { subject: string; lists: string[]; links: string[] }
    return lists.map((list) => one(`${subject} ${list}`, { ...facts, lists: [list], links }))
  }
  return [one(id === 'domain_dangling' ? String(facts.target ?? '') : '', facts)]
}

function openOf(section: Section): SeenPart['isOpen'] {
  const { findings, report, answered, unheard, isPartial = false } = section
  const silent = findings.filter(({ status, code }) => status === 'no-data' && code !== 'absent')
  const isUnsure =
    isPartial || silent.some(isUndecided) || (report ? notAskedIn(report).beside.length > 0 : false)
  const stems = new Set(silent.map(({ id }) => stemOf(id)))
  return (item) => {
    if ('record' in item) return isUnsure || (report === null && silent.length > 0)
    const { id, facts } = item.problem
    if (answered) {
      const { subject, lists } = facts as { subject: string; lists: string[] }
      return !answered.has(`${subject} ${lists[0]}`)
    }
    if (unheard && Array.isArray(facts.hosts))
      return facts.hosts.some((host) => unheard.has(`${host}`) || unheard.has(`${id} ${host}`))
    return isUnsure || stems.has(stemOf(item.problem.id))
  }
}

/** `domain_ns` of `domain_ns-hosts`: findings of one question. */
const stemOf = (id: string) => id.split('-')[0]!
