import Stripe from 'stripe'

/** Sends events as Stripe does, and as nobody should. */

/**
 * - `signed`: as it should be. `tampered`: changed after it was signed. `stale`: signed an hour ago. `forged`: signed
 *   with another secret. `unsigned`: without a signature.
 */
export type Manner = 'signed' | 'tampered' | 'stale' | 'forged' | 'unsigned'

export type Hook = { url: string; secret: string }

const HOUR = 3600

/** Answers the status, 0 when nobody answered. `seconds`: the time that is signed. */
export async function sendEvent(
  hook: Hook,
  event: Stripe.Event,
  manner: Manner,
  seconds: number,
): Promise<number> {
  const payload = JSON.stringify(event)
  const header = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: manner === 'forged' ? `${hook.secret}x` : hook.secret,
    timestamp: manner === 'stale' ? seconds - HOUR : seconds,
  })
  try {
    const response = await fetch(hook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        ...(manner === 'unsigned' ? {} : { 'stripe-signature': header }),
      },
      body: manner === 'tampered' ? payload.replace('"livemode":false', '"livemode":true') : payload,
      signal: AbortSignal.timeout(10_000),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}
