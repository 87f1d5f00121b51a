import type { Clock } from '@postproof/engine/world'
import { type Breaker, CLOSED, isOnTrial, isOpen, strike } from './politeness/breaker.ts'
import { type Bucket, fullBucket, MINUTE, refill, take, waitFor } from './politeness/bucket.ts'
import { usualMs } from './politeness/estimate.ts'
import {
  type Asked,
  concurrencyOf,
  firstPace,
  type Pace,
  type PaceLimit,
  paceAfter,
  rateOf,
  withinBounds,
} from './politeness/pace.ts'

/**
 * How often a receiver may be asked. Receivers count callouts as address harvesting and block hosts that make many, so
 * the limits apply per operator (the registrable domain of the mail host), not per address or connection. These are the
 * starting values; where a range is given they follow the answers.
 */
export type PolitenessLimits = {
  perOperator: PaceLimit & { concurrency: number }
  /** The limit of all operators together; null for an operator that does not count against it. */
  global: PaceLimit | null
}

/** Those that hold where an operator has none of its own. */
export type CommonLimits = PolitenessLimits & { global: PaceLimit }

/** Constants: what is asked as long as nothing is learned of anyone. */
export const defaultLimits = {
  perOperator: { concurrency: 2, perMinute: 20, burst: 2 },
  global: { perMinute: 60, burst: 6 },
} satisfies PolitenessLimits

/** The bounds between which politeness adapts, as the settings give them. */
export type PolitenessBounds = {
  perMinute: { first: number; least: number; most: number }
  atOnce: { first: number; most: number }
  /** At all operators together. */
  allPerMinute: { first: number; most: number }
}

/** The same with ranges. At all together it never falls below a fourth of what it began with. */
export function adaptiveLimits({ perMinute, atOnce, allPerMinute }: PolitenessBounds) {
  const least = Math.max(2, Math.floor(allPerMinute.first / 4))
  return {
    perOperator: {
      concurrency: atOnce.first,
      perMinute: perMinute.first,
      burst: defaultLimits.perOperator.burst,
      range: {
        perMinute: { least: perMinute.least, most: perMinute.most },
        concurrency: { least: 1, most: atOnce.most },
      },
    },
    global: {
      perMinute: allPerMinute.first,
      burst: defaultLimits.global.burst,
      range: { perMinute: { least, most: allPerMinute.most } },
    },
  } satisfies PolitenessLimits
}

/** The limits of one operator; those of a large consumer provider are its own. */
export type LimitsOf = (operator: string) => PolitenessLimits

/**
 * Limits of one consumer provider: one dialogue at once, never more than the setting allows, and less after a refusal.
 * What it takes from the global limit is counted at the operator of its hosts.
 */
export function consumerLimits(perMinute: number): PolitenessLimits {
  const range = { perMinute: { least: Math.min(2, perMinute), most: perMinute } }
  return {
    perOperator: { concurrency: 1, perMinute, burst: 1, range },
    global: null,
  }
}

/**
 * `waitMs` is null when only the end of another dialogue makes room. `single-first`: a single check waits there, before
 * which work on lists takes no permit.
 */
export type Refused = {
  ok: false
  why: 'backing-off' | 'concurrency' | 'operator-rate' | 'global-rate' | 'single-first'
  waitMs: number | null
}

/** `single`: a visitor is waiting for the page. `list`: there is time. */
export type Turn = 'single' | 'list'

/**
 * What a dialogue told of the operator's wishes.
 * - `fine`: it answered, and nothing against us. `unheard`: it said nothing.
 * - `slow`: it wants less of us. `back-off`: nothing for a while.
 * - `bad-name`: nothing for a while, since our address has a bad name: then all others are asked less as well.
 */
export type Outcome = 'fine' | 'slow' | 'back-off' | 'bad-name' | 'unheard'

export type Entered = {
  ok: true
  /** Gives the permit back, once. */
  leave(outcome: Outcome): void
}

export type BackOff = Breaker & { operator: string }

export type Politeness = {
  /** A permit for one dialogue now, or why not. Never waits. */
  enter(operator: string, turn?: Turn): Entered | Refused
  /** Leaves an operator alone that was met on the way, without a permit of its own. */
  rest(operator: string): void
  /** Told when a permit has become free. */
  onLeave(listener: (operator: string) => void): void
  /** Operators that are left alone, to be kept over a restart. */
  backOffs(): BackOff[]
  /** Unix milliseconds until which this operator is left alone; 0 when it is not. */
  restsUntil(operator: string): number
  /** The state of an operator; undefined when it was never asked. */
  standingOf(operator: string): Standing | undefined
  /** With all of them together. */
  ofAll(): Standing
}

/** What is known of one operator, or of all together. */
export type Standing = {
  bucket: Bucket
  breaker: Breaker
  pace: Pace
  /** Unix milliseconds until which a single check is known to wait here; 0: none. */
  awaitedUntil: number
  /** How long a dialogue takes of late; null before the first. */
  dialogueMs: number | null
}
export type OperatorState = Standing & { running: number }

/** What a dialogue was asked under, at its operator and of all together. */
export type Ticket = { operator: Asked; everyone: Asked }

/** Operators remembered at once; those without any state worth keeping are forgotten first. */
const MOST_OPERATORS = 50_000

/** The state machine of one source address, in memory. `limitsOf` may give an operator limits of its own. */
export function createPoliteness(options: {
  clock: Clock
  limits?: CommonLimits
  limitsOf?: LimitsOf
  remembered?: BackOff[]
}): Politeness {
  const { clock, limits = defaultLimits } = options
  const limitsOf = options.limitsOf ?? (() => limits)
  const operators = new Map<string, OperatorState>()
  const listeners: ((operator: string) => void)[] = []
  let everyone = unasked(limits.global, clock.now())
  for (const { operator, strikes, until } of options.remembered ?? []) {
    operators.set(operator, { ...idle(limitsOf(operator), clock.now()), breaker: { strikes, until } })
  }

  const of = (name: string): OperatorState => {
    const known = operators.get(name)
    if (known) return known
    if (operators.size >= MOST_OPERATORS) forget(operators, limitsOf, clock.now())
    const made = idle(limitsOf(name), clock.now())
    operators.set(name, made)
    return made
  }

  return {
    enter(name, turn = 'single') {
      const now = clock.now()
      const operator = of(name)
      const tried = tryEnter(operator, everyone, limitsOf(name), now, turn)
      Object.assign(operator, tried.operator)
      everyone = tried.everyone
      if (!tried.ok) return tried.refused
      let isLeft = false
      return {
        ok: true,
        leave(outcome) {
          if (isLeft) return
          isLeft = true
          operator.running -= 1
          const left = clock.now()
          const told = { outcome, ms: left - now }
          const after = afterDialogue({ operator, everyone }, limitsOf(name), tried.ticket, told, left)
          Object.assign(operator, after.operator)
          everyone = after.everyone
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
      const breaker = operators.get(name)?.breaker ?? CLOSED
      return isOpen(breaker, clock.now()) ? breaker.until : 0
    },
    standingOf: (name) => operators.get(name),
    ofAll: () => everyone,
  }
}

export type Tried =
  | { ok: true; operator: OperatorState; everyone: Standing; ticket: Ticket }
  /** The states as they are then: they may tell others that a single check waits. */
  | { ok: false; operator: OperatorState; everyone: Standing; refused: Refused }

/**
 * A permit for one dialogue now with the state that follows, or why not. Pure: the caller may keep the state in memory
 * or in a database.
 */
export function tryEnter(
  operator: OperatorState,
  everyone: Standing,
  limits: PolitenessLimits,
  now: number,
  turn: Turn = 'single',
): Tried {
  const own = presently(operator, limits.perOperator)
  const all = limits.global ? presently(everyone, limits.global) : everyone
  const refused = whyNot({ ...operator, ...own }, all, limits, now, turn)
  if (refused) return { ok: false, refused, ...awaited({ operator, everyone }, refused, now, turn) }
  const bucket = take(own.bucket, rateOf(own.pace, limits.perOperator), now)
  const ofAll = limits.global ? take(all.bucket, rateOf(all.pace, limits.global), now) : all.bucket
  const running = operator.running + 1
  // At one operator it runs out by itself, as others may wait behind this one; all operators are not kept waiting.
  const awaitedUntil = turn === 'single' ? 0 : all.awaitedUntil
  return {
    ok: true,
    operator: { ...own, running, bucket },
    everyone: { ...all, bucket: ofAll, awaitedUntil },
    ticket: { operator: askedUnder(own.pace, bucket, running), everyone: askedUnder(all.pace, ofAll, 0) },
  }
}

/** Longer than the interval at which a waiting caller looks again. */
const AWAITED_MS = 2_500

function awaited(
  known: { operator: OperatorState; everyone: Standing },
  { why, waitMs }: Refused,
  now: number,
  turn: Turn,
): { operator: OperatorState; everyone: Standing } {
  if (turn === 'list' || why === 'backing-off' || why === 'single-first') return known
  const awaitedUntil = now + (waitMs ?? 0) + AWAITED_MS
  return why === 'global-rate'
    ? { ...known, everyone: { ...known.everyone, awaitedUntil } }
    : { ...known, operator: { ...known.operator, awaitedUntil } }
}

/** A time further ahead than any wait was written by a clock that has been set back since. */
function isAwaited({ awaitedUntil }: Standing, now: number): boolean {
  return now < awaitedUntil && awaitedUntil <= now + 2 * MINUTE
}

const presently = <S extends Standing>(standing: S, limit: PaceLimit): S => ({
  ...standing,
  pace: withinBounds(standing.pace, limit),
})

const askedUnder = (pace: Pace, bucket: Bucket, running: number): Asked => ({
  cuts: pace.cuts,
  rateUsedUp: bucket.tokens < 1,
  concurrencyUsedUp: running >= concurrencyOf(pace),
})

/** What is known of an operator, and of all, after a dialogue that was asked under `ticket`. */
export function afterDialogue(
  { operator, everyone }: { operator: Standing; everyone: Standing },
  limits: PolitenessLimits,
  ticket: Ticket,
  { outcome, ms }: { outcome: Outcome; ms: number },
  now: number,
): { operator: Standing; everyone: Standing } {
  const answer = outcome === 'fine' || outcome === 'unheard' ? outcome : 'slow'
  const ofAll = outcome === 'bad-name' ? 'slow' : outcome === 'fine' ? 'fine' : 'unheard'
  const { global } = limits
  return {
    operator: {
      ...operator,
      dialogueMs: usualMs(operator.dialogueMs, ms),
      breaker: breakerAfter(operator.breaker, outcome, now),
      pace: paceAfter(operator.pace, limits.perOperator, ticket.operator, answer),
    },
    everyone: global
      ? { ...everyone, pace: paceAfter(everyone.pace, global, ticket.everyone, ofAll) }
      : everyone,
  }
}

function breakerAfter(breaker: Breaker, outcome: Outcome, now: number): Breaker {
  if (outcome === 'back-off' || outcome === 'bad-name') return strike(breaker, now)
  return outcome === 'fine' && isOnTrial(breaker, now) ? CLOSED : breaker
}

function whyNot(
  operator: OperatorState,
  everyone: Standing,
  limits: PolitenessLimits,
  now: number,
  turn: Turn,
): Refused | null {
  const { breaker, running, bucket, pace } = operator
  if (isOpen(breaker, now)) return { ok: false, why: 'backing-off', waitMs: breaker.until - now }
  const before = [operator, ...(limits.global ? [everyone] : [])].find((one) => isAwaited(one, now))
  if (turn === 'list' && before) return { ok: false, why: 'single-first', waitMs: before.awaitedUntil - now }
  const most = isOnTrial(breaker, now) ? 1 : concurrencyOf(pace)
  if (running >= most) return { ok: false, why: 'concurrency', waitMs: null }
  const wait = waitFor(bucket, rateOf(pace, limits.perOperator), now)
  if (wait > 0) return { ok: false, why: 'operator-rate', waitMs: wait }
  if (!limits.global) return null
  const globalWait = waitFor(everyone.bucket, rateOf(everyone.pace, limits.global), now)
  return globalWait > 0 ? { ok: false, why: 'global-rate', waitMs: globalWait } : null
}

/** The state of an operator that was never asked. */
export function idle({ perOperator }: PolitenessLimits, now: number): OperatorState {
  return { ...unasked(perOperator, now), running: 0 }
}

/** The state of an operator that was never asked: a full bucket, a closed breaker, the first pace. */
export function unasked(limit: PaceLimit, now: number): Standing {
  const pace = firstPace(limit)
  return {
    bucket: fullBucket(rateOf(pace, limit), now),
    breaker: CLOSED,
    pace,
    awaitedUntil: 0,
    dialogueMs: null,
  }
}

/**
 * Drops operators that are idle and whose bucket is full again: their state equals a fresh one, except for a lowered
 * pace.
 */
function forget(operators: Map<string, OperatorState>, limitsOf: LimitsOf, now: number): void {
  for (const [name, { running, bucket, breaker, pace }] of operators) {
    const { perOperator } = limitsOf(name)
    const rate = rateOf(pace, perOperator)
    const full = refill(bucket, rate, now).tokens >= rate.burst
    const over = breaker.strikes === 0 || now - breaker.until > 24 * 60 * MINUTE
    const lowered = pace.perMinute < perOperator.perMinute && now - bucket.at < 24 * 60 * MINUTE
    if (running === 0 && full && over && !lowered) operators.delete(name)
  }
}
