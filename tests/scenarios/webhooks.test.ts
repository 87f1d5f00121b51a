import { readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CreatedEndpoint, Endpoint, EventDelivery } from '#contract/events.ts'
import { createEventChannel } from '#services/watch/event-channel.ts'
import { purgeEvents, storeEvent, takeDeliveries } from '#storage/events/events.ts'
import { examples, type Instance, startInstance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'

/** Events of an account at real receivers on loopback: signed, retried, in order, and only those of the account. */

type Call = { path: string; headers: IncomingHttpHeaders; body: string }

const mailer = recordingMailer()
let aheadMs = 0
let instance: Instance
let person: Person
let receiver: Server
let url: string
const calls: Call[] = []
/** What the receiver answers; undefined never answers. */
let answer: (call: Call) => number | undefined = () => 204

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      const call = { path: request.url ?? '', headers: request.headers, body }
      calls.push(call)
      const status = answer(call)
      if (status) response.writeHead(status, status === 302 ? { location: `${url}/elsewhere` } : {}).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  instance = await startInstance(
    { ALLOW_PRIVATE_NETWORKS: 'on' },
    { mailer, clock: { now: () => Date.now() + aheadMs } },
  )
  person = await register(instance, 'maker@example.org')
})
afterEach(async () => {
  answer = () => 204
  aheadMs = 0
  for (const { id } of await list()) await person.browser.post(`/api/webhooks/${id}/delete`)
  await idle()
  calls.length = 0
})
afterAll(async () => {
  await instance?.close()
  receiver?.closeAllConnections()
  receiver?.close()
})

const idle = () => instance.running.application.events.sender!.idle()
const db = () => instance.running.application.database.db
const list = async () => (await person.browser.json<{ data: Endpoint[] }>('/api/webhooks')).data
const log = async (id: string, whose = person) =>
  (await whose.browser.json<{ data: EventDelivery[] }>(`/api/webhooks/${id}/deliveries`)).data

async function created(
  path = '/hook',
  types: string[] = [],
  whose = person,
  format = 'events',
): Promise<CreatedEndpoint> {
  const given = { name: 'Ours', url: `${url}${path}`, types, format }
  const response = await whose.browser.post('/api/webhooks', given)
  expect(response.status).toBe(201)
  return (await response.json()) as CreatedEndpoint
}

const ownerOf = ({ endpoint }: CreatedEndpoint) =>
  db().selectFrom('webhook_endpoints').select('owner').where('id', '=', endpoint.id).executeTakeFirstOrThrow()

async function happen(hook: CreatedEndpoint, object: string, n = 1): Promise<void> {
  const { owner } = await ownerOf(hook)
  for (let i = 0; i < n; i++)
    await storeEvent(db(), {
      ...{ owner, type: 'list.verified', object, data: { n: i } },
      at: new Date(Date.now() + aheadMs),
    })
}

/** An email of the person, tested. */
async function tested(mail: Uint8Array<ArrayBuffer> | string, name = 'mail.eml'): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([mail]), name)
  const response = await person.browser.call('/api/emails', { method: 'POST', body: form })
  const { id } = (await response.json()) as { id: string }
  await person.browser.result(id)
  await idle()
  return id
}
const example = async (name: string) => new Uint8Array(await readFile(join(examples, `${name}.eml`)))

type Data = {
  score: number
  drop: number
  before: { report: string; score: number }
  deliverable: number
  risky: number
  undeliverable: number
  unknown: number
}
const bodyOf = (call: Call) => JSON.parse(call.body) as { type: string; data: Data }
const signedBy = (secret: string, { headers, body }: Call) => {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

test('a tested email is an event that the library of Standard Webhooks verifies', async () => {
  const { endpoint, secret } = await created()
  expect(secret).toMatch(/^whsec_/)
  const id = await tested(await example('plain-text'))
  expect(calls.map(({ path }) => path)).toEqual(['/hook'])
  const [call] = calls as [Call]
  expect(signedBy(secret, call)).toBe(true)
  expect(signedBy(secret, { ...call, body: `${call.body} ` })).toBe(false)
  const { type, data } = bodyOf(call)
  expect(type).toBe('report.ready')
  expect(data).toMatchObject({ report: id, url: `${instance.config.PUBLIC_URL}/results/${id}`, final: true })
  expect(data.score).toEqual(expect.any(Number))
  expect(await log(endpoint.id)).toMatchObject([
    {
      event: call.headers['webhook-id'],
      type,
      state: 'delivered',
      attempts: 1,
      outcome: expect.stringContaining('204'),
    },
  ])
})

test('a chat gets a sentence with a link, and no signature', async () => {
  const { endpoint } = await created('/chat', ['report.ready'], person, 'slack')
  expect(await list()).toMatchObject([{ id: endpoint.id, format: 'slack' }])
  const id = await tested(await example('plain-text'))
  const [call] = calls as [Call]
  const { blocks } = JSON.parse(call.body) as { blocks: { text: { text: string } }[] }
  expect(blocks.map(({ text }) => text.text)).toEqual([
    expect.stringMatching(/^Report ready: ./),
    expect.stringMatching(/^It scores \d+ of 100 points\.$/),
    `<${instance.config.PUBLIC_URL}/results/${id}|Open the page>`,
  ])
  expect(Object.keys(call.headers).filter((name) => name.startsWith('webhook-'))).toEqual([])
  expect(await log(endpoint.id)).toMatchObject([{ type: 'report.ready', state: 'delivered' }])
})

test('an issue that falls by ten points is reported with the one before it and its reasons', async () => {
  await created('/hook', ['report.score_dropped'])
  const good = Buffer.from(await example('good-newsletter')).toString()
  await tested(good)
  await tested(good)
  const before = await tested(good)
  expect(calls).toEqual([])
  const link = '<p><a href="http://198.51.100.7/login">https://www.paypal.com/verify</a> Act now!!!</p>'
  const worse = good
    .replace(/<\/body>/i, `${link.repeat(3)}</body>`)
    .replace(/^Subject: .*$/m, 'Subject: RE: URGENT!!! verify your account')
  const after = await tested(worse)
  expect(calls.map((call) => bodyOf(call).type)).toEqual(['report.score_dropped'])
  const { data } = bodyOf(calls[0]!)
  expect(data).toMatchObject({
    ...{ report: after, before: { report: before }, first_fix: expect.any(String), newsletter: null },
    reasons: expect.arrayContaining([expect.any(String)]),
  })
  expect(data.drop).toBe(data.before.score - data.score)
  expect(data.drop).toBeGreaterThanOrEqual(10)
})

test('a list that is verified is reported with its counts', async () => {
  await created('/hook', ['list.verified'])
  const response = await person.browser.call('/api/internal/email-verification-lists', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: 'ada@example.org\nnot an address\nbob@example.org',
  })
  const { id } = (await response.json()) as { id: string }
  await expect.poll(() => calls.length).toBe(1)
  const { data } = bodyOf(calls[0]!)
  expect(data).toMatchObject({ list: id, addresses: 2 })
  expect(data.deliverable + data.risky + data.undeliverable + data.unknown).toBe(2)
})

test('what was refused is retried under the same id, then delivered', async () => {
  const hook = await created()
  answer = () => (calls.length < 3 ? 500 : 204)
  await happen(hook, 'a')
  await idle()
  expect(calls).toHaveLength(1)
  aheadMs += 10_000
  await idle()
  aheadMs += 120_000
  await idle()
  expect(calls).toHaveLength(3)
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(calls.map(({ body }) => body)).size).toBe(1)
  expect(await log(hook.endpoint.id)).toMatchObject([{ state: 'delivered', attempts: 3 }])
})

test('events of one object come in order; another object waits for none of them', async () => {
  const hook = await created()
  const of = (call: Call) => bodyOf(call).data as unknown as { n: number; url: string; sequence: number }
  answer = (call) => (of(call).url.endsWith('/slow') && calls.length < 4 ? 503 : 204)
  await happen(hook, 'slow', 3)
  await happen(hook, 'other', 2)
  await idle()
  expect(calls.filter((call) => of(call).url.endsWith('/other')).map((call) => of(call).n)).toEqual([0, 1])
  expect(calls.filter((call) => of(call).url.endsWith('/slow')).map((call) => of(call).n)).toEqual([0])
  aheadMs += 10_000
  await idle()
  const slow = calls.filter((call) => of(call).url.endsWith('/slow')).map(of)
  expect(slow.map(({ n }) => n)).toEqual([0, 0, 1, 2])
  expect(slow.map(({ sequence }) => sequence)).toEqual(
    slow.map(({ sequence }) => sequence).sort((a, b) => a - b),
  )
})

test('410 ends the deliveries, and so do three days of failures; the owner learns of it once', async () => {
  const gone = await created('/gone')
  answer = () => 410
  await happen(gone, 'a')
  await idle()
  expect(await list()).toMatchObject([{ enabled: false, stopped: 'gone' }])
  expect(mailer.sent.filter(({ kind }) => kind === 'webhook-stopped')).toHaveLength(1)

  const failing = await created('/failing')
  answer = () => 500
  await happen(failing, 'b')
  for (let i = 0; i < 11; i++) {
    await idle()
    aheadMs += 27 * 3_600_000
  }
  const [row] = (await list()).filter(({ id }) => id === failing.endpoint.id)
  expect(row).toMatchObject({ enabled: false, stopped: 'failing' })
  expect(calls.filter(({ path }) => path === '/failing')).toHaveLength(11)
  // Nothing is stored for it any more.
  await happen(failing, 'c')
  expect(await log(failing.endpoint.id)).toMatchObject([{ state: 'given_up' }])

  // Mended, turned on again, and what was lost is sent again.
  answer = () => 204
  const { name, url: address, types } = failing.endpoint
  await person.browser.post(`/api/webhooks/${failing.endpoint.id}`, { name, url: address, types })
  expect(await (await person.browser.post(`/api/webhooks/${failing.endpoint.id}/replay`, {})).json()).toEqual(
    { events: 1 },
  )
  await idle()
  expect(await log(failing.endpoint.id)).toMatchObject([{ state: 'delivered' }])
})

test('a redirect is a failure, and a receiver that hangs holds up no other', async () => {
  const [redirecting, hanging, other] = [
    await created('/redirect'),
    await created('/hang'),
    await created('/other'),
  ]
  answer = ({ path }) => (path === '/redirect' ? 302 : path === '/hang' ? undefined : 204)
  await happen(other, 'a', 7)
  await expect.poll(() => calls.filter(({ path }) => path === '/other').length).toBe(7)
  expect(calls.some(({ path }) => path === '/elsewhere')).toBe(false)
  await expect
    .poll(() => log(redirecting.endpoint.id))
    .toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ state: 'waiting', outcome: expect.stringContaining('302') }),
      ]),
    )
  expect(hanging.endpoint.enabled).toBe(true)
  receiver.closeAllConnections()
})

test('a renewed secret signs from now on, and the old one for a day', async () => {
  const hook = await created()
  const { secret } = (await (
    await person.browser.post(`/api/webhooks/${hook.endpoint.id}/secret`)
  ).json()) as CreatedEndpoint
  await happen(hook, 'a')
  await idle()
  expect([signedBy(secret, calls[0]!), signedBy(hook.secret, calls[0]!)]).toEqual([true, true])
  aheadMs += 25 * 3_600_000
  await happen(hook, 'b')
  await idle()
  const [, later] = calls as [Call, Call]
  expect(String(later.headers['webhook-signature']).split(' ')).toHaveLength(1)
})

test('a test event goes to one webhook, once', async () => {
  const [one, two] = [await created('/one'), await created('/two')]
  answer = () => 500
  const response = await person.browser.post(`/api/webhooks/${one.endpoint.id}/try`)
  expect(response.status).toBe(200)
  await idle()
  aheadMs += 60_000
  await idle()
  expect(calls.map(({ path }) => path)).toEqual(['/one'])
  expect(await log(one.endpoint.id)).toMatchObject([{ type: 'webhook.test', state: 'given_up' }])
  expect(await log(two.endpoint.id)).toEqual([])
})

test('an event claimed by a process that died is sent by another one', async () => {
  const hook = await created()
  await happen(hook, 'a')
  // As the process that took it would have left it.
  const now = new Date(Date.now() + aheadMs)
  await idle()
  calls.length = 0
  await person.browser.post(`/api/webhooks/${hook.endpoint.id}/replay`, {
    event: (await log(hook.endpoint.id))[0]!.event,
  })
  await takeDeliveries(db(), { now, again: new Date(now.getTime() + 60_000), perEndpoint: 5, busy: [] })
  await idle()
  const before = calls.length
  aheadMs += 61_000
  await idle()
  expect(calls.length).toBeGreaterThanOrEqual(1)
  expect(calls.length - before).toBeLessThanOrEqual(1)
  expect(await log(hook.endpoint.id)).toMatchObject([{ state: 'delivered' }])
})

test('events of others, of guests and of old times are not there', async () => {
  const mine = await created()
  const other = await register(instance, 'other@example.org')
  const theirs = await created('/theirs', [], other)
  await happen(theirs, 'x')
  await idle()
  expect(calls.map(({ path }) => path)).toEqual(['/theirs'])
  for (const path of ['', '/secret', '/delete', '/try', '/replay']) {
    const body = path === '' ? { name: 'x', url } : path === '/replay' ? {} : undefined
    const { status } = await person.browser.post(`/api/webhooks/${theirs.endpoint.id}${path}`, body)
    expect([path, status]).toEqual([path, 404])
  }
  expect((await person.browser.call(`/api/webhooks/${theirs.endpoint.id}/deliveries`)).status).toBe(404)
  const { id, email } = await instance.browser.address()
  await instance.send(email, await example('plain-text'))
  await instance.browser.result(id)
  await idle()
  expect(calls).toHaveLength(1)
  expect(await log(mine.endpoint.id)).toEqual([])

  await purgeEvents(db(), new Date(Date.now() + aheadMs + 1000))
  expect(await log(theirs.endpoint.id, other)).toEqual([])
  await other.browser.post(`/api/webhooks/${theirs.endpoint.id}/delete`)
})

test('a confirmed change at a watched domain is sent in words, with before and after', async () => {
  await created('/hook', ['domain.changed'])
  const records = (policy: string) => ({
    records: { '_dmarc.example.org': [`v=DMARC1; p=${policy}`] },
    problems: {},
  })
  const row = {
    ...{ id: '1', domain: 'example.org', part: 'dmarc', at: new Date(), kind: 'changed' as const },
    ...{ before: records('reject'), after: records('none'), severity: 'info' as const },
    ...{ planned: false, sent_at: null, acknowledged_at: null },
  }
  await db()
    .transaction()
    .execute((trx) => createEventChannel().send({ accountId: person.user.id, alerts: [row] }, trx))
  await idle()
  const { data } = JSON.parse(calls[0]!.body) as { data: Record<string, unknown> }
  expect(data).toMatchObject({
    ...{ domain: 'example.org', part: 'dmarc', kind: 'changed', severity: 'info', title: 'DMARC' },
    before: ['_dmarc.example.org v=DMARC1; p=reject'],
    after: ['_dmarc.example.org v=DMARC1; p=none'],
    url: `${instance.config.PUBLIC_URL}/domains/example.org`,
  })
})
