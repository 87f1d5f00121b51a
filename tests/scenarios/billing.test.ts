import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type CurrentPlan,
  checkoutSchema,
  customerSchema,
  type Invoice,
  planChangeSchema,
  type Subscription,
} from '#contract/billing.ts'
import type { ApiError, List } from '#contract/common.ts'
import { endSubscription } from '../../packages/emulators/stripe/subscriptions.ts'
import { createBrowser, type Instance, startInstance } from '../instance.ts'
import { type PaidInstance, startPaidInstance } from '../paid-instance.ts'

/** Money over HTTP: the whole instance, the official SDK, and the stand-in that sends its events by itself. */

let instance: PaidInstance
beforeAll(async () => {
  instance = await startPaidInstance()
})
afterAll(() => instance?.close())

let people = 0
async function person(url = instance.url, confirmed = true) {
  const browser = createBrowser(url)
  const password = 'a long enough password'
  const given = {
    name: 'Ada',
    email: `ada${++people}@example.org`,
    password,
    password_confirmation: password,
    terms: true,
  }
  const send = async (path: string, token: string, body?: unknown) => {
    const response = await browser.call(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  const registered = await send('/api/register', '', given)
  const token = String(registered.body.api_token)
  if (url === instance.url && confirmed) await instance.confirm(given.email)
  return {
    email: given.email,
    get: (path: string) => send(path, token),
    post: (path: string, body: unknown = {}) => send(path, token, body),
  }
}
type Person = Awaited<ReturnType<typeof person>>

const press = (url: string, action: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' })
const settled = () => instance.settled()
const planOf = async (who: Person) => (await who.get('/api/profile/plan')).body as CurrentPlan

describe('the payment flow', () => {
  test('a payment hash leads to the pay page, back to the site, and the plan is changed', async () => {
    const who = await person()
    expect(await planOf(who)).toMatchObject({ plan: { id: 'free' } })
    const { status, body } = await who.post('/api/profile/invoice/pro-month', { hash: 'pro/month' })
    expect(status).toBe(200)
    const checkout = checkoutSchema.parse(body)
    expect(checkout).toMatchObject({ amount: 3900, currency: 'usd', plan: { id: 'pro' } })
    const left = await press(checkout.checkout_url!, 'cancel')
    expect(left.headers.get('location')).toBe(`${instance.url}/buy?plan=pro&pay=month&left=1`)
    expect((await press(checkout.checkout_url!, 'decline')).status).toBe(200)
    await settled()
    expect(await planOf(who)).toMatchObject({ plan: { id: 'free' } })
    const done = await press(checkout.checkout_url!, 'pay')
    expect(done.headers.get('location')).toBe(`${instance.url}/welcome`)
    await settled()
    expect(await planOf(who)).toMatchObject({ plan: { id: 'pro' }, interval: 'month', status: 'active' })
    const invoices = (await who.get('/api/profile/invoices')).body as List<Invoice>
    expect(invoices.data).toMatchObject([{ plan: 'Pro', status: 'paid', amount: 3900, currency: 'usd' }])
    const subscriptions = (await who.get('/api/profile/subscriptions')).body as List<Subscription>
    expect(subscriptions).toMatchObject({
      data: [
        { plan: 'Pro', interval: 'month', status: 'active', renews_at: expect.any(String), cancel_at: null },
      ],
      meta: { total: 1 },
    })
    const customer = customerSchema.parse((await who.get('/api/profile/customer')).body)
    expect(customer.payment_methods).toMatchObject([{ brand: 'visa', last4: '4242' }])

    const wanted = { plan_id: 'agency', interval: 'month' }
    const unseen = await who.post('/api/profile/change-plan', wanted)
    expect(unseen).toMatchObject({ status: 409, body: { code: 'sums_unseen' } })
    const { body: shown } = await who.post('/api/profile/change-plan/preview', wanted)
    const { sums, confirmation } = planChangeSchema.parse(shown)
    const changed = await who.post('/api/profile/change-plan', { ...wanted, confirmation })
    const { data } = (await who.get('/api/profile/invoices')).body as List<Invoice>
    expect(data.find(({ plan }) => plan === 'Agency')).toMatchObject({ amount: sums?.due_now })
    expect(changed.body).toMatchObject({ checkout_id: '', plan: { id: 'agency' } })
    expect(await planOf(who)).toMatchObject({ plan: { id: 'agency' } })
    const { body: ending } = await who.post('/api/profile/cancel-plan')
    expect(await planOf(who)).toMatchObject({ plan: { id: 'agency' }, cancel_at: ending.cancel_at })
    const { body: kept } = await who.post('/api/profile/keep-plan')
    expect(await planOf(who)).toMatchObject({ cancel_at: null, renews_at: kept.renews_at })
    await settled()
  })

  test('nothing is paid before the address is confirmed', async () => {
    const who = await person(instance.url, false)
    const asked = instance.stripe.asked.length
    for (const [path, body] of [
      ['/api/profile/change-plan', { plan_id: 'pro', interval: 'month' }],
      ['/api/profile/invoice/pro-month', {}],
    ] as const) {
      expect(await who.post(path, body)).toMatchObject({ status: 403, body: { code: 'unconfirmed' } })
    }
    expect(instance.stripe.asked.slice(asked)).toEqual([])
    await instance.confirm(who.email)
    const { body } = await who.post('/api/profile/change-plan', { plan_id: 'pro', interval: 'month' })
    expect(body.checkout_url).toContain('/pay/')
  })

  test('what a plan costs is told to anyone, with the tax of a country', async () => {
    const quote = async (search: string) =>
      (await (await fetch(`${instance.url}/api/plans/pro/quote?${search}`)).json()) as unknown
    expect(await quote('interval=month&country=DE')).toMatchObject({
      amount: 3900,
      tax: 0,
      total: 3900,
      currency: 'usd',
      country: 'DE',
    })
    expect(await quote('interval=month&country=Germany')).toMatchObject({ code: 'invalid' })
    expect(await quote('interval=lifetime')).toMatchObject({ code: 'no_such_price' })
  })

  test('the portal cancels too; the plan ends with its period', async () => {
    const who = await person()
    const { body } = await who.post('/api/profile/change-plan', { plan_id: 'starter', interval: 'year' })
    await press(body.checkout_url, 'pay')
    await settled()
    const { portal_url } = customerSchema.parse((await who.get('/api/profile/customer')).body)
    expect(await (await fetch(portal_url!)).text()).toContain('active')
    await press(portal_url!, 'cancel')
    await settled()
    expect(await planOf(who)).toMatchObject({ plan: { id: 'starter' }, renews_at: null })
  })

  test('what is wrong is said as everywhere', async () => {
    const who = await person()
    const refusals: [string, unknown, number, string][] = [
      ['/api/profile/invoice/nonsense', {}, 422, 'bad_code'],
      ['/api/profile/change-plan', { plan_id: 'gold', interval: 'month' }, 422, 'invalid'],
      ['/api/profile/change-plan', {}, 422, 'invalid'],
      ['/api/profile/change-plan/preview', { plan_id: 'gold', interval: 'month' }, 422, 'invalid'],
      ['/api/profile/cancel-plan', {}, 409, 'no_subscription'],
      ['/api/profile/keep-plan', {}, 409, 'not_cancelled'],
      ['/api/profile/set-default-payment-method', { payment_method: 'pm_1' }, 404, 'not_found'],
      ['/api/profile/taxes', { type: 'eu_vat', value: 'nonsense' }, 422, 'invalid'],
      ['/api/profile/taxes/txi_1/delete', {}, 404, 'not_found'],
      ['/api/admin/offer-codes', { plan_id: 'pro', interval: 'month', count: 1 }, 403, 'forbidden'],
    ]
    for (const [path, body, status, code] of refusals) {
      const answer = await who.post(path, body)
      expect({ path, status: answer.status, code: (answer.body as ApiError).code }).toEqual({
        path,
        status,
        code,
      })
    }
    const nobody = await fetch(`${instance.url}/api/profile/customer`)
    expect(nobody.status).toBe(401)
  })
})

test('a plan is not given over a subscription that renews; once it is canceled, it stays beyond its end', async () => {
  const [admin, who] = [await person(), await person()]
  await instance.running.application.database.db
    .updateTable('accounts')
    .set({ is_admin: true })
    .where('email', '=', admin.email)
    .execute()
  const { body } = await who.post('/api/profile/change-plan', { plan_id: 'pro', interval: 'month' })
  await press(body.checkout_url, 'pay')
  await settled()
  const { id } = (await who.get('/api/profile')).body
  const give = () => admin.post(`/api/admin/accounts/${id}/plan`, { plan_id: 'starter' })
  expect(await give()).toMatchObject({ status: 409, body: { code: 'subscription_runs' } })
  expect(await planOf(who)).toMatchObject({ plan: { id: 'pro' } })
  await who.post('/api/profile/cancel-plan')
  await settled()
  expect(await give()).toMatchObject({ status: 200, body: { plan: { id: 'starter' } } })
  const { subscriptions } = instance.stripe.state
  endSubscription(instance.stripe.state, [...subscriptions.keys()].at(-1)!)
  await settled()
  expect(await planOf(who)).toMatchObject({ plan: { id: 'starter' }, status: 'active' })
})

test('tax numbers are added, shown and removed', async () => {
  const who = await person()
  const added = await who.post('/api/profile/taxes', { type: 'eu_vat', value: 'DE123456789', country: 'DE' })
  expect(added).toMatchObject({ status: 201, body: { verification: 'pending' } })
  const stranger = await person()
  expect((await stranger.post(`/api/profile/taxes/${added.body.id}/delete`)).status).toBe(404)
  expect((await who.get('/api/profile/customer')).body.tax_ids).toEqual([added.body])
  expect((await who.post(`/api/profile/taxes/${added.body.id}/delete`)).body).toEqual({ success: true })
  await settled()
})

test('webhooks: only what Stripe signed just now is taken; twice is once; unknown kinds are answered', async () => {
  const event = instance.stripe.state.emit('invoice.paid', {
    id: 'in_x',
    object: 'invoice',
    customer: 'cus_nobody',
  })
  await settled()
  const statuses = []
  for (const manner of ['tampered', 'stale', 'forged', 'unsigned', 'signed', 'signed'] as const) {
    statuses.push(await instance.stripe.deliver(event, manner))
  }
  expect(statuses).toEqual([400, 400, 400, 400, 200, 200])
  const unknown = instance.stripe.state.emit('terminal.reader.exploded', {
    id: 'x',
    object: 'terminal.reader',
  })
  expect(await instance.stripe.deliver(unknown)).toBe(200)
  const large = await fetch(`${instance.url}/webhooks/stripe`, { method: 'POST', body: 'x'.repeat(2e6) })
  expect(large.status).toBe(413)
  await settled()
})

describe('where nothing is billed', () => {
  let free: Instance
  beforeAll(async () => {
    free = await startInstance()
  })
  afterAll(() => free?.close())

  test('each call answers 501 in the usual shape; there is no webhook', async () => {
    const who = await person(free.url)
    const asked: [string, unknown?][] = [
      ['/api/profile/customer'],
      ['/api/profile/invoices'],
      ['/api/profile/subscriptions'],
      ['/api/profile/change-plan', { plan_id: 'pro', interval: 'month' }],
      ['/api/profile/change-plan/preview', { plan_id: 'pro', interval: 'month' }],
      ['/api/profile/cancel-plan', {}],
      ['/api/profile/keep-plan', {}],
      ['/api/profile/invoice/x', {}],
      ['/api/profile/set-default-payment-method', { payment_method: 'x' }],
      ['/api/profile/taxes', { type: 'eu_vat', value: 'DE123456789' }],
      ['/api/profile/taxes/x/delete', {}],
    ]
    for (const [path, body] of asked) {
      const answer = body === undefined ? await who.get(path) : await who.post(path, body)
      expect({ path, status: answer.status, body: answer.body }).toEqual({
        path,
        status: 501,
        body: {
          type: '/problems/billing_disabled',
          title: 'Not Implemented',
          status: 501,
          detail: 'billing disabled',
          message: 'billing disabled',
          code: 'billing_disabled',
          request_id: expect.any(String),
        },
      })
    }
    expect((await fetch(`${free.url}/webhooks/stripe`, { method: 'POST', body: '{}' })).status).toBe(404)
  })
})
