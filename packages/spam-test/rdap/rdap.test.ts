import type { HttpFetch, HttpResult } from '@postproof/engine/world'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRegistry, RDAP_STANDIN } from '../../../src/emulators/rdap.ts'
import { rdapBootstrap } from '../data/rdap-bootstrap.ts'
import { MAX_RDAP_BYTES, readRegistration } from './registration.ts'
import { createRegistrations } from './registrations.ts'

const bytes = (value: unknown) =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))
const about = (events: unknown, rest: object = {}) => bytes({ objectClassName: 'domain', events, ...rest })
const registered = (eventDate: unknown) => about([{ eventAction: 'registration', eventDate }])

describe('an answer of a registry', () => {
  test.each<[string, Uint8Array, string, string?]>([
    ['with a date in UTC', registered('2019-03-01T08:00:00Z'), 'found', '2019-03-01T08:00:00.000Z'],
    ['with an offset', registered('2019-03-01T08:00:00+02:00'), 'found', '2019-03-01T06:00:00.000Z'],
    ['with fractions', registered('2019-03-01T08:00:00.123456Z'), 'found', '2019-03-01T08:00:00.123Z'],
    ['with a blank for the T', registered('2019-03-01 08:00:00'), 'found', '2019-03-01T08:00:00.000Z'],
    ['with a date alone', registered('2019-03-01'), 'found', '2019-03-01T00:00:00.000Z'],
    [
      'with other events around it',
      about([
        { eventAction: 'expiration', eventDate: '2030-01-01T00:00:00Z' },
        { eventAction: 'Registration', eventDate: '2019-03-01T08:00:00Z' },
      ]),
      'found',
      '2019-03-01T08:00:00.000Z',
    ],
    ['that names the domain in upper case', about([], { ldhName: 'EXAMPLE.ORG.' }), 'no-date'],
    ['without events', bytes({ objectClassName: 'domain' }), 'no-date'],
    [
      'that only says when it changed',
      about([{ eventAction: 'last changed', eventDate: '2020-01-01' }]),
      'no-date',
    ],
    ['about another domain', about([], { ldhName: 'example.net' }), 'bad-answer'],
    ['about something else', bytes({ objectClassName: 'entity' }), 'bad-answer'],
    ['that is an error', bytes({ errorCode: 429, title: 'slow down' }), 'bad-answer'],
    ['with a date that is none', registered('yesterday'), 'bad-answer'],
    ['with a day that is none', registered('2019-13-41T08:00:00Z'), 'bad-answer'],
    ['with a date before the DNS', registered('1970-01-01T00:00:00Z'), 'bad-answer'],
    ['with a number for a date', registered(1551427200), 'bad-answer'],
    [
      'with more events than a domain has',
      about(Array(101).fill({ eventAction: 'x', eventDate: 'x' })),
      'bad-answer',
    ],
    ['that is a page', bytes('<html>'), 'bad-answer'],
    ['that is nothing', bytes(''), 'bad-answer'],
    ['that is too large', bytes(' '.repeat(MAX_RDAP_BYTES + 1)), 'bad-answer'],
  ])('%s', (_name, body, outcome, at) => {
    const found = readRegistration(body, 'example.org')
    expect(found.outcome).toBe(outcome)
    expect(found.outcome === 'found' ? new Date(found.at).toISOString() : undefined).toBe(at)
  })

  test('of any kind is read or is none', () => {
    const outcomes = ['found', 'no-date', 'bad-answer']
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), fc.json().map(bytes)), (body) => {
        expect(outcomes).toContain(readRegistration(body, 'example.org').outcome)
      }),
    )
    const event = fc.record({ eventAction: fc.constantFrom('registration', 'x'), eventDate: fc.string() })
    fc.assert(
      fc.property(fc.array(event), (events) => {
        expect(outcomes).toContain(readRegistration(about(events), 'example.org').outcome)
      }),
    )
  })
})

const { signal } = new AbortController()
const bootstrap = new Map([['example', RDAP_STANDIN]])

/** Counts the questions. */
function counted(http: HttpFetch) {
  const asked: Parameters<HttpFetch['fetch']>[0][] = []
  const fetch: HttpFetch['fetch'] = (request) => {
    asked.push(request)
    return http.fetch(request)
  }
  return { http: { fetch }, asked }
}

const always = (result: Partial<HttpResult> & { ok: boolean }): HttpFetch => ({
  fetch: async ({ url }) =>
    ({
      ...{
        status: 200,
        headers: {},
        body: new Uint8Array(),
        truncated: false,
        failure: 'timeout',
        detail: '',
      },
      ...{ finalUrl: url, redirects: [], ms: 1 },
      ...result,
    }) as HttpResult,
})

describe('asking a registry', () => {
  const registry = createRegistry({ 'shop.example': '2019-03-01' })

  test('finds the date, and asks once a day for each domain', async () => {
    const { http, asked } = counted(registry)
    let now = 0
    const registrations = createRegistrations({ http, clock: { now: () => now }, bootstrap })
    const first = await registrations.find('shop.example', signal)
    expect(first).toMatchObject({
      outcome: 'found',
      at: Date.UTC(2019, 2, 1, 8),
      server: 'rdap.registry.example',
    })
    now = 23 * 3_600_000
    expect(await registrations.find('SHOP.example.', signal)).toEqual(first)
    expect(asked).toHaveLength(1)
    now = 25 * 3_600_000
    await registrations.find('shop.example', signal)
    expect(asked).toHaveLength(2)
  })

  test('is bounded in time, size and redirects', async () => {
    const { http, asked } = counted(registry)
    await createRegistrations({ http, clock: Date, bootstrap }).find('shop.example', signal)
    expect(asked[0]).toMatchObject({ timeoutMs: 4000, maxBytes: MAX_RDAP_BYTES, maxRedirects: 3, signal })
  })

  test.each<[string, string, HttpFetch, object]>([
    ['an ending without a registry', 'shop.test', registry, { outcome: 'no-registry', server: null }],
    ['a domain that it does not know', 'other.example', registry, { outcome: 'not-found' }],
    ['a silent registry', 'shop.example', always({ ok: false, failure: 'timeout' }), { reason: 'timeout' }],
    ['one that has had enough', 'shop.example', always({ ok: true, status: 429 }), { reason: 'status-429' }],
    ['one that is broken', 'shop.example', always({ ok: true, status: 503 }), { reason: 'status-503' }],
    ['an endless answer', 'shop.example', always({ ok: true, truncated: true }), { outcome: 'bad-answer' }],
    ['a page', 'shop.example', always({ ok: true, body: bytes('<html>') }), { outcome: 'bad-answer' }],
  ])('%s is no date', async (_name, domain, http, answer) => {
    const registrations = createRegistrations({ http, clock: Date, bootstrap })
    expect(await registrations.find(domain, signal)).toMatchObject(answer)
  })

  test('what was not answered is asked again', async () => {
    const { http, asked } = counted(always({ ok: false, failure: 'timeout' }))
    const registrations = createRegistrations({ http, clock: Date, bootstrap })
    await registrations.find('shop.example', signal)
    await registrations.find('shop.example', signal)
    expect(asked).toHaveLength(2)
  })

  test('keeps no more than 5,000 domains', async () => {
    const { http, asked } = counted(registry)
    const registrations = createRegistrations({ http, clock: { now: () => 0 }, bootstrap })
    for (let at = 0; at <= 5000; at++) await registrations.find(`shop${at}.example`, signal)
    await registrations.find('shop5000.example', signal)
    expect(asked).toHaveLength(5001)
    await registrations.find('shop0.example', signal)
    expect(asked).toHaveLength(5002)
  })
})

describe('the registries', () => {
  test('are at least 150, each at an https address that ends in a slash', () => {
    expect(rdapBootstrap.size).toBeGreaterThanOrEqual(150)
    for (const [domain, base] of rdapBootstrap) {
      expect(domain).toMatch(/^[a-z]{2,20}$/)
      expect(base).toMatch(/^https:\/\/[a-z0-9.-]+\/(?:[a-z0-9-]+\/)*$/)
    }
  })

  test.each([
    'com',
    'net',
    'org',
    'info',
    'io',
    'app',
    'dev',
    'page',
    'xyz',
    'shop',
    'online',
    'uk',
    'fr',
    'nl',
  ])('know .%s', (domain) => {
    expect(rdapBootstrap.has(domain)).toBe(true)
  })

  test('leave out .de, which publishes no date', () => {
    expect(rdapBootstrap.has('de')).toBe(false)
  })
})
