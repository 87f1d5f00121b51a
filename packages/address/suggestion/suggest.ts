import type { Resolver } from '@postproof/engine/world'
import { parse } from 'tldts'
import { squats } from '../data/squats.ts'
import { checkDomain } from '../domain/check.ts'
import type { Lists } from '../lists/lists.ts'
import type { DomainFacts, Suggestion } from '../types.ts'
import { typingDistance } from './distance.ts'
import { nearestProvider } from './nearest.ts'
import { squatOf } from './squat.ts'

export type SuggestionWorld = { resolver: Resolver; lists: Pick<Lists, 'isKnown'>; signal?: AbortSignal }

/** Endings that people mean when they type one that does not exist. */
const ENDINGS = ['com', 'net', 'org', 'de', 'co.uk', 'fr', 'it', 'es', 'nl', 'io', 'edu', 'gov', 'info', 'eu']
/** Endings that are asked for at most. */
const MAX_TRIES = 2

/**
 * The domain that was probably meant; null when there is nothing to say. A real domain is never corrected: not one in
 * the lists, not one about which the DNS could not be asked, and not one that the DNS has mail hosts or addresses for,
 * unless it is one slip of the fingers away from a large provider and nobody pays for its mail (`squat.ts`). `facts` are those of the typed domain. Asks only to
 * see whether the domain with another ending takes mail. Never rejects.
 */
export async function suggestDomain(facts: DomainFacts, world: SuggestionWorld): Promise<Suggestion | null> {
  const typed = facts.domain
  const absent = isAbsent(facts)
  const squatted = Object.hasOwn(squats, typed) ? squats[typed] : undefined
  if (squatted !== undefined) return { domain: squatted, reason: absent ? 'typo' : 'squat' }
  if (world.lists.isKnown(typed) || facts.status === 'no-data') return null
  if (!absent) {
    const caught = squatOf(typed, facts)
    return caught === null ? null : { domain: caught, reason: 'squat' }
  }
  const near = nearestProvider(typed)
  if (near !== null) return { domain: near, reason: 'typo' }
  const ended = await otherEnding(typed, world)
  return ended === null ? null : { domain: ended, reason: 'ending' }
}

/** Nothing in the DNS takes mail here, and the DNS said so itself. */
function isAbsent({ status }: DomainFacts): boolean {
  return status === 'no-domain' || status === 'no-mail-host'
}

/** `acme.con` may be `acme.com`, if no such ending exists and the other domain takes mail. */
async function otherEnding(typed: string, { resolver, signal }: SuggestionWorld): Promise<string | null> {
  const { isIcann, publicSuffix, domainWithoutSuffix } = parse(typed)
  if (isIcann || publicSuffix === null || domainWithoutSuffix === null || !domainWithoutSuffix) return null
  const near = ENDINGS.map((ending) => ({ ending, distance: typingDistance(publicSuffix, ending) }))
    .filter(({ distance }) => distance <= 1)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_TRIES)
  for (const { ending } of near) {
    const domain = `${typed.slice(0, -publicSuffix.length)}${ending}`
    if ((await checkDomain(domain, resolver, { signal })).status === 'mail') return domain
  }
  return null
}
