import type Stripe from 'stripe'

/** Checkout Sessions, complete as the SDK's types want them. */

type Of<T, K extends keyof T> = Pick<T, K> & Partial<T>

const DAY = 86_400

export const checkoutSession = (
  given: Of<
    Stripe.Checkout.Session,
    'id' | 'created' | 'customer' | 'mode' | 'success_url' | 'cancel_url' | 'url' | 'currency'
  >,
): Stripe.Checkout.Session => ({
  object: 'checkout.session',
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  amount_subtotal: null,
  amount_total: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_reference_id: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  customer_creation: null,
  customer_details: null,
  customer_email: null,
  discounts: [],
  expires_at: given.created + DAY,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  metadata: {},
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  total_details: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
  ...given,
})
