import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CurrentPlan, Plan, Quota, SiteConfig } from '#contract/billing.ts'
import type { ApiError, List } from '#contract/common.ts'
import type { IssuedAddress, TestResult } from '#contract/spam-test.ts'
import { plans as seeds } from '../../data/plans.ts'
import { createBrowser, examples, type Instance, startInstance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'

/** Plans over a whole instance: what counts, what is refused, and what `off` means. */

const mail = () => readFile(join(examples, 'plain-text.eml'))
const upload = async (browser: { call(path: string, init: RequestInit): Promise<Response> }) => {
  const form = new FormData()
  form.set('file', new Blob([await mail()]), 'mail.eml')
  return browser.call('/api/emails', { method: 'POST', body: form })
}

describe('billing off', () => {
  let instance: Instance
  beforeAll(async () => {
    instance = await startInstance()
  })
  afterAll(() => instance?.close())

  test('nothing is sold, nothing is counted, everyone has everything', async () => {
    const { browser } = instance
    expect(await browser.json<SiteConfig>('/api/config')).toMatchObject({
      billing: 'off',
      stripe_publishable_key: null,
      mail: 'development',
    })
    expect((await browser.json<List<Plan>>('/api/plans')).data).toEqual([])
    expect((await browser.json<List<unknown>>('/api/taxes')).data).toEqual([])
    for (let n = 0; n < 5; n++) {
      const response = await upload(browser)
      expect(response.status).toBe(201)
      const { id } = (await response.json()) as { id: string }
      expect(await browser.result(id)).toMatchObject({ status: 'completed' })
    }
    const ada = await register(instance, 'ada@example.org')
    const plan = await ada.browser.json<CurrentPlan>('/api/profile/plan')
    expect(plan).toMatchObject({ status: 'free', plan: { id: 'unlimited' } })
    expect(plan.usage.spam_check).toEqual({ used: 0, limit: null })
    const { db } = databaseOf(instance)
    for (const table of ['usage', 'usage_subjects', 'usage_owners'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  test('who is not signed in has no plan of their own', async () => {
    expect((await createBrowser(instance.url).call('/api/profile/plan')).status).toBe(401)
  })
})

describe('billing manual', () => {
  const mailer = recordingMailer()
  let instance: Instance
  let admin: Person
  beforeAll(async () => {
    instance = await startInstance({ BILLING: 'manual', REGISTRATIONS_PER_HOUR: '100' }, { mailer })
    admin = await person('root@example.org')
    await databaseOf(instance)
      .db.updateTable('accounts')
      .set({ is_admin: true })
      .where('id', '=', admin.user.id)
      .execute()
  })
  afterAll(() => instance?.close())

  async function person(email: string): Promise<Person> {
    const made = await register(instance, email)
    return made
  }
  const grant = (who: Person, given: object) =>
    admin.browser.post(`/api/admin/accounts/${who.user.id}/plan`, given)

  test('the plans of the seed are on offer, without that of visitors', async () => {
    const { data } = await instance.browser.json<List<Plan>>('/api/plans')
    expect(data).toEqual(seeds.filter(({ id }) => id !== 'anonymous'))
    const page = await instance.browser.json<List<Plan>>('/api/plans?per_page=2&page=2')
    expect([page.data.map(({ id }) => id), page.meta]).toEqual([
      ['pro', 'agency'].slice(0, 2).map((_, n) => data[n + 2]!.id),
      { current_page: 2, per_page: 2, total: 5, last_page: 3 },
    ])
  })

  test('visitors: three tests a day for one network, whatever the browser; then a sentence with the quota', async () => {
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      const browser = createBrowser(instance.url)
      const response = await upload(browser)
      const { id } = (await response.json()) as { id: string }
      expect((await browser.result(id)).status).toBe('completed')
      ids.push(id)
    }
    const late = createBrowser(instance.url)
    const response = await upload(late)
    const body = (await response.json()) as ApiError & { quota: Quota }
    expect([response.status, body.code]).toEqual([403, 'quota_exceeded'])
    expect(body.quota).toMatchObject({ metric: 'spam_check', limit: 3, used: 3 })
    expect(Date.parse(body.quota.resets_at!)).toBeGreaterThan(Date.now())
    expect(body.message).toMatch(/^All 3 spam tests for your network today are used up\./)
  })

  test('the sample costs nothing, even then; asking for an address neither', async () => {
    const { browser } = instance
    const { id } = await browser.address()
    const sent = await browser.call(`/api/emails/sample?id=${id}`, { method: 'POST' })
    expect(sent.status).toBe(201)
    expect((await browser.result(id)).status).toBe('completed')
  })

  test('a mail that comes when nothing is left waits, and is read when there is a test again', async () => {
    const eve = await person('eve@example.org')
    await grant(eve, { plan_id: 'tiny' }).then((response) => expect(response.status).toBe(422))
    const tiny = { ...seeds[1]!, id: 'tiny', slug: 'tiny', name: 'Tiny', prices: [] }
    tiny.limits = { ...tiny.limits, spam_check: 1 }
    expect((await admin.browser.post('/api/admin/plans/tiny', tiny)).status).toBe(200)
    expect((await grant(eve, { plan_id: 'tiny' })).status).toBe(200)

    const [one, two] = [
      await eve.browser.json<IssuedAddress>('/api/get-email'),
      await eve.browser.json<IssuedAddress>('/api/get-email'),
    ]
    await instance.send(one.email, await mail())
    expect((await eve.browser.result(one.id)).status).toBe('completed')
    await instance.send(two.email, await mail())
    const refused = await until(() => eve.browser.call(`/api/emails/${two.id}/results`), 403)
    const body = (await refused.json()) as ApiError & { quota?: Quota }
    expect(body).toMatchObject({ code: 'quota_exceeded', quota: { limit: 1, used: 1 } })
    expect(body.message).toMatch(/We keep it/)
    const stranger = await createBrowser(instance.url).call(`/api/emails/${two.id}/results`)
    expect(await stranger.json()).not.toHaveProperty('quota')

    await grant(eve, { plan_id: 'pro', interval: 'month' })
    expect((await eve.browser.result(two.id)).status).toBe('completed')
    const now = await eve.browser.json<CurrentPlan>('/api/profile/plan')
    expect(now).toMatchObject({ plan: { id: 'pro' }, status: 'active' })
    expect(now.usage.spam_check).toEqual({ used: 2, limit: 300 })
  })

  test('fifty mails at once to one account: exactly as many reports as the plan has', async () => {
    const max = await person('max@example.org')
    const raw = await mail()
    const addresses = await Promise.all(
      Array.from({ length: 50 }, () => max.browser.json<IssuedAddress>('/api/get-email')),
    )
    await Promise.all(addresses.map(({ email }) => instance.send(email, raw)))
    const ended = await Promise.all(
      addresses.map(({ id }) =>
        until(
          () => max.browser.call(`/api/emails/${id}/results`),
          async (response) =>
            response.status === 403 || ((await response.json()) as TestResult).status === 'completed',
        ),
      ),
    )
    expect(ended.filter(({ status }) => status === 200)).toHaveLength(20)
    const { usage } = await max.browser.json<CurrentPlan>('/api/profile/plan')
    expect(usage.spam_check).toEqual({ used: 20, limit: 20 })
  })

  test('reports are kept as long as the plan says; asking DNS again costs nothing', async () => {
    const pia = await person('pia@example.org')
    await grant(pia, { plan_id: 'starter', interval: 'year' })
    const { id } = (await (await upload(pia.browser)).json()) as { id: string }
    const result = await pia.browser.result(id)
    const days = (Date.parse(result.expires_at) - Date.parse(result.received_at!)) / 86_400_000
    expect(days).toBe(365)
    expect((await pia.browser.post(`/api/emails/${id}/recheck`, {})).status).toBe(200)
    const { usage } = await pia.browser.json<CurrentPlan>('/api/profile/plan')
    expect(usage.spam_check.used).toBe(1)
  })

  test('a grant until a time that is past is none; a grant for nobody is 404', async () => {
    const una = await person('una@example.org')
    const given = await grant(una, { plan_id: 'agency', until: '2020-01-01T00:00:00Z' })
    expect(await given.json()).toMatchObject({ plan: { id: 'free' }, status: 'canceled' })
    const nobody = await admin.browser.post('/api/admin/accounts/nobody/plan', { plan_id: 'pro' })
    expect(nobody.status).toBe(404)
  })

  test('administration is for administrators, and its deeds are in the audit log', async () => {
    const kim = await person('kim@example.org')
    const visitor = createBrowser(instance.url)
    const calls: [string, string, object?][] = [
      ['GET', '/api/admin/health'],
      ['GET', '/api/admin/plans'],
      ['GET', '/api/admin/accounts'],
      ['POST', '/api/admin/plans/pro', seeds[3]],
      ['POST', '/api/admin/taxes', { taxes: [] }],
      ['POST', '/api/admin/settings/1', { homeTitle: 'Mine' }],
      ['POST', `/api/admin/accounts/${kim.user.id}/plan`, { plan_id: 'agency' }],
    ]
    for (const [method, path, body] of calls) {
      const ask = (who: typeof visitor) => (method === 'GET' ? who.call(path) : who.post(path, body ?? {}))
      expect([path, (await ask(visitor)).status]).toEqual([path, 401])
      expect([path, (await ask(kim.browser)).status]).toEqual([path, 403])
    }
    const found = await admin.browser.json<List<{ email: string; plan_id: string }>>(
      '/api/admin/accounts?search=kim@',
    )
    expect(found.data).toMatchObject([{ email: 'kim@example.org', plan_id: 'free' }])
    const tax = { id: 'de', country: 'DE', type: 'vat', name: 'MwSt.', rate: 19, inclusive: true }
    expect((await admin.browser.post('/api/admin/taxes', { taxes: [tax] })).status).toBe(200)
    expect((await visitor.json<List<unknown>>('/api/taxes')).data).toEqual([tax])
    const twice = { ...seeds[3]!, id: 'other', slug: 'other' }
    expect((await admin.browser.post('/api/admin/plans/other', twice)).status).toBe(422)
    const deeds = await databaseOf(instance)
      .db.selectFrom('audit')
      .select('action')
      .where('actor', '=', admin.user.id)
      .execute()
    expect(new Set(deeds.map(({ action }) => action))).toEqual(
      new Set([...deeds.map(({ action }) => action), 'plan-granted', 'plan-changed', 'taxes-changed']),
    )
  })

  test('the parts tell how they are', async () => {
    const { parts } = await admin.browser.json<{ parts: { id: string; status: string }[] }>(
      '/api/admin/health',
    )
    const status = Object.fromEntries(parts.map((part) => [part.id, part.status]))
    expect(status).toMatchObject({ database: 'good', smtp: 'good', browser: 'no-data', mailer: 'warning' })
    expect(Object.keys(status).sort()).toEqual([
      'blacklists',
      'browser',
      'database',
      'disk',
      'dns',
      'load',
      'mailer',
      'processes',
      'queue',
      'seeds',
      'smtp',
      'waiting',
    ])
  })
})

const databaseOf = (instance: Instance) => instance.running.application.database

/** Asks until the answer is as wanted. */
async function until<T extends Response | number>(
  ask: () => Promise<T>,
  wanted: number | ((answer: Response) => Promise<boolean>),
): Promise<T> {
  for (;;) {
    const answer = await ask()
    const reached =
      typeof wanted === 'number'
        ? (typeof answer === 'number' ? answer : answer.status) === wanted
        : await wanted((answer as Response).clone())
    if (reached) return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
