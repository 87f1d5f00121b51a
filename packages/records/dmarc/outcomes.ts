import { recordFinding } from '../record/findings.ts'
import { isAnswered } from '../record/published.ts'
import type { RecordFinding } from '../record/report.ts'
import { tagOf } from '../record/tag-list.ts'
import { undecided } from '../record/verdict.ts'
import type { Alignment, Applied, ReportAddress } from './details.ts'
import type { Discovery } from './discover.ts'
import type { DmarcRecord } from './parse.ts'

/** Findings about what comes of a record: the policy, the reports, alignment. */

/** The policy that applies to the domain, and tags that make the record lose it. */
export function policyFindings(record: DmarcRecord | null, applied: Applied | null): RecordFinding[] {
  if (!record) return []
  const { tags } = record
  const id = 'dmarc_policy'
  const bad = ['sp', 'np'].flatMap((name) => {
    const tag = tagOf(tags, name)
    const invalid = tag && record[name as 'sp' | 'np'] === null
    const facts = { tag: name, value: tag?.value.slice(0, 80) ?? '' }
    return invalid ? [recordFinding('bad', id, 'bad-subdomain-policy', { facts, spans: [tag.span] })] : []
  })
  const p = tagOf(tags, 'p')
  const spans = p ? [p.span] : []
  const facts = { tag: 'p', value: p?.value.slice(0, 80) ?? null }
  if (record.p === null) {
    const works = record.effective !== null && record.usable
    const code = `${p ? 'invalid' : 'absent'}${works ? '-acts-as-none' : ''}`
    // A policy that is misspelt, or named P, is one that its owner believes in.
    const believed = tags.some(({ name }) => name.toLowerCase() === 'p')
    return [recordFinding(works && !believed ? 'warning' : 'bad', id, code, { facts, spans }), ...bad]
  }
  if (!applied || applied.tag === null) return bad
  const by = tagOf(tags, applied.tag)
  return [
    recordFinding(applied.requested === 'none' ? 'warning' : 'good', id, applied.requested, {
      facts: { tag: applied.tag, at: applied.at, policy: applied.requested, effective: applied.effective },
      spans: by ? [by.span] : [],
    }),
    ...bad,
  ]
}

/** A domain that sends nothing is closed by `reject` for itself, its subdomains and names made up. */
export function parkedFinding(isClosed: boolean): RecordFinding {
  return isClosed
    ? recordFinding('good', 'dmarc_parked', 'closed')
    : recordFinding('warning', 'dmarc_parked', 'open')
}

/** Whether other domains agree to take the reports, and whether the mailboxes' domains take mail. */
export function reportFindings(reports: ReportAddress[]): RecordFinding[] {
  return reports.flatMap((address) => [...authorizationFinding(address), ...mailboxFinding(address)])
}

const AUTHORIZATION = {
  authorized: 'good',
  'by-wildcard': 'good',
  missing: 'warning',
  unanswered: 'no-data',
} as const

function authorizationFinding({ authorization, tag, domain, start, end }: ReportAddress): RecordFinding[] {
  if (authorization === null) return []
  const { outcome, name, record } = authorization
  const facts = { tag, domain, name, record }
  return [
    recordFinding(AUTHORIZATION[outcome], 'dmarc_report-authorization', outcome, {
      facts,
      spans: [{ start, end }],
    }),
  ]
}

const MAILBOX = { receives: 'good', 'no-mx': 'warning', 'null-mx': 'warning', unanswered: 'no-data' } as const

function mailboxFinding({ mailbox, tag, domain, start, end }: ReportAddress): RecordFinding[] {
  if (mailbox === null) return []
  const facts = { tag, domain }
  return [
    recordFinding(MAILBOX[mailbox], 'dmarc_report-mailbox', mailbox, { facts, spans: [{ start, end }] }),
  ]
}

/** How the user's own mail meets the record. */
export function alignmentFindings({ identifiers }: Alignment, record: DmarcRecord): RecordFinding[] {
  const id = 'dmarc_alignment'
  const findings: RecordFinding[] = []
  for (const by of ['spf', 'dkim'] as const) {
    const mine = identifiers.filter((identifier) => identifier.by === by)
    const strict = mine.filter((one) => one.relaxed === true && one.aligned === false)
    const foreign = mine.filter((one) => one.relaxed === false)
    const tag = tagOf(record.tags, by === 'spf' ? 'aspf' : 'adkim')
    const facts = (all: typeof mine) => ({ by, domains: all.map((one) => one.domain) })
    if (strict.length > 0 && tag) {
      findings.push(recordFinding('bad', id, 'strict-mismatch', { facts: facts(strict), spans: [tag.span] }))
    }
    if (foreign.length > 0)
      findings.push(recordFinding('warning', id, 'unaligned', { facts: facts(foreign) }))
    const aligned = mine.filter((one) => one.aligned === true)
    if (aligned.length > 0) findings.push(recordFinding('good', id, 'aligned', { facts: facts(aligned) }))
  }
  return findings
}

/**
 * From an inherited record `np` applies to a name that does not exist, and `sp` to one that does (RFC 9989, 4.10.1).
 * Where they differ and the DNS did not say which it is, the policy is unknown.
 */
export function existenceFindings(
  { inherited }: Applied,
  { applied }: Discovery,
  exists: boolean | null,
  domain: string,
): RecordFinding[] {
  const effective = applied?.used?.effective
  const existing = effective?.sp ?? effective?.p
  if (!inherited || exists !== null || !effective?.np || effective.np === existing) return []
  const facts = { name: domain, np: effective.np, sp: existing ?? null }
  return [undecided('dmarc_policy', 'existence-unanswered', { facts })]
}

/** Receivers that still use the public suffix list may draw the organization's border elsewhere. */
export function boundaryFindings(discovery: Discovery, alignment: Alignment): RecordFinding[] {
  const { organizational, byPublicSuffixList } = alignment
  const silent = discovery.asked.find(({ published }) => !isAnswered(published.outcome))
  // RFC 9989, 4.10.2: without the organizational domain, relaxed alignment is open.
  if (discovery.applied && silent && (alignment.dkim === 'r' || alignment.spf === 'r')) {
    return [undecided('dmarc_boundary', 'unanswered', { facts: { name: silent.published.name } })]
  }
  if (!discovery.found || organizational === null || byPublicSuffixList === null) return []
  if (organizational === byPublicSuffixList) return []
  const facts = { organizational, byPublicSuffixList }
  return [recordFinding('warning', 'dmarc_boundary', 'differs', { facts })]
}
