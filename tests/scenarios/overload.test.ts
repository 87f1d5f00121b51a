import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { boundsOf, type Felt } from '#platform/health/overload.ts'
import { examples, type Instance, startInstance } from '../instance.ts'
import { ownDatabase } from '../postgres/database.ts'

/** More than can be done: what is new is refused early and told when to come back; what was begun is done. */

let newsletter: string
beforeAll(async () => {
  newsletter = (await readFile(join(examples, 'good-newsletter.eml'), 'utf8')).replace(/\r?\n/g, '\r\n')
})

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function start(...given: Parameters<typeof startInstance>): Promise<Instance> {
  const instance = await startInstance(...given)
  ends.push(() => instance.close())
  return instance
}

/** Strain that a test turns on and off. */
function strain() {
  const felt: Felt = { delayMs: 0, memory: 0 }
  return { felt, feel: { now: () => felt, close() {} } }
}

async function reply(socket: Socket): Promise<string> {
  let text = ''
  // RFC 5321, 4.2.1: the last line of a reply has a space behind the code.
  while (!/(?:^|\n)\d{3} .*\r\n$/.test(text)) text += String((await once(socket, 'data'))[0])
  return text
}
async function say(socket: Socket, line: string): Promise<string> {
  socket.write(`${line}\r\n`)
  return reply(socket)
}
async function greeted({ smtpPort }: Instance): Promise<{ socket: Socket; greeting: string }> {
  const socket = connect(smtpPort, '127.0.0.1')
  ends.push(() => socket.destroy())
  return { socket, greeting: await reply(socket) }
}

test('when too many mails wait new ones are put off before their octets, and each that was taken gets its report', async () => {
  const database = await ownDatabase()
  ends.push(database.drop)
  const bounds = boundsOf(100, 100)
  const instance = await start(
    { DATABASE_URL: database.url, METRICS: 'on' },
    { overload: { bounds: { ...bounds, backlog: { ...bounds.backlog, mails: 2 } } } },
  )
  // Nothing that was taken gets on until the test says so.
  await database.sql('begin')
  await database.sql('lock table tests in exclusive mode')
  const { socket } = await greeted(instance)
  await say(socket, 'EHLO sender.example')
  const taken: string[] = []
  let refused = ''
  while (!refused) {
    const { id, email } = await instance.browser.address()
    const answer = await say(socket, 'MAIL FROM:<a@example.org>')
    if (answer.startsWith('250')) {
      await say(socket, `RCPT TO:<${email}>`)
      expect(await say(socket, 'DATA')).toMatch(/^354/)
      expect(await say(socket, `${newsletter}\r\n.`)).toMatch(/^250/)
      taken.push(id)
    } else refused = answer
  }
  expect(refused).toMatch(/^452 4\.3\.1 /)
  // Some are under way at once, two wait.
  expect(taken.length).toBeGreaterThan(2)
  const { greeting } = await greeted(instance)
  expect(greeting).toMatch(/^421 4\.3\.2 /)
  const upload = await instance.browser.call('/api/emails', {
    method: 'POST',
    body: newsletter,
    headers: { 'content-type': 'message/rfc822' },
  })
  expect([upload.status, upload.headers.get('retry-after')]).toEqual([503, '60'])
  // Reading goes on.
  expect((await instance.browser.call('/')).status).toBe(200)
  expect(await (await fetch(`${instance.url}/metrics`)).text()).toMatch(
    /^postproof_shed_total\{part="mail",reason="backlog"\} [3-9]/m,
  )
  await database.sql('rollback')
  for (const id of taken) expect((await instance.browser.result(id)).status).toBe('completed')
  const { email } = await instance.browser.address()
  expect(await instance.send(email, newsletter)).toMatch(/^250/)
})

test('a mail whose octets were asked for is taken whatever comes, the next one is not', async () => {
  const { felt, feel } = strain()
  const instance = await start({}, { overload: { feel } })
  const addresses = [await instance.browser.address(), await instance.browser.address()]
  const [first, second] = [(await greeted(instance)).socket, (await greeted(instance)).socket]
  for (const [at, socket] of [first, second].entries()) {
    await say(socket, 'EHLO sender.example')
    await say(socket, 'MAIL FROM:<a@example.org>')
    expect(await say(socket, `RCPT TO:<${addresses[at]!.email}>`)).toMatch(/^250/)
  }
  expect(await say(first, 'DATA')).toMatch(/^354/)
  felt.memory = 1
  expect(await say(second, 'DATA')).toMatch(/^452 4\.3\.1 /)
  expect(await say(first, `${newsletter}\r\n.`)).toMatch(/^250/)
  expect(await say(first, 'MAIL FROM:<a@example.org>')).toMatch(/^452 /)
  felt.memory = 0
  expect((await instance.browser.result(addresses[0]!.id)).status).toBe('completed')
  expect(await say(second, 'DATA')).toMatch(/^354/)
  expect(await say(second, `${newsletter}\r\n.`)).toMatch(/^250/)
})

/** An upload that holds its place until its last octet. */
function beginUpload(url: string): { call: ClientRequest; answered: Promise<[IncomingMessage]> } {
  const headers = { 'content-type': 'message/rfc822' }
  const call = request(`${url}/api/emails`, { method: 'POST', headers, agent: false })
  const answered = once(call, 'response') as Promise<[IncomingMessage]>
  answered.catch(() => undefined)
  call.write(newsletter.slice(0, 100))
  return { call, answered }
}

async function jsonOf(response: IncomingMessage): Promise<{ id: string }> {
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return JSON.parse(text)
}

test('with every place taken pages and calls say when to come back, health is told, and what was begun is done', async () => {
  const instance = await start({ HTTP_MAX_REQUESTS: '3' })
  const german = { headers: { 'accept-language': 'de' } }
  const begun = Array.from({ length: 3 }, () => beginUpload(instance.url))
  // Bodies on their way have places of their own.
  await expect
    .poll(async () => (await fetch(`${instance.url}/api/emails`, { method: 'POST', body: 'x' })).status)
    .toBe(503)
  expect((await fetch(`${instance.url}/`)).status).toBe(200)
  const { overload } = instance.running.application
  const worked = Array.from({ length: 3 }, () => overload.enter('call', '127.0.0.1'))
  const page = await fetch(`${instance.url}/spf-checker`, german)
  expect(page.status).toBe(503)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(await page.text()).toContain('<html lang="de">')
  const call = await fetch(`${instance.url}/api/get-email`, german)
  expect(call.status).toBe(503)
  expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await call.json()).toMatchObject({ code: 'busy', message: expect.stringContaining('ausgelastet') })
  for (const path of ['/healthz', '/readyz', '/favicon.svg']) {
    expect([path, (await fetch(`${instance.url}${path}`)).status]).toEqual([path, 200])
  }
  for (const place of worked) if (place.ok) place.leave()
  for (const { call } of begun) call.end(newsletter.slice(100))
  for (const { answered } of begun) {
    const [response] = await answered
    expect(response.statusCode).toBe(201)
    expect((await instance.browser.result((await jsonOf(response)).id)).status).toBe('completed')
  }
  expect((await fetch(`${instance.url}/`)).status).toBe(200)
})

test('a network that takes its share is told so, and others are served', async () => {
  const instance = await start({ HTTP_MAX_REQUESTS: '4', TRUST_PROXY: 'on' })
  const from = (network: string) => ({ headers: { 'x-forwarded-for': network } })
  const call = request(`${instance.url}/api/emails`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', 'x-forwarded-for': '203.0.113.9' },
    agent: false,
  })
  call.on('error', () => undefined)
  ends.push(() => call.destroy())
  call.write(newsletter.slice(0, 100))
  const upload = (network: string) =>
    fetch(`${instance.url}/api/emails`, { method: 'POST', body: newsletter, ...from(network) })
  await expect.poll(async () => (await upload('203.0.113.9')).status).toBe(429)
  const refused = await upload('203.0.113.9')
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await fetch(`${instance.url}/`, from('203.0.113.9'))).status).toBe(200)
  expect((await upload('203.0.113.10')).status).toBe(201)
})

test('streams of live events have places of their own, free again when a reader is gone', async () => {
  const instance = await start({ HTTP_MAX_STREAMS: '1' })
  const open = async () => {
    const { id } = await instance.browser.address()
    const end = new AbortController()
    const answer = await fetch(`${instance.url}/api/emails/${id}/events`, { signal: end.signal })
    const { status, headers } = answer
    return { status, wait: headers.get('retry-after'), end: () => end.abort() }
  }
  const first = await open()
  expect(first.status).toBe(200)
  // A hundred at once are answered as well, none is reset.
  const refused = await Promise.all(Array.from({ length: 100 }, open))
  expect(new Set(refused.map(({ status, wait }) => `${status} ${wait}`))).toEqual(new Set(['503 5']))
  expect((await fetch(`${instance.url}/`)).status).toBe(200)
  first.end()
  const later: (() => void)[] = []
  await expect
    .poll(async () => {
      const { status, end } = await open()
      later.push(end)
      return status
    })
    .toBe(200)
  for (const end of later) end()
})
