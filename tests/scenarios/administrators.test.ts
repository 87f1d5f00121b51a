import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiError } from '#contract/common.ts'
import { createBrowser, type Instance, startInstance } from '../instance.ts'
import { type Person, register } from './accounts-world.ts'

/** What an operator may ask of administrators: a second factor, and the end of a session that nobody uses. */

const minute = 60_000
const time = { shift: 0 }
const clock = { now: () => Date.now() + time.shift }
let instance: Instance
let root: Person

beforeAll(async () => {
  instance = await startInstance({ ADMIN_SECOND_FACTOR: 'true', ADMIN_IDLE_MINUTES: '30' }, { clock })
  root = await register(instance, 'root@example.org')
  const { firstAdmin } = instance.running.application.accountsPart
  await firstAdmin.claim(root.user.id, (await firstAdmin.link())!.split('/').at(-1)!)
})
afterAll(() => instance?.close())

/** When the newest use of a session of the administrator was noted, ms. */
async function lastUse(): Promise<number> {
  const { last } = await instance.running.application.database.db
    .selectFrom('login_sessions')
    .select(({ fn }) => fn.max('last_used_at').as('last'))
    .where('account_id', '=', root.user.id)
    .executeTakeFirstOrThrow()
  return last.getTime()
}

const page = (path: string) => root.browser.call(path, { redirect: 'manual' })

test('an administrator without a second factor is led to it, and has no rights until it is on', async () => {
  const refused = await root.browser.call('/api/admin/accounts')
  expect(refused.status).toBe(403)
  expect(((await refused.json()) as ApiError).code).toBe('second_factor_needed')
  const admin = await page('/admin')
  expect([admin.status, admin.headers.get('location')]).toEqual([302, '/user-account/security'])
  expect(await (await page('/user-account/security')).text()).toContain(
    'Turn this on to open Administration.',
  )
  const key = await root.browser.post('/api/profile/api-keys', { name: 'all', scopes: ['read', 'admin'] })
  expect(key.status).toBe(403)

  const { secret } = (await (await root.browser.post('/api/profile/two-factor')).json()) as { secret: string }
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() })
  expect((await root.browser.post('/api/profile/two-factor/enable', { code })).status).toBe(200)
  expect((await root.browser.call('/api/admin/accounts')).status).toBe(200)
  expect((await page('/admin')).status).toBe(200)
  expect(await (await page('/user-account/security')).text()).not.toContain('Turn this on to open')
})

test('nobody else is asked for it', async () => {
  const other = await register(instance, 'other@example.org', createBrowser(instance.url))
  const refused = await other.browser.call('/api/admin/accounts')
  expect(((await refused.json()) as ApiError).code).toBe('forbidden')
  expect((await other.browser.call('/admin', { redirect: 'manual' })).status).toBe(404)
})

test('the session of an administrator ends when it is not used, and no other', async () => {
  const other = await register(instance, 'patient@example.org', createBrowser(instance.url))
  for (let used = 0; used < 4; used += 1) {
    time.shift += 20 * minute
    expect((await root.browser.call('/api/profile')).status).toBe(200)
    // The use is written down behind the answer.
    await expect.poll(lastUse).toBeGreaterThan(clock.now() - minute)
  }
  time.shift += 31 * minute
  expect((await root.browser.call('/api/profile')).status).toBe(401)
  expect((await other.browser.call('/api/profile')).status).toBe(200)
})
