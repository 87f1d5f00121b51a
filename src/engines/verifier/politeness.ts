import type { Clock } from '#engines/world.ts'
import { type Breaker, CLOSED, isOnTrial, isOpen, strike } from './politeness/breaker.ts'
import { type Bucket, fullBucket, MINUTE, type Rate, refill, take, waitFor } from './politeness/bucket.ts'

/**
 * How much a receiver may be asked. Receivers count callouts as harvesting of addresses and block whoever makes many,
 * so that the limits are per operator (the registrable domain of the mail host), not per address or connection.
 */
export type PolitenessLimits = {
  perOperator: Rate & { concurrency: number }
  global: Rate
}

export const defaultLimits: PolitenessLimits = {
  perOperator: { concurrency: 2, perMinute: 20, burst: 2 },
  global: { perMinute: 60, burst: 6 },
}

/** `waitMs` is null when only the end of another dialogue makes room. */
export type Refused = {
  ok: false
  why: 'backing-off' | 'concurrency' | 'operator-rate' | 'global-rate'
  waitMs: number | null
}
export type Entered = {
  ok: true
  /** Gives the place back, once. `back-off`: the operator wants less of us. `unheard`: it said nothing. */
  leave(outcome: 'fine' | 'back-off' | 'unheard'): void
}

export type BackOff = Breaker & { operator: string }

export type Politeness = {
  /** A place for one dialogue now, or why not. Never waits. */
  enter(operator: string): Entered | Refused
  /** Leaves an operator alone that was met on the way, without a place of its own. */
  rest(operator: string): void
  /** Told when a place has become free. */
  onLeave(listener: (operator: string) => void): void
  /** Operators that are left alone, to be kept over a restart. */
  backOffs(): BackOff[]
  /** Unix milliseconds until which this operator is left alone; 0 when it is not. */
  restsUntil(operator: string): number
}

/** What is known of one operator. */
export type OperatorState = { running: number; bucket: Bucket; breaker: Breaker }

export type Outcome = Parameters<Entered['leave']>[0]

/** Operators remembered at once; those without any state worth keeping are forgotten first. */
const MOST_OPERATORS = 50_000

export function createPoliteness(options: {
  clock: Clock
  limits?: PolitenessLimits
  remembered?: BackOff[]
}): Politeness {
  const { clock, limits = defaultLimits } = options
  const operators = new Map<string, OperatorState>()
  const listeners: ((operator: string) => void)[] = []
  let everyone = fullBucket(limits.global, clock.now())
  for (const { operator, strikes, until } of options.remembered ?? []) {
    operators.set(operator, { ...idle(limits, clock.now()), breaker: { strikes, until } })
  }

  const of = (name: string): OperatorState => {
    const known = operators.get(name)
    if (known) return known
    if (operators.size >= MOST_OPERATORS) forget(operators, limits, clock.now())
    const made = idle(limits, clock.now())
    operators.set(name, made)
    return made
  }

  return {
    enter(name) {
      const now = clock.now()
      const operator = of(name)
      const tried = tryEnter(operator, everyone, limits, now)
      if (!tried.ok) return tried
      Object.assign(operator, tried.operator)
      everyone = tried.everyone
      let left = false
      return {
        ok: true,
        leave(outcome) {
          if (left) return
          left = true
          operator.running -= 1
          operator.breaker = breakerAfter(operator.breaker, outcome, clock.now())
          for (const listener of listeners) listener(name)
        },
      }
    },
    rest(name) {
      const operator = of(name)
      operator.breaker = strike(operator.breaker, clock.now())
    },
    onLeave: (listener) => void listeners.push(listener),
    backOffs: () =>
      [...operators].flatMap(([operator, { breaker }]) =>
        breaker.strikes > 0 ? [{ operator, ...breaker }] : [],
      ),
    restsUntil(name) {
      const until = operators.get(name)?.breaker.until ?? 0
      return until > clock.now() ? until : 0
    },
  }
}

/** A place for one dialogue now, with the state as it is then; or why not. Whoever keeps the state may be anyone. */
export function tryEnter(
  operator: OperatorState,
  everyone: Bucket,
  limits: PolitenessLimits,
  now: number,
): Refused | { ok: true; operator: OperatorState; everyone: Bucket } {
  const refused = whyNot(operator, everyone, limits, now)
  if (refused) return refused
  const { running, bucket, breaker } = operator
  return {
    ok: true,
    operator: { running: running + 1, bucket: take(bucket, limits.perOperator, now), breaker },
    everyone: take(everyone, limits.global, now),
  }
}

export function breakerAfter(breaker: Breaker, outcome: Outcome, now: number): Breaker {
  if (outcome === 'back-off') return strike(breaker, now)
  return outcome === 'fine' && isOnTrial(breaker, now) ? CLOSED : breaker
}

function whyNot(
  operator: OperatorState,
  everyone: Bucket,
  limits: PolitenessLimits,
  now: number,
): Refused | null {
  const { breaker, running, bucket } = operator
  if (isOpen(breaker, now)) return { ok: false, why: 'backing-off', waitMs: breaker.until - now }
  const places = isOnTrial(breaker, now) ? 1 : limits.perOperator.concurrency
  if (running >= places) return { ok: false, why: 'concurrency', waitMs: null }
  const wait = waitFor(bucket, limits.perOperator, now)
  if (wait > 0) return { ok: false, why: 'operator-rate', waitMs: wait }
  const globalWait = waitFor(everyone, limits.global, now)
  return globalWait > 0 ? { ok: false, why: 'global-rate', waitMs: globalWait } : null
}

/** One that nobody has asked yet. */
export function idle(limits: PolitenessLimits, now: number): OperatorState {
  return { running: 0, bucket: fullBucket(limits.perOperator, now), breaker: CLOSED }
}

/** Those that nobody asks and whose bucket is full again are as good as new. */
function forget(operators: Map<string, OperatorState>, limits: PolitenessLimits, now: number): void {
  const { perOperator } = limits
  for (const [name, { running, bucket, breaker }] of operators) {
    const full = refill(bucket, perOperator, now).tokens >= perOperator.burst
    const over = breaker.strikes === 0 || now - breaker.until > 24 * 60 * MINUTE
    if (running === 0 && full && over) operators.delete(name)
  }
}
