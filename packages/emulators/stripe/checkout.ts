import type Stripe from 'stripe'
import { type Form, formOf, isOn, listOf, textOf, textsOf } from './form.ts'
import { price as newPrice, recurring, taxId } from './objects.ts'
import { bill, checkCard, markPaid, newCard, pay } from './payments.ts'
import { countryOf } from './prorations.ts'
import { checkoutSession } from './session-object.ts'
import { find, type State, StripeFault } from './state.ts'
import { subscribe } from './subscriptions.ts'

/** Pay pages: opened by the API, paid or left by a person. */

const wrong = (message: string, param: string) =>
  new StripeFault(400, { type: 'invalid_request_error', message, param })

/** POST /v1/checkout/sessions. */
export function openSession(state: State, form: Form): Stripe.Checkout.Session {
  const mode = textOf(form.mode)
  if (mode !== 'subscription' && mode !== 'payment') throw wrong('Invalid mode.', 'mode')
  const customer = find(state.customers, 'customer', textOf(form.customer) ?? '').id
  const update = formOf(form.customer_update)
  if (isOn(formOf(form.tax_id_collection).enabled) && textOf(update.name) !== 'auto') {
    throw wrong('Tax ID collection requires updating business name on the customer.', 'customer_update')
  }
  if (isOn(formOf(form.automatic_tax).enabled) && textOf(update.address) !== 'auto') {
    throw wrong('Automatic tax calculation requires an address on the customer.', 'customer_update')
  }
  const price = soldPrice(state, formOf(listOf(form.line_items)[0]))
  if ((mode === 'subscription') !== (price.recurring !== null)) {
    throw wrong('The mode does not fit the price.', 'line_items[0]')
  }
  const id = state.freshId('cs_test')
  const amount = price.unit_amount ?? 0
  const taxed = isOn(formOf(form.automatic_tax).enabled)
  const session = checkoutSession({
    id,
    created: state.seconds(),
    customer,
    mode,
    currency: price.currency,
    client_reference_id: textOf(form.client_reference_id) ?? null,
    metadata: textsOf(form.metadata),
    success_url: textOf(form.success_url) ?? null,
    cancel_url: textOf(form.cancel_url) ?? null,
    url: `${state.url()}/pay/${id}`,
    amount_subtotal: amount,
    amount_total: amount + (taxed ? state.taxOn(amount, countryOf(state, customer)) : 0),
    automatic_tax: { enabled: taxed, liability: null, provider: 'stripe', status: null },
    allow_promotion_codes: isOn(form.allow_promotion_codes) || null,
    tax_id_collection: { enabled: isOn(formOf(form.tax_id_collection).enabled), required: 'never' },
  })
  const marks = formOf(form.invoice_creation)
  state.sessions.set(id, session)
  state.carts.set(id, {
    price,
    metadata: textsOf(
      mode === 'payment' ? formOf(marks.invoice_data).metadata : formOf(form.subscription_data).metadata,
    ),
    invoice: isOn(marks.enabled),
  })
  return session
}

function soldPrice(state: State, line: Form): Stripe.Price {
  const known = textOf(line.price)
  if (known) return find(state.prices, 'price', known)
  const data = formOf(line.price_data)
  const interval = textOf(formOf(data.recurring).interval)
  const made = newPrice({
    id: state.freshId('price'),
    created: state.seconds(),
    currency: textOf(data.currency) ?? 'usd',
    product: state.freshId('prod'),
    unit_amount: Number(textOf(data.unit_amount)),
    recurring: interval === 'month' || interval === 'year' ? recurring(interval) : null,
  })
  state.prices.set(made.id, made)
  return made
}

/** POST /v1/checkout/sessions/{id}/expire. */
export function expireSession(state: State, id: string): Stripe.Checkout.Session {
  const session = openOne(state, id)
  Object.assign(session, { status: 'expired', url: null })
  state.emit('checkout.session.expired', session)
  return session
}

function openOne(state: State, id: string): Stripe.Checkout.Session {
  const session = find(state.sessions, 'checkout.session', id)
  if (session.status !== 'open') throw wrong('This Session is not open.', 'session')
  return session
}

/** A person pays. Throws the fault of a declined card; the page stays open then. `taxNumber`: typed on the page. */
export function paySession(state: State, id: string, taxNumber?: { type: string; value: string }): void {
  const session = openOne(state, id)
  const cart = state.carts.get(id)!
  const customer = session.customer as string
  checkCard(state, customer)
  const card = newCard(state, customer)
  if (taxNumber) addTaxId(state, customer, taxNumber.type, taxNumber.value)
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null })
  const taxed = session.automatic_tax.enabled
  if (session.mode === 'subscription') {
    const made = subscribe(state, customer, cart.price, { metadata: cart.metadata, card: card.id, taxed })
    Object.assign(session, { subscription: made.id, invoice: made.latest_invoice })
  } else {
    const payment = pay(state, customer, session.amount_total ?? 0, cart.price.currency)
    session.payment_intent = payment.id
    if (cart.invoice) {
      const { currency } = cart.price
      const now = state.seconds()
      const line = {
        amount: session.amount_subtotal ?? 0,
        price: cart.price,
        period: { start: now, end: now },
        proration: false,
      }
      const invoice = bill(state, customer, { lines: [line], currency, taxed, metadata: cart.metadata })
      session.invoice = invoice.id
      markPaid(state, invoice)
    }
  }
  state.emit('checkout.session.completed', session)
}

export function addTaxId(state: State, customer: string, type: string, value: string): Stripe.TaxId {
  // The form of European numbers: two letters of the country, then 2 to 12 signs with a digit among them.
  if (type === 'eu_vat' && !/^(?=.*\d)[A-Z]{2}[0-9A-Z+*.]{2,12}$/.test(value)) {
    throw new StripeFault(400, {
      type: 'invalid_request_error',
      code: 'tax_id_invalid',
      message: `Invalid value for ${type}.`,
      param: 'value',
    })
  }
  const made = taxId({ id: state.freshId('txi'), created: state.seconds(), customer, type, value })
  state.taxIds.set(made.id, made)
  state.emit('customer.tax_id.created', made)
  return made
}
