import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CurrentPlan, Invoice } from '#contract/billing.ts'
import type { List } from '#contract/common.ts'
import type { Order } from '#contract/orders.ts'
import type { SiteSettings } from '#contract/settings.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'
import { createInvoices } from '#services/billing/orders/invoices.ts'
import { type Instance, startInstance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'

/** Plans that are ordered by hand: ordered, asked about, granted, refused, withdrawn, and the invoices of it. */

const mailer = recordingMailer()
let site: Instance
let admin: Person
let people = 0

beforeAll(async () => {
  site = await startInstance({ REGISTRATIONS_PER_HOUR: '1000', BILLING: 'manual' }, { mailer })
  admin = await register(site, 'admin@example.org')
  await sql`update accounts set is_admin = true where id = ${admin.user.id}`.execute(db())
  await set({ contactEmail: 'desk@example.net', invoiceSeller: 'Postproof GmbH\nAllee 1\n10115 Berlin' })
})
afterAll(() => site?.close())

const application = () => site.running.application
const db = () => application().database.db
const someone = () => register(site, `buyer${++people}@example.org`)

const operator = () =>
  ({ accountId: admin.user.id, scope: ['admin'], via: { kind: 'session' } }) as unknown as SignedIn
const set = (change: Partial<SiteSettings>) => application().services.siteSettings.write(change, operator())

const price = (amount: number) =>
  sql`update plan_prices set amount = ${amount} where plan_id = 'pro' and interval = 'month'`.execute(db())
const taxes = (data: object[]) => admin.browser.post('/api/admin/taxes', { taxes: data })

type Quoted = { total: number; tax: number; amount: number }
const quote = (country = 'DE', plan = 'pro', interval = 'month') =>
  admin.browser.json<Quoted>(`/api/plans/${plan}/quote?interval=${interval}&country=${country}`)

async function wanted(change: Record<string, unknown> = {}) {
  const { total } = await quote('DE', String(change.plan_id ?? 'pro'), String(change.interval ?? 'month'))
  return {
    ...{ plan_id: 'pro', interval: 'month', total, name: 'Krume GmbH', line1: 'Mehlweg 3' },
    ...{ postcode: '10115', city: 'Berlin', country: 'DE', note: 'PO 4711' },
    tax_number: { type: 'eu_vat', value: 'DE 123456789' },
    ...change,
  }
}
const post = (who: Person, input: object) => who.browser.post('/api/profile/orders', input)
async function order(who: Person, change: Record<string, unknown> = {}): Promise<Order> {
  const answer = await post(who, await wanted(change))
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Order
}
const act = (who: Person, id: string, what: string, input: object = {}) =>
  who.browser.post(`/api/profile/orders/${id}/${what}`, input)
const decide = (id: string, what: string, input: object) =>
  admin.browser.post(`/api/admin/orders/${id}/${what}`, input)
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code
const planOf = (who: Person) => who.browser.json<CurrentPlan>('/api/profile/plan')
const invoicesOf = async (who: Person) =>
  (await who.browser.json<List<Invoice>>('/api/profile/invoices')).data
const lettersTo = (to: string) =>
  mailer.sent.flatMap((mail) => (mail.to === to && 'title' in mail ? [mail.title] : []))
const toOperator = () =>
  mailer.sent.flatMap((mail) => (mail.kind === 'order' ? [`${mail.to} ${mail.number} ${mail.what}`] : []))

test('ordered, asked, answered, granted: the plan is open, with an invoice and mail to both sides', async () => {
  const buyer = await someone()
  const placed = await order(buyer)
  expect(placed).toMatchObject({
    ...{ state: 'open', plan: 'Pro', interval: 'month', net: placed.total, taxes: [], messages: [] },
    tax_number: { type: 'eu_vat', value: 'DE123456789' },
    number: expect.stringMatching(/^O-\d{4}-\d{4}$/),
  })
  expect((await planOf(buyer)).plan.id).toBe('free')
  const asked = await decide(placed.id, 'ask', { revision: 1, text: 'Which cost center?' })
  expect(await asked.json()).toMatchObject({ state: 'question', revision: 2 })
  expect((await act(buyer, placed.id, 'answer', { text: ' ' })).status).toBe(422)
  const answered = await act(buyer, placed.id, 'answer', { text: 'Number 7.' })
  expect(await answered.json()).toMatchObject({
    state: 'open',
    messages: [
      { by: 'operator', text: 'Which cost center?' },
      { by: 'buyer', text: 'Number 7.' },
    ],
  })
  const granted = (await (await decide(placed.id, 'grant', { revision: 3 })).json()) as Order
  expect(granted).toMatchObject({
    state: 'granted',
    invoice_number: expect.stringMatching(/^INV-\d{4}-0001$/),
  })
  expect(await planOf(buyer)).toMatchObject({
    plan: { id: 'pro' },
    interval: 'month',
    cancel_at: granted.granted_until,
  })
  const [invoice] = await invoicesOf(buyer)
  expect(invoice).toMatchObject({ number: granted.invoice_number, amount: placed.total, status: 'open' })
  const page = await buyer.browser.call(new URL(invoice!.hosted_url!).pathname)
  const html = await page.text()
  for (const part of ['Krume GmbH', 'Postproof GmbH', 'DE123456789', 'PO 4711', granted.number]) {
    expect(html).toContain(part)
  }
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const { number } = placed
  expect(lettersTo(buyer.email)).toEqual([
    `Your order ${number}: Pro`,
    `A question about your order ${number}`,
    `Pro is open: your order ${number} was granted`,
  ])
  const own = toOperator().filter((line) => line.includes(number))
  expect(own).toEqual([`desk@example.net ${number} placed`, `desk@example.net ${number} answered`])
})

test('another plan is an event; the same again is none', async () => {
  const buyer = await someone()
  const placed = await order(buyer)
  await decide(placed.id, 'grant', { revision: 1 })
  const hook = { name: 'x', url: 'http://127.0.0.1:9/', types: ['plan.changed'] }
  expect((await buyer.browser.post('/api/webhooks', hook)).status).toBe(201)
  const { plan, status, interval } = await planOf(buyer)
  const again = {
    planId: plan.id,
    status,
    interval,
    renewsAt: null,
    cancelAt: null,
    source: 'admin' as const,
  }
  await application().plans.service.grant(buyer.user.id, again)
  await application().plans.service.grant(buyer.user.id, { ...again, planId: 'free', status: 'free' })
  const told = await sql<{ data: object }>`
    select e.data from events e join event_deliveries d on d.event_id = e.id
    join webhook_endpoints w on w.id = d.endpoint_id where w.account_id = ${buyer.user.id}
    order by e.created_at, e.id`.execute(db())
  expect(told.rows.map(({ data }) => data)).toEqual([
    { plan: 'free', name: 'Free', status: 'free', before: 'pro' },
  ])
})

test('an invoice is read by its account and by administrators; without a browser the PDF leads to the page', async () => {
  const [buyer, stranger] = [await someone(), await someone()]
  const placed = await order(buyer)
  const { invoice_number } = (await (await decide(placed.id, 'grant', { revision: 1 })).json()) as Order
  const path = `/api/profile/invoices/${invoice_number}`
  const statusOf = async (who: Person) => (await who.browser.call(`${path}/document`)).status
  expect([await statusOf(buyer), await statusOf(admin), await statusOf(stranger)]).toEqual([200, 200, 404])
  expect((await buyer.browser.call(`${path}/pdf`)).status).toBe(503)
  const led = await buyer.browser.call(`${path}/pdf`, { headers: { accept: 'text/html' } })
  expect(led.status).toBe(303)
  expect(await (await buyer.browser.call(led.headers.get('location')!)).text()).toContain('Print this page')
  await expect(
    sql`update issued_invoices set document = '{}' where number = ${invoice_number}`.execute(db()),
  ).rejects.toThrow('never changed')
  await expect(
    sql`delete from issued_invoices where number = ${invoice_number}`.execute(db()),
  ).rejects.toThrow()
})

test('an operator says that an invoice was paid, and takes it back; the buyer sees it', async () => {
  const buyer = await someone()
  const placed = await order(buyer)
  const { invoice_number } = (await (await decide(placed.id, 'grant', { revision: 1 })).json()) as Order
  const say = (who: Person, paid: boolean, number = invoice_number) =>
    who.browser.post(`/api/admin/invoices/${number}/payment`, { paid })
  const seen = async () => {
    const all = (await admin.browser.json('/api/admin/invoices')) as {
      data: { number: string; paid_at: string | null }[]
    }
    const line = await db()
      .selectFrom('invoices')
      .select(['status', 'paid_at'])
      .where('number', '=', invoice_number!)
      .executeTakeFirstOrThrow()
    return [
      all.data.find(({ number }) => number === invoice_number)!.paid_at !== null,
      line.status,
      line.paid_at !== null,
    ]
  }
  expect(await seen()).toEqual([false, 'open', false])
  expect((await say(buyer, true)).status).toBe(403)
  expect((await say(admin, true)).status).toBe(200)
  expect(await seen()).toEqual([true, 'paid', true])
  expect((await say(admin, false)).status).toBe(200)
  expect(await seen()).toEqual([false, 'open', false])
  expect((await say(admin, true, 'INV-1999-0001')).status).toBe(404)
})

test('a PDF is printed unless a character would be a box', async () => {
  const printed: string[] = []
  const { invoicePdf } = createInvoices({
    db: db(),
    printer: async (path, page) => {
      printed.push(await (await page(path)).text())
      return new Uint8Array([1])
    },
  })
  const numberFor = async (name: string) => {
    const placed = await order(await someone(), { name })
    return ((await (await decide(placed.id, 'grant', { revision: 1 })).json()) as Order).invoice_number!
  }
  for (const name of ['Société Générale', 'Ελληνικά', 'Крумова']) {
    await invoicePdf(operator(), await numberFor(name))
    expect(printed.at(-1)).toContain(name)
  }
  await expect(invoicePdf(operator(), await numberFor('Krume \u{12000}'))).rejects.toMatchObject({
    status: 503,
  })
  expect(printed).toHaveLength(3)
})

test('refused with words, and ordered again', async () => {
  const buyer = await someone()
  const placed = await order(buyer)
  const refused = await decide(placed.id, 'refuse', { revision: 1, text: 'We sell to companies.' })
  expect(await refused.json()).toMatchObject({
    state: 'refused',
    messages: [{ text: 'We sell to companies.' }],
  })
  expect((await planOf(buyer)).plan.id).toBe('free')
  expect(await codeOf(await decide(placed.id, 'grant', { revision: 2 }))).toBe('order_closed')
  const again = await order(buyer)
  expect(again.id).not.toBe(placed.id)
  expect(await invoicesOf(buyer)).toEqual([])
})

test('withdrawn by its buyer alone; then an operator cannot grant it', async () => {
  const [buyer, stranger] = [await someone(), await someone()]
  const placed = await order(buyer)
  expect((await act(stranger, placed.id, 'withdraw')).status).toBe(404)
  expect(await (await act(buyer, placed.id, 'withdraw')).json()).toMatchObject({ state: 'withdrawn' })
  expect(await codeOf(await act(buyer, placed.id, 'withdraw'))).toBe('order_closed')
  expect(await codeOf(await decide(placed.id, 'grant', { revision: 1 }))).toBe('order_closed')
  expect(toOperator()).toContain(`desk@example.net ${placed.number} withdrawn`)
})

test('an account has one order that waits, however often it is sent', async () => {
  const buyer = await someone()
  const input = await wanted()
  const answers = await Promise.all([0, 1, 2].map(() => post(buyer, input)))
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Order).id))
  expect(new Set(ids).size).toBe(1)
  expect(await codeOf(await post(buyer, await wanted({ plan_id: 'agency' })))).toBe('order_waits')
  expect(lettersTo(buyer.email)).toHaveLength(1)
})

test('of two operators at once one wins; one who saw an older order is refused', async () => {
  const buyer = await someone()
  const placed = await order(buyer)
  const both = await Promise.all([
    decide(placed.id, 'grant', { revision: 1 }),
    decide(placed.id, 'refuse', { revision: 1, text: 'No.' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const other = await order(await someone())
  await decide(other.id, 'ask', { revision: 1, text: 'Who?' })
  expect(await codeOf(await decide(other.id, 'grant', { revision: 1 }))).toBe('order_changed')
})

test('twenty granted at once: every number once, without gaps', async () => {
  const before = await numbers()
  const orders: Order[] = []
  for (let at = 0; at < 20; at++) orders.push(await order(await someone()))
  const granted = await Promise.all(orders.map(({ id }) => decide(id, 'grant', { revision: 1 })))
  expect(granted.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const all = await numbers()
  expect(all).toHaveLength(before.length + 20)
  expect(all).toEqual(all.map((_, at) => at + 1))
})

async function numbers(): Promise<number[]> {
  const rows = await db().selectFrom('issued_invoices').select('number').execute()
  return rows.map(({ number }) => Number(number.split('-').at(-1))).sort((a, b) => a - b)
}

test('killed after the grant is stored: the job gives the plan once, and nothing is sent twice', async () => {
  const buyer = await someone()
  const placed = await order(buyer)
  const { ordered } = application().billing
  const { settle } = ordered
  ordered.settle = async () => {
    throw new Error('killed')
  }
  try {
    expect((await decide(placed.id, 'grant', { revision: 1 })).status).toBe(200)
  } finally {
    ordered.settle = settle
  }
  expect((await planOf(buyer)).plan.id).toBe('free')
  await application().billing.work()
  await application().billing.work()
  const given = await planOf(buyer)
  expect(given.plan.id).toBe('pro')
  expect(lettersTo(buyer.email)).toHaveLength(2)
  expect(await invoicesOf(buyer)).toHaveLength(1)
})

test('a grant that fails leaves nothing: no plan, no invoice, no number', async () => {
  const buyer = await someone()
  const placed = await order(buyer)
  const before = await numbers()
  await sql`update orders set total = total + 1, plan_id = 'gone' where id = ${placed.id}`.execute(db())
  expect((await decide(placed.id, 'grant', { revision: 1 })).status).toBe(409)
  await sql`update orders set plan_id = 'pro' where id = ${placed.id}`.execute(db())
  const { send } = mailer
  mailer.send = async (mail) => {
    if (mail.kind === 'order-news') throw new Error('power cut')
    return send(mail)
  }
  expect((await decide(placed.id, 'grant', { revision: 1 })).status).toBe(500)
  mailer.send = send
  expect(await numbers()).toEqual(before)
  expect((await planOf(buyer)).plan.id).toBe('free')
  expect((await decide(placed.id, 'grant', { revision: 1 })).status).toBe(200)
  expect(await numbers()).toHaveLength(before.length + 1)
})

test('the same plan again lengthens it; a smaller one is refused', async () => {
  const buyer = await someone()
  const first = await order(buyer)
  const one = (await (await decide(first.id, 'grant', { revision: 1 })).json()) as Order
  const second = await order(buyer, { interval: 'year' })
  const two = (await (await decide(second.id, 'grant', { revision: 1 })).json()) as Order
  expect(two.granted_from).toBe(one.granted_until)
  expect((await planOf(buyer)).cancel_at).toBe(two.granted_until)
  expect(await codeOf(await post(buyer, await wanted({ plan_id: 'starter' })))).toBe('worthless')
})

test('the price of the order counts, also when it changes afterwards; a total seen before is refused', async () => {
  const buyer = await someone()
  const placed = await order(buyer)
  await price(placed.total + 1000)
  const { invoice_number } = (await (await decide(placed.id, 'grant', { revision: 1 })).json()) as Order
  const [invoice] = await invoicesOf(buyer)
  expect(invoice).toMatchObject({ number: invoice_number, amount: placed.total })
  await price(placed.total)
  const input = await wanted()
  expect(await codeOf(await post(await someone(), { ...input, total: input.total - 1 }))).toBe('sums_changed')
})

describe('taxes and the seller', () => {
  const vat = { id: 'de', country: 'DE', type: 'vat', name: 'VAT', rate: 19 }

  test.for([
    { inclusive: false, of: (price: number) => ({ net: price, total: price + Math.round(price * 0.19) }) },
    {
      inclusive: true,
      of: (price: number) => ({ net: price - Math.round((price / 1.19) * 0.19), total: price }),
    },
  ])('a tax of the buyer’s country, included: $inclusive', async ({ inclusive, of }) => {
    const { total: price } = await quote('US')
    await taxes([{ ...vat, inclusive }])
    const placed = await order(await someone())
    expect(placed).toMatchObject(of(price))
    expect(placed.taxes).toEqual([{ name: 'VAT', rate: 19, amount: placed.total - placed.net }])
    const { total } = await quote('US')
    expect((await order(await someone(), { country: 'US', total, tax_number: null })).taxes).toEqual([])
    await taxes([])
  })

  test('why there is no tax is printed where the operator chooses it', async () => {
    await set({ invoiceNoTax: 'Reverse charge: the customer owes the tax.' })
    for (const no_tax of [true, false]) {
      const buyer = await someone()
      const placed = await order(buyer)
      await decide(placed.id, 'grant', { revision: 1, no_tax })
      const [invoice] = await invoicesOf(buyer)
      const html = await (await buyer.browser.call(new URL(invoice!.hosted_url!).pathname)).text()
      expect(html.includes('the customer owes the tax')).toBe(no_tax)
    }
  })

  test('without the address of the seller the plan is granted and no invoice is made', async () => {
    await set({ invoiceSeller: '' })
    const before = await numbers()
    const buyer = await someone()
    const placed = await order(buyer)
    expect(await (await decide(placed.id, 'grant', { revision: 1 })).json()).toMatchObject({
      ...{ state: 'granted', invoice_number: null },
    })
    expect((await planOf(buyer)).plan.id).toBe('pro')
    expect(await numbers()).toEqual(before)
    await set({ invoiceSeller: 'Postproof GmbH' })
  })
})

test('the export has the orders; when the account goes its invoice stays without it', async () => {
  const buyer = await someone()
  const placed = await order(buyer)
  const { invoice_number } = (await (await decide(placed.id, 'grant', { revision: 1 })).json()) as Order
  const exported = await (await buyer.browser.call('/api/profile/export')).text()
  expect(exported).toContain('orders.json')
  await db().deleteFrom('accounts').where('id', '=', buyer.user.id).execute()
  const rows = await db()
    .selectFrom('issued_invoices')
    .selectAll()
    .where('number', '=', invoice_number!)
    .execute()
  expect(rows).toMatchObject([{ account_id: null, document: { buyer: { name: 'Krume GmbH' } } }])
  expect(await db().selectFrom('orders').selectAll().where('id', '=', placed.id).execute()).toEqual([])
  const listed = await admin.browser.json<List<{ number: string }>>('/api/admin/invoices?per_page=100')
  expect(listed.data.map(({ number }) => number)).toContain(invoice_number)
})

test('an address that is not confirmed cannot order', async () => {
  const buyer = await someone()
  await sql`update accounts set confirmed_at = null where id = ${buyer.user.id}`.execute(db())
  expect(await codeOf(await post(buyer, await wanted()))).toBe('unconfirmed')
})
