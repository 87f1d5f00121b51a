import { message } from '@postproof/messages/message'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listQuerySchema } from '#contract/common.ts'
import { markCustomer, removeCustomer } from '#storage/billing/customers.ts'
import { paySession } from '../../../packages/emulators/stripe/checkout.ts'
import { newCard } from '../../../packages/emulators/stripe/payments.ts'
import { renew, subscribe } from '../../../packages/emulators/stripe/subscriptions.ts'
import { billingOff } from './off.ts'
import { type BillingFixture, secret, startBilling } from './world.fixture.ts'

let world: BillingFixture
beforeAll(async () => {
  world = await startBilling()
})
afterAll(() => world?.close())

const page = listQuerySchema.parse({})
const state = () => world.emulator.state
const pay = async (who: Parameters<typeof world.plan>[0], id: string) => {
  paySession(state(), id)
  const payload = JSON.stringify(world.emulator.events.at(-1))
  const timestamp = Math.floor(world.time.now / 1000)
  await world.billing.webhook(
    payload,
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  )
  await world.parts.idle()
  return world.plan(who)
}
async function subscriber(plan = 'pro', interval: 'month' | 'year' = 'month') {
  const who = world.person()
  const { checkout_id } = await world.billing.changePlan(who, plan, interval)
  await pay(who, checkout_id)
  return who
}
/** Changes the plan for what is shown. */
async function change(who: Parameters<typeof world.plan>[0], plan: string, interval: 'month' | 'year') {
  const { confirmation } = await world.billing.previewChange(who, plan, interval)
  return world.billing.changePlan(who, plan, interval, { confirmation: confirmation ?? undefined })
}
/** As when an event of Stripe came. */
async function again({ accountId }: { accountId: string }) {
  await markCustomer(world.database.db, accountId)
  await world.parts.work()
}

describe('buying', () => {
  test('leads to the pay page; the plan and the invoice come with the event', async () => {
    const who = world.person()
    const checkout = await world.billing.changePlan(who, 'pro', 'month')
    expect(checkout).toMatchObject({ amount: 4641, currency: 'usd', plan: { id: 'pro' } })
    expect(checkout.checkout_url).toBe(`${world.emulator.url}/pay/${checkout.checkout_id}`)
    expect(world.plan(who)).toBeUndefined()
    expect(await pay(who, checkout.checkout_id)).toMatchObject({
      planId: 'pro',
      interval: 'month',
      status: 'active',
      renewsAt: '2026-12-20T12:00:00.000Z',
      cancelAt: null,
      source: 'stripe',
    })
    const { data, meta } = await world.billing.invoices(who.accountId, page)
    expect(meta.total).toBe(1)
    expect(data[0]).toMatchObject({ plan: 'Pro', status: 'paid', amount: 4641, tax: 741, currency: 'usd' })
  })

  test('pressed twice, also at once, it is one page; another plan closes it', async () => {
    const who = world.person()
    const twice = await Promise.all([1, 2].map(() => world.billing.changePlan(who, 'pro', 'month')))
    const third = await world.billing.changePlan(who, 'pro', 'month')
    expect(new Set([...twice, third].map(({ checkout_id }) => checkout_id)).size).toBe(1)
    const other = await world.billing.changePlan(who, 'agency', 'year')
    expect(state().sessions.get(third.checkout_id)?.status).toBe('expired')
    expect(await pay(who, other.checkout_id)).toMatchObject({ planId: 'agency', interval: 'year' })
  })

  test('two plans at once: one page can be paid, however late the other is made', async () => {
    const who = world.person()
    const { sessions } = world.stripe.checkout
    const create = sessions.create.bind(sessions)
    const [begun, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const asked = vi.spyOn(sessions, 'create').mockImplementationOnce((async (
      ...given: Parameters<typeof create>
    ) => {
      begun.resolve()
      await free.promise
      return create(...given)
    }) as typeof create)
    const slow = world.billing.changePlan(who, 'pro', 'month')
    await begun.promise
    const quick = await world.billing.changePlan(who, 'agency', 'month')
    free.resolve()
    await expect(slow).rejects.toMatchObject({ status: 409, code: 'busy' })
    asked.mockRestore()
    const payable = [...state().sessions.values()].filter(
      ({ metadata, status }) => metadata?.account_id === who.accountId && status === 'open',
    )
    expect(payable.map(({ id }) => id)).toEqual([quick.checkout_id])
  })

  test('paid in one window, it cannot be paid again in another', async () => {
    const who = world.person()
    const { checkout_id } = await world.billing.changePlan(who, 'pro', 'month')
    paySession(state(), checkout_id)
    await expect(world.billing.changePlan(who, 'agency', 'month')).rejects.toMatchObject({
      status: 409,
      code: 'just_paid',
    })
    expect(world.plan(who)).toMatchObject({ planId: 'pro' })
    expect(
      [...state().subscriptions.values()].filter(({ metadata }) => metadata.account_id === who.accountId),
    ).toHaveLength(1)
  })

  test('once, for life', async () => {
    const who = world.person()
    const { checkout_id, amount } = await world.billing.invoice(who, 'lifetime-lifetime')
    expect(amount).toBe(17_731)
    expect(await pay(who, checkout_id)).toMatchObject({ planId: 'lifetime', status: 'lifetime' })
    const invoices = await world.billing.invoices(who.accountId, page)
    expect(invoices.data[0]).toMatchObject({ plan: 'Lifetime', amount: 17_731, status: 'paid' })
    expect((await world.billing.subscriptions(who.accountId, page)).data).toEqual([])
    await expect(world.billing.changePlan(who, 'lifetime', 'lifetime')).rejects.toMatchObject({
      status: 409,
      code: 'same_plan',
    })
    const yearly = await world.billing.changePlan(who, 'agency', 'year')
    expect(await pay(who, yearly.checkout_id)).toMatchObject({ planId: 'agency' })
    await expect(world.billing.invoice(who, 'lifetime-lifetime')).rejects.toMatchObject({ code: 'same_plan' })
  })

  test.each([
    ['there is no such plan', 'gold', 'month', 422],
    ['a plan without a price', 'anonymous', 'month', 422],
    ['not sold this way', 'lifetime', 'month', 422],
    ['nothing to leave', 'free', 'month', 409],
  ] as const)('%s', async (_, plan, interval, status) => {
    await expect(world.billing.changePlan(world.person(), plan, interval)).rejects.toMatchObject({ status })
  })

  test('Stripe does not answer: 503 in words, and no word of keys', async () => {
    world.emulator.broken = true
    const refused = await world.billing.changePlan(world.person(), 'pro', 'month').catch((error) => error)
    world.emulator.broken = false
    expect(refused).toMatchObject({ status: 503, code: 'payments_unavailable' })
    expect(JSON.stringify(refused.reason)).not.toContain('sk_')
  })
})

describe('a subscription that runs', () => {
  test('is swapped, the difference charged now', async () => {
    const who = await subscriber()
    world.time.now += 10 * 86_400_000
    const answer = await change(who, 'agency', 'month')
    expect(answer).toMatchObject({ checkout_id: '', plan: { id: 'agency' } })
    expect(world.plan(who)).toMatchObject({ planId: 'agency', status: 'active' })
    const { data } = await world.billing.invoices(who.accountId, page)
    // 20 of 30 days are left: two thirds of 9900 less two thirds of 3900, and 19 % on it.
    expect(data.map(({ amount, plan }) => [amount, plan])).toEqual([
      [4760, 'Agency'],
      [4641, 'Pro'],
    ])
    await expect(world.billing.changePlan(who, 'agency', 'month')).rejects.toMatchObject({
      code: 'same_plan',
    })
  })

  test('stays as it is when the difference cannot be charged', async () => {
    const who = await subscriber('starter')
    const { stripe_id } = await world.customerOf(who)
    state().declined.add(stripe_id!)
    await expect(change(who, 'agency', 'year')).rejects.toMatchObject({
      status: 402,
      code: 'card_declined',
    })
    expect(world.plan(who)).toMatchObject({ planId: 'starter' })
    await world.database.db.updateTable('customers').set({ revision: 999 }).execute()
    await world.parts.work()
    expect(world.plan(who)).toMatchObject({ planId: 'starter', interval: 'month' })
  })

  test('is canceled at the end of its period, and taken back', async () => {
    const who = await subscriber()
    const { cancel_at } = await world.billing.cancelPlan(who)
    expect(world.plan(who)).toMatchObject({
      planId: 'pro',
      status: 'active',
      renewsAt: null,
      cancelAt: cancel_at,
    })
    await world.billing.changePlan(who, 'pro', 'month')
    expect(world.plan(who)).toMatchObject({ cancelAt: null, renewsAt: cancel_at })
    expect((await world.billing.subscriptions(who.accountId, page)).data).toMatchObject([
      {
        plan: 'Pro',
        plan_id: 'pro',
        interval: 'month',
        status: 'active',
        renews_at: cancel_at,
        cancel_at: null,
      },
    ])
    expect(await world.billing.changePlan(who, 'free', 'month')).toMatchObject({ checkout_id: '' })
    expect(world.plan(who)).toMatchObject({ cancelAt: cancel_at })
  })

  test('is canceled with every other one that renews', async () => {
    const who = await subscriber()
    const { stripe_id } = await world.customerOf(who)
    const own = () => [...state().subscriptions.values()].filter(({ customer }) => customer === stripe_id)
    const agency = [...state().prices.values()].find(({ lookup_key }) => lookup_key?.startsWith('agency'))!
    subscribe(state(), stripe_id!, agency, { metadata: {}, card: '', taxed: false })
    await again(who)
    const [first] = own()
    await world.stripe.subscriptions.update(first!.id, { cancel_at_period_end: true })
    await again(who)
    expect(world.plan(who)).toMatchObject({ cancelAt: null, renewsAt: expect.any(String) })
    await world.stripe.subscriptions.update(first!.id, { cancel_at_period_end: false })
    await again(who)
    await world.billing.cancelPlan(who)
    expect(own().map((one) => one.cancel_at_period_end)).toEqual([true, true])
    expect(world.plan(who)).toMatchObject({ cancelAt: expect.any(String), renewsAt: null })
  })

  test('is not paid twice beside a plan for life', async () => {
    const who = await subscriber()
    await expect(world.billing.changePlan(who, 'lifetime', 'lifetime')).rejects.toMatchObject({
      code: 'subscription_runs',
    })
    await world.billing.cancelPlan(who)
    const { checkout_id } = await world.billing.changePlan(who, 'lifetime', 'lifetime')
    expect(await pay(who, checkout_id)).toMatchObject({ planId: 'pro', status: 'active' })
  })

  test('that is late cannot be swapped, and ends at once when canceled', async () => {
    const who = await subscriber()
    const { stripe_id } = await world.customerOf(who)
    const { id } = [...state().subscriptions.values()].find(({ customer }) => customer === stripe_id)!
    renew(state(), id, 'failed')
    await world.database.db.updateTable('customers').set({ revision: 9999 }).execute()
    await world.parts.work()
    await expect(world.billing.changePlan(who, 'agency', 'month')).rejects.toMatchObject({
      code: 'payment_due',
    })
    await world.billing.cancelPlan(who)
    expect(world.plan(who)).toMatchObject({ planId: 'free', status: 'canceled' })
  })
})

describe('the customer', () => {
  test('before anything was bought there is none, and none is made by looking', async () => {
    const who = world.person()
    expect(await world.billing.customer(who)).toEqual({
      id: '',
      email: who.email,
      default_payment_method: null,
      payment_methods: [],
      address: null,
      tax_ids: [],
    })
    expect(await world.customerOf(who)).toBeUndefined()
  })

  test('cards: another is chosen for the subscription too; a card of someone else is not found', async () => {
    const who = await subscriber()
    const stranger = await world.billing.customer(await subscriber())
    const { stripe_id } = await world.customerOf(who)
    const card = newCard(state(), stripe_id!, '0005')
    const chosen = await world.billing.setDefaultPaymentMethod(who, card.id)
    expect(chosen).toMatchObject({
      default_payment_method: { last4: '0005' },
      portal_url: expect.any(String),
    })
    expect(chosen.payment_methods).toHaveLength(2)
    const subscription = [...state().subscriptions.values()].find(({ customer }) => customer === stripe_id)
    expect(subscription?.default_payment_method).toBe(card.id)
    await expect(
      world.billing.setDefaultPaymentMethod(who, stranger.payment_methods[0]!.id),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('tax numbers: added, checked later, removed by their owner only', async () => {
    const [who, stranger] = [world.person(), await subscriber()]
    await expect(world.billing.addTaxId(who, { type: 'eu_vat', value: 'nonsense' })).rejects.toMatchObject({
      status: 422,
      errors: { value: [message('billing.wrong_tax_number')] },
    })
    const added = await world.billing.addTaxId(who, { type: 'eu_vat', value: 'DE123456789' })
    expect(added).toMatchObject({ verification: 'pending' })
    await expect(world.billing.removeTaxId(stranger, added.id)).rejects.toMatchObject({ status: 404 })
    state().taxIds.get(added.id)!.verification!.status = 'verified'
    await world.database.db.updateTable('customers').set({ revision: 99_999 }).execute()
    await world.parts.work()
    expect((await world.billing.customer(who)).tax_ids).toEqual([{ ...added, verification: 'verified' }])
    await world.billing.removeTaxId(who, added.id)
    expect((await world.billing.customer(who)).tax_ids).toEqual([])
    expect(state().taxIds.has(added.id)).toBe(false)
  })

  test('to be deleted: nothing renews, what is paid for stays, and staying does not resume it', async () => {
    const who = await subscriber()
    const subscription = () =>
      [...state().subscriptions.values()].find(({ metadata }) => metadata.account_id === who.accountId)
    expect(await world.parts.leave(who.accountId)).toBe(true)
    expect(subscription()).toMatchObject({ status: 'active', cancel_at_period_end: true })
    expect(world.plan(who)).toMatchObject({ planId: 'pro', cancelAt: expect.any(String) })
    expect(await world.parts.leave(who.accountId)).toBe(false)
    expect(await world.parts.leave('nobody')).toBe(false)
    expect(subscription()?.cancel_at_period_end).toBe(true)
  })

  test('to be deleted: what is owed ends now', async () => {
    const who = await subscriber()
    const running = [...state().subscriptions.values()].find(
      ({ metadata }) => metadata.account_id === who.accountId,
    )!
    running.status = 'past_due'
    await markCustomer(world.database.db, who.accountId)
    await world.parts.work()
    expect(await world.parts.leave(who.accountId)).toBe(true)
    expect(running.status).toBe('canceled')
  })

  test('removed: nothing is charged again and nothing is kept', async () => {
    const who = await subscriber()
    const { stripe_id } = await world.customerOf(who)
    await world.database.db.transaction().execute((trx) => removeCustomer(trx, who.accountId))
    await world.parts.work()
    const subscription = [...state().subscriptions.values()].find(({ customer }) => customer === stripe_id)
    expect(subscription?.status).toBe('canceled')
    for (const table of [
      'customers',
      'subscriptions',
      'purchases',
      'invoices',
      'tax_ids',
      'checkouts',
    ] as const) {
      const left = await world.database.db
        .selectFrom(table)
        .select('account_id')
        .where('account_id', '=', who.accountId)
        .execute()
      expect(left, table).toEqual([])
    }
    const departed = await world.database.db.selectFrom('departed_customers').selectAll().execute()
    expect(departed).toEqual([])
  })
})

describe('codes', () => {
  const codes = (given: { amount?: number | null; expiresAt?: string | null; interval?: 'month' } = {}) =>
    world.billing.makeCodes(world.admin, {
      planId: 'lifetime',
      interval: 'lifetime',
      count: 2,
      expiresAt: null,
      ...given,
    })

  test('with nothing to pay the plan is changed at once, for one account, once', async () => {
    const [code] = await codes({ amount: 0 })
    const [who, stranger] = [world.person(), world.person()]
    expect(await world.billing.invoice(who, ` ${code!.toUpperCase()} `)).toMatchObject({
      checkout_id: '',
      plan: { id: 'lifetime' },
    })
    expect(world.plan(who)).toMatchObject({ planId: 'lifetime', status: 'lifetime', source: 'code' })
    await world.billing.invoice(who, code!)
    expect(world.granted.get(who.accountId)).toHaveLength(1)
    await expect(world.billing.invoice(stranger, code!)).rejects.toMatchObject({ code: 'bad_code' })
  })

  test('with a price of its own: paid, then used up', async () => {
    const [code] = await codes({ amount: 4900 })
    const who = world.person()
    const { checkout_id, amount } = await world.billing.invoice(who, code!)
    expect(amount).toBe(5831)
    expect(await pay(who, checkout_id)).toMatchObject({ planId: 'lifetime' })
    await expect(world.billing.invoice(who, code!)).rejects.toMatchObject({ code: 'bad_code' })
  })

  test('past its time, unknown, or nonsense', async () => {
    const soon = new Date(world.time.now + 1000).toISOString()
    const [code] = await codes({ expiresAt: soon })
    world.time.now += 2000
    for (const hash of [code!, 'aaaa-bbbb-cccc-dddd', 'x', '', '../../etc', 'pro/decade']) {
      await expect(world.billing.invoice(world.person(), hash)).rejects.toMatchObject({
        status: 422,
        code: 'bad_code',
      })
    }
  })

  test('in manual mode every code gives its plan', async () => {
    const [code] = await world.manual.service.makeCodes(world.admin, {
      planId: 'pro',
      interval: 'month',
      count: 1,
      expiresAt: null,
    })
    const who = world.person()
    expect(await world.manual.service.invoice(who, code!)).toMatchObject({ checkout_id: '' })
    expect(world.plan(who)).toMatchObject({ planId: 'pro', status: 'active', source: 'code' })
    world.time.now += 32 * 86_400_000
    await world.manual.work()
    expect(world.plan(who)).toMatchObject({ planId: 'free' })
    await expect(world.manual.service.changePlan(who, 'pro', 'month')).rejects.toMatchObject({
      code: 'manual_billing',
    })
  })

  test('for a plan that is not sold for life: with an amount of its own, or where nothing is charged', async () => {
    const given = { planId: 'pro', interval: 'lifetime' as const, count: 1, expiresAt: null }
    const who = world.person()
    const [paid] = await world.billing.makeCodes(world.admin, { ...given, amount: 9900 })
    const { checkout_id } = await world.billing.invoice(who, paid!)
    expect(await pay(who, checkout_id)).toMatchObject({ planId: 'pro', status: 'lifetime' })
    for (const [service, amount] of [
      [world.billing, 0],
      [world.manual.service, null],
    ] as const) {
      const [free] = await service.makeCodes(world.admin, { ...given, amount })
      const other = world.person()
      await service.invoice(other, free!)
      expect(world.plan(other)).toMatchObject({ planId: 'pro', status: 'lifetime' })
    }
  })

  test('of the free plan are not made in manual mode either', async () => {
    const given = { planId: 'free', interval: 'month' as const, count: 1, expiresAt: null }
    await expect(world.manual.service.makeCodes(world.admin, given)).rejects.toMatchObject({
      status: 422,
      errors: { plan_id: [message('billing.needs_no_code', { plan: 'Free' })] },
    })
  })

  test.each([
    { count: 0 },
    { count: 1.5 },
    { planId: 'gold' },
    { amount: -1 },
    { amount: 3 },
    { planId: 'free' },
    { planId: 'free', amount: 0 },
    { interval: 'lifetime' as const },
    { planId: 'lifetime' },
  ])('are not made of %o', async (wrong) => {
    await expect(
      world.billing.makeCodes(world.admin, {
        planId: 'pro',
        interval: 'month',
        count: 1,
        expiresAt: null,
        ...wrong,
      }),
    ).rejects.toMatchObject({ status: 422 })
  })
})

test('codes are listed with what became of them, and one that nobody has is ended', async () => {
  const who = world.person()
  const given = { planId: 'pro', interval: 'month', expiresAt: null, amount: 0 } as const
  const [used, ended, open] = await world.billing.makeCodes(world.admin, { ...given, count: 3 })
  await world.billing.invoice(who, used!)
  await world.billing.endCode(world.admin, ended!)
  await expect(world.billing.invoice(world.person(), ended!)).rejects.toMatchObject({ code: 'bad_code' })
  for (const code of [used!, 'none']) {
    await expect(world.billing.endCode(world.admin, code)).rejects.toMatchObject({ status: 404 })
  }
  const listed = await world.billing.codes(world.admin, { page: 1, per_page: 100 })
  const states = new Map(listed.data.map(({ code, state }) => [code, state]))
  expect([used, ended, open].map((code) => states.get(code!))).toEqual(['used', 'ended', 'open'])
  expect(listed.data.find(({ code }) => code === used)).toMatchObject({ plan: 'Pro', amount: 0 })
  await expect(world.billing.codes(who, { page: 1, per_page: 15 })).rejects.toMatchObject({ status: 403 })
  await expect(world.billing.endCode(who, open!)).rejects.toMatchObject({ status: 403 })
})

test('who left the pay page chooses another country, and pays the tax that is shown then', async () => {
  const who = world.person()
  const quoted = (country: string | null, guess: string | null = null) =>
    world.billing.quote(who, 'pro', 'month', country, guess)
  const pressed = (country: string) => world.billing.changePlan(who, 'pro', 'month', { country })
  expect((await pressed('DE')).amount).toBe(3900 * 1.19)
  // What was chosen goes before what the browser's language lets one guess.
  expect(await quoted(null, 'US')).toMatchObject({ country: 'DE', total: 3900 * 1.19, country_fixed: false })
  const { total } = await quoted('AT')
  const { checkout_id, amount } = await pressed('AT')
  expect([total, amount]).toEqual([3900 * 1.2, 3900 * 1.2])
  expect((await pressed('AT')).checkout_id).toBe(checkout_id)
  paySession(world.emulator.state, checkout_id)
  expect((await world.billing.invoices(who.accountId, page)).data).toEqual([])
  await world.billing.returned(who)
  expect((await world.billing.invoices(who.accountId, page)).data).toMatchObject([{ amount: 3900 * 1.2 }])
})

test('who leaves the pay page of a code is told that nothing was charged, and the code still leads there', async () => {
  const who = world.person()
  const terms = { planId: 'pro', interval: 'year' as const, amount: 19_900, currency: 'usd' }
  const [code] = await world.billing.makeCodes(world.admin, { ...terms, count: 1, expiresAt: null })
  const { checkout_id } = await world.billing.invoice(who, code!)
  const session = world.emulator.state.sessions.get(checkout_id)!
  expect(session.cancel_url).toBe('http://localhost:3000/subscription?done=payment-left')
  expect((await world.billing.invoice(who, code!)).checkout_id).toBe(checkout_id)
})

test('a billing address that was given on the pay page decides over any choice', async () => {
  const who = world.person()
  await world.billing.changePlan(who, 'pro', 'month', { country: 'DE' })
  const { stripe_id } = (await world.customerOf(who))!
  const address = {
    country: 'DE',
    line1: 'Kurze Gasse 1',
    line2: null,
    city: 'Ulm',
    postal_code: '89073',
    state: null,
  }
  world.emulator.state.customers.get(stripe_id!)!.address = address
  expect(await world.billing.quote(who, 'pro', 'month', 'AT')).toMatchObject({
    country: 'DE',
    country_fixed: true,
    total: 3900 * 1.19,
  })
})

test('off: every call answers 501 "billing disabled"', async () => {
  const { service } = billingOff
  const who = world.person()
  const asked = [
    service.changePlan(who, 'pro', 'month'),
    service.invoice(who, 'x'),
    service.previewChange(who, 'pro', 'month'),
    service.quote(null, 'pro', 'month', 'DE'),
    service.cancelPlan(who),
    service.keepPlan(who),
    service.customer(who),
    service.setDefaultPaymentMethod(who, 'x'),
    service.invoices(who.accountId, page),
    service.subscriptions(who.accountId, page),
    service.addTaxId(who, { type: 'eu_vat', value: 'x' }),
    service.removeTaxId(who, 'x'),
    service.codes(who, page),
    service.endCode(who, 'x'),
    service.makeCodes(who, { planId: 'pro', interval: 'month', count: 1, expiresAt: null }),
  ]
  for (const answer of await Promise.allSettled(asked)) {
    expect(answer).toMatchObject({
      status: 'rejected',
      reason: { status: 501, reason: message('billing.disabled') },
    })
  }
  await expect(service.webhook('', '')).rejects.toMatchObject({ status: 404, code: 'not_found' })
})
