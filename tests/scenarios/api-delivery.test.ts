import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Instance, startInstance } from '../instance.ts'

/** How calls are answered over the wire: methods, other sites, what a client has already, and compression. */

let instance: Instance
beforeAll(async () => {
  instance = await startInstance()
})
afterAll(() => instance?.close())

const call = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  fetch(`${instance.url}${path}`, { method, headers, redirect: 'manual' })

describe('a method that a path does not have', () => {
  test.each([
    ['PUT', '/api/plans', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/get-email', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/api/emails', 'GET, HEAD, POST, OPTIONS'],
    ['PUT', '/api/inbox-placement/some', 'DELETE, GET, HEAD, OPTIONS'],
    ['GET', '/api/login', 'POST, OPTIONS'],
  ])('%s %s is 405 and names those it has', async (method, path, allowed) => {
    const answer = await call(path, method)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed])
    expect(await answer.json()).toMatchObject({ code: 'method_not_allowed', status: 405 })
  })

  test('a path that is none is 404 for every method', async () => {
    for (const method of ['GET', 'PUT', 'OPTIONS']) {
      const answer = await call('/api/nothing-here/at/all', method)
      expect([answer.status, answer.headers.get('allow')]).toEqual([404, null])
    }
  })

  test('a name that a call does not take is 404, and no wrong method', async () => {
    for (const method of ['GET', 'HEAD'])
      expect((await call('/api/emails/example/pictures/..%2fx.png', method)).status).toBe(404)
  })

  test('where a caller is needed, that is said first', async () => {
    expect((await call('/api/admin/health', 'PUT')).status).toBe(401)
  })
})

describe('pages of other sites', () => {
  const origin = 'https://elsewhere.example'

  test('may read what anyone may, without credentials', async () => {
    for (const path of ['/api/plans', '/api/checkers/spf?input=example.org', '/api/emails/example/results']) {
      const answer = await call(path, 'GET', { origin })
      expect([path, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        path,
        200,
        '*',
      ])
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
      expect(answer.headers.get('access-control-expose-headers')).toContain('ETag')
    }
  })

  test('read refusals too, and nothing that an account or a cookie decides', async () => {
    const refused = await call('/api/checkers/spf', 'GET', { origin })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([422, '*'])
    for (const path of ['/api/profile', '/ext/v2/status', '/api/emails', '/api/get-email'])
      expect((await call(path, 'GET', { origin })).headers.get('access-control-allow-origin')).toBeNull()
  })

  test('are told by OPTIONS what they may send, and never a key', async () => {
    const asked = { origin, 'access-control-request-method': 'GET' }
    const answer = await call('/api/checkers/spf', 'OPTIONS', asked)
    expect(answer.status).toBe(204)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      allow: 'GET, HEAD, POST, OPTIONS',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'Accept, Accept-Language, If-None-Match',
    })
    const closed = await call('/api/register', 'OPTIONS', asked)
    expect([closed.status, closed.headers.get('access-control-allow-origin')]).toEqual([204, null])
  })

  test('still cannot write', async () => {
    const headers = { origin, 'content-type': 'application/json' }
    expect((await call('/api/checkers/spf', 'POST', headers)).status).toBe(403)
  })
})

describe('what a client has already', () => {
  test.each(['/api/emails/example/results', '/api/plans', '/openapi.json'])('%s', async (path) => {
    const first = await call(path)
    const tag = first.headers.get('etag')!
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await call(path, 'GET', { 'if-none-match': known })
      expect([known, again.status, await again.text(), again.headers.get('etag')]).toEqual([
        known,
        304,
        '',
        tag,
      ])
      expect(again.headers.get('content-type')).toBeNull()
    }
    const other = await call(path, 'GET', { 'if-none-match': '"other"' })
    expect([other.status, (await other.text()) !== '']).toEqual([200, true])
  })

  test('is another answer once the test goes on', async () => {
    const { id, email } = await instance.browser.address()
    const path = `/api/emails/${id}/results`
    const waiting = (await call(path)).headers.get('etag')!
    await instance.send(email, 'From: a@example.org\r\nSubject: On\r\n\r\nHello.\r\n')
    await instance.browser.result(id)
    const done = await call(path, 'GET', { 'if-none-match': waiting })
    expect(done.status).toBe(200)
    expect((await call(path, 'GET', { 'if-none-match': done.headers.get('etag')! })).status).toBe(304)
  })
})

test.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const)('the document is small over the wire: %s', async (accepted, unpack) => {
  const headers = { 'accept-encoding': accepted }
  const { port } = new URL(instance.url)
  const { request } = await import('node:http')
  const { body, encoding } = await new Promise<{ body: Buffer; encoding?: string }>((resolve, reject) => {
    request({ port, path: '/openapi.json', headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ body: Buffer.concat(parts), encoding: answer.headers['content-encoding'] }),
      )
    })
      .on('error', reject)
      .end()
  })
  expect(encoding).toBe(accepted)
  expect(body.byteLength).toBeLessThan(70_000)
  expect(JSON.parse(unpack(body).toString()).openapi).toBe('3.1.0')
})
