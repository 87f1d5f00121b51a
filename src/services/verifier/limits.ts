import { type Message, message } from '@postproof/messages/message'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { type Admission, admitVerification, type NewVerification } from '#storage/verifications.ts'

/**
 * How much one network may have verified. A public verifier is a tool for guessing addresses too, so few mail servers
 * are asked for one network, and few different names at one domain.
 */
export type Limits = {
  /** Keeps it, or Refusal `limit` (429) with the time when it may be tried again. */
  admit(db: Db, verification: NewVerification): Promise<void>
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
    async admit(db, verification) {
      const admission = await admitVerification(db, verification, allowance)
      if (!admission.ok) throw new Refusal(429, 'limit', reasonOf(admission, allowance))
    },
  }
}

type Refused = Extract<Admission, { ok: false }>

function reasonOf(
  { why, until }: Refused,
  { perDay, asksPerDay }: { perDay: number; asksPerDay: number },
): Message {
  const time = until.toISOString().slice(0, 16).replace('T', ' ')
  switch (why) {
    case 'per-day':
      return message('verifier.per_day', { count: perDay, time })
    case 'asks-per-day':
      return message('verifier.asks_per_day', { count: asksPerDay, time })
    case 'names-per-domain':
      return message('verifier.names_per_domain', { count: NAMES_PER_DOMAIN, time })
  }
}
