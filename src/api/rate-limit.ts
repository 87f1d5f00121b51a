import type { Context, MiddlewareHandler } from 'hono'
import { Refusal } from '#services/refusal.ts'

/**
 * Requests per caller's network and minute, as a token bucket; told in the headers of
 * draft-ietf-httpapi-ratelimit-headers. IPv6 callers count by /64. Kept in this process.
 */
export type RateLimit = { name: string; perMinute: number }

const most = 50_000
type Bucket = { tokens: number; at: number }

export function rateLimit({ name, perMinute }: RateLimit, now: () => number = Date.now): MiddlewareHandler {
  const buckets = new Map<string, Bucket>()
  const take = (network: string): Bucket => {
    const at = now()
    const known = buckets.get(network)
    const refilled = known
      ? Math.min(perMinute, known.tokens + ((at - known.at) / 60_000) * perMinute)
      : perMinute
    const bucket = { tokens: refilled - 1, at }
    if (refilled >= 1) {
      buckets.delete(network)
      buckets.set(network, bucket)
    }
    // The map keeps the order of use: the first is the one that has been quiet for longest.
    if (buckets.size > most) buckets.delete(buckets.keys().next().value!)
    return bucket
  }
  return async (c, next) => {
    const { tokens } = take(networkOf(c))
    const left = Math.max(0, Math.floor(tokens))
    c.header('RateLimit-Policy', `"${name}";q=${perMinute};w=60`)
    c.header('RateLimit', `"${name}";r=${left};t=${Math.ceil(60 / perMinute)}`)
    if (tokens < 0) {
      const wait = Math.ceil((-tokens * 60) / perMinute)
      c.header('Retry-After', String(wait))
      throw new Refusal(429, 'too_many_requests', `Too many requests. Try again in ${wait} s.`)
    }
    await next()
  }
}

function networkOf(c: Context): string {
  const address: string = c.get('network')
  return address.includes(':') && !address.startsWith('::ffff:')
    ? address.split(':').slice(0, 4).join(':')
    : address
}
