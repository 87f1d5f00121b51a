import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import { commonSelectors } from '../data/dkim-selectors.ts'
import { probeLabel } from '../record/name.ts'
import { isAnswered, isAskable } from '../record/published.ts'
import type { SeenService } from './details.ts'
import { isDkimKey } from './parse.ts'
import { findServices } from './senders.ts'

/** Looking for keys without knowing their selectors: there is no way to list them, so names are tried. */

/**
 * Where a selector is from. `given`: the user named it. `message`: seen in the user's own mail. `service`: a sending
 * service that the domain seems to use. `common`: many set-ups use it.
 */
export type SelectorSource = 'given' | 'message' | 'service' | 'common'

export type Candidate = { selector: string; source: SelectorSource; service: string | null }

export type Looked = Candidate & { name: string; answer: DnsAnswer; texts: string[] }

export type DkimDiscovery = {
  /** Worth an entry: asked for by name, or found. */
  looked: Looked[]
  services: SeenService[]
  /** Selectors asked for, and those that got no answer. */
  asked: number
  unanswered: number
  /** The zone answers for any selector, so that what is found by guessing proves nothing; null when unknown. */
  wildcard: boolean | null
  /** Whether `_domainkey` exists; a hint only, as some servers deny names that have names below them. */
  domainkeyExists: boolean | null
}

const MAX_MESSAGE_SELECTORS = 20
const AT_ONCE = 16

/** Reads what people paste: `s1`, `s1._domainkey`, `s1._domainkey.example.org`. Null when it cannot be a selector. */
export function readSelector(text: string, domain: string): string | null {
  const bare = text.trim().toLowerCase().replace(/\.$/, '')
  const at = bare.indexOf('._domainkey')
  const selector = at < 0 ? bare : bare.slice(0, at)
  const valid = /^[a-z0-9_](?:[a-z0-9_-]*)(?:\.[a-z0-9_][a-z0-9_-]*)*$/.test(selector)
  return valid && isAskable(keyName(selector, domain)) ? selector : null
}

/** The DNS name of a key (RFC 6376, 3.6.2.1). */
export function keyName(selector: string, domain: string): string {
  return `${selector}._domainkey.${domain}`
}

/** Looks up the keys of given selectors alone. Never rejects. */
export async function lookUpKeys(
  candidates: Candidate[],
  domain: string,
  resolver: Resolver,
): Promise<Looked[]> {
  const looked: Looked[] = []
  for (let start = 0; start < candidates.length; start += AT_ONCE) {
    const group = candidates.slice(start, start + AT_ONCE)
    looked.push(...(await Promise.all(group.map((one) => lookUp(one, domain, resolver)))))
  }
  return looked
}

async function lookUp(candidate: Candidate, domain: string, resolver: Resolver): Promise<Looked> {
  const name = keyName(candidate.selector, domain)
  const answer = await resolver.lookup(name, 'TXT')
  const texts = answer.records.flatMap((record) => (record.type === 'TXT' ? [record.strings.join('')] : []))
  return { ...candidate, name, answer, texts }
}

/** Tries selectors of the user's own mail, of services the domain seems to use, and common ones. Never rejects. */
export async function discoverKeys(
  domain: string,
  known: string[],
  now: number,
  resolver: Resolver,
): Promise<DkimDiscovery> {
  const guard = await resolver.lookup(keyName(probeLabel(now), domain), 'TXT')
  const [parent, services] = await Promise.all([
    resolver.lookup(`_domainkey.${domain}`, 'TXT'),
    findServices(domain, resolver),
  ])
  // A zone that answers neither question is not asked a hundred more; what is known by name still is.
  const silent = !isAnswered(guard.outcome) && !isAnswered(parent.outcome)
  const candidates = candidatesOf(domain, known, services).filter(
    (one) => !silent || one.source === 'message',
  )
  const all = await lookUpKeys(candidates, domain, resolver)
  const everywhere = new Set(
    guard.records.flatMap((record) => (record.type === 'TXT' ? [record.strings.join('')] : [])),
  )
  return {
    looked: all.filter((one) => one.source === 'message' || isFound(one, everywhere)),
    services,
    asked: all.length,
    unanswered: all.filter(({ answer }) => !isAnswered(answer.outcome)).length,
    wildcard: isAnswered(guard.outcome) ? everywhere.size > 0 : null,
    domainkeyExists: isAnswered(parent.outcome) ? parent.outcome !== 'nxdomain' : null,
  }
}

function candidatesOf(domain: string, known: string[], services: SeenService[]): Candidate[] {
  const candidates = new Map<string, Candidate>()
  const add = (selector: string | null, source: SelectorSource, service: string | null) => {
    if (selector !== null && !candidates.has(selector))
      candidates.set(selector, { selector, source, service })
  }
  for (const selector of known.slice(0, MAX_MESSAGE_SELECTORS))
    add(readSelector(selector, domain), 'message', null)
  for (const { name, selectors } of services) for (const selector of selectors) add(selector, 'service', name)
  for (const selector of commonSelectors) add(readSelector(selector, domain), 'common', null)
  return [...candidates.values()]
}

/** A guess counts when a key stands there that the wildcard does not give, or an alias that leads nowhere. */
function isFound({ answer, texts }: Looked, everywhere: Set<string>): boolean {
  if (answer.outcome === 'nxdomain' || answer.outcome === 'nodata') {
    return answer.cnames.length > 0 && everywhere.size === 0
  }
  return texts.some((text) => isDkimKey(text) && !everywhere.has(text))
}
