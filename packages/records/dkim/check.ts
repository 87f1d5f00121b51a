import type { Resolver } from '@postproof/engine/world'
import { askedDomain } from '../record/asked-domain.ts'
import { recordFinding } from '../record/findings.ts'
import { nameFindings } from '../record/name.ts'
import type { RecordFinding, RecordReport, SuggestedRecord } from '../record/report.ts'
import { createTrace, type RecordWorld } from '../record/trace.ts'
import { undecided, verdictOf } from '../record/verdict.ts'
import type { DkimDetails, DkimKeyEntry } from './details.ts'
import { type DkimDiscovery, discoverKeys, keyName, lookUpKeys, readSelector } from './discover.ts'
import { readEntry } from './entry.ts'
import { entryFindings } from './key-findings.ts'
import { dropAlias, findMisplacedKey, misplacedFinding, moveKey } from './misplaced.ts'
import { repairDkimKey } from './print.ts'
import { type SeenSignature, signatureFindings } from './signatures.ts'

export type DkimInput = {
  /** A-label form, lower case. */
  domain: string
  /** Without one, keys are looked for. */
  selector?: string
  /** Seen in the user's own mail. */
  knownSelectors?: string[]
  /** Signatures of the user's own mail, where a test saw some. */
  signatures?: SeenSignature[]
}

/**
 * Checks a domain's DKIM keys (RFC 6376, 3.6; RFC 8301; RFC 8463): of one selector, or of those that can be guessed.
 * Nothing found by guessing is `no-data`: only received mail tells the selector. Never throws.
 */
export async function checkDkim(asked: DkimInput, world: RecordWorld): Promise<RecordReport<DkimDetails>> {
  const input = { ...asked, domain: askedDomain(asked.domain) }
  const { domain, signatures = [] } = input
  const trace = createTrace(world)
  const now = world.clock.now()
  const given = input.selector?.trim() ? input.selector : null
  const selector = given === null ? null : readSelector(given, domain)
  const { entries, discovery } = await findEntries(input, given, selector, now, trace.resolver)
  const shown = entries.find((entry) => entry.record !== null) ?? entries[0] ?? null
  const queried = shown?.name ?? (selector === null ? `_domainkey.${domain}` : keyName(selector, domain))
  const shared = shown ? await sharedFindings(domain, shown, trace.resolver, now) : []
  const misplaced = shown && selector !== null ? await findMisplacedKey(shown, domain, trace.resolver) : null
  const findings = [
    ...(given !== null && selector === null
      ? [recordFinding('bad', 'dkim_key', 'bad-selector', { facts: { selector: given.slice(0, 80) } })]
      : []),
    ...(discovery && entries.every(({ state }) => state === 'dangling') ? [nothingFound(discovery)] : []),
    ...entries.flatMap((entry) => entryFindings(entry, entry === shown)),
    ...(misplaced ? [misplacedFinding(misplaced)] : []),
    ...loneEdwards(entries),
    ...signatureFindings(signatures, entries),
    ...shared,
  ]
  return {
    kind: 'dkim',
    domain,
    queried,
    foundAt: shown?.record == null ? null : shown.name,
    record: shown?.record ?? null,
    published: shown?.texts ?? [],
    ttl: shown && shown.outcome === 'answer' ? shown.ttl : null,
    status: verdictOf(findings),
    findings,
    parts: shown?.parts ?? [],
    suggested: [
      ...(misplaced ? moveKey(misplaced) : []),
      ...entries.flatMap((entry) => [...suggestion(entry), ...dropAlias(entry)]),
    ],
    details: { keys: entries, discovery: discovery && withoutLooked(discovery) },
    dns: await trace.answers(),
  }
}

type Found = { entries: DkimKeyEntry[]; discovery: DkimDiscovery | null }

async function findEntries(
  { domain, knownSelectors = [] }: DkimInput,
  given: string | null,
  selector: string | null,
  now: number,
  resolver: Resolver,
): Promise<Found> {
  if (given !== null) {
    const candidates = selector === null ? [] : [{ selector, source: 'given' as const, service: null }]
    return { entries: (await lookUpKeys(candidates, domain, resolver)).map(readEntry), discovery: null }
  }
  const discovery = await discoverKeys(domain, knownSelectors, now, resolver)
  return { entries: discovery.looked.map(readEntry), discovery }
}

function withoutLooked({ looked: _, ...rest }: DkimDiscovery): Omit<DkimDiscovery, 'looked'> {
  return rest
}

function nothingFound({ asked, unanswered, wildcard, services }: DkimDiscovery): RecordFinding {
  const facts = { asked, unanswered, services: services.map((service) => service.name) }
  const code = unanswered === asked ? 'none-answered' : wildcard === true ? 'wildcard-hides' : 'none-guessed'
  return undecided('dkim_key', code, { facts })
}

/** Findings of the name that is shown; what entries say of themselves is not said twice. */
async function sharedFindings(
  domain: string,
  shown: DkimKeyEntry,
  resolver: Resolver,
  now: number,
): Promise<RecordFinding[]> {
  const answer = await resolver.lookup(shown.name, 'TXT')
  const published = { name: shown.name, outcome: shown.outcome, texts: shown.texts, answer }
  const name = { kind: 'dkim' as const, domain, published, own: shown.texts, record: null }
  const found = await nameFindings(name, resolver, now)
  return found.map((finding) => ({ ...finding, facts: { selector: shown.selector, ...finding.facts } }))
}

/** RFC 8463: not every receiver verifies Ed25519, so that an RSA signature should stand beside it. */
function loneEdwards(entries: DkimKeyEntry[]): RecordFinding[] {
  const usable = entries.filter((entry) => entry.keyType !== null)
  if (usable.length === 0 || usable.some((entry) => entry.keyType === 'rsa')) return []
  const facts = { selectors: usable.map((entry) => entry.selector) }
  return [recordFinding('warning', 'dkim_ed25519', 'without-rsa', { facts })]
}

/** A corrected record for a key that is readable but badly written; not behind an alias, where others publish it. */
function suggestion(entry: DkimKeyEntry): SuggestedRecord[] {
  if (entry.alias !== null || entry.texts.length === 0 || entry.revoked) return []
  if (entry.state !== 'split' && entry.state !== 'found') return []
  const texts = entry.state === 'split' ? entry.texts : [entry.record!]
  if (entry.state === 'found' && entry.issues.every((issue) => issue.code === 'short-key')) return []
  const value = repairDkimKey(texts)
  if (value === null || value === entry.record) return []
  const broken = entry.state === 'split' || entry.issues.some((issue) => issue.status === 'bad')
  return [
    {
      action: 'replace',
      type: 'TXT',
      host: entry.name,
      value,
      ttl: 3600,
      current: texts.join('\n'),
      reason: entry.state === 'split' ? 'dkim.join' : broken ? 'dkim.repair' : 'dkim.tidy',
      risk: broken ? 'dkim.risk.starts' : 'dkim.risk.none',
    },
  ]
}
