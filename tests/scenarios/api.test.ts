import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiError, List } from '#contract/common.ts'
import { adviceSchema, type TestRow, testResultSchema } from '#contract/spam-test.ts'
import { keysOf } from '#platform/keys/keys.ts'
import { createTestAddresses } from '#services/spam-tests/intake/test-addresses.ts'
import { createBrowser, examples, type Instance, startInstance } from '../instance.ts'

let instance: Instance
beforeAll(async () => {
  instance = await startInstance({ SMTP_MAX_SIZE: '200000' })
})
afterAll(() => instance?.close())

const example = (name: string) => readFile(join(examples, `${name}.eml`))
const errorOf = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as ApiError,
})

describe('the life of a test', () => {
  test('waiting, then a full report; the plan cites its checks; delete makes it gone', async () => {
    const { browser } = instance
    const { id, email, events_url } = await browser.address()
    expect(events_url).toBe(`${instance.url}/api/emails/${id}/events`)
    expect(await browser.json(`/api/emails/${id}/results`)).toMatchObject({
      status: 'waiting',
      owner: true,
      score: null,
    })

    expect(await instance.send(email, await example('careless-newsletter'))).toMatch(/^250 /)
    const result = testResultSchema.parse(await browser.result(id))
    expect(result).toMatchObject({ status: 'completed', source: 'smtp', owner: true })
    expect(result.subject).toBe('LAST CHANCE!! 40% OFF everything')
    expect(result.results.length).toBeGreaterThanOrEqual(75)
    expect(result.transcript.map(({ line }) => line).join('\n')).toContain('STARTTLS')
    expect(result.sender?.tls?.version).toMatch(/^TLSv1\.[23]$/)
    expect(result.coverage).toBeLessThan(1)
    const spf = result.results.find((check) => check.id === 'spf')!
    expect(spf).toMatchObject({ status: 'no-data' })
    expect(spf.summary).toMatch(/private|loopback|address/i)

    const advice = adviceSchema.parse(
      await browser.json(`/api/internal/spam-check/${id}/ai-assistant-result`),
    )
    const known = new Set(result.results.map((check) => check.id))
    expect(advice).toMatchObject({ status: 'ready', source: 'rules' })
    for (const item of advice.items) {
      expect(item.check_ids.length).toBeGreaterThan(0)
      for (const check of item.check_ids) expect(known).toContain(check)
    }

    const rows = await browser.json<List<TestRow>>('/api/emails')
    expect(rows.data[0]).toMatchObject({ id, score: result.score, sender: 'deals@ostrel.example' })

    const stranger = createBrowser(instance.url)
    expect((await stranger.call(`/api/emails/${id}/delete`, { method: 'POST' })).status).toBe(404)
    expect(await stranger.json(`/api/emails/${id}/results`)).toMatchObject({
      status: 'completed',
      owner: false,
    })
    expect(await browser.json(`/api/emails/${id}/delete`, { method: 'POST' })).toEqual({ success: true })
    expect((await errorOf(await browser.call(`/api/emails/${id}/results`))).status).toBe(410)
    expect((await errorOf(await browser.call(`/api/emails/${id}/raw`))).status).toBe(410)
  })

  test('a second mail to the same address is a test of its own, and the first one says so', async () => {
    const { browser } = instance
    const { id, email } = await browser.address()
    await instance.send(email, await example('plain-text'))
    await browser.result(id)
    await instance.send(email, await example('image-only'))
    expect(await browser.result(`${id}-2`)).toMatchObject({
      status: 'completed',
      subject: 'Your summer by the lake',
    })
    expect(await browser.json(`/api/emails/${id}/results`)).toMatchObject({ newer_id: `${id}-2` })
  })

  test('the live events tell each step and the end', async () => {
    const { browser } = instance
    const { id, email } = await browser.address()
    const response = await browser.call(`/api/emails/${id}/events`)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    await instance.send(email, await example('good-newsletter'))
    let text = ''
    for await (const chunk of response.body!) {
      text += new TextDecoder().decode(chunk)
      if (text.includes('"completed"')) break
    }
    for (const step of [
      'read',
      'authenticate',
      'authentication',
      'reputation',
      'headers',
      'content',
      'score',
    ]) {
      expect(text).toContain(`"id":"${step}"`)
    }
  })

  test('upload, sample and download', async () => {
    const { browser } = instance
    const raw = await example('transactional')
    const form = new FormData()
    form.set('file', new Blob([raw]), 'invoice.eml')
    const uploaded = await browser.json<{ id: string }>('/api/emails', { method: 'POST', body: form })
    expect(await browser.result(uploaded.id)).toMatchObject({ source: 'upload', status: 'completed' })
    const down = await browser.call(`/api/emails/${uploaded.id}/raw`)
    expect(Buffer.from(await down.arrayBuffer()).equals(raw)).toBe(true)

    const { id } = await browser.address()
    const sample = await browser.json<{ id: string }>(`/api/emails/sample?id=${id}`, { method: 'POST' })
    expect(sample.id).toBe(id)
    const result = await browser.result(id)
    expect(result).toMatchObject({ source: 'sample', status: 'completed' })
    expect(result.coverage).toBeGreaterThan(0.8)
  })
})

describe('what is refused, and how', () => {
  const secret = Buffer.alloc(32)
  test.each([
    ['an id that never was', 'GET', '/api/emails/nonsense/results', 404, 'not_found'],
    [
      'an id of another instance',
      'GET',
      `/api/emails/${createTestAddresses(keysOf(secret), 1).issue('00', Date.now()).id}/results`,
      404,
      'not_found',
    ],
    ['a call that is none', 'GET', '/api/nothing', 404, 'not_found'],
    ['the plan of an unknown id', 'GET', '/api/internal/spam-check/x/ai-assistant-result', 404, 'not_found'],
    ['deleting the sample', 'POST', '/api/emails/example/delete', 404, 'not_found'],
    ['a page of no size', 'GET', '/api/emails?per_page=0', 422, 'invalid'],
    ...['constructor', 'toString', '__proto__', 'nonsense'].map(
      (orders): [string, string, string, number, string] => [
        `sorted by ${orders}`,
        'GET',
        `/api/emails?orders=${orders}`,
        422,
        'invalid',
      ],
    ),
    ['a trailing slash is the same call', 'GET', '/api/emails/nonsense/results/', 404, 'not_found'],
  ])('%s', async (_name, method, path, status, code) => {
    const { body, ...answer } = await errorOf(await instance.browser.call(path, { method }))
    expect(answer.status).toBe(status)
    expect(body).toMatchObject({
      code,
      message: expect.stringMatching(/\.$/),
      request_id: expect.any(String),
    })
  })

  test.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 422, 'not_a_mail'],
    ['a web page', '<!doctype html><p>From: me</p>', 422, 'not_a_mail'],
    ['nothing', '', 422, 'not_a_mail'],
    ['a letter', 'Dear Sir,\nthank you.\n', 422, 'not_a_mail'],
    ['something too large', new Uint8Array(400_000), 413, 'too_large'],
  ])('uploading %s', async (_name, body, status, code) => {
    const init = { method: 'POST', body: body as BodyInit, headers: { 'content-type': 'message/rfc822' } }
    const answer = await errorOf(await instance.browser.call('/api/emails', init))
    expect(answer).toMatchObject({ status, body: { code } })
  })

  test('an expired address is 410, and mail to it a clear 550', async () => {
    const { addresses } = instance.running.application
    const old = addresses.issue('', Date.now() - 100 * 3_600_000)
    const answer = await errorOf(await instance.browser.call(`/api/emails/${old.id}/results`))
    expect(answer).toMatchObject({ status: 410, body: { code: 'expired' } })
    await expect(instance.send(`${old.id}@localhost.test`, 'Subject: x\r\n\r\nx')).rejects.toThrow(
      /550.*expired/,
    )
  })

  test('mail that is too large is 552, and mail to strangers 550', async () => {
    const { email } = await instance.browser.address()
    await expect(
      instance.send(email, `Subject: x\r\n\r\n${'x'.repeat(70)}\r\n`.padEnd(300_000, 'line\r\n')),
    ).rejects.toThrow(/552/)
    await expect(instance.send('somebody@localhost.test', 'Subject: x\r\n\r\nx')).rejects.toThrow(/550/)
    await expect(instance.send('a@elsewhere.example', 'Subject: x\r\n\r\nx')).rejects.toThrow(/550/)
  })

  test('a form on another site cannot write', async () => {
    const { id } = await instance.browser.address()
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const answer = await errorOf(
      await instance.browser.call(`/api/emails/${id}/delete`, { method: 'POST', headers }),
    )
    expect(answer).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
  })
})

describe('descriptions', () => {
  test('/openapi.json describes every call of the spam test', async () => {
    const api = await instance.browser.json<{ paths: Record<string, object> }>('/openapi.json')
    expect(Object.keys(api.paths)).toEqual(
      expect.arrayContaining([
        '/api/get-email',
        '/api/emails',
        '/api/emails/{id}/results',
        '/api/emails/{id}/delete',
        '/api/internal/spam-check/{id}/ai-assistant-result',
      ]),
    )
  })

  test.each([
    ['an id', '/api/internal/email-verification/%00', undefined],
    ['a value', '/api/login', { email: 'a\u0000@example.org', password: 'Seven yellow boats 41' }],
  ])('a NUL character in %s is the mistake of the caller', async (_, path, body) => {
    const response = await fetch(instance.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    expect(await errorOf(response)).toMatchObject({ status: 422, body: { code: 'invalid' } })
  })

  test('the preview of a mail may run and load nothing', async () => {
    const response = await instance.browser.call('/api/emails/example/preview')
    const policy = response.headers.get('content-security-policy')!
    expect(policy).toContain('sandbox;')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/allow-|script-src|https?:/)
  })
})
