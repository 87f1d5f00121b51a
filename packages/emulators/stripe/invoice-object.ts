import type Stripe from 'stripe'
import { list } from './objects.ts'

/** Invoices, complete as the SDK's types want them. */

type Of<T, K extends keyof T> = Pick<T, K> & Partial<T>

export type NewInvoice = {
  subtotal: number
  tax: number
  /** Those of a subscription carry its marks as they were then. */
  subscription: { id: string; metadata: Stripe.Metadata } | null
  lines: Stripe.InvoiceLineItem[]
  /** Of the customer before; below zero is what they have to their credit. */
  balance: number
  /** Where it is shown; its PDF is below. */
  page: string
}

export function invoice(
  given: Of<Stripe.Invoice, 'id' | 'created' | 'customer' | 'currency' | 'number'>,
  { subtotal, tax, subscription, lines, balance, page }: NewInvoice,
): Stripe.Invoice {
  const total = subtotal + tax
  const due = Math.max(0, total + balance)
  return {
    ...plainInvoice(given.created),
    amount_due: due,
    amount_remaining: due,
    starting_balance: balance,
    ending_balance: Math.min(0, total + balance),
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_excluding_tax: subtotal,
    total_taxes: tax ? [taxOf(tax, subtotal)] : [],
    billing_reason: subscription ? 'subscription_cycle' : 'manual',
    parent: subscription && parentOf(subscription),
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    lines: list(`/v1/invoices/${given.id}/lines`, lines),
    ...given,
  }
}

const taxOf = (amount: number, taxable: number): Stripe.Invoice.TotalTax => ({
  amount,
  tax_behavior: 'exclusive',
  tax_rate_details: null,
  taxability_reason: 'standard_rated',
  taxable_amount: taxable,
  type: 'tax_rate_details',
})

const parentOf = ({ id, metadata }: { id: string; metadata: Stripe.Metadata }): Stripe.Invoice.Parent => ({
  quote_details: null,
  subscription_details: { metadata: { ...metadata }, subscription: id },
  type: 'subscription_details',
})

type Given =
  | 'id'
  | 'customer'
  | 'currency'
  | 'number'
  | 'amount_due'
  | 'amount_remaining'
  | 'subtotal'
  | 'subtotal_excluding_tax'
  | 'total'
  | 'total_excluding_tax'
  | 'total_taxes'
  | 'billing_reason'
  | 'parent'
  | 'lines'
  | 'starting_balance'
  | 'ending_balance'

const plainInvoice = (created: number): Omit<Stripe.Invoice, Given> => ({
  object: 'invoice',
  account_country: 'US',
  account_name: 'Stand-in',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  created,
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_email: null,
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  effective_at: created,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  period_end: created,
  period_start: created,
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  status: 'open',
  status_transitions: {
    finalized_at: created,
    marked_uncollectible_at: null,
    paid_at: null,
    voided_at: null,
  },
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  webhooks_delivered_at: null,
})
