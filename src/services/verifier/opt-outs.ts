import type { Lists } from '@postproof/address/lists/lists'
import { normalizeAddress } from '@postproof/address/normalize/normalize'
import { readPasted } from '@postproof/address/paste'
import { checkSyntax } from '@postproof/address/syntax/check'
import { toAsciiDomain } from '@postproof/address/syntax/domain-ascii'
import type { Clock, Resolver } from '@postproof/engine/world'
import { message } from '@postproof/messages/message'
import { getDomain } from 'tldts'
import { refuseField } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { addOptOut, hasOptOut, removeOptOut } from '#storage/verifications.ts'
import type { Tags } from './tags.ts'

/** Opt-outs, kept as keyed hashes, so that the list itself reveals no address. */
export type OptOuts = {
  /** `normalized` address and its `domain`; the domains above it count as well. */
  covers(normalized: string | null, domain: string | null): Promise<boolean>
  /**
   * Refusal `invalid` (422) for what is neither address nor domain, for a domain that many people share, and for one
   * whose DNS does not say that it wants this (`_postproof-optout`).
   */
  add(addressOrDomain: string): Promise<void>
  /** Takes it back; false when there was none. For the operator. */
  remove(addressOrDomain: string): Promise<boolean>
}

/** Labels above a domain that are looked at. */
const MOST_LABELS = 8

/** The name at which the owner of a domain opts out by a TXT record `no`. */
const PROOF = '_postproof-optout'
const PROOF_MS = 10_000

export function createOptOuts(world: {
  db: Db
  tags: Tags
  clock: Clock
  lists: () => Promise<Lists>
  resolver: Resolver
}): OptOuts {
  const { db, tags, clock, lists, resolver } = world
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
      if (name === null) throw refuseField('email', 'verifier.neither')
      if (!name.includes('@') && (await lists()).isKnown(name)) {
        throw refuseField('email', 'verifier.shared_domain')
      }
      if (!name.includes('@')) await demandProof(name, resolver)
      await addOptOut(db, tags('opt-out', name.toLowerCase()), new Date(clock.now()))
    },
    remove(given) {
      const text = readPasted(given)
      const name = text.includes('@') ? addressOf(text) : domainOf(text)
      if (name === null) throw refuseField('email', 'verifier.neither')
      return removeOptOut(db, tags('opt-out', name.toLowerCase()))
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

async function demandProof(domain: string, resolver: Resolver): Promise<void> {
  const name = `${PROOF}.${domain}`
  const { outcome, records } = await resolver.lookup(name, 'TXT', { signal: AbortSignal.timeout(PROOF_MS) })
  const says = records.some(
    (record) => record.type === 'TXT' && record.strings.join('').trim().toLowerCase() === 'no',
  )
  if (says) return
  const absent = outcome === 'answer' || outcome === 'nodata' || outcome === 'nxdomain'
  throw refuseField(
    'email',
    message(absent ? 'verifier.proof_needed' : 'verifier.proof_unanswered', { name }),
  )
}
