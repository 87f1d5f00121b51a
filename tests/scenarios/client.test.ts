import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Client, createClient, type EventOf, PostproofError, type TestEvent } from '@postproof/client'
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import type { Placement } from '#contract/placement.ts'
import type { LiveEvent } from '#contract/spam-test.ts'
import type { ListEvent, VerificationEvent } from '#contract/verifier.ts'
import { examples, type Instance, startInstance } from '../instance.ts'
import { recordingMailer, register } from './accounts-world.ts'

/** packages/client before a whole Postproof, with an API key. */

let instance: Instance
let key: string
let client: Client
beforeAll(async () => {
  instance = await startInstance({}, { mailer: recordingMailer() })
  const { browser } = await register(instance, 'ada@example.org')
  const given = { name: 'Client', scopes: ['read', 'test', 'verify'] }
  key = ((await (await browser.post('/api/profile/api-keys', given)).json()) as { api_key: string }).api_key
  client = createClient({ baseUrl: instance.url, key })
})
afterAll(() => instance?.close())

const mail = (name: string) => readFile(join(examples, `${name}.eml`))
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error('it was not refused')
    },
    (error: unknown) => error as PostproofError,
  )
const countOf = async () => (await client.call('listTests')).meta.total

describe('a mail is tested', () => {
  test('sent to an address: the report is waited for, and found by its address', async () => {
    const { email, id, status } = await client.call('createTestAddress')
    expect(status).toBe('waiting')
    const waiting = client.waitForReport(email)
    await instance.send(email, await mail('good-newsletter'))
    const report = await waiting
    expect(report).toMatchObject({ id, status: 'completed', source: 'smtp', owner: true })
    const advice = await client.call('getAdvice', { path: { id } })
    expect(advice.status).toBe('ready')
    const source = await client.call('getSource', { path: { id } })
    expect(source.raw).toContain('Subject:')
    expect(await client.call('getHtmlPreview', { path: { id } })).toContain('<html')
  })

  test('live events over connections that break after each: none is missed, none comes twice', async () => {
    let connections = 0
    /** The first event of each connection, and then an error. */
    const cutting: typeof fetch = async (url, init) => {
      const answer = await fetch(url, init)
      if (!String(url).endsWith('/events') || !answer.ok) return answer
      connections++
      let text = ''
      let isCut = false
      const cut = new TransformStream<string, string>({
        transform(piece, out) {
          text += piece
          const end = text.indexOf('\n\n') + 2
          // More may come before the connection breaks.
          if (end === 1 || isCut) return
          isCut = true
          out.enqueue(text.slice(0, end))
          setTimeout(() => out.error(new TypeError('terminated')))
        },
      })
      const body = answer.body!.pipeThrough(new TextDecoderStream()).pipeThrough(cut)
      return new Response(body.pipeThrough(new TextEncoderStream()), { headers: answer.headers })
    }
    const breaking = createClient({ baseUrl: instance.url, key, fetch: cutting, sleep: async () => {} })
    const { id } = await client.call('createTestAddress')
    const heard: string[] = []
    const whole: string[] = []
    const listen = async (to: string[], by: Client) => {
      for await (const { data } of by.events('streamTest', { path: { id } })) {
        to.push(JSON.stringify(data))
        if (data.type === 'status' && data.status === 'completed') break
      }
    }
    const both = [listen(heard, breaking), listen(whole, client)]
    // Before the first mail there is no event to go on after: its reader is connected again when the mail comes.
    await expect.poll(() => [heard.length, whole.length, connections]).toEqual([1, 1, 2])
    await client.call('testSample', { query: { id } })
    await Promise.all(both)
    expect(heard).toEqual(whole)
    expect(new Set(heard).size).toBe(heard.length)
    expect(connections).toBeGreaterThan(5)
  })

  test('uploaded as octets and as a form, read back, compared, scored again and deleted', async () => {
    const raw = await mail('transactional')
    const { id } = await client.call('testEmail', { query: { kind: 'transactional' }, body: raw })
    const form = new FormData()
    form.set('file', new File([await mail('good-newsletter')], 'newsletter.eml'))
    const other = await client.call('testEmail', { body: form })
    const [report] = await Promise.all([client.waitForReport(id), client.waitForReport(other.id)])
    expect(report).toMatchObject({ source: 'upload', kind: { id: 'transactional' } })
    const stored = await client.call('getRawMessage', { path: { id } })
    expect(stored).toBeInstanceOf(Uint8Array)
    expect(raw.equals(stored)).toBe(true)
    const comparison = await client.call('compareTests', { path: { id, after: other.id } })
    expect(comparison.after.id).toBe(other.id)
    const again = await client.call('setMailKind', { path: { id }, body: { kind: null } })
    expect(again.id).toBe(id)
    expect(await client.call('deleteTest', { path: { id } })).toEqual({ success: true })
    expect(await errorOf(client.waitForReport(id))).toMatchObject({ status: 410 })
  })

  test('its live events come as they are described', async () => {
    const { id } = await client.call('createTestAddress')
    const kinds = new Set<string>()
    let isSent = false
    for await (const { event, data } of client.events('streamTest', { path: { id } })) {
      expect(data.type).toBe(event)
      kinds.add(event)
      if (!isSent) await client.call('testSample', { query: { id } })
      isSent = true
      if (data.type === 'status' && data.status === 'completed') break
    }
    expect([...kinds]).toEqual(['status', 'step'])
    expectTypeOf<LiveEvent>().toExtend<TestEvent>()
    expectTypeOf<LiveEvent['type']>().toEqualTypeOf<TestEvent['type']>()
    expectTypeOf<VerificationEvent>().toExtend<EventOf<'streamVerification'>['data']>()
    expectTypeOf<Placement>().toExtend<EventOf<'streamPlacement'>['data']>()
    expectTypeOf<ListEvent>().toExtend<EventOf<'streamVerifierList'>['data']>()
  })

  test('lists are read page by page', async () => {
    const total = await countOf()
    expect(total).toBeGreaterThan(1)
    const ids: string[] = []
    for await (const { data, meta } of client.pages('listTests', { query: { per_page: 1 } })) {
      expect(meta.per_page).toBe(1)
      ids.push(...data.map(({ id }) => id))
    }
    expect(new Set(ids).size).toBe(total)
  })
})

test('files are octets or text, and checks of records are JSON', async () => {
  const image = await client.call('getReportPreviewImage', { path: { id: 'example' } })
  expect(new TextDecoder('latin1').decode(image.slice(1, 4))).toBe('PNG')
  expect(await client.call('getReportBadge', { path: { id: 'example' } })).toMatch(/^<svg/)
  const byLink = await client.call('checkSpfByLink', { query: { input: 'good.example' } })
  const posted = await client.call('checkSpf', { body: { input: 'good.example' } })
  expect([byLink.input, byLink.status]).toEqual([posted.input, posted.status])
  const sections: string[] = []
  for await (const { event } of client.events('streamDomain', { query: { input: 'good.example' } }))
    sections.push(event)
  expect(sections.at(-1)).toBe('result')
  expect((await client.call('getStatus')).status).toBeDefined()
})

test('a list of addresses is uploaded, followed, read by pages and downloaded', async () => {
  const body = 'email\nada@nosuch.invalid\nbo@nosuch.invalid\ncy@@b\n'
  const { id } = await client.call('verifyList', { query: { name: 'Kunden.csv' }, body })
  for await (const { data } of client.events('streamVerifierList', { path: { id } }))
    if (data.list.status === 'completed') break
  const rows: string[] = []
  for await (const page of client.pages('listVerifiedAddresses', { path: { id }, query: { limit: 2 } }))
    rows.push(...page.data.map(({ email }) => email))
  expect(rows).toEqual(['ada@nosuch.invalid', 'bo@nosuch.invalid', 'cy@@b'])
  expect((await client.call('getVerifierListSummary', { path: { id } })).suggested).toBe(0)
  const copy = await client.call('downloadVerifierList', { path: { id }, query: { part: 'remove' } })
  expect(copy).toContain('bo@nosuch.invalid,undeliverable')
  await client.call('deleteVerifierList', { path: { id } })

  const started = await client.call('verifyAddress', { body: { email: 'ada@nosuch.invalid' } })
  for await (const { data } of client.events('streamVerification', { path: { id: started.id } }))
    expect(data.verification.email).toBe('ada@nosuch.invalid')
  const verified = await client.call('getVerification', { path: { id: started.id } })
  expect(verified.status).toBe('undeliverable')
})

describe('what is refused', () => {
  test('says so in the language of the client', async () => {
    const german = createClient({ baseUrl: instance.url, language: 'de', key: 'nonsense' })
    const unknown = await errorOf(german.call('getProfile'))
    expect(unknown).toBeInstanceOf(PostproofError)
    expect(unknown).toMatchObject({ status: 401, retryAfter: null, requestId: expect.any(String) })
    expect(unknown.message).toBe(unknown.problem?.detail)
    expect(unknown.message).toMatch(/Schlüssel|anmelden|angemeldet|Anmeldung/)
    const lacking = await errorOf(client.call('getReport', { path: { id: 'nonsense' } }))
    expect(lacking).toMatchObject({
      status: 404,
      code: 'not_found',
      problem: { type: '/problems/not_found' },
    })
    const invalid = await errorOf(client.call('listTests', { query: { per_page: 0 } }))
    expect(invalid).toMatchObject({ status: 422, code: 'invalid' })
    expect(Object.keys(invalid.problem?.errors ?? {})).toEqual(['per_page'])
    const person = await errorOf(client.call('createApiKey', { body: { name: 'More', scopes: ['read'] } }))
    expect(person.status).toBe(403)
  })

  test('for what the server lacks is not asked for again', async () => {
    const pauses: number[] = []
    const noted = createClient({ baseUrl: instance.url, key, sleep: async (ms) => void pauses.push(ms) })
    const error = await errorOf(noted.call('getReportPdf', { path: { id: 'example' } }))
    expect(error).toMatchObject({ status: 503, code: 'unavailable', retryAfter: null })
    expect(pauses).toEqual([])
  })
})

describe('when the network or the server fails', () => {
  /** Loses the answers of the first calls, which the server has made. */
  function losing(times: number): typeof fetch {
    return async (...given) => {
      const answer = await fetch(...given)
      if (times-- <= 0) return answer
      await answer.arrayBuffer()
      throw new TypeError('fetch failed')
    }
  }

  test('an upload whose answers are lost is made once', async () => {
    const before = await countOf()
    const lossy = createClient({ baseUrl: instance.url, key, fetch: losing(2), sleep: async () => {} })
    const { id } = await lossy.call('testEmail', { body: await mail('transactional') })
    expect((await client.waitForReport(id)).status).toBe('completed')
    expect((await countOf()) - before).toBe(1)
  })

  test('a call without a key is not repeated: it was made', async () => {
    const lossy = createClient({ baseUrl: instance.url, key, fetch: losing(1), sleep: async () => {} })
    await expect(lossy.call('addNewsletter', { body: { name: 'Weekly' } })).rejects.toThrow('fetch failed')
    expect((await client.call('listNewsletters')).data.map(({ name }) => name)).toEqual(['Weekly'])
  })

  test('a server that is busy is asked again when it says', async () => {
    const pauses: number[] = []
    let isBusy = true
    const patient = createClient({
      baseUrl: instance.url,
      key,
      fetch: async (...given) => {
        if (!isBusy) return fetch(...given)
        isBusy = false
        const body = { code: 'busy', message: 'Busy.', request_id: 'r1' }
        return Response.json(body, { status: 503, headers: { 'retry-after': '5' } })
      },
      sleep: async (ms) => void pauses.push(ms),
    })
    expect((await patient.call('getProfile')).email).toBe('ada@example.org')
    expect(pauses).toEqual([expect.closeTo(5250, -3)])
  })

  test('waiting ends when the caller no longer waits', async () => {
    const { id } = await client.call('createTestAddress')
    const end = new AbortController()
    const waiting = client.waitForReport(id, { signal: end.signal })
    for await (const { data } of client.events('streamTest', { path: { id }, signal: end.signal })) {
      expect(data).toMatchObject({ type: 'status', status: 'waiting' })
      break
    }
    end.abort(new Error('enough'))
    await expect(waiting).rejects.toThrow('enough')
    await expect(client.call('getReport', { path: { id }, signal: end.signal })).rejects.toThrow('enough')
  })
})

test('live events go on after an unknown position with the present state, and with nothing where that is known', async () => {
  const read = async (id: string, last: string) => {
    const answer = await fetch(`${instance.url}/api/emails/${id}/events`, {
      headers: { 'last-event-id': last },
    })
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    const first = reader.read().then(({ value = '' }) => value)
    const nothing = new Promise<string>((resolve) => setTimeout(resolve, 300, ''))
    const text = await Promise.race([first, nothing])
    await reader.cancel()
    return text
  }
  const { id } = await client.call('createTestAddress')
  const whole = await read(id, '0123456789ab-9')
  expect(whole).toContain('"status":"waiting"')
  const last = /^id: (.+)$/m.exec(whole)![1]!
  expect(await read(id, last)).toBe('')
  await client.call('testSample', { query: { id } })
  await client.waitForReport(id)
  expect(await read(id, last)).toContain('"status":"completed"')
  expect(await read(id, 'nonsense~'.repeat(200))).toContain('"status":"completed"')
})
