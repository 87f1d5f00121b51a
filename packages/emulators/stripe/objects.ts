import type Stripe from 'stripe'

/** The small objects of Stripe, complete as the SDK's types want them: the type checker holds them to its API version. */

type Of<T, K extends keyof T> = Pick<T, K> & Partial<T>

export const customer = (given: Of<Stripe.Customer, 'id' | 'created'>): Stripe.Customer => ({
  object: 'customer',
  address: null,
  balance: 0,
  default_source: null,
  description: null,
  email: null,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: {},
  name: null,
  shipping: null,
  ...given,
})

export const price = (
  given: Of<Stripe.Price, 'id' | 'created' | 'currency' | 'product' | 'unit_amount'>,
): Stripe.Price => ({
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  recurring: null,
  tax_behavior: 'exclusive',
  tiers_mode: null,
  transform_quantity: null,
  type: given.recurring ? 'recurring' : 'one_time',
  unit_amount_decimal: null,
  ...given,
})

export const recurring = (interval: 'month' | 'year'): Stripe.Price.Recurring => ({
  interval,
  interval_count: 1,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

export const taxId = (
  given: Of<Stripe.TaxId, 'id' | 'created' | 'customer' | 'type' | 'value'>,
): Stripe.TaxId => ({
  object: 'tax_id',
  country: null,
  customer_account: null,
  livemode: false,
  owner: null,
  verification: { status: 'pending', verified_address: null, verified_name: null },
  ...given,
})

export const card = (
  given: Of<Stripe.PaymentMethod, 'id' | 'created' | 'customer'>,
  last4 = '4242',
): Stripe.PaymentMethod => ({
  object: 'payment_method',
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  card: {
    brand: 'visa',
    checks: null,
    country: 'US',
    display_brand: 'visa',
    exp_month: 12,
    exp_year: 2034,
    funding: 'credit',
    generated_from: null,
    last4,
    networks: null,
    regulated_status: 'unregulated',
    three_d_secure_usage: null,
    wallet: null,
  },
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
  ...given,
})

export const portalSession = (
  given: Of<Stripe.BillingPortal.Session, 'id' | 'created' | 'customer' | 'url' | 'return_url'>,
): Stripe.BillingPortal.Session => ({
  object: 'billing_portal.session',
  configuration: 'bpc_standin',
  customer_account: null,
  flow: null,
  livemode: false,
  locale: null,
  on_behalf_of: null,
  ...given,
})

export const list = <T>(url: string, data: T[]): Stripe.ApiList<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
})
