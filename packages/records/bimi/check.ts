import type { Resolver } from '@postproof/engine/world'
import { askedDomain } from '../record/asked-domain.ts'
import { issueFindings, recordFinding } from '../record/findings.ts'
import { besideAlias, nameFindings } from '../record/name.ts'
import { tagParts } from '../record/parts.ts'
import { isAnswered, isAskable } from '../record/published.ts'
import type { RecordFinding, RecordReport, SuggestedRecord } from '../record/report.ts'
import { tagOf } from '../record/tag-list.ts'
import { createTrace, type RecordWorld } from '../record/trace.ts'
import { undecided, verdictOf } from '../record/verdict.ts'
import type { MarkRoot } from './certificate/root.ts'
import type { BimiDetails } from './details.ts'
import { explainBimiTag } from './explain.ts'
import { type Found, findAtApex, findBimi } from './find.ts'
import { type JudgedFiles, judgeFiles } from './judge-files.ts'
import { type BimiRecord, parseBimi } from './parse.ts'
import { checkPrecondition, type Precondition } from './precondition.ts'
import { changeBimi, printBimi } from './print.ts'

export type { BimiDetails } from './details.ts'

/** `markRoots`: the roots that mark certificates may lead to; default those in packages/records/data/mark-certificate-roots.ts. */
export type BimiWorld = RecordWorld & { markRoots?: readonly MarkRoot[] }

const SELECTOR = /^[a-z0-9_](?:[a-z0-9_-]{0,62})(?:\.[a-z0-9_][a-z0-9_-]{0,62}){0,3}$/

/**
 * Checks whether mail providers will show a domain's logo: the BIMI record at a selector (default `default`), the
 * DMARC policy it needs, the logo file and the mark certificate. `domain` is an A-label name. Never throws; a question
 * without an answer is `no-data`.
 */
export async function checkBimi(
  { domain: given, selector = 'default' }: { domain: string; selector?: string },
  world: BimiWorld,
): Promise<RecordReport<BimiDetails>> {
  const domain = askedDomain(given)
  const trace = createTrace(world)
  const chosen = readBimiSelector(selector, domain)
  const used = chosen ?? 'default'
  const pending = checkPrecondition(domain, trace.resolver)
  const [dmarc, found, apex] = await Promise.all([
    pending,
    findBimi(
      used,
      domain,
      pending.then(({ discovery }) => discovery.organizational),
      trace.resolver,
    ),
    findAtApex(domain, trace.resolver),
  ])
  const shown = shownRecord(found)
  const record = shown === null ? null : parseBimi(shown)
  const counts = found.records.length === 1 && record !== null
  const subject = { domain, selector: used, organizational: dmarc.details.organizational }
  // Side by side: silent web servers must not use up the time for the questions about the name.
  const [files, names] = await Promise.all([
    counts && !record.declined ? judgeFiles(record, subject, world) : NO_FILES,
    named(found, domain, shown, trace.resolver, world.clock.now()),
  ])
  const findings = decided([
    ...(chosen === null ? [badSelector(selector.trim())] : []),
    recordOutcome(found, dmarc, record),
    ...apex.map((value) => atApex(domain, value)),
    ...(record ? syntax(record) : []),
    // For a record that declines BIMI, or could not be read, it is unknown whether a policy is needed.
    ...(record?.declined || !isAnswered(found.used.outcome) ? [] : dmarc.findings),
    ...(record ? marked(files.findings, record) : []),
    ...names,
  ])
  const outcome = outcomeOf(findings, counts ? record : null)
  return {
    kind: 'bimi',
    domain,
    queried: found.own.name,
    foundAt: shown === null ? null : found.used.name,
    record: shown,
    published: [...found.records, ...found.near],
    ttl: found.used.outcome === 'answer' ? found.used.answer.ttl : null,
    status: verdictOf(findings),
    findings,
    parts: record ? tagParts(record.text, record.tags, explainBimiTag) : [],
    suggested: besideAlias(suggestions(found, record), found.used),
    details: {
      selector: used,
      organizational: dmarc.details.organizational,
      declined: record?.declined ?? false,
      preference: record?.preference ?? null,
      localParts: record?.localParts ?? [],
      dmarc: dmarc.details,
      logo: files.logo,
      certificate: files.certificate,
      outcome,
    },
    dns: await trace.answers(),
  }
}

const NO_FILES: JudgedFiles = { findings: [], logo: null, certificate: null }

/** Null when it cannot be a selector; `default` for an empty one. */
export function readBimiSelector(text: string, domain: string): string | null {
  const chosen = text.trim().toLowerCase() || 'default'
  return SELECTOR.test(chosen) && isAskable(`${chosen}._bimi.${domain}`) ? chosen : null
}

function badSelector(selector: string): RecordFinding {
  return recordFinding('bad', 'bimi_selector', 'not-a-name', { facts: { selector: selector.slice(0, 80) } })
}

function atApex(domain: string, value: string): RecordFinding {
  const evidence = [{ label: domain, value }]
  return recordFinding('bad', 'bimi_place', 'apex', { facts: { domain }, evidence })
}

/** No provider shows a logo before it has every answer that it needs. */
function decided(findings: RecordFinding[]): RecordFinding[] {
  return findings.map((finding) =>
    finding.status === 'no-data' && NEEDED.includes(finding.id)
      ? undecided(finding.id, finding.code, finding)
      : finding,
  )
}

/** Faults of a file are marked in the record where it is named. */
function marked(findings: RecordFinding[], record: BimiRecord): RecordFinding[] {
  const spans = (name: string) => {
    const tag = tagOf(record.tags, name)
    return tag ? [tag.span] : []
  }
  return findings.map((finding) => {
    if (finding.status === 'good') return finding
    return { ...finding, spans: spans(finding.id.startsWith('bimi_certificate') ? 'a' : 'l') }
  })
}

function shownRecord({ records, near }: Found): string | null {
  if (records.length === 1) return records[0]!
  return records.length === 0 && near.length === 1 ? near[0]! : null
}

function recordOutcome(found: Found, dmarc: Precondition, record: BimiRecord | null): RecordFinding {
  const { own, used, records, near, inherited } = found
  const id = 'bimi_record'
  const facts = { name: used.name, own: own.name, count: records.length }
  const evidence = [...records, ...near].slice(0, 5).map((value) => ({ label: used.name, value }))
  if (!isAnswered(used.outcome)) {
    return recordFinding('no-data', id, 'unanswered', { facts: { ...facts, outcome: used.outcome } })
  }
  if (records.length > 1) return recordFinding('bad', id, 'several', { facts, evidence })
  if (records.length === 1) {
    const code = record?.declined ? 'declined' : inherited ? 'inherited' : 'published'
    return recordFinding('good', id, code, { facts, evidence })
  }
  if (near.length > 0) return recordFinding('bad', id, 'ignored', { facts, evidence })
  // Without the organizational domain it is unknown whether a record is published there.
  if (dmarc.details.organizational === null)
    return recordFinding('no-data', id, 'organization-unknown', { facts })
  return recordFinding('warning', id, 'missing', { facts })
}

function syntax(record: BimiRecord): RecordFinding[] {
  const issues = record.issues.filter(({ code }) => code !== 'no-certificate')
  const lacking = record.issues.filter(({ code }) => code === 'no-certificate')
  return [
    ...issueFindings('bimi_syntax', issues),
    ...lacking.map(({ span }) => recordFinding('warning', 'bimi_certificate', 'none', { spans: [span] })),
  ]
}

function named(found: Found, domain: string, record: string | null, resolver: Resolver, now: number) {
  const own = [...found.records, ...found.near]
  return nameFindings({ kind: 'bimi', domain, published: found.used, own, record }, resolver, now)
}

/** What has to be known before anything can be called verified; the revocation list is beside that. */
const NEEDED = [
  'bimi_record',
  'bimi_dmarc',
  'bimi_logo-file',
  'bimi_certificate-file',
  'bimi_certificate-chain',
  'bimi_certificate-domain',
]

function outcomeOf(findings: RecordFinding[], record: BimiRecord | null): BimiDetails['outcome'] {
  if (record?.declined) return 'none'
  const own = findings.filter(({ id }) => id !== 'bimi_servers' && id !== 'bimi_alias')
  if (own.some(({ status }) => status === 'bad')) return 'refused'
  if (findings.some(({ id, status }) => id === 'bimi_record' && status === 'no-data')) return 'open'
  if (record === null) return 'none'
  if (own.some(({ id, status }) => status === 'no-data' && NEEDED.includes(id))) return 'open'
  if (record.certificate === null) return 'self-asserted'
  return own.some(({ id, code }) => id === 'bimi_certificate-chain' && code === 'verified')
    ? 'verified'
    : 'open'
}

function suggestions({ own, used, records, near }: Found, record: BimiRecord | null): SuggestedRecord[] {
  if (!isAnswered(used.outcome)) return []
  const base = { type: 'TXT' as const, host: used.name, ttl: 3600 }
  if (records.length === 0 && near.length === 0) {
    const at = own.name.slice(own.name.indexOf('._bimi.') + '._bimi.'.length)
    const value = printBimi(`https://${at}/bimi/logo.svg`, `https://${at}/bimi/certificate.pem`)
    return [{ ...base, host: own.name, action: 'add', value, reason: 'bimi.first', risk: 'bimi.risk.files' }]
  }
  const broken = record === null || record.issues.some(({ code }) => code !== 'no-certificate')
  const value = changeBimi(record ?? parseBimi(records[0] ?? near[0]!))
  const current = record?.text ?? [...records, ...near].join('\n')
  if (!broken || value === null || value === current) return []
  return [
    {
      ...base,
      action: 'replace',
      value,
      current,
      reason: record ? 'bimi.repair' : 'bimi.merge',
      risk: 'bimi.risk.logo',
    },
  ]
}
