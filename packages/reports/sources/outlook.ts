import type { PublishedPolicy } from '../types.ts'
import type { Source } from './source.ts'

/** What a stricter policy would have done, and whether the reports suffice to advise it. */

export type PolicyLevel = 'none' | 'quarantine' | 'reject'

/**
 * Messages that neither SPF nor DKIM let pass: under `quarantine` they go to spam, under `reject` they are refused. `yours`:
 * from sources of the domain; `broken`: those of them whose source needs a repair, `mended`: whose source was repaired since. `unclear` may be the owner's too. `forwarded` and `strangers` are neither.
 */
export type Lost = {
  messages: number
  of: number
  yours: number
  broken: number
  mended: number
  unclear: number
  forwarded: number
  strangers: number
  /** The sources of `yours` and `unclear`, the most lost first. */
  from: { name: string; messages: number }[]
}

/**
 * The next step of the policy. `ready`: `to` would lose nothing of the owner's, or so little as receivers' errors cost. `fix`: something of theirs would be lost.
 * `ask`: unclear sources would lose mail. `wait`: too few days or reporters. `done`: the policy rejects already, and nothing of
 * the owner's. While it rejects theirs, the step is `fix` or `ask`, without `to`. `unknown`: the reports do not say which policy
 * there is.
 */
export type NextStep = {
  step: 'ready' | 'fix' | 'ask' | 'wait' | 'done' | 'unknown'
  now: PolicyLevel | null
  to: PolicyLevel | null
  /** Days of which there are reports: mail that is sent less often may be in none of them. */
  days: number
  /** What is missing before a step is advised at all; the days are those under the present policy. */
  missingDays: number
  missingReporters: number
  /** Messages that fail and are the owner's, or may be. Few of them hold no step up. */
  loses: number
}

/**
 * No step is advised on less. A newsletter every two weeks is seen once in 14 days. Each policy has its own: what quarantine
 * sends to spam is missed by someone before it is refused.
 */
export const LEAST_DAYS = 14
export const LEAST_REPORTERS = 3
/** So much of the owner's mail may fail without holding a step up: receivers err too. */
const MAY_FAIL = 0.001

const failing = ({ messages, passed }: Source) => messages - passed
const sum = (sources: readonly Source[]) => sources.reduce((total, each) => total + failing(each), 0)

export function lostOf(sources: readonly Source[]): Lost {
  const by = (...verdicts: Source['verdict'][]) => sources.filter(({ verdict }) => verdicts.includes(verdict))
  const yours = by('in-order', 'broken', 'never-aligned')
  const unclear = by('unclear')
  const from = [...yours, ...unclear]
    .map((each) => ({ name: each.name.name, messages: failing(each) }))
    .filter(({ messages }) => messages > 0)
    .sort((one, other) => other.messages - one.messages)
  return {
    messages: sum(sources),
    of: sources.reduce((total, { messages }) => total + messages, 0),
    yours: sum(yours),
    broken: sum(by('broken', 'never-aligned')),
    mended: sum(yours.filter(({ why }) => why === 'mended')),
    unclear: sum(unclear),
    forwarded: sum(by('forwarded')),
    strangers: sum(by('stranger')),
    from,
  }
}

/** `policyDays`: the days of `days` whose reports found this policy. */
export function nextStepOf(
  policy: PublishedPolicy,
  seen: { days: number; policyDays: number; reporters: number },
  lost: Lost,
): NextStep {
  const now = levelOf(policy.p)
  const to = now === 'none' ? 'quarantine' : now === 'quarantine' ? 'reject' : null
  const missing = {
    missingDays: Math.max(0, LEAST_DAYS - seen.policyDays),
    missingReporters: Math.max(0, LEAST_REPORTERS - seen.reporters),
  }
  const step = (name: NextStep['step']): NextStep => ({
    ...{ step: name, now, to, days: seen.days, ...missing },
    loses: lost.yours - lost.mended + lost.unclear,
  })
  if (now === null) return step('unknown')
  const own = lost.of - lost.strangers - lost.forwarded
  if (lost.broken > own * MAY_FAIL) return step('fix')
  const ask = lost.unclear > own * MAY_FAIL
  if (to === null) return step(ask ? 'ask' : 'done')
  if (missing.missingDays > 0 || missing.missingReporters > 0) return step('wait')
  return step(ask ? 'ask' : 'ready')
}

const levelOf = (p: string | null): PolicyLevel | null =>
  p === 'none' || p === 'quarantine' || p === 'reject' ? p : null
