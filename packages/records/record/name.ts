import type { Finding, Json } from '@postproof/engine/finding'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import type { RecordKind } from '../kinds.ts'
import { type Authoritative, askAuthoritative } from './authoritative.ts'
import { recordFinding } from './findings.ts'
import type { Span } from './issue.ts'
import type { Published } from './published.ts'
import type { RecordFinding, SuggestedRecord } from './report.ts'

/** What holds for the name of every record, whatever its kind. */

export type Name = {
  kind: RecordKind
  domain: string
  /** What was asked where the record belongs. */
  published: Published
  /** The TXT records there that are of the kind. */
  own: string[]
  /** The record that counts and is shown; spans point into it. */
  record: string | null
}

/** A label that is never published: an answer for it comes from a wildcard. */
export function probeLabel(now: number): string {
  return `pp-probe-${Math.abs(Math.trunc(now)).toString(36)}`
}

/**
 * Findings that every kind has: the domain does not exist, the name is a wildcard, other text stands beside the
 * record, odd characters, and how the answer came. `now` is Unix milliseconds.
 */
export async function nameFindings(name: Name, resolver: Resolver, now: number): Promise<RecordFinding[]> {
  const { kind, domain, published } = name
  const sibling = [probeLabel(now), ...published.name.split('.').slice(1)].join('.')
  const [address, servers, wild] = await Promise.all([
    resolver.lookup(domain, 'A'),
    askAuthoritative(published.name, 'TXT', { resolver }),
    published.texts.length > 0 ? resolver.lookup(sibling, 'TXT') : null,
  ])
  return [
    ...(address.outcome === 'nxdomain' && address.cnames.length === 0
      ? [recordFinding('bad', `${kind}_domain`, 'missing', { facts: { domain } })]
      : []),
    ...serverFindings(kind, servers),
    ...wildcardFinding(name, wild),
    ...otherText(name),
    ...aliasFinding(kind, published),
    ...(name.record === null ? [] : characterFindings(`${kind}_characters`, name.record)),
    ...(published.outcome === 'answer' ? [answerFinding(kind, published.answer)] : []),
  ]
}

function serverFindings(kind: RecordKind, { servers, agree }: Authoritative): RecordFinding[] {
  const facts = {
    servers: servers.map(({ server, outcome, texts }) => ({ server, outcome, texts: texts.slice(0, 5) })),
  }
  if (agree === false) return [recordFinding('warning', `${kind}_servers`, 'disagree', { facts })]
  return agree === true ? [recordFinding('good', `${kind}_servers`, 'agree', { facts })] : []
}

function wildcardFinding({ kind, published, own }: Name, wild: DnsAnswer | null): RecordFinding[] {
  const texts = wildcardTexts(wild)
  if (!wild || !published.texts.some((text) => texts.includes(text))) return []
  const facts = { asked: wild.name }
  // Text of another kind that a wildcard gives to every name harms no record.
  const status = own.some((text) => texts.includes(text)) ? 'warning' : 'good'
  return [recordFinding(status, `${kind}_wildcard`, 'wildcard', { facts })]
}

/** What the zone answers for a name that is made up. */
function wildcardTexts(wild: DnsAnswer | null): string[] {
  if (wild?.outcome !== 'answer') return []
  return wild.records.flatMap((record) => (record.type === 'TXT' ? [record.strings.join('')] : []))
}

/**
 * Receivers discard texts of other kinds (RFC 9989, 4.10; RFC 8461, 3.1; RFC 8460, 3). Only of a DKIM key it is open
 * which record a receiver reads (RFC 6376, 3.6.2.2).
 */
function otherText({ kind, published, own }: Name): RecordFinding[] {
  const others = published.texts.filter((text) => !own.includes(text))
  if (own.length === 0 || others.length === 0) return []
  const shown = others.slice(0, 10)
  return [
    recordFinding(kind === 'dkim' ? 'warning' : 'good', `${kind}_other-text`, 'other-text', {
      facts: { name: published.name, count: others.length },
      evidence: shown.map((value) => ({ label: 'TXT', value })),
    }),
  ]
}

/** Kinds that say of an alias themselves where it leads. */
const OWN_ALIASES = new Set<RecordKind>(['dkim'])

/** A CNAME that leads to no record. If its target does not exist, anyone who registers that name can publish there. */
function aliasFinding(kind: RecordKind, { name, outcome, answer }: Published): RecordFinding[] {
  const target = answer.cnames.at(-1)
  if (target === undefined || OWN_ALIASES.has(kind)) return []
  const facts = { name, target }
  if (outcome === 'nxdomain') return [recordFinding('bad', `${kind}_alias`, 'dangling', { facts })]
  return outcome === 'nodata' ? [recordFinding('warning', `${kind}_alias`, 'empty', { facts })] : []
}

/**
 * Records to publish at a name that is an alias: no other record can stand beside a CNAME (RFC 1034, 3.6.2), so an alias
 * that leads to nothing goes first, and behind one that works the record is changed where the alias leads.
 */
export function besideAlias(
  suggested: SuggestedRecord[],
  { name, outcome, answer }: Published,
): SuggestedRecord[] {
  const [first] = answer.cnames
  const target = answer.cnames.at(-1)
  if (first === undefined || target === undefined) return suggested
  if (outcome === 'answer')
    return suggested.map((one) => (one.host === name && one.type === 'TXT' ? { ...one, host: target } : one))
  const removal: SuggestedRecord = {
    action: 'remove',
    type: 'CNAME',
    host: name,
    value: first,
    current: first,
    ttl: 3600,
    reason: 'record.remove-alias',
    risk: 'record.risk.alias',
  }
  return [removal, ...suggested]
}

const ODD: [code: string, pattern: RegExp][] = [
  ['curly-quotes', /[\u2018-\u201f]+/g],
  ['control', /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]+/g],
  ['non-ascii', /[\u00a0-\u2017\u2020-\uffff]+/g],
]

/** Characters that do not belong into a record: typographic quotes, control characters, anything beyond ASCII. */
export function characterFindings(id: string, text: string): RecordFinding[] {
  return ODD.flatMap(([code, pattern]) => {
    const spans: Span[] = []
    for (const match of text.matchAll(pattern)) {
      if (spans.length >= 20) break
      spans.push({ start: match.index, end: match.index + match[0].length })
    }
    return spans.length === 0
      ? []
      : [recordFinding('warning', id, code, { spans, facts: { count: spans.length } })]
  })
}

function answerFinding(kind: RecordKind, answer: DnsAnswer): RecordFinding {
  const facts: Record<string, Json> = {
    name: answer.name,
    ttl: answer.ttl,
    cnames: answer.cnames,
    authenticated: answer.authenticated,
  }
  const status: Finding['status'] = 'good'
  return recordFinding(status, `${kind}_answer`, answer.cnames.length > 0 ? 'by-alias' : 'direct', { facts })
}
