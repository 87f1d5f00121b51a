import type Stripe from 'stripe'
import { type Form, formOf, isOn, listOf, textOf } from './form.ts'
import { drawInvoice } from './payments.ts'
import { type BilledLine, changeOfPrice, countryOf, periodEnd } from './prorations.ts'
import { find, type State, StripeFault } from './state.ts'

/**
 * POST /v1/invoices/create_preview (docs.stripe.com/api/invoices/create_preview): what would be billed, and nothing is.
 * Of a subscription: its change to other items, or with `preview_mode=recurring` each period after that. Without one:
 * the first invoice of a new subscription, or of something sold once.
 */
export function previewInvoice(state: State, form: Form): Stripe.Invoice {
  const details = formOf(form.subscription_details)
  const given = textOf(form.subscription)
  const subscription = given ? find(state.subscriptions, 'subscription', given) : null
  const customer = subscription ? idOf(subscription.customer) : (textOf(form.customer) ?? '')
  const wanted = textOf(formOf(listOf(details.items)[0]).price)
  const price = wanted ? find(state.prices, 'price', wanted) : null
  const address = formOf(formOf(form.customer_details).address)
  const country = textOf(address.country) ?? countryOf(state, customer)
  const automatic = form.automatic_tax
    ? isOn(formOf(form.automatic_tax).enabled)
    : subscription?.automatic_tax.enabled === true
  // An American tax goes by the place, not by the country.
  const unplaced = automatic && country === 'US' && !textOf(address.postal_code) && !subscription
  const drawn = drawInvoice(state, {
    id: state.freshId('upcoming_in'),
    customer,
    lines: subscription ? linesOfRunning(state, subscription, price, form) : linesOfNew(state, price, form),
    currency: subscription?.currency ?? price?.currency ?? 'usd',
    taxed: automatic && !unplaced,
    country,
    subscription,
    number: null,
    metadata: {},
  })
  drawn.status = 'draft'
  drawn.automatic_tax = {
    ...drawn.automatic_tax,
    enabled: automatic,
    status: unplaced ? 'requires_location_inputs' : automatic ? 'complete' : null,
  }
  return drawn
}

const idOf = (given: string | { id: string }) => (typeof given === 'string' ? given : given.id)

function linesOfRunning(
  state: State,
  subscription: Stripe.Subscription,
  wanted: Stripe.Price | null,
  form: Form,
): BilledLine[] {
  const item = subscription.items.data[0]!
  const price = wanted ?? item.price
  const details = formOf(form.subscription_details)
  const at = Number(textOf(details.proration_date) ?? state.seconds())
  if (textOf(form.preview_mode) === 'recurring' || !wanted || wanted.id === item.price.id) {
    const start = item.current_period_end
    const period = { start, end: periodEnd(start, price) }
    return [{ amount: price.unit_amount ?? 0, price, period, proration: false }]
  }
  return changeOfPrice(item, price, at).lines
}

function linesOfNew(state: State, recurring: Stripe.Price | null, form: Form): BilledLine[] {
  const once = textOf(formOf(listOf(form.invoice_items)[0]).price)
  const price = recurring ?? (once ? find(state.prices, 'price', once) : null)
  if (!price) {
    throw new StripeFault(404, {
      type: 'invalid_request_error',
      code: 'invoice_upcoming_none',
      message: 'No upcoming invoices for customer',
    })
  }
  const start = state.seconds()
  const end = price.recurring ? periodEnd(start, price) : start
  return [{ amount: price.unit_amount ?? 0, price, period: { start, end }, proration: false }]
}
