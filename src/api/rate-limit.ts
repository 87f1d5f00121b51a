import { networksOf } from '@postproof/engine/networks/networks'
import { message } from '@postproof/messages/message'
import type { Context, MiddlewareHandler } from 'hono'
import { createOwnBuckets } from '#platform/rate-limits/own.ts'
import type { TokenBuckets } from '#platform/rate-limits/types.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'

/**
 * Requests per minute as a token bucket: by account when signed in, else by network, IPv6 by /64. Reported in the
 * headers of draft-ietf-httpapi-ratelimit-headers.
 */
export type RateLimit = { name: string; perMinute: number }

/** Tells what is left, and throws Refusal `too_many_requests` (429) when it is less than nothing. */
function tell(c: Context, { name, perMinute }: RateLimit, tokens: number): void {
  const left = Math.max(0, Math.floor(tokens))
  c.header('RateLimit-Policy', `"${name}";q=${perMinute};w=60`)
  c.header('RateLimit', `"${name}";r=${left};t=${Math.ceil(60 / perMinute)}`)
  if (tokens >= 0) return
  const wait = Math.ceil((-tokens * 60) / perMinute)
  c.header('Retry-After', String(wait))
  throw new Refusal(429, 'too_many_requests', message('request.too_many', { seconds: wait }))
}

/** Requests by networks: the narrowest in `buckets`, the wider ones of IPv6 with their multiples in this process alone. */
function countNetworks({ name, perMinute }: RateLimit, buckets: TokenBuckets) {
  const wider = createOwnBuckets()
  const keyOf = (network: string) => `${name} network:${network}`
  const networks = (c: Context) => networksOf(c.get('network'))
  return {
    /** A request that is refused to the caller's own network is not counted for the wider networks around it. */
    async take(c: Context): Promise<void> {
      const [own, ...others] = networks(c)
      tell(c, { name, perMinute }, await buckets.take(keyOf(own!.name), perMinute))
      for (const { name: network, times } of others) {
        const tokens = await wider.take(keyOf(network), perMinute * times)
        if (tokens < 0) tell(c, { name, perMinute: perMinute * times }, tokens)
      }
    },
    giveBack(c: Context): void {
      const [own, ...others] = networks(c)
      buckets.giveBack(keyOf(own!.name), perMinute)
      for (const { name: network, times } of others) wider.giveBack(keyOf(network), perMinute * times)
    },
  }
}

const takeOfAccount = async (c: Context, limit: RateLimit, account: SignedIn, buckets: TokenBuckets) =>
  tell(c, limit, await buckets.take(`${limit.name} ${accountKey(account)}`, limit.perMinute))

/** For what comes after the caller is known. */
export function rateLimit(limit: RateLimit, buckets: TokenBuckets): MiddlewareHandler {
  const networks = countNetworks(limit, buckets)
  return async (c, next) => {
    const account: SignedIn | null = c.get('account') ?? null
    if (account) await takeOfAccount(c, limit, account, buckets)
    else await networks.take(c)
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
  const networks = countNetworks(limit, buckets)
  return {
    async byNetwork(c, next) {
      await networks.take(c)
      await next()
    },
    async byAccount(c, next) {
      const account: SignedIn | null = c.get('account') ?? null
      if (account) {
        networks.giveBack(c)
        const perMinute = await perMinuteOf(account)
        await takeOfAccount(c, { ...limit, perMinute }, account, buckets)
      }
      await next()
    },
  }
}

/** Each key of an account counts with the others: the limit is the plan's. */
const accountKey = ({ accountId, via }: SignedIn) => `${via.kind}:${accountId}`
