import type Stripe from 'stripe'
import { paySession } from './checkout.ts'
import type { Form } from './form.ts'
import { textOf } from './form.ts'
import { linesOf, pdfOf } from './receipt.ts'
import { find, type State, StripeFault } from './state.ts'
import { updateSubscription } from './subscriptions.ts'

/** The pages a person sees: the pay page and the portal. What is pressed there leads back to the site. */

export type Answer = { status: number; html?: string; pdf?: string; location?: string }

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const document = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>
<body style="font:16px/1.5 sans-serif;max-width:32rem;margin:3rem auto;padding:0 1rem">
<p><strong>Stand-in for Stripe.</strong> No money moves here.</p>${body}</body></html>`

const button = (name: string, words: string) =>
  `<button name="action" value="${name}" style="font:inherit;padding:.5rem 1rem">${words}</button> `

const moneyOf = (amount: number | null, currency: string | null) =>
  `${((amount ?? 0) / 100).toFixed(2)} ${(currency ?? '').toUpperCase()}`

/** GET /pay/{session}; `note`: what went wrong at the last try. */
export function payPage(session: Stripe.Checkout.Session, note = ''): Answer {
  if (session.status !== 'open') {
    return { status: 410, html: document('Closed', '<h1>This page has been used or is past its time.</h1>') }
  }
  const amount = moneyOf(session.amount_total, session.currency)
  const body = `<h1>Pay ${escaped(amount)}</h1>${note ? `<p role="alert">${escaped(note)}</p>` : ''}
<form method="post">${button('pay', 'Pay')}${button('decline', 'Decline')}${button('cancel', 'Cancel')}</form>`
  return { status: 200, html: document(`Pay ${amount}`, body) }
}

/** POST /pay/{session}: back to the site, or the page again when the card is declined. */
export function payAction(state: State, id: string, form: Form): Answer {
  const session = find(state.sessions, 'session', id)
  const action = textOf(form.action)
  if (session.status !== 'open') return payPage(session)
  if (action === 'cancel') return { status: 303, location: session.cancel_url ?? '/' }
  if (action === 'decline') return payPage(session, 'Your card was declined.')
  try {
    paySession(state, id)
  } catch (error) {
    if (error instanceof StripeFault) return payPage(session, error.message)
    throw error
  }
  return { status: 303, location: session.success_url ?? '/' }
}

/** GET /invoice/{invoice}. */
export function invoicePage(invoice: Stripe.Invoice): Answer {
  const [title = '', ...rest] = linesOf(invoice)
  const body = `<h1>${escaped(title)}</h1><ul>${rest.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>
<p><a href="/invoice/${invoice.id}/pdf">Download PDF</a></p>`
  return { status: 200, html: document(title, body) }
}

/** GET /invoice/{invoice}/pdf. */
export const invoicePdf = (invoice: Stripe.Invoice): Answer => ({
  status: 200,
  pdf: pdfOf(['Stand-in for Stripe. No money moves here.', ...linesOf(invoice)]),
})

/** GET /portal/{session}. */
export function portalPage(state: State, id: string): Answer {
  const portal = find(state.portals, 'portal session', id)
  const running = liveOf(state, portal.customer)
  const rows = running.map(
    (item) => `<li>${item.status}${item.cancel_at_period_end ? ', ends with its period' : ''}</li>`,
  )
  const body = `<h1>Your subscription</h1><ul>${rows.join('')}</ul>
<form method="post">${button('cancel', 'Cancel subscription')}${button('return', 'Return')}</form>`
  return { status: 200, html: document('Billing portal', body) }
}

/** POST /portal/{session}. */
export function portalAction(state: State, id: string, form: Form): Answer {
  const portal = find(state.portals, 'portal session', id)
  if (textOf(form.action) === 'return') return { status: 303, location: portal.return_url ?? '/' }
  for (const item of liveOf(state, portal.customer)) {
    updateSubscription(state, item.id, { cancel_at_period_end: 'true' })
  }
  return portalPage(state, id)
}

const liveOf = (state: State, customer: string) =>
  [...state.subscriptions.values()].filter((item) => item.customer === customer && item.status !== 'canceled')
