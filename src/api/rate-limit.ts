import type { Context, MiddlewareHandler } from 'hono'
import type { SignedIn } from '#services/account-types.ts'
import { Refusal } from '#services/refusal.ts'
import { networkName } from '#services/verifier/limits.ts'

/**
 * Requests in a minute as a token bucket, by account for who is signed in, else by network, IPv6 by /64; told in the
 * headers of draft-ietf-httpapi-ratelimit-headers. Kept in this process.
 */
export type RateLimit = { name: string; perMinute: number }

const most = 50_000
type Bucket = { tokens: number; at: number; perMinute: number }

type Limiter = {
  /** Takes one request, or throws Refusal `too_many_requests` (429); sets the headers either way. */
  take(c: Context, key: string, perMinute?: number): void
  giveBack(key: string): void
}

function createLimiter({ name, perMinute: usual }: RateLimit, now: () => number): Limiter {
  const buckets = new Map<string, Bucket>()
  const take = (key: string, perMinute: number): Bucket => {
    const at = now()
    const known = buckets.get(key)
    const refilled = known
      ? Math.min(perMinute, known.tokens + ((at - known.at) / 60_000) * perMinute)
      : perMinute
    const bucket = { tokens: refilled - 1, at, perMinute }
    if (refilled >= 1) {
      buckets.delete(key)
      buckets.set(key, bucket)
    }
    // The map keeps the order of use: the first is the one that has been quiet for longest.
    if (buckets.size > most) buckets.delete(buckets.keys().next().value!)
    return bucket
  }
  return {
    take(c, key, perMinute = usual) {
      const { tokens } = take(key, perMinute)
      const left = Math.max(0, Math.floor(tokens))
      c.header('RateLimit-Policy', `"${name}";q=${perMinute};w=60`)
      c.header('RateLimit', `"${name}";r=${left};t=${Math.ceil(60 / perMinute)}`)
      if (tokens >= 0) return
      const wait = Math.ceil((-tokens * 60) / perMinute)
      c.header('Retry-After', String(wait))
      throw new Refusal(429, 'too_many_requests', `Too many requests. Try again in ${wait} s.`)
    },
    giveBack(key) {
      const bucket = buckets.get(key)
      if (bucket) bucket.tokens = Math.min(bucket.perMinute, bucket.tokens + 1)
    },
  }
}

/** For what comes after the caller is known. */
export function rateLimit(limit: RateLimit, now: () => number = Date.now): MiddlewareHandler {
  const limiter = createLimiter(limit, now)
  return async (c, next) => {
    limiter.take(c, keyOf(c))
    await next()
  }
}

/**
 * Two steps around finding out who asks, so that guessing tokens is limited as well. `byNetwork` comes before;
 * `byAccount` gives that back for who is signed in, and takes from the account what `perMinuteOf` says.
 */
export function twoStepRateLimit(
  limit: RateLimit,
  perMinuteOf: (account: SignedIn) => Promise<number>,
  now: () => number = Date.now,
): { byNetwork: MiddlewareHandler; byAccount: MiddlewareHandler } {
  const limiter = createLimiter(limit, now)
  return {
    async byNetwork(c, next) {
      limiter.take(c, networkKey(c))
      await next()
    },
    async byAccount(c, next) {
      const account: SignedIn | null = c.get('account') ?? null
      if (account) {
        limiter.giveBack(networkKey(c))
        limiter.take(c, accountKey(account), await perMinuteOf(account))
      }
      await next()
    },
  }
}

/** Each key of an account counts with the others: the limit is the plan's. */
const accountKey = ({ accountId, via }: SignedIn) => `${via.kind}:${accountId}`
const networkKey = (c: Context) => `network:${networkName(c.get('network'))}`

function keyOf(c: Context): string {
  const account: SignedIn | null = c.get('account') ?? null
  return account ? accountKey(account) : networkKey(c)
}
