import type Stripe from 'stripe'
import { invoiceLine } from './invoice-line.ts'
import { invoice as newInvoice } from './invoice-object.ts'
import { card } from './objects.ts'
import { type BilledLine, countryOf, sumOf } from './prorations.ts'
import { type Payment, type State, StripeFault } from './state.ts'

/** Invoices and what pays them. */

const declined = () =>
  new StripeFault(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  })

/** Throws the fault that a declined card gives. */
export function checkCard(state: State, customer: string): void {
  if (state.declined.has(customer)) throw declined()
}

type Drawn = {
  id: string
  customer: string
  lines: BilledLine[]
  currency: string
  taxed: boolean
  country: string | null
  subscription: Stripe.Subscription | null
  number: string | null
  metadata: Record<string, string>
}

/** An invoice that nobody has been told of: its lines, its tax, and what the customer's balance pays of it. */
export function drawInvoice(state: State, given: Drawn): Stripe.Invoice {
  const { id, customer, lines, currency, taxed, country, subscription, number, metadata } = given
  const subtotal = sumOf(lines)
  const place = subscription && { id: subscription.id, item: subscription.items.data[0]!.id }
  return newInvoice(
    { id, created: state.seconds(), customer, currency, number, metadata },
    {
      subtotal,
      tax: taxed ? state.taxOn(subtotal, country) : 0,
      subscription,
      lines: lines.map((line) =>
        invoiceLine(line, { id: state.freshId('il'), invoice: id, subscription: place }),
      ),
      balance: state.customers.get(customer)?.balance ?? 0,
      page: `${state.url()}/invoice/${id}`,
    },
  )
}

/**
 * An open invoice, announced as finalized. Tax comes on top when `taxed`. What is due for less than nothing stands on
 * the customer's balance, and pays of the invoices that come.
 */
export function bill(
  state: State,
  customer: string,
  given: {
    lines: BilledLine[]
    currency: string
    taxed: boolean
    subscription?: Stripe.Subscription
    metadata?: Record<string, string>
  },
): Stripe.Invoice {
  const { lines, currency, taxed, subscription, metadata } = given
  const made = drawInvoice(state, {
    id: state.freshId('in'),
    customer,
    lines,
    currency,
    taxed,
    country: countryOf(state, customer),
    subscription: subscription ?? null,
    number: `STANDIN-${String(state.invoices.size + 1).padStart(4, '0')}`,
    metadata: metadata ?? {},
  })
  const owner = state.customers.get(customer)
  if (owner) owner.balance = made.ending_balance ?? 0
  state.invoices.set(made.id, made)
  if (subscription) subscription.latest_invoice = made.id
  state.emit('invoice.finalized', made)
  return made
}

export function markPaid(state: State, invoice: Stripe.Invoice): void {
  Object.assign(invoice, {
    status: 'paid',
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
  })
  invoice.status_transitions.paid_at = state.seconds()
  state.emit('invoice.paid', invoice)
}

export function markFailed(state: State, invoice: Stripe.Invoice): void {
  const days = 3 * 86_400
  Object.assign(invoice, {
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: state.seconds() + days,
  })
  state.emit('invoice.payment_failed', invoice)
}

export function pay(state: State, customer: string, amount: number, currency: string): Payment {
  const id = state.freshId('pi')
  const charge = {
    id: state.freshId('ch'),
    object: 'charge' as const,
    amount,
    amount_refunded: 0,
    refunded: false,
    customer,
    payment_intent: id,
  }
  const payment: Payment = {
    id,
    object: 'payment_intent',
    amount,
    currency,
    customer,
    status: 'succeeded',
    latest_charge: charge,
  }
  state.payments.set(id, payment)
  return payment
}

/** Gives all of it back. */
export function refund(state: State, paymentId: string): void {
  const charge = state.payments.get(paymentId)?.latest_charge
  if (!charge) throw new Error(`no payment ${paymentId}`)
  charge.amount_refunded = charge.amount
  charge.refunded = true
  state.emit('charge.refunded', charge)
}

export function newCard(state: State, customer: string, last4?: string): Stripe.PaymentMethod {
  const made = card({ id: state.freshId('pm'), created: state.seconds(), customer }, last4)
  state.cards.set(made.id, made)
  return made
}
