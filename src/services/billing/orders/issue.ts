import type { SiteSettings } from '#contract/settings.ts'
import type { Db } from '#storage/db.ts'
import { issueInvoice } from '#storage/orders/invoices.ts'
import { nextNumber } from '#storage/orders/numbers.ts'
import type { OrderRow } from '#storage/orders/orders.ts'
import { numberOf } from './buyer.ts'
import type { Invoicing } from './types.ts'

/** Making the invoice of an order that is granted. */

type InvoiceSettings = Pick<
  SiteSettings,
  'invoiceSeller' | 'invoiceTaxId' | 'invoicePrefix' | 'invoicePayment' | 'invoiceNoTax'
>

export const invoicingOf = ({ invoiceSeller, invoiceNoTax }: InvoiceSettings): Invoicing => ({
  ready: invoiceSeller.trim() !== '',
  noTax: invoiceNoTax.trim(),
})

/** YYYY-MM-DD by UTC. */
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/**
 * Makes the invoice within `trx` and answers its number. Null, and no number is used, where the seller's name and address are
 * not set: an invoice without them would be wrong.
 */
export async function issueFor(
  trx: Db,
  order: OrderRow,
  { from, until }: { from: Date; until: Date | null },
  { settings, noTax, now }: { settings: InvoiceSettings; noTax: boolean; now: Date },
): Promise<string | null> {
  const { ready, noTax: sentence } = invoicingOf(settings)
  // Nothing is owed for what costs nothing.
  if (!ready || order.total <= 0) return null
  const year = now.getUTCFullYear()
  const number = numberOf(settings.invoicePrefix, year, await nextNumber(trx, 'invoice', year))
  const { language, address, tax_number, note, plan, interval, currency, net, taxes, total } = order
  await issueInvoice(
    trx,
    order.account_id,
    {
      ...{ number, issued_on: dayOf(now), language, order_number: order.number, note },
      ...{ seller: settings.invoiceSeller.trim(), seller_tax_id: settings.invoiceTaxId.trim() },
      ...{ buyer: address, buyer_tax_id: tax_number?.value ?? '' },
      ...{ plan, interval, from: dayOf(from), until: until && dayOf(until) },
      ...{ currency, net, taxes, total },
      no_tax: noTax && taxes.length === 0 ? sentence : '',
      payment: settings.invoicePayment.trim(),
    },
    { planId: order.plan_id, now },
  )
  return number
}
