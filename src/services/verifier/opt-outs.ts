import { getDomain } from 'tldts'
import type { Lists } from '#engines/verifier/lists/lists.ts'
import { normalizeAddress } from '#engines/verifier/normalize/normalize.ts'
import { readPasted } from '#engines/verifier/paste.ts'
import { checkSyntax } from '#engines/verifier/syntax/check.ts'
import { toAsciiDomain } from '#engines/verifier/syntax/domain-ascii.ts'
import type { Clock } from '#engines/world.ts'
import type { Db } from '#storage/database.ts'
import { addOptOut, hasOptOut } from '#storage/verifications.ts'
import { Refusal } from '../refusal.ts'
import type { Tags } from './tags.ts'

/** Who does not want to be verified here. Kept as keyed hashes: the list itself tells nobody's address. */
export type OptOuts = {
  /** `normalized` address and its `domain`; the domains above it count as well. */
  covers(normalized: string | null, domain: string | null): Promise<boolean>
  /** Refusal `invalid` (422) for what is neither address nor domain, and for a domain that many people share. */
  add(addressOrDomain: string): Promise<void>
}

/** Labels above a domain that are looked at. */
const MOST_LABELS = 8

export function createOptOuts(world: {
  db: Db
  tags: Tags
  clock: Clock
  lists: () => Promise<Lists>
}): OptOuts {
  const { db, tags, clock, lists } = world
  return {
    covers(normalized, domain) {
      const names = [
        ...(normalized === null ? [] : [normalized]),
        ...(domain === null ? [] : upwards(domain)),
      ]
      return hasOptOut(
        db,
        names.map((name) => tags('opt-out', name.toLowerCase())),
      )
    },
    async add(given) {
      const text = readPasted(given)
      const name = text.includes('@') ? addressOf(text) : domainOf(text)
      if (name === null) throw invalid('Give an email address, or a domain such as example.org.')
      if (!name.includes('@') && (await lists()).isKnown(name)) {
        throw invalid('Many people have their mailbox at this domain. Give your own address instead.')
      }
      await addOptOut(db, tags('opt-out', name.toLowerCase()), new Date(clock.now()))
    },
  }
}

/** The domain and those above it, without its ending. */
function upwards(domain: string): string[] {
  const labels = domain.split('.').slice(-MOST_LABELS)
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'))
}

function addressOf(text: string): string | null {
  const syntax = checkSyntax(text.trim())
  return syntax.readings.envelope && syntax.domainAscii !== null
    ? (normalizeAddress(syntax)?.address ?? null)
    : null
}

function domainOf(text: string): string | null {
  const name = toAsciiDomain(text.trim().toLowerCase())
  return name !== null && getDomain(name, { allowPrivateDomains: true }) !== null ? name : null
}

const invalid = (message: string) => new Refusal(422, 'invalid', message, { email: [message] })
