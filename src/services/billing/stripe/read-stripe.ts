import type Stripe from 'stripe'
import type { Plan } from '#contract/billing.ts'
import type { InvoiceRow, Ledger, PurchaseRow, SubscriptionRow, TaxIdRow } from '#storage/billing/ledger.ts'
import { planOfMetadata, planOfPrice } from '../catalog.ts'

/** What stands at Stripe for one customer, read as a whole: so the order in which events came does not matter. */

/** Newest first at Stripe; what is older than this many is in our tables already. */
const MOST_INVOICES = 200
const MOST_SUBSCRIPTIONS = 100
const MOST_SESSIONS = 100

export type ReadCustomer = Ledger & {
  /** Pay pages that can no longer be used. */
  closedSessions: string[]
  /** Codes that were used up by paying. */
  paidOffers: string[]
  /** Prices of subscriptions that belong to none of our plans. */
  unknownPrices: string[]
}

/** Rejects with a StripeError when Stripe cannot be asked. A customer deleted there has nothing. */
export async function readCustomer(
  stripe: Stripe,
  customer: string,
  accountId: string,
  plans: Plan[],
): Promise<ReadCustomer> {
  const [subscriptions, invoices, sessions, taxIds] = await Promise.all([
    stripe.subscriptions
      .list({ customer, status: 'all', limit: MOST_SUBSCRIPTIONS })
      .autoPagingToArray({ limit: MOST_SUBSCRIPTIONS }),
    stripe.invoices.list({ customer, limit: 100 }).autoPagingToArray({ limit: MOST_INVOICES }),
    stripe.checkout.sessions
      .list({ customer, limit: MOST_SESSIONS, expand: ['data.payment_intent.latest_charge'] })
      .autoPagingToArray({ limit: MOST_SESSIONS }),
    stripe.customers.listTaxIds(customer, { limit: 100 }),
  ])
  const bought = sessions.filter(({ status }) => status === 'complete')
  return {
    subscriptions: subscriptions.flatMap((item) => subscriptionRow(item, accountId, plans, invoices)),
    purchases: bought.flatMap((session) => purchaseRow(session, accountId, plans)),
    invoices: invoices.flatMap((invoice) => invoiceRow(invoice, accountId, plans)),
    taxIds: taxIds.data.map((taxId) => taxIdRow(taxId, accountId)),
    closedSessions: sessions.filter(({ status }) => status !== 'open').map(({ id }) => id),
    paidOffers: bought.flatMap(({ metadata }) => metadata?.offer_code || []),
    unknownPrices: subscriptions
      .filter((item) => item.items.data[0] && !planOfPrice(plans, item.items.data[0].price, item.metadata))
      .map((item) => item.items.data[0]!.price.id),
  }
}

const at = (seconds: number) => new Date(seconds * 1000)
const idOf = (given: string | { id: string } | null | undefined) =>
  typeof given === 'string' ? given : (given?.id ?? null)

function subscriptionRow(
  subscription: Stripe.Subscription,
  accountId: string,
  plans: Plan[],
  invoices: Stripe.Invoice[],
): SubscriptionRow[] {
  const item = subscription.items.data[0]
  if (!item) return []
  const bought = planOfPrice(plans, item.price, subscription.metadata)
  const ends = subscription.cancel_at_period_end ? item.current_period_end : subscription.cancel_at
  return [
    {
      id: subscription.id,
      account_id: accountId,
      status: subscription.status,
      item_id: item.id,
      plan_id: bought?.planId ?? null,
      interval: bought?.interval ?? null,
      period_end: at(item.current_period_end),
      cancel_at: ends ? at(ends) : null,
      unpaid_since: unpaidSince(subscription.id, invoices),
      created_at: at(subscription.created),
    },
  ]
}

function unpaidSince(subscription: string, invoices: Stripe.Invoice[]): Date | null {
  const times = invoices
    .filter((invoice) => invoice.status === 'open' && subscriptionOf(invoice) === subscription)
    .map((invoice) => invoice.status_transitions.finalized_at ?? invoice.created)
  return times.length ? at(Math.min(...times)) : null
}

const subscriptionOf = ({ parent }: Stripe.Invoice) => idOf(parent?.subscription_details?.subscription)

/** A plan paid once: a Checkout Session in mode `payment`, and whether its money was given back. */
function purchaseRow(session: Stripe.Checkout.Session, accountId: string, plans: Plan[]): PurchaseRow[] {
  const bought = planOfMetadata(plans, session.metadata)
  if (session.mode !== 'payment' || bought?.interval !== 'lifetime') return []
  const payment = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const charge = typeof payment?.latest_charge === 'object' ? payment.latest_charge : null
  return [
    {
      id: session.id,
      account_id: accountId,
      plan_id: bought.planId,
      paid: session.payment_status === 'paid' || session.payment_status === 'no_payment_required',
      refunded: charge?.refunded ?? false,
      offer_code: session.metadata?.offer_code || null,
      created_at: at(session.created),
    },
  ]
}

function invoiceRow(invoice: Stripe.Invoice, accountId: string, plans: Plan[]): InvoiceRow[] {
  // A preview has no id and is not an invoice yet.
  if (!invoice.id) return []
  const details = invoice.parent?.subscription_details
  const bought =
    planOfMetadata(plans, details?.metadata ?? null) ?? planOfMetadata(plans, invoice.metadata ?? null)
  const paidAt = invoice.status_transitions.paid_at
  return [
    {
      id: invoice.id,
      account_id: accountId,
      number: invoice.number,
      status: invoice.status ?? 'draft',
      plan_id: bought?.planId ?? null,
      subscription_id: subscriptionOf(invoice),
      amount: invoice.total,
      tax: (invoice.total_taxes ?? []).reduce((sum, tax) => sum + tax.amount, 0),
      currency: invoice.currency,
      created_at: at(invoice.created),
      paid_at: paidAt ? at(paidAt) : null,
      pdf_url: invoice.invoice_pdf ?? null,
      hosted_url: invoice.hosted_invoice_url ?? null,
    },
  ]
}

export const taxIdRow = (taxId: Stripe.TaxId, accountId: string): TaxIdRow => ({
  id: taxId.id,
  account_id: accountId,
  type: taxId.type,
  value: taxId.value,
  verification: taxId.verification?.status ?? 'unavailable',
})
