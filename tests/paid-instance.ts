import { type StandinOptions, startStripeStandin } from '#outside/standin/stripe/server.ts'
import { createStripe } from '#outside/stripe.ts'
import type { Standins } from '#services/application.ts'
import { plans } from '../data/plans.ts'
import { startInstance } from './instance.ts'

/** A whole Postproof that takes money: the official SDK, and the stand-in for Stripe that sends its events by itself. */

const secretKey = 'sk_test_standin'
export const webhookSecret = 'whsec_standin'

export type PaidInstance = Awaited<ReturnType<typeof startPaidInstance>>

export async function startPaidInstance(
  given: { settings?: Record<string, string>; standins?: Standins; stripe?: Partial<StandinOptions> } = {},
) {
  const standin = await startStripeStandin({ secretKey, ...given.stripe })
  await sellPlans(standin.url)
  const instance = await startInstance(
    {
      BILLING: 'stripe',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: standin.url,
      REGISTRATIONS_PER_HOUR: '100',
      ...given.settings,
    },
    given.standins,
  )
  standin.sendTo({ url: `${instance.url}/webhooks/stripe`, secret: webhookSecret })
  return {
    ...instance,
    stripe: standin,
    /** When all events were answered and what they led to is done. */
    async settled() {
      await standin.idle()
      await instance.running.application.billing.idle()
    },
    async close() {
      await instance.close()
      await standin.close()
    },
  }
}

/** What an operator does once at Stripe: a product and a price for each that the plans name. */
export async function sellPlans(url: string): Promise<void> {
  const stripe = await createStripe({ secretKey, url })
  for (const { name, prices } of plans) {
    for (const { interval, amount: unit_amount, currency, lookup_key } of prices) {
      const product = (await stripe.products.create({ name })).id
      const recurring = interval === 'lifetime' ? {} : { recurring: { interval } }
      await stripe.prices.create({ product, unit_amount, currency, lookup_key, ...recurring })
    }
  }
}
