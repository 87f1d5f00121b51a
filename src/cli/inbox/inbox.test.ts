import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, describe, expect, test } from 'vitest'
import { createInbox } from './inbox.ts'
import { startReceiving } from './receive.ts'
import { startServing } from './serve.ts'
import { openStore, type StoreOptions } from './store.ts'
import type { Failures } from './types.ts'

/** A staging inbox as an application and its tests meet it: real SMTP, real HTTP. */

const ended: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

const none: Failures = { defer: 0, refuse: 0, drop: 0, delayMs: 0 }

async function begin(
  more: Partial<StoreOptions> = {},
  failures: Partial<Failures> = {},
  maxSize = 1_000_000,
) {
  const options = { folder: null, most: 100, mostOctets: 10_000_000, maxAgeMs: null, now: Date.now, ...more }
  const store = await openStore(options)
  const smtp = await startReceiving(store, {
    ...{ host: '127.0.0.1', port: 0, maxSize },
    failures: { ...none, ...failures },
  })
  ended.push(smtp.close)
  const site = await startServing(createInbox(store, 'en'), { host: '127.0.0.1', port: 0 })
  ended.push(site.close)
  const base = `http://127.0.0.1:${site.port}`
  const transport = createTransport({ host: '127.0.0.1', port: smtp.port, auth: { user: 'shop', pass: 'x' } })
  ended.push(async () => transport.close())
  return {
    ...{ base, store, smtp, transport },
    get: (path: string, init?: RequestInit) => fetch(base + path, init),
    async json<T>(path: string, init?: RequestInit): Promise<T> {
      return (await (await fetch(base + path, init)).json()) as T
    },
  }
}

const receipt = {
  from: 'Shop <shop@example.org>',
  to: 'Ada <ada@example.org>',
  bcc: 'books@example.org',
  subject: 'Your receipt 4711',
  html: '<p>Thank you for your order.</p><img src="cid:logo" alt=""><a href="">Track</a>',
  text: 'Thank you for your order.',
  headers: { 'X-Tags': 'receipt, order' },
  attachments: [
    { filename: 'logo.png', content: Buffer.from('89504e47', 'hex'), cid: 'logo', contentType: 'image/png' },
    { filename: 'Rechnung „1“.html', content: '<script>alert(1)</script>', contentType: 'text/html' },
  ],
}

type Listed = {
  total: number
  unread: number
  messages_count: number
  messages: { ID: string; Subject: string }[]
}

describe('a mail that an application sends', () => {
  test('is listed and read as the calls of mailpit do', async () => {
    const { transport, json, get } = await begin()
    await transport.sendMail(receipt)
    const { messages, ...counts } = await json<Listed>('/api/v1/messages')
    expect(counts).toEqual({
      ...{ total: 1, unread: 1, count: 1, messages_count: 1, start: 0 },
      tags: ['order', 'receipt'],
    })
    expect(messages[0]).toMatchObject({
      ...{ Subject: 'Your receipt 4711', Read: false, Username: 'shop', Tags: ['receipt', 'order'] },
      From: { Name: 'Shop', Address: 'shop@example.org' },
      To: [{ Name: 'Ada', Address: 'ada@example.org' }],
      Bcc: [{ Name: '', Address: 'books@example.org' }],
      ...{ Attachments: 1, Snippet: 'Thank you for your order. Track' },
    })
    const { ID } = messages[0]!
    const detail = await json<{ Attachments: { PartID: string }[] }>(`/api/v1/message/${ID}`)
    expect(detail).toMatchObject({
      ...{ ID, ReturnPath: 'shop@example.org', Text: expect.stringContaining('Thank you') },
      Inline: [{ FileName: 'logo.png', ContentID: 'logo', Size: 4 }],
      Attachments: [{ FileName: 'Rechnung „1“.html', ContentType: 'text/html' }],
    })
    expect((await json<Listed>('/api/v1/messages')).unread).toBe(0)
    expect(await json('/api/v1/message/latest/headers')).toMatchObject({ Subject: ['Your receipt 4711'] })
    expect(await (await get(`/api/v1/message/${ID}/raw`)).text()).toContain('Subject: Your receipt 4711')
    const file = await get(`/api/v1/message/${ID}/part/${detail.Attachments[0]!.PartID}`)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''Rechnung/),
    })
    expect((await get('/api/v1/messages', { method: 'DELETE' })).status).toBe(200)
    expect((await json<Listed>('/api/v1/messages')).total).toBe(0)
  })

  test.each([
    ['to:ada@example.org', 1],
    ['to:books@example.org subject:"receipt 4711"', 1],
    ['subject:receipt -tag:order', 0],
    ['has:attachment is:unread', 1],
    ['thank', 1],
    ['from:ada', 0],
    ['receipt:4711', 0],
  ])('is found by %s: %i', async (query, count) => {
    const { transport, json } = await begin()
    await transport.sendMail(receipt)
    const found = await json<Listed>(`/api/v1/search?${new URLSearchParams({ query })}`)
    expect(found.messages_count).toBe(count)
  })

  test('is waited for, with its report', async () => {
    const { transport, json, get } = await begin()
    const path = '/api/inbox/wait?to=ada@example.org&subject=receipt&timeout=30&fail_on=error'
    const waiting = json<{ message: object; ok: boolean; failing: { rule: string; line: number }[] }>(path)
    await transport.sendMail({ ...receipt, to: 'bo@example.org' })
    await transport.sendMail(receipt)
    const { ok, failing, message } = await waiting
    expect(message).toMatchObject({ To: [{ Address: 'ada@example.org' }] })
    expect([ok, failing.map(({ rule }) => rule)]).toEqual([false, expect.arrayContaining(['link_empty'])])
    expect((await get('/api/inbox/wait?to=nobody&timeout=0')).status).toBe(408)
    for (const wrong of ['fail_on=all', 'timeout=-1', 'timeout=x'])
      expect((await get(`/api/inbox/wait?${wrong}`)).status).toBe(400)
    expect(await json('/api/inbox/messages/latest/report')).toMatchObject({ score: expect.any(Number) })
  })

  test('is not in order where only its beginning was read', async () => {
    const { transport, json } = await begin()
    await transport.sendMail({ ...receipt, html: `${'<div>'.repeat(400)}Hello` })
    const { ok, failing, report } = await json<{
      ok: boolean
      failing: { rule: string }[]
      report: { score: number | null }
    }>('/api/inbox/wait?to=ada@example.org&timeout=30&fail_on=error')
    expect({ ok, score: report.score }).toEqual({ ok: false, score: null })
    expect(failing.map(({ rule }) => rule)).toContain('incomplete')
  })

  test('is a bounce, has no header at all, or is empty, and is kept all the same', async () => {
    const { transport, json } = await begin()
    for (const raw of [
      '',
      'just text\r\n',
      '\r\n\r\n',
      'Subject: =?x?q?broken\r\nContent-Type: multipart/mixed\r\n\r\n',
    ])
      await transport.sendMail({ envelope: { from: '', to: ['x@y.z'] }, raw })
    const { messages } = await json<Listed>('/api/v1/messages')
    expect(messages).toHaveLength(4)
    for (const { ID } of messages)
      expect(await json(`/api/inbox/messages/${ID}/report`)).toHaveProperty('findings')
  })
})

describe('hostile mail', () => {
  test('runs nothing and loads nothing but its own pictures', async () => {
    const { transport, get } = await begin()
    await transport.sendMail({ ...receipt, subject: '<script>alert(1)</script>', from: '"<b>" <x@y.z>' })
    const view = await get('/view/latest.html')
    const policy = view.headers.get('content-security-policy')
    expect(policy).toMatch(
      /^sandbox allow-popups[^;]*; default-src 'none'; img-src data: http:\/\/127\.0\.0\.1:\d+; /,
    )
    expect(policy).not.toContain('script')
    expect(await view.text()).toMatch(
      /src="http:\/\/127\.0\.0\.1:\d+\/api\/v1\/message\/[^"]+\/part\/[\d.]+"/,
    )
    for (const tab of ['mail', 'report', 'text', 'source', 'parts']) {
      const page = await get(`/?id=latest&tab=${tab}`)
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(await page.text()).not.toContain('<script>alert')
    }
  })

  test('no page elsewhere reads or changes the inbox', async () => {
    const { base, transport, json } = await begin()
    await transport.sendMail(receipt)
    const { port } = new URL(base)
    const call = (head: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () =>
          socket.end(`${head}\r\nConnection: close\r\n\r\n`),
        )
        let said = ''
        socket.on('data', (piece) => (said += piece)).on('close', () => resolve(said.split('\r\n')[0]!))
      })
    expect(await call('GET / HTTP/1.1\r\nHost: evil.example:8025')).toContain('403')
    expect(await call(`GET / HTTP/1.1\r\nHost: inbox:${port}`)).toContain('200')
    const deletion = `DELETE /api/v1/messages HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://evil.example`
    expect(await call(deletion)).toContain('403')
    expect((await json<Listed>('/api/v1/messages')).total).toBe(1)
  })
})

describe('bounds', () => {
  test('the oldest go when there are too many, too much or too old', async () => {
    let now = 1_700_000_000_000
    const { transport, json } = await begin({ most: 3, maxAgeMs: 1000, now: () => now })
    for (const subject of ['one', 'two', 'three', 'four']) {
      now += 100
      await transport.sendMail({ ...receipt, subject })
    }
    const subjects = async () =>
      (await json<Listed>('/api/v1/messages')).messages.map(({ Subject }) => Subject)
    expect(await subjects()).toEqual(['four', 'three', 'two'])
    now += 950
    expect(await subjects()).toEqual(['four'])
  })

  test('memory is bounded by octets', async () => {
    const { transport, store } = await begin({ mostOctets: 3000 })
    for (let n = 0; n < 9; n++)
      await transport.sendMail({ from: 'a@b.c', to: 'd@e.f', text: 'x'.repeat(800) })
    expect(store.list().reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(3000)
    expect(store.list().length).toBeGreaterThan(0)
  })

  test('a mail that is too large is refused, and the next one is taken', async () => {
    const { transport, store } = await begin({}, {}, 5000)
    await expect(transport.sendMail({ ...receipt, text: 'x'.repeat(9000) })).rejects.toMatchObject({
      responseCode: 552,
    })
    await transport.sendMail({ from: 'a@b.c', to: 'd@e.f', text: 'small' })
    expect(store.list()).toHaveLength(1)
  })
})

describe('failures on request', () => {
  test.each([
    ['defer', { responseCode: 451 }],
    ['refuse', { responseCode: 550 }],
    ['drop', { code: expect.any(String) }],
  ] as const)('%s', async (how, expected) => {
    const { transport, store } = await begin({}, { [how]: 1 })
    await expect(transport.sendMail(receipt)).rejects.toMatchObject(expected)
    expect(store.list()).toHaveLength(0)
  })
})

test('a folder keeps mails over a restart, and what is not a mail of it is left alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'postproof-inbox-'))
  ended.push(() => rm(folder, { recursive: true, force: true }))
  const first = await begin({ folder })
  await first.transport.sendMail(receipt)
  await writeFile(join(folder, 'notes.eml'), 'mine')
  await writeFile(join(folder, '0lyx2y2p0-00000000.eml.part'), 'half')
  const { json, get } = await begin({ folder })
  const { messages } = await json<Listed>('/api/v1/messages')
  expect(messages).toMatchObject([{ Subject: 'Your receipt 4711', Username: 'shop' }])
  await get('/api/v1/messages', { method: 'DELETE' })
  expect((await readdir(folder)).sort()).toEqual(['0lyx2y2p0-00000000.eml.part', 'notes.eml'])
})
