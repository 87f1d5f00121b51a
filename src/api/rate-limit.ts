import type { Context, MiddlewareHandler } from 'hono'
import type { SignedIn } from '#services/account-types.ts'
import type { TokenBuckets } from '#services/rate-limits/types.ts'
import { Refusal } from '#services/refusal.ts'
import { networkName } from '#services/verifier/limits.ts'

/**
 * Requests in a minute as a token bucket, by account for who is signed in, else by network, IPv6 by /64; told in the
 * headers of draft-ietf-httpapi-ratelimit-headers.
 */
export type RateLimit = { name: string; perMinute: number }

/** Takes one request, or throws Refusal `too_many_requests` (429); sets the headers either way. */
async function take(c: Context, limit: RateLimit, key: string, buckets: TokenBuckets): Promise<void> {
  const { name, perMinute } = limit
  const tokens = await buckets.take(`${name} ${key}`, perMinute)
  const left = Math.max(0, Math.floor(tokens))
  c.header('RateLimit-Policy', `"${name}";q=${perMinute};w=60`)
  c.header('RateLimit', `"${name}";r=${left};t=${Math.ceil(60 / perMinute)}`)
  if (tokens >= 0) return
  const wait = Math.ceil((-tokens * 60) / perMinute)
  c.header('Retry-After', String(wait))
  throw new Refusal(429, 'too_many_requests', `Too many requests. Try again in ${wait} s.`)
}

/** For what comes after the caller is known. */
export function rateLimit(limit: RateLimit, buckets: TokenBuckets): MiddlewareHandler {
  return async (c, next) => {
    await take(c, limit, keyOf(c), buckets)
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
  buckets: TokenBuckets,
): { byNetwork: MiddlewareHandler; byAccount: MiddlewareHandler } {
  const { name, perMinute } = limit
  return {
    async byNetwork(c, next) {
      await take(c, limit, networkKey(c), buckets)
      await next()
    },
    async byAccount(c, next) {
      const account: SignedIn | null = c.get('account') ?? null
      if (account) {
        buckets.giveBack(`${name} ${networkKey(c)}`, perMinute)
        await take(c, { name, perMinute: await perMinuteOf(account) }, accountKey(account), buckets)
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
