import type { Rate } from './bucket.ts'

/**
 * How much is asked of one operator at present, between bounds: up by a sum with good answers, down by a factor when it
 * refuses us (additive increase, multiplicative decrease; RFC 5681, 3.1, does the same). It goes by answers, never by the
 * time, so that a clock that steps changes nothing.
 */
export type Pace = {
  perMinute: number
  /** Dialogues at once; the part behind the point is not used yet. */
  atOnce: number
  /** How often it was lowered. What was asked before the last time says nothing of the pace since. */
  cuts: number
}

export type Range = { least: number; most: number }

/** A limit with which a pace begins. Without ranges it stays as it is. */
export type PaceLimit = Rate & {
  /** Absent where only the rate counts. */
  concurrency?: number
  range?: { perMinute: Range; concurrency?: Range }
}

/** What a dialogue was asked under: it may raise the pace only where the pace was what held it up. */
export type Asked = { cuts: number; rateUsedUp: boolean; concurrencyUsedUp: boolean }

/** A minute at full use with good answers alone raises the pace by this part of that with which it began. */
const UP = 0.1
/** Each refusal leaves this part. */
const DOWN = 0.5

/** The pace before any answer is known. */
export function firstPace({ perMinute, concurrency }: PaceLimit): Pace {
  return { perMinute, atOnce: concurrency ?? 1, cuts: 0 }
}

/** Within what the settings allow by now; they may have been others when the pace was stored. */
export function withinBounds(pace: Pace, limit: PaceLimit): Pace {
  const { perMinute, concurrency, range } = limit
  return {
    perMinute: between(pace.perMinute, range?.perMinute ?? { least: perMinute, most: perMinute }),
    atOnce: between(pace.atOnce, range?.concurrency ?? fixed(concurrency)),
    cuts: pace.cuts,
  }
}

const fixed = (count = 1): Range => ({ least: count, most: count })
const between = (value: number, { least, most }: Range) => Math.min(most, Math.max(least, value))

/** As a token bucket: its burst stays below half of what a minute may bring. */
export function rateOf({ perMinute }: Pace, { burst }: PaceLimit): Rate {
  return { perMinute, burst: Math.max(1, Math.min(burst, Math.floor(perMinute / 2))) }
}

/** Dialogues at once. The pace itself is a fraction, so that it can grow slowly; at least one is always allowed. */
export const concurrencyOf = ({ atOnce }: Pace): number => Math.max(1, Math.floor(atOnce))

/**
 * The pace after one answer. `fine` raises what was used up; `slow` halves both, once for all that were under way; what was
 * not heard changes nothing.
 */
export function paceAfter(
  pace: Pace,
  limit: PaceLimit,
  asked: Asked,
  answer: 'fine' | 'slow' | 'unheard',
): Pace {
  if (answer === 'unheard' || asked.cuts !== pace.cuts) return pace
  if (answer === 'slow') {
    const { perMinute, atOnce, cuts } = pace
    return withinBounds({ perMinute: perMinute * DOWN, atOnce: atOnce * DOWN, cuts: cuts + 1 }, limit)
  }
  const minutes = 1 / pace.perMinute
  const perMinute = asked.rateUsedUp ? pace.perMinute + UP * limit.perMinute * minutes : pace.perMinute
  const atOnce = asked.concurrencyUsedUp ? pace.atOnce + UP * (limit.concurrency ?? 0) * minutes : pace.atOnce
  return withinBounds({ ...pace, perMinute, atOnce }, limit)
}
