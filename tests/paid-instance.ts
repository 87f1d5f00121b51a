import { createStripe } from '#adapters/stripe.ts'
import type { Fakes } from '#services/application/application.ts'
import { plans } from '../data/plans.ts'
import { type StripeEmulatorOptions, startStripeEmulator } from '../packages/emulators/stripe/server.ts'
import { startInstance } from './instance.ts'

/** A whole Postproof that takes money: the official SDK, and the stand-in for Stripe that sends its events by itself. */

const secretKey = 'sk_test_standin'
export const webhookSecret = 'whsec_standin'

export type PaidInstance = Awaited<ReturnType<typeof startPaidInstance>>

export async function startPaidInstance(
  given: { settings?: Record<string, string>; fakes?: Fakes; stripe?: Partial<StripeEmulatorOptions> } = {},
) {
  const emulator = await startStripeEmulator({ secretKey, ...given.stripe })
  await sellPlans(emulator.url)
  const instance = await startInstance(
    {
      BILLING: 'stripe',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: emulator.url,
      REGISTRATIONS_PER_HOUR: '100',
      ...given.settings,
    },
    given.fakes,
  )
  emulator.sendTo({ url: `${instance.url}/webhooks/stripe`, secret: webhookSecret })
  return {
    ...instance,
    stripe: emulator,
    /** As if the mail to that address had been answered. */
    async confirm(email: string) {
      const { db } = instance.running.application.database
      await db.updateTable('accounts').set({ confirmed_at: new Date() }).where('email', '=', email).execute()
    },
    /** When all events were answered and what they led to is done. */
    async settled() {
      await emulator.idle()
      await instance.running.application.billing.idle()
    },
    async close() {
      await instance.close()
      await emulator.close()
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
