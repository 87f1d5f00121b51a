import type Stripe from 'stripe'

/** A country alone is what was chosen before the pay page, and may have been chosen wrongly; more was given there. */
export const isWhole = (address: Stripe.Address | null | undefined): boolean =>
  Boolean(address?.country && (address.line1 || address.city || address.postal_code))
