import type Stripe from 'stripe'
import { createStripe } from '#adapters/stripe.ts'
import { manualBilling } from './manual.ts'
import { billingOff } from './off.ts'
import type { BillingParts, BillingWorld } from './parts.ts'
import { stripeBilling } from './stripe/stripe-mode.ts'

export type BillingSettings = {
  BILLING: 'off' | 'manual' | 'stripe'
  STRIPE_SECRET_KEY: string
  STRIPE_WEBHOOK_SECRET: string
  STRIPE_API_URL: string
  STRIPE_AUTOMATIC_TAX: boolean
}

/** Billing in the mode that is set. The SDK of Stripe is loaded in mode `stripe` only. */
export async function createBilling(
  settings: BillingSettings,
  world: BillingWorld,
  given: { stripe?: Stripe } = {},
): Promise<BillingParts> {
  if (settings.BILLING === 'off') return billingOff
  if (settings.BILLING === 'manual') return manualBilling(world)
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: url } = settings
  return stripeBilling({
    ...world,
    stripe: given.stripe ?? (await createStripe({ secretKey, url })),
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
    automaticTax: settings.STRIPE_AUTOMATIC_TAX,
  })
}
