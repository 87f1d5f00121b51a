import type Stripe from 'stripe'
import { addTaxId, expireSession, openSession } from './checkout.ts'
import { type Form, formOf, listOf, textOf, textsOf } from './form.ts'
import { customer as newCustomer, price as newPrice, portalSession, recurring } from './objects.ts'
import { newCard } from './payments.ts'
import { previewInvoice } from './preview.ts'
import { find, type State, StripeFault } from './state.ts'
import { endSubscription, subscribe, updateSubscription } from './subscriptions.ts'

/** The calls of Stripe's API that we make: docs.stripe.com/api. `id` and `other`: what stands in the path. */

type Call = (state: State, form: Form, id: string, other: string) => unknown

export const calls: [method: string, path: RegExp, call: Call][] = [
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['GET', /^\/v1\/customers\/(\w+)$/, (state, _, id) => find(state.customers, 'customer', id)],
  ['POST', /^\/v1\/customers\/(\w+)$/, updateCustomer],
  ['DELETE', /^\/v1\/customers\/(\w+)$/, deleteCustomer],
  ['GET', /^\/v1\/customers\/(\w+)\/payment_methods$/, (state, form, id) => page(form, state.cards, of(id))],
  ['GET', /^\/v1\/customers\/(\w+)\/tax_ids$/, (state, form, id) => page(form, state.taxIds, of(id))],
  ['POST', /^\/v1\/customers\/(\w+)\/tax_ids$/, createTaxId],
  ['DELETE', /^\/v1\/customers\/(\w+)\/tax_ids\/(\w+)$/, deleteTaxId],
  ['POST', /^\/v1\/payment_methods\/(\w+)\/attach$/, attachCard],
  ['POST', /^\/v1\/products$/, createProduct],
  ['POST', /^\/v1\/prices$/, createPrice],
  ['GET', /^\/v1\/prices$/, listPrices],
  ['POST', /^\/v1\/checkout\/sessions$/, openSession],
  ['GET', /^\/v1\/checkout\/sessions$/, listSessions],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, (state, _, id) => find(state.sessions, 'session', id)],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, (state, _, id) => expireSession(state, id)],
  ['POST', /^\/v1\/subscriptions$/, createSubscription],
  ['GET', /^\/v1\/subscriptions$/, listSubscriptions],
  ['GET', /^\/v1\/subscriptions\/(\w+)$/, (state, _, id) => find(state.subscriptions, 'subscription', id)],
  ['POST', /^\/v1\/subscriptions\/(\w+)$/, (state, form, id) => updateSubscription(state, id, form)],
  ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, (state, _, id) => endSubscription(state, id)],
  ['POST', /^\/v1\/invoices\/create_preview$/, previewInvoice],
  ['GET', /^\/v1\/invoices$/, (state, form) => page(form, state.invoices, of(textOf(form.customer)))],
  ['GET', /^\/v1\/invoices\/(\w+)$/, (state, _, id) => find(state.invoices, 'invoice', id)],
  ['POST', /^\/v1\/billing_portal\/sessions$/, openPortal],
  ['GET', /^\/v1\/events$/, (state, form) => page(form, byId(state.events))],
  ['GET', /^\/v1\/events\/(\w+)$/, (state, _, id) => find(byId(state.events), 'event', id)],
]

const byId = <T extends { id: string }>(items: T[]) => new Map(items.map((item) => [item.id, item]))

const of =
  (customer: string | undefined) =>
  ({ customer: owner }: { customer?: unknown }) =>
    customer === undefined || owner === customer

/** Newest first, `limit` at a time, from behind `starting_after`. */
function page<T extends { id: string }>(
  form: Form,
  map: Map<string, T>,
  keep: (item: T) => boolean = () => true,
): Stripe.ApiList<T> {
  const all = [...map.values()].filter(keep).reverse()
  const after = textOf(form.starting_after)
  const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0
  const limit = Math.min(100, Math.max(1, Number(textOf(form.limit) ?? 10) || 10))
  return {
    object: 'list',
    data: all.slice(start, start + limit),
    has_more: all.length > start + limit,
    url: '/v1',
  }
}

function createCustomer(state: State, form: Form) {
  const made = newCustomer({
    id: state.freshId('cus'),
    created: state.seconds(),
    email: textOf(form.email) ?? null,
    name: textOf(form.name) ?? null,
    metadata: textsOf(form.metadata),
    ...(form.address ? { address: addressOf(formOf(form.address)) } : {}),
  })
  state.customers.set(made.id, made)
  return made
}

function updateCustomer(state: State, form: Form, id: string) {
  const customer = find(state.customers, 'customer', id)
  const card = textOf(formOf(form.invoice_settings).default_payment_method)
  if (card) customer.invoice_settings.default_payment_method = find(state.cards, 'payment_method', card).id
  if (form.address) customer.address = addressOf(formOf(form.address))
  state.emit('customer.updated', customer)
  return customer
}

function addressOf(form: Form): Stripe.Address {
  const part = (name: string) => textOf(form[name]) ?? null
  const [city, country, line1] = [part('city'), part('country'), part('line1')]
  return { city, country, line1, line2: null, postal_code: part('postal_code'), state: part('state') }
}

function deleteCustomer(state: State, _: Form, id: string) {
  find(state.customers, 'customer', id)
  for (const { id: subscription, customer, status } of state.subscriptions.values()) {
    if (customer === id && status !== 'canceled') endSubscription(state, subscription)
  }
  state.customers.delete(id)
  return { id, object: 'customer', deleted: true }
}

function createTaxId(state: State, form: Form, id: string) {
  find(state.customers, 'customer', id)
  return addTaxId(state, id, textOf(form.type) ?? '', textOf(form.value) ?? '')
}

function deleteTaxId(state: State, _: Form, customer: string, id: string) {
  const known = find(state.taxIds, 'tax_id', id)
  if (known.customer !== customer) throw new StripeFault(404, { type: 'invalid_request_error', message: id })
  state.taxIds.delete(id)
  state.emit('customer.tax_id.deleted', known)
  return { id, object: 'tax_id', deleted: true }
}

/** Test cards by their name, as `pm_card_visa`, become cards of the customer. */
function attachCard(state: State, form: Form) {
  return newCard(state, textOf(form.customer) ?? '')
}

function createProduct(state: State, form: Form) {
  const made = { id: state.freshId('prod'), object: 'product' as const, name: textOf(form.name) ?? '' }
  state.products.set(made.id, made)
  return made
}

function createPrice(state: State, form: Form) {
  const interval = textOf(formOf(form.recurring).interval)
  const made = newPrice({
    id: state.freshId('price'),
    created: state.seconds(),
    currency: textOf(form.currency) ?? 'usd',
    product: textOf(form.product) ?? '',
    unit_amount: Number(textOf(form.unit_amount)),
    lookup_key: textOf(form.lookup_key) ?? null,
    recurring: interval === 'month' || interval === 'year' ? recurring(interval) : null,
  })
  state.prices.set(made.id, made)
  return made
}

function listPrices(state: State, form: Form) {
  const keys = listOf(form.lookup_keys)
  if (keys.length > 10) {
    throw new StripeFault(400, { type: 'invalid_request_error', message: 'At most 10 lookup keys.' })
  }
  return page(form, state.prices, (item) => !keys.length || keys.includes(item.lookup_key ?? ''))
}

function listSessions(state: State, form: Form) {
  const status = textOf(form.status)
  const found = page(
    form,
    state.sessions,
    (item) => of(textOf(form.customer))(item) && (!status || item.status === status),
  )
  if (!listOf(form.expand).some((path) => String(path).startsWith('data.payment_intent'))) return found
  const data = found.data.map((session) => ({
    ...session,
    payment_intent: state.payments.get(String(session.payment_intent)) ?? session.payment_intent,
  }))
  return { ...found, data }
}

function createSubscription(state: State, form: Form) {
  const customer = find(state.customers, 'customer', textOf(form.customer) ?? '').id
  const price = find(state.prices, 'price', textOf(formOf(listOf(form.items)[0]).price) ?? '')
  const card = textOf(form.default_payment_method) ?? newCard(state, customer).id
  return subscribe(state, customer, price, { metadata: textsOf(form.metadata), card, taxed: false })
}

function listSubscriptions(state: State, form: Form) {
  const status = textOf(form.status)
  const wanted = (item: Stripe.Subscription) =>
    status === 'all' || (status ? item.status === status : item.status !== 'canceled')
  return page(form, state.subscriptions, (item) => of(textOf(form.customer))(item) && wanted(item))
}

function openPortal(state: State, form: Form) {
  const customer = find(state.customers, 'customer', textOf(form.customer) ?? '').id
  const id = state.freshId('bps')
  const made = portalSession({
    id,
    created: state.seconds(),
    customer,
    return_url: textOf(form.return_url) ?? null,
    url: `${state.url()}/portal/${id}`,
  })
  state.portals.set(id, made)
  return made
}
