import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'

/** All that stands at this Stripe, in memory, and the events that were made of it. */

/** The parts of a payment that we and the SDK look at. */
export type Payment = {
  id: string
  object: 'payment_intent'
  amount: number
  currency: string
  customer: string
  status: 'succeeded'
  latest_charge: {
    id: string
    object: 'charge'
    amount: number
    amount_refunded: number
    refunded: boolean
    customer: string
    payment_intent: string
  }
}

/** What a pay page sells, which a session of Stripe does not show by itself. */
export type Cart = {
  price: Stripe.Price
  metadata: Record<string, string>
  invoice: boolean
}

/** An answer of the API that is an error. */
export class StripeFault extends Error {
  readonly status: number
  readonly error: { type: string; message: string; code?: string; param?: string; decline_code?: string }
  constructor(status: number, error: StripeFault['error']) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export const missing = (what: string, id: string) =>
  new StripeFault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  })

export type State = ReturnType<typeof createState>

/**
 * `now`: Unix ms. `taxPercent`: what automatic tax adds, `taxes` by country where that differs. `emitted` is told of
 * each event.
 */
export function createState(options: {
  now(): number
  taxPercent: number
  taxes: Record<string, number>
  url(): string
  emitted(event: Stripe.Event): void
}) {
  let count = 0
  const events: Stripe.Event[] = []
  const seconds = () => Math.floor(options.now() / 1000)
  const freshId = (prefix: string) =>
    `${prefix}_${String(++count).padStart(4, '0')}${randomBytes(6).toString('hex')}`
  return {
    customers: new Map<string, Stripe.Customer>(),
    products: new Map<string, { id: string; object: 'product'; name: string }>(),
    prices: new Map<string, Stripe.Price>(),
    cards: new Map<string, Stripe.PaymentMethod>(),
    taxIds: new Map<string, Stripe.TaxId>(),
    sessions: new Map<string, Stripe.Checkout.Session>(),
    carts: new Map<string, Cart>(),
    subscriptions: new Map<string, Stripe.Subscription>(),
    invoices: new Map<string, Stripe.Invoice>(),
    payments: new Map<string, Payment>(),
    portals: new Map<string, Stripe.BillingPortal.Session>(),
    /** Customers whose card is declined from now on. */
    declined: new Set<string>(),
    events,
    seconds,
    freshId,
    url: options.url,
    taxOn: (amount: number, country: string | null) => {
      const percent = (country ? options.taxes[country] : undefined) ?? options.taxPercent
      // Halves away from zero, so that what is credited is what was charged.
      return Math.sign(amount) * Math.round((Math.abs(amount) * percent) / 100) || 0
    },
    /** Keeps a picture of the object as it is now, as Stripe's events do. */
    emit(type: string, object: object): Stripe.Event {
      const event = {
        id: freshId('evt'),
        object: 'event',
        api_version: '2026-10-28.endive',
        created: seconds(),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      } as unknown as Stripe.Event
      events.push(event)
      options.emitted(event)
      return event
    },
  }
}

/** Throws the fault of a missing object. */
export function find<T>(map: Map<string, T>, what: string, id: string): T {
  const found = map.get(id)
  if (found === undefined) throw missing(what, id)
  return found
}
