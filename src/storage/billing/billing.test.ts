import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOwnDatabase } from '../../../tests/postgres/database.ts'
import type { Database } from '../db.ts'
import { closeCheckout, keepCheckout, noteSession, openCheckoutOf } from './checkouts.ts'
import {
  claimCustomer,
  departedCustomers,
  findCustomer,
  forgetDeparted,
  holdsCustomer,
  keepCustomer,
  markCustomer,
  purgeEvents,
  releaseCustomer,
  removeCustomer,
  renewCustomer,
  settleCustomer,
  takeEvent,
} from './customers.ts'
import { type InvoiceRow, keepLedger, listInvoices, type SubscriptionRow, subscriptionsOf } from './ledger.ts'
import { grantingCodes, keepOfferCodes, redeemOfferCode, takeOfferCode } from './offer-codes.ts'

const at = (ms: number) => new Date(1_800_000_000_000 + ms)
const MINUTE = 60_000

describe('billing', () => {
  let database: Database
  let people = 0
  beforeAll(async () => {
    database = await openOwnDatabase()
  })
  afterAll(() => database?.close())

  async function customer(): Promise<string> {
    const id = `account${++people}`
    await keepCustomer(database.db, id, `cus_${id}`, at(0))
    return id
  }

  test('made by several at once is one, with its id at Stripe', async () => {
    const { db } = database
    for (let round = 0; round < 100; round++) {
      const [account, stripe] = [`at-once-${round}`, `cus_at_once_${round}`]
      await Promise.all([1, 2, 3, 4].map(() => keepCustomer(db, account, stripe, at(0))))
      expect((await findCustomer(db, account))?.stripe_id).toBe(stripe)
    }
  })

  test('a customer keeps the first id at Stripe, whatever comes at once', async () => {
    const { db } = database
    await keepCustomer(db, 'first', null, at(0))
    await Promise.all(['cus_a', 'cus_a', 'cus_a'].map((id) => keepCustomer(db, 'first', id, at(0))))
    await keepCustomer(db, 'first', 'cus_b', at(1))
    expect(await findCustomer(db, 'first')).toMatchObject({ stripe_id: 'cus_a', revision: 0 })
  })

  test('an event is taken once, even when it comes many times at once', async () => {
    const { db } = database
    const id = await customer()
    const event = { id: 'evt_1', type: 'invoice.paid', customer: `cus_${id}` }
    const taken = await Promise.all([1, 2, 3, 4].map(() => takeEvent(db, event, at(0))))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await findCustomer(db, id)).toMatchObject({ revision: 1, read_revision: 0 })
    expect(await takeEvent(db, { ...event, id: 'evt_2', customer: 'cus_nobody' }, at(0))).toBe(true)
    expect(await purgeEvents(db, at(1))).toBe(2)
    expect(await claimCustomer(db, { by: 'x', now: at(0), before: at(-1) })).toMatchObject({
      account_id: id,
    })
    await settleCustomer(db, { accountId: id, by: 'x', revision: 1 }, { granted: '', dueAt: null })
  })

  test('one works on a customer; a claim that is too old is void; who was overtaken writes nothing', async () => {
    const { db } = database
    const id = await customer()
    await markCustomer(db, id)
    const claim = (by: string, minute: number) =>
      claimCustomer(db, { by, now: at(minute * MINUTE), before: at((minute - 5) * MINUTE) })
    const first = await Promise.all(['a', 'b', 'c'].map((by) => claim(by, 0)))
    expect(first.filter(Boolean)).toHaveLength(1)
    const slow = ['a', 'b', 'c'][first.findIndex(Boolean)]!
    expect(await claim('d', 4)).toBeUndefined()
    await renewCustomer(db, id, { by: slow, now: at(4 * MINUTE) })
    expect(await claim('d', 6)).toBeUndefined()
    expect(await claim('d', 10)).toMatchObject({ account_id: id, revision: 1 })
    await renewCustomer(db, id, { by: slow, now: at(10 * MINUTE) })
    expect(await holdsCustomer(db, id, slow)).toBe(false)
    await settleCustomer(db, { accountId: id, by: slow, revision: 1 }, { granted: 'old', dueAt: null })
    expect(await findCustomer(db, id)).toMatchObject({ granted: null, read_revision: 0 })
    await markCustomer(db, id)
    await settleCustomer(
      db,
      { accountId: id, by: 'd', revision: 1 },
      { granted: 'new', dueAt: at(MINUTE * 60) },
    )
    // It changed again while it was read.
    expect(await claim('e', 11)).toMatchObject({ revision: 2 })
    await releaseCustomer(db, id, 'e')
    expect(await claim('f', 11)).toMatchObject({ revision: 2 })
    await settleCustomer(
      db,
      { accountId: id, by: 'f', revision: 2 },
      { granted: 'new', dueAt: at(MINUTE * 60) },
    )
    expect(await claim('g', 59)).toBeUndefined()
    expect(await claim('g', 60)).toMatchObject({ account_id: id })
    await settleCustomer(db, { accountId: id, by: 'g', revision: 2 }, { granted: 'new', dueAt: null })
  })

  const invoice = (accountId: string, given: Partial<InvoiceRow>): InvoiceRow => ({
    id: `in_${accountId}`,
    account_id: accountId,
    number: 'A-1',
    status: 'open',
    plan_id: 'pro',
    subscription_id: 'sub',
    amount: 3900,
    tax: 0,
    currency: 'usd',
    created_at: at(0),
    paid_at: null,
    pdf_url: null,
    hosted_url: null,
    ...given,
  })

  test('copies are replaced, invoices only grow; they are listed by page for their owner', async () => {
    const { db } = database
    const [id, other] = [await customer(), await customer()]
    const subscription = { ...row, id: `sub_${id}`, account_id: id } satisfies SubscriptionRow
    const rows = Array.from({ length: 5 }, (_, n) =>
      invoice(id, { id: `in_${id}_${n}`, number: `A-${n}`, created_at: at(n), amount: n }),
    )
    const whole = { subscriptions: [subscription], purchases: [], invoices: rows, taxIds: [] }
    await keepLedger(db, id, whole)
    await keepLedger(db, other, { ...whole, subscriptions: [], invoices: [invoice(other, {})] })
    await keepLedger(db, id, {
      ...whole,
      subscriptions: [{ ...subscription, status: 'canceled' }],
      invoices: [{ ...rows[4]!, status: 'paid', subscription_id: null }],
    })
    expect(await subscriptionsOf(db, id)).toMatchObject([{ status: 'canceled', period_end: at(9) }])
    const query = { page: 2, per_page: 2, direction: 'desc' as const }
    const listed = await listInvoices(db, id, query)
    expect({ ...listed, rows: listed.rows.map(({ amount }) => amount) }).toEqual({ total: 5, rows: [2, 1] })
    expect((await listInvoices(db, id, { ...query, page: 1, search: 'A-3' })).rows).toHaveLength(1)
    expect((await listInvoices(db, id, { ...query, page: 1, search: '%' })).rows).toHaveLength(0)
  })

  test('one way to the pay page is open for an account', async () => {
    const { db } = database
    const id = await customer()
    const make = (key: string) => ({
      id: `${id}${key}`,
      account_id: id,
      plan_id: key,
      interval: 'month' as const,
      offer_code: null,
      session_id: null,
      open: true,
      created_at: at(0),
    })
    const kept = await Promise.all(['a', 'b', 'c'].map((key) => keepCheckout(db, make(key))))
    expect(new Set(kept.map((row) => row?.id)).size).toBe(1)
    const row = kept[0]!
    expect(await noteSession(db, row.id, 'cs_1')).toBe(true)
    const noted = await openCheckoutOf(db, id)
    expect(noted).toMatchObject({ session_id: 'cs_1' })
    // It was seen without the session it has by now.
    expect(await closeCheckout(db, row)).toBe(false)
    expect(await closeCheckout(db, noted!)).toBe(true)
    expect(await noteSession(db, row.id, 'cs_2')).toBe(false)
    expect(await keepCheckout(db, make('d'))).toMatchObject({ plan_id: 'd' })
  })

  test('a code belongs to whoever uses it first, and to nobody when it is past its time', async () => {
    const { db } = database
    const code = (name: string, expires: Date | null) => ({
      code: name,
      plan_id: 'lifetime',
      interval: 'lifetime' as const,
      amount: 0,
      currency: 'usd',
      expires_at: expires,
      created_at: at(0),
      account_id: null,
      redeemed_at: null,
      grants: false,
    })
    await keepOfferCodes(db, [code('one', at(10)), code('old', at(1))])
    const taken = await Promise.all(['p', 'q', 'r'].map((who) => takeOfferCode(db, 'one', who, at(5))))
    expect(taken.filter(Boolean)).toHaveLength(1)
    const owner = taken.find(Boolean)!.account_id!
    expect(await takeOfferCode(db, 'one', owner, at(99))).toBeDefined()
    expect(await takeOfferCode(db, 'old', 'p', at(5))).toBeUndefined()
    expect(await takeOfferCode(db, 'none', 'p', at(5))).toBeUndefined()
    await redeemOfferCode(db, 'one', owner, { now: at(6), grants: true })
    await redeemOfferCode(db, 'one', owner, { now: at(7), grants: false })
    expect(await grantingCodes(db, owner)).toMatchObject([{ code: 'one', redeemed_at: at(6) }])
  })

  test('a removed account leaves nothing but what must be ended at Stripe', async () => {
    const { db } = database
    const id = await customer()
    await keepLedger(db, id, { subscriptions: [], purchases: [], invoices: [invoice(id, {})], taxIds: [] })
    await db.transaction().execute((trx) => removeCustomer(trx, id))
    expect(await findCustomer(db, id)).toBeUndefined()
    expect((await listInvoices(db, id, { page: 1, per_page: 1, direction: 'asc' })).total).toBe(0)
    expect(await departedCustomers(db)).toEqual([`cus_${id}`])
    await forgetDeparted(db, `cus_${id}`)
    expect(await departedCustomers(db)).toEqual([])
  })
})

const row = {
  status: 'active',
  item_id: 'si',
  plan_id: 'pro',
  interval: 'month' as const,
  period_end: at(9),
  cancel_at: null,
  unpaid_since: null,
  created_at: at(0),
}
