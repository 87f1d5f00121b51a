import { canonicalAddress, parseAddress } from '#engines/addresses.ts'
import type { Language } from '#engines/language.ts'
import type { Db } from '#storage/database.ts'
import { type Admission, admitVerification, type NewVerification } from '#storage/verifications.ts'
import { Refusal } from '../refusal.ts'
import { verifierWordsIn } from './texts.ts'

/**
 * How much one network may have verified. A public verifier is the tool of whoever guesses addresses: so few mail
 * servers are asked for one network, and at one domain few different names.
 */
export type Limits = {
  /** Keeps it, or Refusal `limit` (429) with the time when it may be tried again. */
  admit(db: Db, verification: NewVerification, language?: Language): Promise<void>
}

const NAMES_PER_DOMAIN = 3
/** What asks no mail server costs little. */
const PER_DAY = 200

export function createLimits(world: { asksPerDay: number }): Limits {
  const allowance = {
    perDay: Math.max(PER_DAY, world.asksPerDay),
    asksPerDay: world.asksPerDay,
    namesPerDomain: NAMES_PER_DOMAIN,
  }
  return {
    async admit(db, verification, language = 'en') {
      const admission = await admitVerification(db, verification, allowance)
      if (!admission.ok) throw new Refusal(429, 'limit', sentence(admission, allowance, language))
    },
  }
}

type Refused = Extract<Admission, { ok: false }>

function sentence(
  { why, until }: Refused,
  { perDay, asksPerDay }: { perDay: number; asksPerDay: number },
  language: Language,
): string {
  const { refusals } = verifierWordsIn(language)
  const again = refusals.after(until.toISOString().slice(0, 16).replace('T', ' '))
  switch (why) {
    case 'per-day':
      return `${refusals.perDay(perDay)} ${again}`
    case 'asks-per-day':
      return `${refusals.asksPerDay(asksPerDay)} ${again}`
    case 'names-per-domain':
      return `${refusals.namesPerDomain(NAMES_PER_DOMAIN)} ${again}`
  }
}

/** One caller: an IPv4 address, or the /64 of an IPv6 one, which belongs to one household or host. */
export function networkName(address: string): string {
  const canonical = canonicalAddress(address)
  const parsed = canonical === undefined ? undefined : parseAddress(canonical)
  if (!parsed || canonical === undefined) return address
  return parsed.version === 4 ? canonical : `${Buffer.from(parsed.bytes.slice(0, 8)).toString('hex')}/64`
}
