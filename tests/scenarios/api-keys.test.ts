import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiKey } from '#contract/accounts.ts'
import type { ApiError } from '#contract/common.ts'
import { hashOfKey } from '#services/api-keys/token.ts'
import { type Instance, startInstance } from '../instance.ts'
import { type Person, password, recordingMailer, register } from './accounts-world.ts'

/** API keys over a whole instance: made, shown once, used, renewed, ended. */

const mailer = recordingMailer()
let instance: Instance
let ada: Person
let ben: Person
beforeAll(async () => {
  instance = await startInstance({ BILLING: 'manual', REGISTRATIONS_PER_HOUR: '100' }, { mailer })
  ada = await person('ada@example.org', 'pro')
  ben = await person('ben@example.org', 'starter')
})
afterAll(() => instance?.close())

async function person(email: string, planId: string): Promise<Person> {
  const made = await register(instance, email)
  await instance.running.application.services.plans.grant(made.user.id, {
    planId,
    interval: 'month',
    status: 'active',
    renewsAt: null,
    cancelAt: null,
    source: 'admin',
  })
  return made
}

type Made = { api_key: string; key: ApiKey }
const create = async (who: Person, given: object = {}) =>
  (await (await who.browser.post('/api/profile/api-keys', given)).json()) as Made
const withKey = (key: string, path: string, init: RequestInit = {}) =>
  fetch(`${instance.url}${path}`, { ...init, headers: { authorization: `Bearer ${key}` } })
const codeOf = async (response: Response) => [response.status, ((await response.json()) as ApiError).code]

test('made once, shown once, kept as a hash; lists show its ends', async () => {
  const { api_key, key } = await create(ada, { name: 'Newsletter', scopes: ['read', 'read', 'test'] })
  expect(api_key).toMatch(/^eml_live_[0-9A-Za-z]{38}$/)
  expect(key).toMatchObject({ name: 'Newsletter', scopes: ['read', 'test'], last_used_at: null })
  expect(api_key.startsWith(key.prefix) && api_key.endsWith(key.last4)).toBe(true)
  const listed = await (await ada.browser.call('/api/profile/api-keys')).text()
  expect(listed).toContain(key.last4)
  expect(listed).not.toContain(api_key.slice(14, -5))
  const row = await instance.running.application.database.db
    .selectFrom('api_keys')
    .selectAll()
    .where('id', '=', key.id)
    .executeTakeFirstOrThrow()
  expect(row.hash).toBe(hashOfKey(api_key))
  expect(JSON.stringify(row)).not.toContain(api_key.slice(14, -5))
})

test('a key works on the API as its account, with its own limit in the headers, and its use is noted', async () => {
  const { api_key, key } = await create(ada, { scopes: ['read'] })
  const response = await withKey(api_key, '/api/profile')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ email: 'ada@example.org' })
  expect(response.headers.get('RateLimit-Policy')).toBe('"api";q=100;w=60')
  expect(response.headers.get('RateLimit')).toMatch(/^"api";r=\d+;t=\d+$/)
  const used = async () =>
    (await ada.browser.json<{ data: ApiKey[] }>('/api/profile/api-keys')).data.find(({ id }) => id === key.id)
      ?.last_used_at
  await expect.poll(used).toBeTruthy()
  const first = await used()
  await withKey(api_key, '/api/profile')
  expect(await used()).toBe(first)
})

describe('what a scope allows', () => {
  const cases: [scopes: string[], method: string, path: string, status: number][] = [
    [['read'], 'GET', '/api/emails', 200],
    [['read'], 'GET', '/api/get-email', 403],
    [['test'], 'GET', '/api/get-email', 200],
    [['test'], 'GET', '/api/emails', 403],
    [['read', 'test', 'verify'], 'POST', '/api/profile/api-keys', 403],
    [['read', 'test', 'verify'], 'GET', '/api/update/me/api-key', 403],
    [['read', 'test', 'verify'], 'GET', '/api/admin/health', 403],
  ]
  test.each(cases)('%j: %s %s gives %i', async (scopes, method, path, status) => {
    const { api_key, key } = await create(ada, { scopes })
    const response = await withKey(api_key, path, { method })
    expect(response.status).toBe(status)
    await ada.browser.post(`/api/profile/api-keys/${key.id}/delete`, {})
  })

  test('only administrators make keys for administration', async () => {
    const response = await ada.browser.post('/api/profile/api-keys', { scopes: ['admin'] })
    expect(await codeOf(response)).toEqual([403, 'forbidden'])
  })
})

test('as many as the plan has, then 403; a plan without API has none and its keys rest', async () => {
  const first = await create(ben)
  const second = await ben.browser.post('/api/profile/api-keys', {})
  expect(await codeOf(second)).toEqual([403, 'quota_exceeded'])
  const { plans } = instance.running.application.services
  const grant = { interval: null, renewsAt: null, cancelAt: null, source: 'admin' as const }
  await plans.grant(ben.user.id, { ...grant, planId: 'free', status: 'free' })
  expect(await codeOf(await withKey(first.api_key, '/api/profile'))).toEqual([403, 'plan'])
  await plans.grant(ben.user.id, { ...grant, planId: 'starter', status: 'active' })
  expect((await withKey(first.api_key, '/api/profile')).status).toBe(200)
})

test("another's key cannot be deleted; one's own ends at once", async () => {
  const { api_key, key } = await create(ada)
  const foreign = await ben.browser.post(`/api/profile/api-keys/${key.id}/delete`, {})
  expect(foreign.status).toBe(404)
  expect((await ada.browser.post(`/api/profile/api-keys/${key.id}/delete`, {})).status).toBe(200)
  expect((await withKey(api_key, '/api/profile')).status).toBe(401)
})

describe('the two calls of old', () => {
  const bearer = (path: string, who = ada) => withKey(who.token, path)

  test('read: by bearer token, for oneself alone', async () => {
    for (const x of ['profile', 'me', ada.user.id]) {
      const response = await bearer(`/api/${x}/api-key`)
      expect([x, response.status]).toEqual([x, 200])
      expect(response.headers.get('cache-control')).toContain('no-store')
      expect(Object.keys((await response.json()) as object)).not.toContain('api_key')
    }
    for (const x of [ben.user.id, 'update', 'x']) expect((await bearer(`/api/${x}/api-key`)).status).toBe(404)
    expect((await ada.browser.call('/api/me/api-key')).status).toBe(401)
    expect((await fetch(`${instance.url}/api/me/api-key`)).status).toBe(401)
  })

  test('renew: never by a cookie, never cached; the old key ends', async () => {
    const before = (await (await ben.browser.post('/api/profile/api-keys/renew', {})).json()) as Made
    expect((await ben.browser.call('/api/update/me/api-key')).status).toBe(401)
    expect((await bearer(`/api/update/${ada.user.id}/api-key`, ben)).status).toBe(404)
    expect((await withKey(before.api_key, '/api/profile')).status).toBe(200)
    const response = await bearer('/api/update/profile/api-key', ben)
    expect(response.headers.get('cache-control')).toContain('no-store')
    const { api_key } = (await response.json()) as Made
    expect((await withKey(before.api_key, '/api/profile')).status).toBe(401)
    expect((await withKey(api_key, '/api/profile')).status).toBe(200)
  })
})

describe('a key with bounds', () => {
  test('is good until its end, and where its networks are', async () => {
    const { api_key, key } = await create(ada, { expires_in_days: 30, networks: ['127.0.0.0/8', '::1'] })
    expect(Math.round((Date.parse(key.expires_at!) - Date.parse(key.created_at)) / 86_400_000)).toBe(30)
    expect((await withKey(api_key, '/api/profile')).status).toBe(200)
    const { db } = instance.running.application.database
    const used = () =>
      db.selectFrom('api_keys').select('last_used_from').where('id', '=', key.id).executeTakeFirstOrThrow()
    await expect.poll(async () => (await used()).last_used_from).toMatch(/^(?:127\.0\.0\.1|0+\/64)$/)
    await db.updateTable('api_keys').set({ expires_at: new Date() }).where('id', '=', key.id).execute()
    expect(await codeOf(await withKey(api_key, '/api/profile'))).toEqual([401, 'unauthorized'])
  })

  test('is refused from elsewhere, and says so', async () => {
    const { api_key } = await create(ada, { networks: ['192.0.2.0/24'] })
    expect(await codeOf(await withKey(api_key, '/api/profile'))).toEqual([403, 'network'])
  })

  test.each([{ networks: ['192.0.2.0/99'] }, { expires_in_days: 0 }, { expires_in_days: 4000 }])(
    '%j is refused',
    async (given) => {
      const response = await ada.browser.post('/api/profile/api-keys', given)
      expect(await codeOf(response)).toEqual([422, 'invalid'])
    },
  )
})

test('a key is made ten minutes after the password at most, and the owner hears of it', async () => {
  const { db } = instance.running.application.database
  await db
    .updateTable('login_sessions')
    .set({ proven_at: new Date(Date.now() - 11 * 60_000) })
    .where('account_id', '=', ben.user.id)
    .execute()
  for (const path of ['/api/profile/api-keys', '/api/profile/api-keys/renew']) {
    expect(await codeOf(await ben.browser.post(path, {}))).toEqual([403, 'prove_first'])
  }
  expect(await codeOf(await ben.browser.post('/api/profile/prove', { password: 'wrong password' }))).toEqual([
    422,
    'invalid',
  ])
  expect((await ben.browser.post('/api/profile/prove', { password })).status).toBe(200)
  expect((await ben.browser.post('/api/profile/api-keys/renew', {})).status).toBe(201)
  expect(mailer.sent).toContainEqual({ kind: 'key-made', to: ben.email, locale: 'en' })
})

test('something like a key is told without a word why', async () => {
  const { api_key } = await create(ada)
  for (const token of [`${api_key}0`, api_key.toLowerCase(), 'eml_live_', `eml_live_${'0'.repeat(38)}`]) {
    expect(await codeOf(await withKey(token, '/api/profile'))).toEqual([401, 'unauthorized'])
  }
})
