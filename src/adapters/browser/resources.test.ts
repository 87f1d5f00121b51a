import type { HttpFailure, HttpFetch, HttpResult } from '@postproof/engine/world'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchAhead } from './fetch-ahead.ts'
import { prepare } from './prepare.ts'
import { createResources, type ResourceLimits } from './resources.ts'
import { mail } from './testing.ts'

/** Whose doing it is that a file of a mail is missing. Timers and the clock are the test's. */

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Reply = HttpFailure | number | Uint8Array<ArrayBuffer> | 'never' | { after: number; status: number }

const limits: ResourceLimits = {
  ...{ count: 50, bytesEach: 1e6, bytesInAll: 1e7, pixelsEach: 1e6, pixelsInAll: 1e7 },
  ...{ ms: 4000, clockMs: 12_000 },
}

function web(replies: Record<string, Reply>): HttpFetch & { asked: string[] } {
  const asked: string[] = []
  const fetch: HttpFetch['fetch'] = async ({ url, signal }): Promise<HttpResult> => {
    asked.push(url)
    const journey = { finalUrl: url, redirects: [], ms: 0 }
    const reply = replies[new URL(url).hostname] ?? 'dns'
    const answer = (status: number, body: Uint8Array<ArrayBuffer> = new Uint8Array()): HttpResult => ({
      ...{ ok: true, status, headers: {}, body, truncated: false, ...journey },
    })
    if (reply === 'never') {
      await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()))
      return { ok: false, failure: 'timeout', detail: 'cancelled', ...journey }
    }
    if (typeof reply === 'string') return { ok: false, failure: reply, detail: '', ...journey }
    if (typeof reply === 'number') return answer(reply)
    if (reply instanceof Uint8Array) return answer(200, reply)
    await new Promise((resolve) => setTimeout(resolve, reply.after))
    return answer(reply.status)
  }
  return { asked, fetch }
}

const css = new TextEncoder().encode('p{color:red}')
const memory = (replies: Record<string, Reply>, slow = 1) => {
  const start = Date.now()
  const http = web(replies)
  const clock = { now: () => start + (Date.now() - start) * slow }
  return { http, resources: createResources({ http, clock }, prepare(mail('')), limits) }
}
const why = async (resources: ReturnType<typeof memory>['resources'], host: string) => {
  const answer = resources.get(`https://${host}/a.css`, 'style')
  await vi.advanceTimersByTimeAsync(20_000)
  const settled = await answer
  return typeof settled === 'string' ? settled : 'there'
}

describe('whose doing it is', () => {
  test.each<[string, Reply, string]>([
    ['a server that never answers', 'never', 'undelivered'],
    [
      'a resolver that cannot be reached, as on a machine without a network',
      'dns-unavailable',
      'undelivered',
    ],
    ['no route to it', 'unreachable', 'undelivered'],
    ['its own time-out', 'timeout', 'undelivered'],
    ['a server that asks to come later', 503, 'undelivered'],
    ['a server that asks for less', 429, 'undelivered'],
    ['a server that answers after the wait', { after: 4500, status: 200 }, 'undelivered'],
    ['a server that answers shortly before its end', { after: 3500, status: 200 }, 'there'],
    ['a name that does not exist', 'dns', 'broken'],
    ['a server that refuses to connect', 'connection', 'broken'],
    ['a certificate that is not valid', 'tls', 'broken'],
    ['a file that is not there', 404, 'broken'],
    ['a server that fails', 500, 'broken'],
    ['a file', css, 'there'],
  ])('%s', async (_name, reply, expected) => {
    const { resources } = memory({ 'a.example': reply })
    expect(await why(resources, 'a.example')).toBe(expected)
    resources.end()
  })

  test('a machine that was too busy to listen blames no server', async () => {
    const { resources } = memory({ 'a.example': 'never' }, 5)
    expect(await why(resources, 'a.example')).toBe('late')
    expect(await why(resources, 'b.example')).toBe('late')
    resources.end()
  })
})

test('the wait is one for all: what is asked for after it names the servers that used it up', async () => {
  const { resources, http } = memory({
    'dead.example': 'never',
    'slow.example': 'never',
    'good.example': css,
  })
  const [dead, slow] = [why(resources, 'dead.example'), why(resources, 'slow.example')]
  expect(await Promise.all([dead, slow])).toEqual(['undelivered', 'undelivered'])
  expect(await why(resources, 'good.example')).toBe('undelivered')
  expect(http.asked).toHaveLength(2)
  expect(resources.whose('https://dead.example/a.css')).toEqual(['dead.example'])
  expect(resources.whose('https://good.example/a.css')).toEqual(['dead.example', 'slow.example'])
  resources.end()
})

test('a picture of the mail itself needs no wait', async () => {
  const html =
    '<img src="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 width=%221%22 height=%221%22/>">'
  const prepared = prepare(mail(html))
  const world = { http: web({ 'dead.example': 'never' }), clock: Date }
  const resources = createResources(world, prepared, limits)
  expect(await why(resources, 'dead.example')).toBe('undelivered')
  const own = await resources.get(`http://mail.invalid${[...prepared.parts.keys()][0]}`, 'picture')
  expect(typeof own).toBe('object')
  resources.end()
})

test.each<[string, string, Record<string, string>]>([
  ['images', '<img src="https://a.example/x.png#top">', { 'https://a.example/x.png': 'picture' }],
  ['without a scheme', '<img src="//A.example/x.png">', { 'http://a.example/x.png': 'picture' }],
  [
    'a style sheet',
    '<link rel="stylesheet" href="https://f.example/css?a=b">',
    { 'https://f.example/css?a=b': 'style' },
  ],
  [
    'twice',
    '<img src="http://a.example/x"><p><img src="http://a.example/x">',
    { 'http://a.example/x': 'picture' },
  ],
  ['one of several', '<img src="http://a.example/x" srcset="http://a.example/y 2x">', {}],
  [
    'one of several in a picture',
    '<picture><source srcset="http://a.example/y"><img src="http://a.example/x"></picture>',
    {},
  ],
  ['its own', '<img src="cid:a"><img src="data:image/png;base64,AA"><img src="/x.png">', {}],
  ['another link', '<link rel="icon" href="http://a.example/i">', {}],
  ['no address', '<img src="http://"><img src=""><img>', {}],
  ['another scheme', '<img src="file:///etc/passwd"><img src="ftp://a.example/x">', {}],
])('what every page asks for: %s', (_name, html, expected) => {
  expect(Object.fromEntries(prepare(mail(html)).remote)).toEqual(expected)
})

test('files are asked for ahead, each once, until the wait is over', async () => {
  const images = Array.from({ length: 40 }, (_, i) => `<img src="https://h${i}.example/x.png">`).join('')
  const prepared = prepare(mail(images))
  const start = Date.now()
  const http = web(Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`h${i}.example`, 'never'])))
  const resources = createResources({ http, clock: { now: () => Date.now() - start } }, prepared, limits)
  const ahead = fetchAhead(prepared, resources, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(4000)
  await ahead
  expect(http.asked).toHaveLength(12)
  expect(resources.failed()).toHaveLength(40)
  expect(resources.whose('https://h39.example/x.png')).toContain('h0.example')
  resources.end()
})
