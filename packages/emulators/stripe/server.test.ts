import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStripe } from '../../../src/adapters/stripe.ts'
import { parseForm } from './form.ts'
import { type StripeEmulator, startStripeEmulator } from './server.ts'

let emulator: StripeEmulator
let stripe: Stripe
beforeAll(async () => {
  emulator = await startStripeEmulator({ secretKey: 'sk_test_standin', taxPercent: 19 })
  stripe = await createStripe({ secretKey: 'sk_test_standin', url: emulator.url, retries: 0 })
})
afterAll(() => emulator?.close())

test.each([
  ['a=1&b[c]=2', { a: '1', b: { c: '2' } }],
  [
    'items[0][price]=p&items[0][id]=i&items[1][price]=q',
    { items: [{ price: 'p', id: 'i' }, { price: 'q' }] },
  ],
  ['expand[]=x&expand[]=y', { expand: ['x', 'y'] }],
  ['a[b]=1&a=2', { a: '2' }],
  ['__proto__[x]=1', { ['__proto__' as string]: { x: '1' } }],
  ['a=1&a[b]=2', { a: { b: '2' } }],
  ['a[0]=1&a[length]=9', { a: ['1', '9'] }],
  ['a[b][c][d][e][f][g][h][i]=deep', {}],
])('the form %s', (text, form) => {
  expect(JSON.parse(JSON.stringify(parseForm(text)))).toEqual(JSON.parse(JSON.stringify(form)))
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

describe('the official SDK', () => {
  test('another key is refused; unknown things are missing', async () => {
    const stranger = await createStripe({ secretKey: 'sk_test_other', url: emulator.url, retries: 0 })
    await expect(stranger.customers.create({})).rejects.toMatchObject({ type: 'StripeAuthenticationError' })
    await expect(stripe.customers.retrieve('cus_0')).rejects.toMatchObject({ code: 'resource_missing' })
    await expect(stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 })
  })

  test('the same idempotency key gives the same object, other parameters with it are refused', async () => {
    const once = await stripe.customers.create({ email: 'a@example.org' }, { idempotencyKey: 'k' })
    const twice = await stripe.customers.create({ email: 'a@example.org' }, { idempotencyKey: 'k' })
    expect(twice.id).toBe(once.id)
    await expect(
      stripe.customers.create({ email: 'b@example.org' }, { idempotencyKey: 'k' }),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
  })

  test('lists go page by page, newest first', async () => {
    const { id: customer } = await stripe.customers.create({})
    for (const value of ['DE1234567', 'FR1234567', 'IT1234567']) {
      await stripe.customers.createTaxId(customer, { type: 'eu_vat', value })
    }
    const first = await stripe.customers.listTaxIds(customer, { limit: 2 })
    expect(first).toMatchObject({ has_more: true, data: [{ value: 'IT1234567' }, { value: 'FR1234567' }] })
    const all = await stripe.customers.listTaxIds(customer, { limit: 1 }).autoPagingToArray({ limit: 10 })
    expect(all.map(({ value }) => value)).toEqual(['IT1234567', 'FR1234567', 'DE1234567'])
  })

  test('a pay page: declined, paid, closed; tax is on the invoice', async () => {
    const { id: customer } = await stripe.customers.create({})
    const product = await stripe.products.create({ name: 'Pro' })
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 3900,
      recurring: { interval: 'month' },
      lookup_key: 'pro_month',
    })
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: price.id, quantity: 1 }],
      automatic_tax: { enabled: true },
      customer_update: { address: 'auto' },
      success_url: 'http://localhost:1/?order=success',
      cancel_url: 'http://localhost:1/?order=cancel',
    })
    expect(session).toMatchObject({ status: 'open', amount_total: 4641, amount_subtotal: 3900 })
    const press = (action: string) =>
      fetch(session.url!, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' })
    expect(await (await fetch(session.url!)).text()).toContain('46.41 USD')
    expect((await press('cancel')).headers.get('location')).toBe('http://localhost:1/?order=cancel')
    expect(await (await press('decline')).text()).toContain('declined')
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([])
    expect((await press('pay')).headers.get('location')).toBe('http://localhost:1/?order=success')
    expect((await press('pay')).status).toBe(410)
    const [subscription] = (await stripe.subscriptions.list({ customer })).data
    expect(subscription).toMatchObject({ status: 'active' })
    const [invoice] = (await stripe.invoices.list({ customer })).data
    expect(invoice).toMatchObject({ status: 'paid', total: 4641, total_taxes: [{ amount: 741 }] })
    const page = await fetch(invoice!.hosted_invoice_url!)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Total: 46.41 USD')])
    const pdf = await fetch(invoice!.invoice_pdf!)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(await pdf.text()).toMatch(/^%PDF-1\.4\n.*Total: 46\.41 USD.*%%EOF\n$/s)
    expect((await fetch(`${emulator.url}/invoice/in_none/pdf`)).status).toBe(404)
    expect(emulator.events.slice(-4).map(({ type }) => type)).toEqual([
      'customer.subscription.created',
      'invoice.finalized',
      'invoice.paid',
      'checkout.session.completed',
    ])
  })

  test('a preview bills nothing, and says what the change then bills', async () => {
    const { id: customer } = await stripe.customers.create({ address: { country: 'DE' } })
    const product = (await stripe.products.create({ name: 'Plan' })).id
    const common = { product, currency: 'usd', recurring: { interval: 'month' as const } }
    const [low, high] = await Promise.all(
      [3900, 9900].map((unit_amount) => stripe.prices.create({ ...common, unit_amount })),
    )
    const first = await stripe.invoices.createPreview({
      customer_details: { address: { country: 'DE' } },
      automatic_tax: { enabled: true },
      subscription_details: { items: [{ price: low!.id }] },
    })
    expect(first).toMatchObject({ subtotal: 3900, total: 4641, amount_due: 4641, status: 'draft' })
    const american = await stripe.invoices.createPreview({
      customer_details: { address: { country: 'US' } },
      automatic_tax: { enabled: true },
      subscription_details: { items: [{ price: low!.id }] },
    })
    expect(american).toMatchObject({
      total: 3900,
      automatic_tax: { status: 'requires_location_inputs' },
    })
    const running = await stripe.subscriptions.create({ customer, items: [{ price: low!.id }] })
    const items = [{ id: running.items.data[0]!.id, price: high!.id }]
    const swap = { items, proration_behavior: 'always_invoice' as const, proration_date: running.created }
    const seen = await stripe.invoices.createPreview({
      subscription: running.id,
      subscription_details: swap,
    })
    expect(seen.lines.data.map(({ amount }) => amount)).toEqual([-3900, 9900])
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(1)
    await stripe.subscriptions.update(running.id, swap)
    expect((await stripe.invoices.list({ customer })).data[0]).toMatchObject({ total: seen.total })
    await expect(
      stripe.invoices.createPreview({
        subscription: running.id,
        subscription_details: { ...swap, items: [{ ...items[0]!, price: low!.id }], proration_date: 1 },
      }),
    ).rejects.toMatchObject({ statusCode: 400 })
    await expect(stripe.invoices.createPreview({})).rejects.toMatchObject({ code: 'invoice_upcoming_none' })
  })

  test('what Stripe would not take is not taken here', async () => {
    const { id: customer } = await stripe.customers.create({})
    const common = { customer, success_url: 'http://localhost:1/', line_items: [{ price: 'price_0' }] }
    await expect(
      stripe.checkout.sessions.create({
        ...common,
        mode: 'subscription',
        tax_id_collection: { enabled: true },
      }),
    ).rejects.toMatchObject({ param: 'customer_update' })
    await expect(stripe.checkout.sessions.create({ ...common, mode: 'payment' })).rejects.toMatchObject({
      code: 'resource_missing',
    })
    await expect(
      stripe.customers.createTaxId(customer, { type: 'eu_vat', value: 'nonsense' }),
    ).rejects.toMatchObject({ code: 'tax_id_invalid' })
  })
})

test('webhooks are signed as the SDK wants them, and in no other manner', async () => {
  const { createServer } = await import('node:http')
  const seen: string[] = []
  const receiver = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    try {
      const header = String(request.headers['stripe-signature'])
      const event = Stripe.webhooks.constructEvent(Buffer.concat(chunks).toString(), header, 'whsec_1')
      seen.push(event.type)
      response.writeHead(200).end()
    } catch {
      response.writeHead(400).end()
    }
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as { port: number }
  emulator.sendTo({ url: `http://127.0.0.1:${port}/`, secret: 'whsec_1' })
  const event = emulator.state.emit('charge.refunded', { id: 'ch_1', object: 'charge' })
  await emulator.idle()
  const manners = ['signed', 'tampered', 'stale', 'forged', 'unsigned'] as const
  const statuses = []
  for (const manner of manners) statuses.push(await emulator.deliver(event, manner))
  expect(statuses).toEqual([200, 400, 400, 400, 400])
  expect(seen).toEqual(['charge.refunded', 'charge.refunded'])
  emulator.sendTo(null)
  receiver.close()
  expect(await emulator.deliver(event)).toBe(0)
})
