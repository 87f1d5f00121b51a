import type { MailProvider } from '../types.ts'

/** One part of the score. `key` finds its sentence in texts.ts. */
export type Factor = { name: string; points: number; key: string }

/**
 * How likely a mailbox exists at a domain that takes every name. Nothing can be asked there, so it is an estimate by a
 * table: even chances, moved by what the name looks like and by who runs the mail. No measurement stands behind it.
 */
export type Likelihood = {
  /** 0-100. */
  percent: number
  /** Keys of the sentences that moved it, in texts.ts. */
  reasons: string[]
}

export type LikelihoodFacts = {
  /** The part before the @. */
  local: string
  role: boolean
  provider: MailProvider['kind'] | null
  addressFallback: boolean
  /** The asker's own mail was seen there, or came from there. */
  seen?: 'placement' | 'test' | null
}

const EVEN = 50

/** Percent by which each moves the chance. */
const moves = {
  person: 20,
  role: 15,
  'made-up': -30,
  numbers: -15,
  hosting: 10,
  gateway: -5,
  fallback: -10,
  'seen-placement': 45,
  'seen-test': 35,
} as const

/** Points in the score for one percent: even chances are worth 30. */
export const POINTS_PER_PERCENT = 0.6

/** How likely a mailbox exists whose server does not say, in percent (5 to 95), with the reasons. */
export function likelihoodOf(facts: LikelihoodFacts): Likelihood {
  const reasons = reasonsOf(facts)
  const percent = reasons.reduce((sum, reason) => sum + moves[reason], EVEN)
  return {
    percent: Math.min(95, Math.max(5, percent)),
    reasons: reasons.map((reason) => `likelihood.${reason}`),
  }
}

/** The same as parts of the score. */
export function likelihoodFactors(facts: LikelihoodFacts): Factor[] {
  return reasonsOf(facts).map((reason) => ({
    name: 'likelihood',
    points: Math.round(moves[reason] * POINTS_PER_PERCENT),
    key: `likelihood.${reason}`,
  }))
}

type Reason = keyof typeof moves

function reasonsOf({ local, role, provider, addressFallback, seen }: LikelihoodFacts): Reason[] {
  const reasons: (Reason | null)[] = [
    role ? 'role' : shapeOf(local),
    // A small domain, where one person reads what comes in under any name.
    provider === 'hosting' ? 'hosting' : null,
    // A filter takes for all and may refuse later, when the mailbox system behind it does.
    provider === 'gateway' ? 'gateway' : null,
    addressFallback ? 'fallback' : null,
    seen ? `seen-${seen}` : null,
  ]
  return reasons.filter((reason) => reason !== null)
}

/** First and last name, digits alone, or characters that no person would remember. Null for all others. */
function shapeOf(local: string): 'person' | 'numbers' | 'made-up' | null {
  const name = local.toLowerCase().replace(/\+.*$/, '')
  if (/^\p{L}{1,20}[._-]\p{L}{2,20}$/u.test(name)) return 'person'
  if (/^\d+$/.test(name)) return 'numbers'
  return isMadeUp(name) ? 'made-up' : null
}

/** Long, with letters and digits changing often, or with more consonants in a row than any name has: `mschmidt` has five. */
function isMadeUp(name: string): boolean {
  if (name.length < 8) return false
  const changes = (name.match(/[a-z](?=\d)|\d(?=[a-z])/g) ?? []).length
  return changes >= 3 || (/^[a-z0-9]+$/.test(name) && /[b-df-hj-np-tv-xz]{6}/.test(name))
}
