import { OpenAPIHono } from '@hono/zod-openapi'
import { expect, test, vi } from 'vitest'
import type { Services } from '#services/application/services.ts'
import { addCheckers } from './checkers.ts'
import { answerEvents, statesTo } from './events.ts'
import { addPlacement } from './placement.ts'
import { addSpamTests } from './spam-tests.ts'
import type { Api } from './types.ts'
import { addVerifier } from './verifier.ts'
import { addVerifierLists } from './verifier-lists.ts'

/** Asks for live events that are over at once; what the service behind them was given to know that nobody listens. */
async function signalOf(path: string): Promise<AbortSignal> {
  let given: AbortSignal | undefined
  const events = (...all: unknown[]) => {
    given = all.find((one) => one instanceof AbortSignal)
    return (async function* () {})()
  }
  const found = async () => ({})
  const api = new OpenAPIHono() as unknown as Api
  api.use(async (c, next) => {
    c.set('visitor', () => ({ browser: null, network: '' }))
    c.set('language', () => 'en')
    await next()
  })
  const service = {
    events,
    blacklistEvents: events,
    domainEvents: events,
    result: found,
    read: found,
    get: found,
  }
  const services = {
    ...{ spamTests: service, placements: service, verifier: service, verifierLists: service },
    checkers: service,
  } as unknown as Services
  for (const add of [addSpamTests, addPlacement, addVerifier, addVerifierLists, addCheckers]) {
    add(api, services)
  }
  const answer = await api.request(path)
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  await answer.text()
  return given!
}

test.each([
  '/api/emails/a/events',
  '/api/inbox-placement/a/events',
  '/api/internal/email-verification/a/events',
  '/api/internal/email-verification-lists/a/events',
  '/api/checkers/ip-blacklist/events?input=192.0.2.1',
  '/api/checkers/domain/events?input=example.org',
])('nobody waits for events any more when %s is over', async (path) => {
  expect((await signalOf(path)).aborted).toBe(true)
})

test('nothing is sent to a caller whose seat is over, and the source is ended', async () => {
  const end = new AbortController()
  const isSeated = [true, false, false]
  const api = new OpenAPIHono()
  api.get('/', (c) => {
    c.set('isSeated' as never, (async () => isSeated.shift() ?? false) as never)
    return answerEvents(c, end, async (stream) => {
      for (const data of ['first', 'second', 'third']) await stream.writeSSE({ data })
    })
  })
  const text = await (await api.request('/')).text()
  expect(text).toContain('first')
  expect(text).not.toContain('second')
  expect(end.signal.aborted).toBe(true)
})

test('a seat that cannot be looked up at a beat ends the stream, and not the process', async () => {
  vi.useFakeTimers()
  try {
    const end = new AbortController()
    const api = new OpenAPIHono()
    api.get('/', (c) => {
      c.set('isSeated' as never, (() => Promise.reject(new Error('the database is down'))) as never)
      return answerEvents(
        c,
        end,
        () => new Promise((resolve) => end.signal.addEventListener('abort', () => resolve())),
      )
    })
    const response = await api.request('/')
    await vi.advanceTimersByTimeAsync(15_000)
    expect(end.signal.aborted).toBe(true)
    expect(await response.text()).toBe('')
  } finally {
    vi.useRealTimers()
  }
})

test('a reader who reconnects gets a state only if it is another one', async () => {
  const api = new OpenAPIHono()
  const states = ['one', 'one', 'two']
  api.get('/', (c) =>
    answerEvents(c, new AbortController(), async (stream) => {
      const out = statesTo(c, stream)
      for (const data of states) await out.writeSSE({ event: 'state', data })
    }),
  )
  const read = async (headers: Record<string, string> = {}) => (await api.request('/', { headers })).text()
  const whole = await read()
  expect([...whole.matchAll(/^data: (.*)$/gm)].map(([, data]) => data)).toEqual(['one', 'two'])
  const [first, second] = [...whole.matchAll(/^id: (.+)$/gm)].map(([, id]) => id!)
  expect(await read({ 'last-event-id': first! })).not.toContain('data: one')
  states.splice(0, 2)
  expect(await read({ 'last-event-id': first! })).toContain('data: two')
  expect(await read({ 'last-event-id': second! })).toBe('')
  expect(await read({ 'last-event-id': 'unknown' })).toContain('data: two')
})
