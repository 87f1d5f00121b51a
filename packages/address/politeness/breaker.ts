import { MINUTE, SKEW } from './bucket.ts'

/** Leaves an operator alone after it has said that it wants less of us. */
export type Breaker = {
  /** How often in a row. 0: never, or all is well again. */
  strikes: number
  /** Unix milliseconds until which nothing is asked. */
  until: number
}

export const CLOSED: Breaker = { strikes: 0, until: 0 }

const FIRST = 30 * MINUTE
const LONGEST = 24 * 60 * MINUTE

/** Not before it was opened either: then the clock was ahead, or has been set back since. */
export function isOpen({ strikes, until }: Breaker, now: number): boolean {
  return now < until && now >= until - timeOf(strikes) - SKEW
}

/** 30 minutes, doubled each time up to a day. */
const timeOf = (strikes: number) => Math.min(LONGEST, FIRST * 2 ** Math.min(Math.max(0, strikes - 1), 10))

/** Half-open: the pause is over and no trial has succeeded yet. One dialogue at a time until one does. */
export function isOnTrial(breaker: Breaker, now: number): boolean {
  return breaker.strikes > 0 && !isOpen(breaker, now)
}

/** What was under way when it opened does not count again. */
export function strike(breaker: Breaker, now: number): Breaker {
  if (isOpen(breaker, now)) return breaker
  const strikes = breaker.strikes + 1
  return { strikes, until: now + timeOf(strikes) }
}
