import type Stripe from 'stripe'
import type { BilledLine } from './prorations.ts'

/** One line of an invoice, complete as the SDK's types want it. */
export function invoiceLine(
  line: BilledLine,
  place: { id: string; invoice: string; subscription: { id: string; item: string } | null },
): Stripe.InvoiceLineItem {
  const { amount, price, period, proration } = line
  const product = typeof price.product === 'string' ? price.product : price.product.id
  return {
    id: place.id,
    object: 'line_item',
    amount,
    currency: price.currency,
    description: null,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: place.invoice,
    livemode: false,
    metadata: {},
    parent: place.subscription && {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: { credited_items: null },
        subscription: place.subscription.id,
        subscription_item: place.subscription.item,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product },
      type: 'price_details',
      unit_amount_decimal: null,
    },
    quantity: 1,
    quantity_decimal: null,
    subscription: place.subscription?.id ?? null,
    subtotal: amount,
    taxes: [],
  }
}
