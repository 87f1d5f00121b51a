import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import type { Clock } from '@postproof/engine/world'
import { unzipSync } from 'fflate'
import { CompiledQuery } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LoginSession, Profile } from '#contract/accounts.ts'
import type { ApiError, List } from '#contract/common.ts'
import type { TestRow } from '#contract/spam-test.ts'
import { createBrowser, examples, type Instance, startInstance } from '../instance.ts'
import {
  linkToken,
  password,
  recordingMailer,
  register,
  registerOnly,
  registration,
} from './accounts-world.ts'

const mailer = recordingMailer()
const day = 86_400_000
let shift = 0
const clock: Clock = { now: () => Date.now() + shift }
let instance: Instance

beforeAll(async () => {
  instance = await startInstance({ REGISTRATIONS_PER_HOUR: '1000' }, { mailer, clock })
})
afterAll(() => instance?.close())

const accounts = () => instance.running.application.services.accounts
const mails = () => instance.running.application.accountsPart.idle()
const json = async <T>(response: Response) => (await response.json()) as T
const login = (browser: ReturnType<typeof createBrowser>, email: string, extra: object = {}) =>
  browser.post('/api/login', { email, password, ...extra })

describe('the life of an account', () => {
  test('a test without an account, register, confirm: the test is theirs, also one whose mail comes later', async () => {
    const browser = createBrowser(instance.url)
    const [first, later] = [await browser.address(), await browser.address()]
    await instance.send(first.email, await readFile(join(examples, 'plain-text.eml')))
    await browser.result(first.id)

    const { user } = await registerOnly(instance, 'Ada@Example.org', browser)
    expect(user).toMatchObject({
      name: 'Ada',
      email: 'Ada@Example.org',
      email_verified_at: null,
      scope: ['user'],
    })
    expect((await browser.json<List<TestRow>>('/api/emails')).data.map(({ id }) => id)).toEqual([first.id])
    expect(await browser.json(`/api/emails/${later.id}/results`)).toMatchObject({
      status: 'waiting',
      owner: true,
    })
    await instance.send(later.email, await readFile(join(examples, 'plain-text.eml')))
    expect(await browser.result(later.id)).toMatchObject({ status: 'completed', owner: true })

    await mails()
    const token = linkToken(mailer.sent, 'confirm', 'Ada@Example.org')
    const elsewhereFirst = createBrowser(instance.url)
    const verify = (given: object) => elsewhereFirst.post(`/api/profile/verify/${token}`, given)
    expect(await json(await verify({}))).toMatchObject({ code: 'password_needed' })
    expect(await json(await verify({ password: 'a wrong password' }))).toMatchObject({ code: 'invalid' })
    expect(await json(await verify({ password }))).toEqual({ verified: true, counts_at: null })
    // They gave the password, so the session that they registered with is theirs: it goes on, and nobody signs in again.
    expect((await browser.call('/api/profile')).status).toBe(200)
    expect((await browser.post(`/api/profile/verify/${token}`)).status).toBe(422)
    expect((await browser.json<Profile>('/api/profile')).email_verified_at).not.toBeNull()

    await browser.post('/api/logout')
    expect((await browser.call('/api/profile')).status).toBe(401)
    expect((await browser.json<List<TestRow>>('/api/emails')).data).toEqual([])
    const after = await browser.address()
    await instance.send(after.email, await readFile(join(examples, 'plain-text.eml')))
    expect(await browser.result(after.id)).toMatchObject({ owner: true })

    const elsewhere = createBrowser(instance.url)
    await login(elsewhere, 'ada@example.org')
    const ids = (await elsewhere.json<List<TestRow>>('/api/emails')).data.map(({ id }) => id)
    expect(ids.toSorted()).toEqual([first.id, later.id].toSorted())
  })
})

describe('leaving', () => {
  async function query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const { db } = instance.running.application.database
    const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))
    return rows
  }

  /** Everything in the database that names one of these, as `table: rows`. */
  async function traces(needles: string[]): Promise<string[]> {
    const tables = await query(`
      select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
      from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      order by 1
    `)
    expect(tables.length).toBeGreaterThan(20)
    const found: string[] = []
    for (const { name } of tables) {
      for (const needle of needles) {
        const statement = `select count(*)::int as count from ${name} as kept where kept::text ilike $1`
        const [row] = await query(statement, [`%${needle}%`])
        if (row?.count) found.push(`${name}: ${row.count} with ${needle}`)
      }
    }
    return found
  }

  async function busyPerson(email: string) {
    const person = await register(instance, email)
    const { browser } = person
    const { id, email: to } = await browser.address()
    await instance.send(to, await readFile(join(examples, 'plain-text.eml')), email)
    expect(await browser.result(id)).toMatchObject({ status: 'completed', owner: true })
    const form = new FormData()
    form.set('file', new File([`email\nfriend-of-${email}\n`], 'friends.csv', { type: 'text/csv' }))
    const list = await browser.json<{ id: string }>(lists, { method: 'POST', body: form })
    expect(list.id).toMatch(/^[0-9a-f]{32}$/)
    expect((await browser.post('/api/profile/api-keys', { name: 'script' })).status).toBe(201)
    expect((await browser.post('/api/profile/forgot', { email })).status).toBe(200)
    expect((await browser.post('/api/profile/two-factor')).status).toBe(200)
    await browser.post('/api/profile', { email: `new-${email}`, current_password: password })
    await mails()
    return { ...person, test: id, list: list.id }
  }
  const lists = '/api/internal/email-verification-lists'

  test('export; deletion is asked for, taken back, asked for again, and after seven days nothing is left', async () => {
    const [gone, kept] = [await busyPerson('leaver@gone.example'), await busyPerson('stayer@kept.example')]
    const { browser } = gone
    const owner = instance.running.application.addresses.ownerTag(`account/${gone.user.id}`)
    const needles = [gone.user.id, gone.email, gone.test, gone.list, owner]
    const before = await traces(needles)
    for (const table of [
      'accounts',
      'login_sessions',
      'mail_tokens',
      'audit',
      'tests',
      'blobs',
      'api_keys',
    ]) {
      expect(before.join('\n'), table).toContain(`public.${table}: `)
    }

    const archive = await browser.call('/api/profile/export')
    expect(archive.headers.get('content-type')).toBe('application/zip')
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
    const text = (name: string) => new TextDecoder().decode(files[name])
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'profile.json',
        'tests.json',
        `tests/${gone.test}.eml`,
        `tests/${gone.test}.json`,
        `verifier-lists/${gone.list}.json`,
        'audit.json',
      ]),
    )
    expect(JSON.parse(text('profile.json'))).toMatchObject({ id: gone.user.id, email: gone.email })
    expect(JSON.parse(text('tests.json'))).toMatchObject([{ id: gone.test, status: 'completed' }])
    const mail = await readFile(join(examples, 'plain-text.eml'), 'utf8')
    expect(text(`tests/${gone.test}.eml`).replaceAll('\r\n', '\n')).toContain(
      mail.replaceAll('\r\n', '\n').slice(-200),
    )
    expect(JSON.parse(text(`verifier-lists/${gone.list}.json`))).toMatchObject({
      addresses: [{ email: `friend-of-${gone.email}` }],
    })
    expect(JSON.parse(text('audit.json')).map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['register', 'export']),
    )
    expect(Object.values(files).some((bytes) => new TextDecoder().decode(bytes).includes(kept.email))).toBe(
      false,
    )

    const ask = (given: string) => browser.post('/api/profile/delete', { password: given })
    expect((await ask('not the password')).status).toBe(422)
    const { scheduled_at } = await json<{ scheduled_at: string }>(await ask(password))
    expect(Date.parse(scheduled_at) - clock.now()).toBeGreaterThan(6.9 * day)
    expect((await browser.json<Profile>('/api/profile')).deletion_at).toBe(scheduled_at)
    expect((await browser.post('/api/profile/cancel-deletion')).status).toBe(200)
    expect((await browser.json<Profile>('/api/profile')).deletion_at).toBeNull()
    shift += 8 * day
    expect(await accounts().purge()).toBe(0)
    await ask(password)
    shift += 6 * day
    expect(await accounts().purge()).toBe(0)
    shift += 2 * day
    expect(await accounts().purge()).toBe(1)

    expect(await traces(needles)).toEqual([])
    expect((await browser.call('/api/profile')).status).toBe(401)
    expect((await kept.browser.call('/api/profile')).status).toBe(200)
    const rows = (await kept.browser.json<List<TestRow>>('/api/emails')).data
    expect(rows.map(({ id }) => id)).toEqual([kept.test])
    expect((await kept.browser.call(`${lists}/${kept.list}`)).status).toBe(200)
    expect((await login(createBrowser(instance.url), gone.email)).status).toBe(422)
    await register(instance, gone.email)
  })
})

describe('the first administrator', () => {
  const adminPath = () => /become-admin\/[\w-]+/.exec(instance.running.welcome)![0]

  test('whoever registers by the printed link; it works once', async () => {
    const browser = createBrowser(instance.url)
    const answer = await browser.call(`/${adminPath()}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/register'])
    const { user } = await register(instance, 'root@example.org', browser)
    expect(user.scope).toEqual(['user', 'admin'])
    const second = createBrowser(instance.url)
    await second.call(`/${adminPath()}`)
    expect((await register(instance, 'second@example.org', second)).user.scope).toEqual(['user'])
  })
})

describe('the first administrator, signed in already', () => {
  test('is led to a page that says so', async () => {
    const own = await startInstance()
    try {
      const { browser } = await register(own, 'root@example.org')
      const answer = await browser.call(`/${/become-admin\/[\w-]+/.exec(own.running.welcome)![0]}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/dashboard?done=admin'])
    } finally {
      await own.close()
    }
  })
})

describe('two-factor sign-in by a browser', () => {
  test('set up, challenge, code, off again', async () => {
    const { browser, email } = await register(instance, 'careful@example.org')
    const { secret } = await json<{ secret: string }>(await browser.post('/api/profile/two-factor'))
    const code = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() + steps * 30_000 })
    const { recovery_codes } = await json<{ recovery_codes: string[] }>(
      await browser.post('/api/profile/two-factor/enable', { code: code(-1) }),
    )
    expect(recovery_codes).toHaveLength(10)

    const other = createBrowser(instance.url)
    const first = await json<{ challenge: string }>(await login(other, email))
    expect(other.cookies.has('postproof_session')).toBe(false)
    const wrong = await other.post('/api/login/two-factor', { challenge: first.challenge, totp: 'abcdef' })
    expect([wrong.status, (await json<ApiError>(wrong)).errors]).toEqual([
      422,
      { totp: [expect.any(String)] },
    ])
    await other.post('/api/login/two-factor', { challenge: first.challenge, totp: code(0) })
    expect((await other.json<Profile>('/api/profile')).two_factor_enabled).toBe(true)
    const list = await browser.json<LoginSession[]>('/api/profile/sessions')
    const theirs = list.find(({ current }) => !current)!
    expect((await browser.post(`/api/profile/sessions/${theirs.id}/revoke`)).status).toBe(200)
    expect((await other.call('/api/profile')).status).toBe(401)
    const off = await browser.post('/api/profile/two-factor/disable', { password })
    expect(off.status).toBe(200)
    expect(await json(await login(other, email))).toHaveProperty('api_token')
  })
})

describe('what a caller is told', () => {
  test('errors of fields are lists, the first is shown', async () => {
    const response = await createBrowser(instance.url).post('/api/register', registration('nobody'))
    expect(await json<ApiError>(response)).toMatchObject({
      code: 'invalid',
      errors: { email: ['This does not look like an email address.'] },
    })
  })

  test('a value that the contract has no words for is asked for plainly', async () => {
    const response = await createBrowser(instance.url).post('/api/password-strength', {})
    expect(await json<ApiError>(response)).toMatchObject({
      errors: { password: ['This field is required.'] },
    })
  })

  test('forgot and confirm answer one sentence for every address', async () => {
    await register(instance, 'known@example.org')
    for (const path of ['/api/profile/forgot', '/api/profile/confirm']) {
      const answers = []
      for (const email of ['known@example.org', 'unknown@example.org']) {
        const response = await createBrowser(instance.url).post(path, { email })
        answers.push([response.status, await response.text()])
      }
      expect(answers[0]).toEqual(answers[1])
      expect(answers[0]![0]).toBe(200)
    }
  })

  test('whoever guesses is told when to try again', async () => {
    const browser = createBrowser(instance.url)
    let last = await browser.post('/api/login', { email: 'guessed@example.org', password: 'wrong' })
    for (let n = 0; n < 10 && last.status !== 429; n++) {
      last = await browser.post('/api/login', { email: 'guessed@example.org', password: 'wrong' })
    }
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

test('what a page fetched with an ended session takes no cookie away; the next page does', async () => {
  // Not by fetch, which says itself what kind of request it is.
  const asked = async (headers: Record<string, string>) => {
    const cookie = 'postproof_session=ended'
    const call = request(`${instance.url}/api/plans`, { headers: { cookie, ...headers }, agent: false }).end()
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    response.resume()
    return (response.headers['set-cookie'] ?? []).some((line) => line.startsWith('postproof_session='))
  }
  expect(await asked({ 'sec-fetch-mode': 'cors' })).toBe(false)
  expect(await asked({})).toBe(false)
  expect(await asked({ 'sec-fetch-mode': 'navigate' })).toBe(true)
})
