import { createConnection } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBrowser, type Instance, startInstance } from '../instance.ts'
import { password, register, registerOnly, registration } from './accounts-world.ts'

/** What a caller may try against HTTP itself and against the shapes of calls; docs/security.md names these tests. */

let instance: Instance
beforeAll(async () => {
  instance = await startInstance({ REGISTRATIONS_PER_HOUR: '1000' })
})
afterAll(() => instance?.close())

/** As it stands, without the mending that fetch does; answers the first line and the whole text. */
function speak(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ port: Number(new URL(instance.url).port), host: '127.0.0.1' })
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    // Not ended from here: who hangs up before the answer may get none.
    socket.write(text)
  })
}
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

describe('paths', () => {
  test.each([
    '/assets/../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/assets/%2e%2e/%2e%2e/server/index.js',
    '/.env',
    '/.git/config',
    '/assets/',
    '/og/results/..%2f..%2fpackage.png',
    '/docs/..%2f..%2fREADME',
  ])('%s leads to no file of the server', async (path) => {
    const answer = await speak(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect([301, 302, 400, 404]).toContain(statusOf(answer))
    expect(answer).not.toMatch(/"dependencies"|createRequestHandler|Index of/)
  })
})

describe('methods', () => {
  test.each(['TRACE', 'CONNECT', 'PUT', 'PATCH', 'PROPFIND'])(
    '%s is answered by nothing of ours',
    async (method) => {
      const answer = await speak(
        `${method} /api/plans HTTP/1.1\r\nHost: localhost\r\nX-Secret-Echo: 4711\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      )
      expect(statusOf(answer) || 400).toBeGreaterThanOrEqual(400)
      expect(answer).not.toContain('4711')
    },
  )

  test('the method cannot be changed by a header or a parameter', async () => {
    const { browser } = await register(instance, 'method@example.org')
    await browser.call('/api/logout?_method=POST', { headers: { 'x-http-method-override': 'POST' } })
    expect((await browser.call('/api/profile')).status).toBe(200)
  })
})

describe('bodies', () => {
  test.each([
    ['text/plain', JSON.stringify(registration('plain@example.org'))],
    [
      'application/x-www-form-urlencoded',
      new URLSearchParams(registration('form@example.org') as never).toString(),
    ],
    ['application/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><name>&e;</name>'],
  ])('a call takes no %s in place of JSON', async (type, body) => {
    const response = await createBrowser(instance.url).call('/api/register', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect(response.status).toBe(415)
    expect(await response.json()).toMatchObject({
      code: 'bad_request',
      message: 'Send the body as JSON, with the header Content-Type: application/json.',
    })
  })

  test('fields that a form does not have change nothing', async () => {
    const { browser, user } = await registerOnly(instance, 'mass@example.org', createBrowser(instance.url), {
      is_admin: true,
      scope: ['user', 'admin'],
      plan_id: 'pro',
      id: 'f'.repeat(16),
    })
    expect(user.scope).toEqual(['user'])
    await browser.post('/api/profile', {
      name: 'Ada',
      scope: ['admin'],
      is_admin: true,
      email_verified_at: '2020-01-01',
    })
    const profile = await browser.json<Record<string, unknown>>('/api/profile')
    expect(profile).toMatchObject({ name: 'Ada', scope: ['user'], email_verified_at: null })
  })

  test('keys of prototypes change nothing', async () => {
    const { browser } = await register(instance, 'proto@example.org')
    const body = '{"name":"Ada","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'
    await browser.call('/api/profile', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('a parameter that is given twice is refused or read once', async () => {
    const { browser } = await register(instance, 'twice@example.org')
    const response = await browser.call('/api/emails?page=1&page=2&per_page=5&per_page=100000')
    expect([200, 422]).toContain(response.status)
    if (response.status === 200)
      expect(((await response.json()) as { meta: { per_page: number } }).meta.per_page).toBe(5)
  })

  test.each(["' or 1=1 --", "'); drop table accounts; --", 'a\\u0000b', '#{7*7}', '{{7*7}}'])(
    'a name with %s is kept as it stands',
    async (name) => {
      const { browser } = await register(instance, `name${Math.random()}@example.org`)
      await browser.post('/api/profile', { name })
      const { name: kept } = await browser.json<{ name: string }>('/api/profile')
      expect([name, 'Ada']).toContain(kept)
      expect(kept).not.toContain('49')
    },
  )
})

describe('passwords', () => {
  const tried = async (given: string) =>
    (
      await createBrowser(instance.url).post('/api/register', {
        ...registration(`p${Math.random()}@example.org`),
        password: given,
        password_confirmation: given,
      })
    ).status

  test.each([
    ['of 64 letters and more', 'correct horse battery staple '.repeat(5), 201],
    ['with blanks, umlauts and emoji', 'größere Wörter  🦆 gehen', 201],
    ['without digits and capitals', 'unrelated words together', 201],
    ['beyond 200 letters', 'x'.repeat(201), 422],
    ['that is short', 'Xk7$qpz2!', 422],
    ['that everyone uses', 'password1234', 422],
    ['that runs along a keyboard', 'qwertyuiop', 422],
  ])('one %s', async (_name, given, status) => {
    expect(await tried(given)).toBe(status)
  })

  test('is compared whole: its end and the case of its letters count', async () => {
    const email = 'whole@example.org'
    await register(instance, email)
    const login = async (given: string) =>
      (await createBrowser(instance.url).post('/api/login', { email, password: given })).status
    expect(await login(`${password} `)).toBe(422)
    expect(await login(password.toUpperCase())).toBe(422)
    expect(await login(password.slice(0, -1))).toBe(422)
    expect(await login(password)).toBe(200)
  })
})

test('scripts of other sites are let in by no header', async () => {
  for (const origin of ['https://evil.example', 'null', instance.url]) {
    for (const method of ['GET', 'OPTIONS']) {
      const response = await fetch(`${instance.url}/api/emails`, {
        method,
        headers: { origin, 'access-control-request-method': 'POST' },
      })
      expect(response.headers.get('access-control-allow-origin')).toBe(null)
      expect(response.headers.get('access-control-allow-credentials')).toBe(null)
    }
  }
})

test('two requests that disagree about their length are one, or none', async () => {
  const answer = await speak(
    'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/plans HTTP/1.1\r\nHost: localhost\r\n\r\n',
  )
  expect(statusOf(answer)).toBe(400)
  expect(answer).not.toContain('"free"')
})

test('a session token in the address is nobody', async () => {
  const { token } = await register(instance, 'address@example.org')
  for (const name of ['api_token', 'token', 'access_token', 'postproof_session']) {
    expect((await fetch(`${instance.url}/api/profile?${name}=${token}`)).status).toBe(401)
  }
})

describe('sizes of bodies', () => {
  test('every call but those that take files and texts refuses a large one, whoever sends it', async () => {
    const { paths } = await instance.browser.json<{ paths: Record<string, Record<string, unknown>> }>(
      '/openapi.json',
    )
    const taken =
      /^\/api\/(?:emails|drafts.*|lint|admin\/.*|internal\/email-verification(?:-lists|\/bounces)|domain-reports\/\{domain\}\/files|tls-reports\/\{tag\}|watched-domains)$/
    const writes = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).flatMap((method) =>
        ['post', 'put', 'patch'].includes(method) ? [{ path, method }] : [],
      ),
    )
    expect(writes.length).toBeGreaterThan(60)
    const body = JSON.stringify({ wide: 'x'.repeat(200_000) })
    for (const { path, method } of writes) {
      if (taken.test(path) || path.startsWith('/webhooks/')) continue
      const call = path.replace(/\{[^}]+\}/g, '1')
      const headers = { 'content-type': 'application/json' }
      const answer = await instance.browser.call(call, { method: method.toUpperCase(), headers, body })
      expect([call, answer.status]).toEqual([call, 413])
    }
  })

  test.each(['/api/login', '/api/drafts', '/api/internal/email-verification/bounces', '/login'])(
    'a wide one is refused at %s before it is parsed',
    async (path) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await instance.browser.call(path, {
        method: 'POST',
        headers,
        body: `[${'0,'.repeat(25_000)}0]`,
      })
      expect(answer.status).toBe(413)
    },
  )

  test('two Host lines are 400, and a stored mail is kept by no cache', async () => {
    const twice = await speak(
      'GET /api/plans HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    )
    expect(statusOf(twice)).toBe(400)
    const raw = await instance.browser.call('/api/emails/example/raw')
    expect(raw.headers.get('cache-control')).toBe('private, no-store')
  })
})
