/**
 * A token bucket whose burst and refill together stay within the limit: in no window of a minute, wherever it
 * begins, are more than `perMinute` tokens taken.
 */
export type Rate = {
  /** Infinity for no limit. */
  perMinute: number
  /** How many may follow each other at once; below `perMinute`. */
  burst: number
}

export type Bucket = { tokens: number /** Unix milliseconds of the last look. */; at: number }

export const MINUTE = 60_000

/** A bucket as it begins: with all tokens of its burst. */
export function fullBucket(rate: Rate, now: number): Bucket {
  return { tokens: rate.burst, at: now }
}

/** Clocks of processes may be off by this much. */
export const SKEW = MINUTE

/** The bucket as time has filled it. A clock that runs backwards gives nothing, and is not waited for. */
export function refill(bucket: Bucket, rate: Rate, now: number): Bucket {
  const elapsed = Math.max(0, now - bucket.at)
  const tokens = Math.min(rate.burst, bucket.tokens + elapsed * perMillisecond(rate))
  return { tokens, at: bucket.at > now + SKEW ? now : Math.max(now, bucket.at) }
}

/** Milliseconds until a token is there; 0 when one is. */
export function waitFor(bucket: Bucket, rate: Rate, now: number): number {
  if (rate.perMinute === Number.POSITIVE_INFINITY) return 0
  const { tokens, at } = refill(bucket, rate, now)
  return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perMillisecond(rate)) + (at - now)
}

/** Takes one token; call only when `waitFor` is 0. */
export function take(bucket: Bucket, rate: Rate, now: number): Bucket {
  if (rate.perMinute === Number.POSITIVE_INFINITY) return bucket
  const filled = refill(bucket, rate, now)
  return { ...filled, tokens: filled.tokens - 1 }
}

function perMillisecond({ perMinute, burst }: Rate): number {
  return (perMinute - burst) / MINUTE
}
