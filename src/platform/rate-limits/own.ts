import type { TokenBuckets } from './types.ts'

/** Callers remembered at once. */
const MOST = 50_000
type Bucket = { tokens: number; at: number }

/** The buckets of this process alone. `now`: milliseconds that do not step with the clock of the machine. */
export function createOwnBuckets(now: () => number = () => performance.now()): TokenBuckets {
  const buckets = new Map<string, Bucket>()
  return {
    take(key, perMinute) {
      const at = now()
      const known = buckets.get(key)
      // Whatever counts the time: it is not waited for.
      if (known && known.at > at) known.at = at
      const refilled = known
        ? Math.min(perMinute, known.tokens + ((at - known.at) / 60_000) * perMinute)
        : perMinute
      const tokens = refilled - 1
      if (refilled >= 1) {
        buckets.delete(key)
        buckets.set(key, { tokens, at })
      }
      // The map keeps the order of use: the first is the one that has been quiet for longest.
      if (buckets.size > MOST) buckets.delete(buckets.keys().next().value!)
      return tokens
    },
    giveBack(key, perMinute) {
      const bucket = buckets.get(key)
      if (bucket) bucket.tokens = Math.min(perMinute, bucket.tokens + 1)
    },
  }
}
