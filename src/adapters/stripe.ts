import type Stripe from 'stripe'

/** The client of Stripe's API. The SDK is loaded when one is made and not before. */

export type StripeOptions = {
  secretKey: string
  /** Another place that speaks the same API; empty: Stripe's. */
  url: string
  /** Milliseconds of one request. Default 20000. */
  timeoutMs?: number
  /** Further tries of a request that found no answer. Default 2. */
  retries?: number
}

/** Sends nothing by itself; the library's telemetry is off. */
export async function createStripe(options: StripeOptions): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  return new Client(options.secretKey, {
    timeout: options.timeoutMs ?? 20_000,
    maxNetworkRetries: options.retries ?? 2,
    telemetry: false,
    ...(options.url ? placeOf(options.url) : {}),
  })
}

function placeOf(url: string) {
  const { protocol, hostname, port } = new URL(url)
  const secure = protocol === 'https:'
  return {
    protocol: secure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (secure ? 443 : 80),
  }
}
