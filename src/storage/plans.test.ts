import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { plans as seeds } from '../../data/plans.ts'
import { openOwnDatabase } from '../../tests/postgres/database.ts'
import { deleteKey, findKeyByHash, insertKey, listKeys, type NewKey, noteKeyUse } from './api-keys.ts'
import type { Database } from './db.ts'
import { findEntitled, grantPlan, listPlans, listTaxes, replaceTaxes, savePlan, seedPlans } from './plans.ts'
import { mergeSiteSettings, readSiteSettings } from './site-settings.ts'
import {
  type Charge,
  countUse,
  forgetUsage,
  holderOf,
  introduceOwner,
  purgeUsage,
  readUsage,
  uncountUse,
} from './usage.ts'

/** Plans, usage, API keys and settings record 1, over both databases. */

const at = (ms: number) => new Date(ms)
const period = at(1_000_000)

describe('plans', () => {
  let database: Database
  beforeAll(async () => {
    database = await openOwnDatabase()
  })
  afterAll(() => database?.close())
  beforeEach(async () => {
    for (const table of tables) await database.db.deleteFrom(table).execute()
    await database.db
      .insertInto('accounts')
      .values([person('ann'), person('ben')])
      .execute()
  })

  test('the seed is written once; what was edited stays', async () => {
    const { db } = database
    await Promise.all([seedPlans(db, seeds), seedPlans(db, seeds)])
    expect(await listPlans(db)).toEqual(seeds)
    const pro = { ...seeds[3]!, name: 'Team', prices: [seeds[3]!.prices[1]!] }
    await savePlan(db, pro)
    await seedPlans(db, seeds)
    expect((await listPlans(db))[3]).toEqual(pro)
  })

  test('a grant replaces the one before; `since` moves with the status alone', async () => {
    const { db } = database
    const grant = {
      account_id: 'ann',
      plan_id: 'pro',
      interval: 'month' as const,
      status: 'active' as const,
      renews_at: at(9000),
      cancel_at: null,
      source: 'stripe' as const,
      since: at(1000),
    }
    await grantPlan(db, grant)
    await grantPlan(db, { ...grant, renews_at: at(19_000), since: at(2000) })
    expect(await findEntitled(db, 'ann')).toMatchObject({ renews_at: at(19_000), since: at(1000) })
    await grantPlan(db, { ...grant, status: 'past_due', since: at(3000) })
    expect(await findEntitled(db, 'ann')).toMatchObject({ status: 'past_due', since: at(3000) })
    expect(await findEntitled(db, 'ben')).toMatchObject({ plan_id: null, confirmed_at: null })
    expect(await findEntitled(db, 'nobody')).toBeUndefined()
  })

  const charge = (subject: string, given: Partial<Charge> = {}): Charge => ({
    holder: 'account:ann',
    metric: 'spam_check',
    period,
    limit: 20,
    subject,
    ...given,
  })

  test('fifty at once: exactly as many as the limit says', async () => {
    const { db } = database
    const counted = await Promise.all(Array.from({ length: 50 }, (_, n) => countUse(db, charge(`test${n}`))))
    expect(counted.filter(Boolean)).toHaveLength(20)
    expect(await readUsage(db, 'account:ann', period)).toEqual({ spam_check: 20 })
    const subjects = await db.selectFrom('usage_subjects').select('subject').execute()
    expect(subjects).toHaveLength(20)
  })

  test('the same thing fifty times at once counts once', async () => {
    const { db } = database
    const counted = await Promise.all(Array.from({ length: 50 }, () => countUse(db, charge('same'))))
    expect(counted.every(Boolean)).toBe(true)
    expect(await readUsage(db, 'account:ann', period)).toEqual({ spam_check: 1 })
  })

  test.each([
    ['a limit of none', 0, [false, false], {}],
    ['a limit of one', 1, [true, false], { spam_check: 1 }],
    ['no limit', null, [true, true], { spam_check: 2 }],
  ])('%s', async (_name, limit, expected, usage) => {
    const { db } = database
    const counted = [
      await countUse(db, charge('one', { limit })),
      await countUse(db, charge('two', { limit })),
    ]
    expect(counted).toEqual(expected)
    expect(await readUsage(db, 'account:ann', period)).toEqual(usage)
  })

  test('several at once: all or none', async () => {
    const { db } = database
    const counted = []
    for (const [subject, amount] of [
      ['a', 15],
      ['b', 6],
      ['c', 5],
      ['d', 1],
      ['e', 30],
    ] as const) {
      counted.push(await countUse(db, charge(subject, { amount })))
    }
    expect(counted).toEqual([true, false, true, false, false])
    expect(await countUse(db, charge('f', { amount: 21, holder: 'account:ben' }))).toBe(false)
    expect(await readUsage(db, 'account:ann', period)).toEqual({ spam_check: 20 })
  })

  test('what a transaction gives up was not counted', async () => {
    const { db } = database
    const failing = db.transaction().execute(async (trx) => {
      expect(await countUse(trx, charge('lost'))).toBe(true)
      throw new Error('the report could not be stored')
    })
    await expect(failing).rejects.toThrow('stored')
    expect(await readUsage(db, 'account:ann', period)).toEqual({})
    expect(await countUse(db, charge('lost'))).toBe(true)
  })

  test('taken back once, and only what was counted', async () => {
    const { db } = database
    await countUse(db, charge('one'))
    await countUse(db, charge('two'))
    await uncountUse(db, 'spam_check', 'one')
    await uncountUse(db, 'spam_check', 'one')
    await uncountUse(db, 'screenshots', 'two')
    expect(await readUsage(db, 'account:ann', period)).toEqual({ spam_check: 1 })
  })

  test('metrics, periods and holders are counted apart', async () => {
    const { db } = database
    await countUse(db, charge('a', { limit: 1 }))
    expect(await countUse(db, charge('a', { limit: 1, metric: 'screenshots' }))).toBe(true)
    expect(await countUse(db, charge('b', { limit: 1, period: at(2_000_000) }))).toBe(true)
    expect(await countUse(db, charge('c', { limit: 1, holder: 'account:ben' }))).toBe(true)
    expect(await countUse(db, charge('d', { limit: 1 }))).toBe(false)
    await forgetUsage(db, 'ann')
    expect(await readUsage(db, 'account:ann', period)).toEqual({})
    expect(await readUsage(db, 'account:ben', period)).toEqual({ spam_check: 1 })
    expect(await purgeUsage(db, at(3_000_000))).toBe(2)
  })

  test('an owner is whoever was seen with the tag, or whoever claimed the browser', async () => {
    const { db } = database
    expect(await holderOf(db, 'tag1')).toBeUndefined()
    await introduceOwner(db, 'tag1', 'network:x', at(1))
    await introduceOwner(db, 'tag1', 'network:y', at(2))
    expect(await holderOf(db, 'tag1')).toBe('network:y')
    await db
      .insertInto('claimed_browsers')
      .values({ browser: 'tag1', account_id: 'ben', owner: 'tag2', expires_at: at(9) })
      .execute()
    expect([await holderOf(db, 'tag1'), await holderOf(db, 'tag2')]).toEqual(['account:ben', 'account:ben'])
  })

  const key = (id: string, given = {}) => ({
    id,
    account_id: 'ann',
    name: 'CI',
    hash: `hash of ${id}`,
    prefix: 'eml_live_abcd',
    last4: 'wxyz',
    scopes: ['read' as const],
    epoch: 0,
    expires_at: null,
    networks: [] as string[],
    created_at: at(1000),
    ...given,
  })

  const keep = (...[given, limit]: [NewKey, Parameters<typeof insertKey>[2]]) =>
    database.db.transaction().execute((trx) => insertKey(trx, given, limit))

  test('keys: as many as the plan has, also when asked for at once; found by their hash', async () => {
    const { db } = database
    const made = await Promise.all(Array.from({ length: 10 }, (_, n) => keep(key(`k${n}`), { most: 3 })))
    expect(made.filter(Boolean)).toHaveLength(3)
    const keys = await listKeys(db, 'ann')
    expect(keys).toHaveLength(3)
    expect(keys[0]).not.toHaveProperty('hash')
    expect(await findKeyByHash(db, `hash of ${keys[0]!.id}`)).toMatchObject({
      account_id: 'ann',
      email: 'ann@example.org',
      scopes: ['read'],
    })
    expect(await findKeyByHash(db, 'hash')).toBeUndefined()
    expect(await deleteKey(db, 'ben', keys[0]!.id)).toBe(false)
    expect(await deleteKey(db, 'ann', keys[0]!.id)).toBe(true)
  })

  test('a key takes the place of one that is there, and of no other', async () => {
    const { db } = database
    await keep(key('old'), { most: 1 })
    expect(await keep(key('new'), { most: 1, replaces: 'gone' })).toBe(false)
    expect(await keep(key('new'), { most: 1, replaces: 'old' })).toBe(true)
    expect((await listKeys(db, 'ann')).map(({ id }) => id)).toEqual(['new'])
  })

  test('the last use is noted once in a while', async () => {
    const { db } = database
    await keep(key('k'), { most: 1 })
    await noteKeyUse(db, 'k', { now: at(10_000), before: at(0), from: '192.0.2.1' })
    await noteKeyUse(db, 'k', { now: at(20_000), before: at(5_000), from: '192.0.2.2' })
    expect((await listKeys(db, 'ann'))[0]).toMatchObject({
      last_used_at: at(10_000),
      last_used_from: '192.0.2.1',
    })
    await noteKeyUse(db, 'k', { now: at(80_000), before: at(20_000), from: '192.0.2.3' })
    expect((await listKeys(db, 'ann'))[0]?.last_used_at).toEqual(at(80_000))
  })

  test('an account that goes takes its keys and its plan along', async () => {
    const { db } = database
    await keep(key('k'), { most: 1 })
    await db.deleteFrom('accounts').where('id', '=', 'ann').execute()
    expect(await listKeys(db, 'ann')).toEqual([])
  })

  test('settings: fields are put over those that are set', async () => {
    const { db } = database
    expect(await readSiteSettings(db)).toEqual({})
    await mergeSiteSettings(db, { homeTitle: 'Home', termsText: 'Terms' }, at(1))
    await mergeSiteSettings(db, { homeTitle: 'Start' }, at(2))
    expect(await readSiteSettings(db)).toEqual({ homeTitle: 'Start', termsText: 'Terms' })
  })

  test('taxes are replaced whole', async () => {
    const { db } = database
    const tax = { id: 'de', country: 'DE', type: 'vat', name: 'MwSt.', rate: 19, inclusive: true }
    await replaceTaxes(db, [tax])
    await replaceTaxes(db, [{ ...tax, id: 'at', country: 'AT', rate: 20 }])
    expect((await listTaxes(db)).map(({ id }) => id)).toEqual(['at'])
  })
})

const tables = [
  'api_keys',
  'account_plans',
  'claimed_browsers',
  'usage',
  'usage_subjects',
  'usage_owners',
  'site_settings',
  'taxes',
  'plan_prices',
  'plans',
  'accounts',
] as const

const person = (id: string) => ({
  id,
  name: id,
  email: `${id}@example.org`,
  email_key: `${id}@example.org`,
  password_hash: '',
  locale: 'en',
  timezone: 'UTC',
  created_at: at(0),
})
