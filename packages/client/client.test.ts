import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { type Calls, createClient, isFinal, type ListCall, PostproofError, type Report } from './index.ts'

/** The client before a fetch that answers from a list; what it does before a real instance is in tests/scenarios/client.test.ts. */

type Answer = Response | Error | (() => Response | Promise<Response>)

function clientOf(answers: Answer[], more: object = {}) {
  const sent: { url: string; method: string; headers: Headers; body: unknown }[] = []
  const pauses: number[] = []
  const client = createClient({
    baseUrl: 'https://mailtest.example.org/',
    sleep: async (ms) => {
      pauses.push(ms)
    },
    fetch: async (url, init) => {
      const headers = new Headers(init?.headers)
      sent.push({ url: String(url), method: init?.method ?? '', headers, body: init?.body })
      init?.signal?.throwIfAborted()
      const answer = answers.shift() ?? new Error('no answer is left')
      if (answer instanceof Error) throw answer
      return typeof answer === 'function' ? answer() : answer
    },
    ...more,
  })
  return { client, sent, pauses }
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers })
const refused = (status: number, code: string, headers?: Record<string, string>) =>
  json({ code, message: 'A sentence.', request_id: 'r1' }, status, headers)
const lost = () => new TypeError('fetch failed')
const events = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } })
/** Sends the text and then breaks. */
const broken = (text: string) =>
  new Response(
    new ReadableStream({
      pull(controller) {
        if (text) controller.enqueue(new TextEncoder().encode(text))
        else controller.error(new TypeError('terminated'))
        text = ''
      },
    }),
  )
async function all<T>(given: AsyncIterable<T>): Promise<T[]> {
  const each: T[] = []
  for await (const one of given) each.push(one)
  return each
}
const report = (status: string, screenshots = 'ready') =>
  json({ id: 'abc', status, features: { screenshots, heatmap: 'ready' } })

describe('a request', () => {
  test('has the path, the query, the key and the language', async () => {
    const { client, sent } = clientOf([json({})], { key: 'secret', language: 'de' })
    await client.call('compareTests', { path: { id: 'a/b?c', after: 'ä' }, headers: { 'x-more': '1' } })
    const [{ url, method, headers }] = sent as [(typeof sent)[0]]
    expect([method, url]).toEqual(['GET', 'https://mailtest.example.org/api/emails/a%2Fb%3Fc/compare/%C3%A4'])
    expect(Object.fromEntries(headers)).toMatchObject({
      ...{ authorization: 'Bearer secret', 'accept-language': 'de', 'x-more': '1' },
    })
  })

  test('leaves out what is not given of the query', async () => {
    const { client, sent } = clientOf([json({})])
    await client.call('listVerifiedAddresses', { path: { id: 'x' }, query: { search: 'a b&c', after: null } })
    expect(sent[0]!.url).toMatch(/\/addresses\?search=a\+b%26c$/)
  })

  test.each(['', '.', '..'])('is not made with the path part %j', async (id) => {
    const { client, sent } = clientOf([])
    await expect(client.call('getReport', { path: { id } })).rejects.toThrow('The path needs a value for id')
    expect(sent).toEqual([])
  })

  test('sends JSON, octets and forms', async () => {
    const { client, sent } = clientOf([json({}, 201), json({}, 201), json({}, 201)])
    await client.call('checkSpf', { body: { input: 'example.org' } })
    await client.call('testEmail', { body: new Blob(['Subject: x'], { type: 'text/plain' }) })
    await client.call('testEmail', { body: new FormData() })
    expect(sent.map(({ headers }) => headers.get('content-type'))).toEqual([
      'application/json',
      'message/rfc822',
      null,
    ])
    expect(sent[0]!.body).toBe('{"input":"example.org"}')
  })

  test('follows no redirect', async () => {
    const { client, sent } = clientOf([new Response(null, { status: 301, headers: { location: '/' } })])
    await expect(client.call('testSample')).rejects.toMatchObject({ status: 301, code: 'http_301' })
    expect(sent).toHaveLength(1)
  })
})

test('what does not fit a call is refused by the compiler', () => {
  const { client } = clientOf([])
  const wrong = () => [
    // @ts-expect-error no such call
    client.call('getNothing'),
    // @ts-expect-error its path is missing
    client.call('getReport'),
    // @ts-expect-error not that parameter
    client.call('listTests', { query: { after: 1 } }),
    // @ts-expect-error not that body
    client.call('checkSpf', { body: { domain: 'example.org' } }),
    // @ts-expect-error a stream
    client.call('streamTest', { path: { id: 'example' } }),
    // @ts-expect-error no stream
    client.events('getReport', { path: { id: 'example' } }),
    // @ts-expect-error no list
    client.pages('getProfile'),
  ]
  expect(wrong).toBeTypeOf('function')
  type Numbered = {
    [Name in keyof Calls]: Calls[Name] extends { query?: infer Query }
      ? 'page' extends keyof NonNullable<Query>
        ? Name
        : never
      : never
  }[keyof Calls]
  expectTypeOf<ListCall>().toEqualTypeOf<Numbered | 'listVerifiedAddresses' | 'getNewsletter'>()
})

describe('an answer', () => {
  test.each<[string, Response, unknown]>([
    ['JSON', json({ a: 1 }), { a: 1 }],
    ['text', new Response('a,b', { headers: { 'content-type': 'text/csv' } }), 'a,b'],
    ['an image', new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }), '<svg/>'],
    [
      'octets',
      new Response(Uint8Array.of(1, 2), { headers: { 'content-type': 'image/png' } }),
      Uint8Array.of(1, 2),
    ],
    ['nothing', new Response(null, { status: 204 }), undefined],
  ])('is %s', async (_, answer, value) => {
    expect(await clientOf([answer]).client.call('getProfile')).toEqual(value)
  })
})

test('a page in place of JSON is the answer of another server', async () => {
  const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
  const { client } = clientOf([page(), page()])
  await expect(client.call('getProfile')).rejects.toMatchObject({
    status: 200,
    code: 'http_200',
    problem: null,
  })
  expect(await client.call('getHtmlPreview', { path: { id: 'abc' } })).toBe('<html>')
})

describe('a call that fails', () => {
  test('is repeated under the same key if it takes one', async () => {
    const { client, sent, pauses } = clientOf([
      lost(),
      refused(409, 'in_progress', { 'retry-after': '1' }),
      json({ id: 'abc' }, 201),
    ])
    expect(await client.call('testEmail', { body: 'Subject: x' })).toEqual({ id: 'abc' })
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys).toEqual([keys[0], keys[0], keys[0]])
    expect(pauses).toHaveLength(2)
    expect(pauses[1]).toBeGreaterThanOrEqual(1000)
  })

  test('is not repeated if it changes something and takes no key', async () => {
    for (const failure of [lost(), refused(503, 'busy', { 'retry-after': '1' }), refused(429, 'limit')]) {
      const { client, sent } = clientOf([failure])
      const idempotencyKey = 'one that the server does not know'
      await expect(client.call('createWebhook', { body: {} as never, idempotencyKey })).rejects.toThrow()
      expect(sent).toHaveLength(1)
    }
  })

  test('is repeated if its answer was cut off', async () => {
    const cut = broken('{"email":')
    cut.headers.set('content-type', 'application/json')
    const { client } = clientOf([cut, json({ email: 'a@example.org' })])
    expect(await client.call('getProfile')).toEqual({ email: 'a@example.org' })
  })

  test('is given up after three retries, or as many as were asked for', async () => {
    const { client, sent } = clientOf(Array.from({ length: 9 }, lost))
    await expect(client.call('getProfile')).rejects.toThrow('fetch failed')
    expect(sent).toHaveLength(4)
    const once = clientOf([lost()], { retries: 0 })
    await expect(once.client.call('getProfile')).rejects.toThrow('fetch failed')
    expect(once.pauses).toEqual([])
  })

  test('does not wait longer than it may take', async () => {
    const { client, pauses } = clientOf([refused(429, 'limit', { 'retry-after': '3600' })])
    const error = await client.call('getProfile').catch((each: unknown) => each)
    expect(error).toBeInstanceOf(PostproofError)
    expect(error).toMatchObject({ status: 429, retryAfter: 3600 })
    expect(pauses).toEqual([])
  })

  test('ends with the signal, and in time', async () => {
    const never: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason))
      })
    const end = new AbortController()
    const { client } = clientOf([], { fetch: never })
    const asked = client.call('getProfile', { signal: end.signal })
    end.abort(new Error('enough'))
    await expect(asked).rejects.toThrow('enough')
    const quick = createClient({ baseUrl: 'https://mailtest.example.org', fetch: never, timeoutMs: 1 })
    await expect(quick.call('getProfile')).rejects.toMatchObject({ name: 'TimeoutError' })
  })
})

describe('live events', () => {
  test('are resumed after the last id, after the pause that the server names', async () => {
    const { client, sent, pauses } = clientOf([
      broken('retry: 40\n\nid: 5\nevent: step\ndata: {"type":"step"}\n\ndata: {'),
      events('event: status\ndata: {"type":"status"}\n\n'),
    ])
    const read = await all(client.events('streamTest', { path: { id: 'abc' } }))
    expect(read).toEqual([
      { event: 'step', data: { type: 'step' }, id: '5' },
      { event: 'status', data: { type: 'status' }, id: '5' },
    ])
    expect(sent.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '5'])
    expect(sent[0]!.headers.get('accept')).toBe('text/event-stream')
    expect(pauses).toEqual([40])
  })

  test('are given up when the connection breaks again and again', async () => {
    const { client, sent } = clientOf(Array.from({ length: 9 }, () => () => broken('')))
    const read = all(client.events('streamDomain', { query: { input: 'example.org' } }))
    await expect(read).rejects.toThrow('terminated')
    expect(sent).toHaveLength(4)
  })

  test('a refusal is thrown', async () => {
    const { client } = clientOf([refused(404, 'not_found')])
    const read = client.events('streamTest', { path: { id: 'abc' } })
    await expect(read.next()).rejects.toMatchObject({ status: 404 })
  })
})

describe('waiting for a report', () => {
  test('reads it when an event says that it moved, until no picture is pending', async () => {
    const { client, sent, pauses } = clientOf([
      events(
        [
          { type: 'status', status: 'analyzing' },
          { type: 'step' },
          { type: 'status', status: 'completed' },
          { type: 'pictures' },
        ]
          .map((data) => `data: ${JSON.stringify(data)}\n\n`)
          .join(''),
      ),
      report('completed', 'pending'),
      report('completed'),
    ])
    expect(await client.waitForReport('abc@mailtest.example.org')).toMatchObject({ status: 'completed' })
    expect(sent.map(({ url }) => url.split('/abc/')[1])).toEqual(['events', 'results', 'results'])
    expect(pauses).toEqual([])
  })

  test('asks every three seconds where events are refused', async () => {
    const { client, pauses } = clientOf([
      ...[refused(501, 'no_events'), report('waiting')],
      ...[refused(501, 'no_events'), report('analyzing')],
      ...[refused(501, 'no_events'), report('completed', 'pending')],
    ])
    expect(await client.waitForReport('abc', { pictures: false })).toMatchObject({ status: 'completed' })
    expect(pauses).toEqual([3000, 3000])
  })

  test('asks where a proxy holds the events back', async () => {
    vi.useFakeTimers()
    try {
      let asked = 0
      const { client } = clientOf([], {
        fetch: (url: string, init: RequestInit) => {
          asked++
          if (!url.endsWith('/events')) return Promise.resolve(report(asked > 2 ? 'failed' : 'waiting'))
          return new Promise((_resolve, reject) => {
            init.signal!.addEventListener('abort', () => reject(init.signal!.reason))
          })
        },
      })
      const waiting = client.waitForReport('abc')
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await waiting).toMatchObject({ status: 'failed' })
      expect(asked).toBe(4)
    } finally {
      vi.useRealTimers()
    }
  })

  test('goes on when the server restarts', async () => {
    const down = Array.from({ length: 8 }, lost)
    const { client, pauses } = clientOf([...down, events(''), report('completed')])
    expect(await client.waitForReport('abc')).toMatchObject({ status: 'completed' })
    // Three retries of the events and of the report, and the pause before the next round.
    expect(pauses).toHaveLength(7)
  })

  test('a refusal of the report is thrown', async () => {
    const { client } = clientOf([refused(410, 'expired'), refused(410, 'expired')])
    await expect(client.waitForReport('abc')).rejects.toMatchObject({ status: 410, code: 'expired' })
  })

  test('ends with the signal', async () => {
    const { client } = clientOf([])
    const waiting = client.waitForReport('abc', { signal: AbortSignal.abort(new Error('enough')) })
    await expect(waiting).rejects.toThrow('enough')
  })
})

test.each([
  ['waiting', 'pending', false],
  ['analyzing', 'pending', false],
  ['completed', 'pending', false],
  ['completed', 'ready', true],
  ['completed', 'disabled', true],
  ['completed', 'failed', true],
  ['failed', 'pending', true],
  ['expired', 'pending', true],
] as const)('a report that is %s with pictures %s is final: %s', (status, screenshots, isIt) => {
  const given = { status, features: { screenshots, heatmap: 'ready' } } as Report
  expect(isFinal(given)).toBe(isIt)
})

test('pages follow page numbers, what comes next in a list, and the history of a newsletter', async () => {
  const counted = (current_page: number) =>
    json({ data: [current_page], meta: { current_page, last_page: 3 } })
  const byPage = clientOf([counted(2), counted(3)])
  const read = await all(byPage.client.pages('listTests', { query: { page: 2, per_page: 1 } }))
  expect(read.map(({ data }) => data)).toEqual([[2], [3]])
  expect(byPage.sent.map(({ url }) => url.split('?')[1])).toEqual(['page=2&per_page=1', 'page=3&per_page=1'])

  const chained = clientOf([json({ data: [], meta: { next: 7 } }), json({ data: [], meta: { next: null } })])
  await all(chained.client.pages('listVerifiedAddresses', { path: { id: 'x' } }))
  expect(chained.sent.map(({ url }) => url.split('?')[1])).toEqual([undefined, 'after=7'])

  const back = clientOf([json({ next: 'k' }), json({ next: null })])
  await all(back.client.pages('getNewsletter', { path: { id: 'x' } }))
  expect(back.sent.map(({ url }) => url.split('?')[1])).toEqual([undefined, 'before=k'])
})
