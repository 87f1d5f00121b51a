import type { VerdictFacts } from './verdict/facts.ts'
import type { Factor } from './verdict/likelihood.ts'
import { type Likelihood, likelihoodOf } from './verdict/likelihood.ts'
import { takesEveryName, weigh } from './verdict/points.ts'
import { reasonOf, type VerdictReason, type VerdictStatus } from './verdict/reason.ts'

export { type VerdictFacts, verdictFacts } from './verdict/facts.ts'
export type { Factor } from './verdict/likelihood.ts'
export { type VerdictReason, type VerdictStatus, verdictReasons, verdictStatuses } from './verdict/reason.ts'

export type Verdict = {
  status: VerdictStatus
  reason: VerdictReason
  /** 0-100: how likely mail arrives with a person who wants it. The factors add up to it. */
  score: number
  factors: Factor[]
  /** Where the server takes every name: how likely this mailbox exists. Absent in older verdicts. */
  likelihood?: Likelihood | null
  /** The status as Reacher words it. */
  isReachable: 'safe' | 'risky' | 'invalid' | 'unknown'
}

const REACHABLE = {
  deliverable: 'safe',
  risky: 'risky',
  undeliverable: 'invalid',
  unknown: 'unknown',
} as const

/** Weighs everything found out about one address. Its words: `verification.*` in src/messages. */
export function judge(facts: VerdictFacts): Verdict {
  const { status, reason } = reasonOf(facts)
  const likelihood = takesEveryName(facts) && facts.likelihood ? likelihoodOf(facts.likelihood) : null
  return { status, reason, ...weigh(facts, status), isReachable: REACHABLE[status], likelihood }
}
