import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import type { Resolver } from '@postproof/engine/world'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MailHostState } from '../types.ts'
import { checkDomain, MAX_HOSTS, mailRecordsOf } from './check.ts'

const zone: ZoneDefinition = {
  'order.example': {
    MX: [
      [20, 'b.mx.example'],
      [10, 'a.mx.example'],
      [20, 'A2.mx.example'],
    ],
    ttl: 900,
  },
  'a.mx.example': { A: ['8.8.8.8', '8.8.4.4'], AAAA: '2606:4700::1111', ttl: 120 },
  'a2.mx.example': { A: '8.8.4.4' },
  'b.mx.example': { A: '8.8.8.8' },
  'null.example': { MX: [[0, '.']], A: '8.8.8.8' },
  'null-and-more.example': {
    MX: [
      [0, '.'],
      [10, 'b.mx.example'],
    ],
  },
  'a-only.example': { A: '8.8.8.8' },
  'aaaa-only.example': { AAAA: '2606:4700::1111' },
  'a-private.example': { A: '10.0.0.1' },
  'nothing.example': { TXT: 'v=spf1 -all' },
  'servfail.example': 'SERVFAIL',
  'timeout.example': 'TIMEOUT',
  'mx-only-fails.example': { MX: 'TIMEOUT', A: '8.8.8.8' },
  'loopback.example': { MX: [[10, 'loop.mx.example']] },
  'loop.mx.example': { A: '127.0.0.1', AAAA: '::1' },
  'private.example': {
    MX: [
      [10, 'inner.mx.example'],
      [20, 'doc.mx.example'],
      [30, 'meta.mx.example'],
    ],
  },
  'inner.mx.example': { A: '192.168.1.1' },
  'doc.mx.example': { A: '192.0.2.1' },
  'meta.mx.example': { A: '169.254.169.254' },
  'mixed.mx.example': { A: ['10.0.0.1', '8.8.8.8'] },
  'mixed.example': { MX: [[10, 'mixed.mx.example']] },
  'literal.example': { MX: [[10, '192.0.2.7']] },
  'localhost.example': {
    MX: [
      [10, 'localhost'],
      [20, 'mail.local'],
    ],
  },
  'gone.example': { MX: [[10, 'no-such.mx.example']] },
  'half.example': {
    MX: [
      [10, 'no-such.mx.example'],
      [20, 'b.mx.example'],
    ],
  },
  'unsure.example': {
    MX: [
      [10, 'no-such.mx.example'],
      [20, 'servfail.example'],
    ],
  },
  'alias.example': { MX: [[10, 'cname.mx.example']] },
  'cname.mx.example': { CNAME: 'b.mx.example' },
  'whole-alias.example': { CNAME: 'order.example' },
  'many.example': { MX: Array.from({ length: 60 }, (_, index) => [index, `h${index}.many.example`]) },
  '*.many.example': { A: '8.8.8.8' },
  'bad.example': { MX: [[10, `${'x'.repeat(70)}.example`]] },
  'google.example': {
    MX: [
      [1, 'aspmx.l.google.com'],
      [5, 'alt1.aspmx.l.google.com'],
    ],
  },
  'aspmx.l.google.com': { A: '8.8.8.8' },
}
const resolver = createZone(zone)
const check = (domain: string) => checkDomain(domain, resolver)

describe('where mail goes', () => {
  const table: [domain: string, status: string, states: MailHostState[], records: string][] = [
    ['order.example', 'mail', ['usable', 'usable', 'usable'], 'mx'],
    ['whole-alias.example', 'mail', ['usable', 'usable', 'usable'], 'mx'],
    ['null.example', 'null-mx', [], 'none'],
    ['null-and-more.example', 'mail', ['usable'], 'mx'],
    ['a-only.example', 'mail', ['usable'], 'address'],
    ['aaaa-only.example', 'mail', ['usable'], 'address'],
    ['a-private.example', 'unreachable', ['private'], 'address'],
    ['nothing.example', 'no-mail-host', [], 'none'],
    ['no-such.example', 'no-domain', [], 'none'],
    ['servfail.example', 'no-data', [], 'unknown'],
    ['timeout.example', 'no-data', [], 'unknown'],
    ['mx-only-fails.example', 'no-data', [], 'unknown'],
    ['loopback.example', 'unreachable', ['private'], 'mx'],
    ['private.example', 'unreachable', ['private', 'private', 'private'], 'mx'],
    ['mixed.example', 'mail', ['usable'], 'mx'],
    ['literal.example', 'unreachable', ['ip-literal'], 'mx'],
    ['localhost.example', 'unreachable', ['local-name', 'local-name'], 'mx'],
    ['gone.example', 'unreachable', ['no-address'], 'mx'],
    ['half.example', 'mail', ['no-address', 'usable'], 'mx'],
    ['unsure.example', 'no-data', ['no-address', 'no-data'], 'unknown'],
    ['alias.example', 'mail', ['usable'], 'mx'],
    ['bad.example', 'unreachable', ['bad-name'], 'mx'],
    [`${'x'.repeat(70)}.example`, 'no-domain', [], 'none'],
  ]
  test.each(table)('%s: %s', async (domain, status, states, records) => {
    const facts = await check(domain)
    expect(facts).toMatchObject({ domain, status })
    expect(facts.mx.map(({ state }) => state)).toEqual(states)
    expect(mailRecordsOf(facts)).toBe(records)
  })
})

test('hosts come by preference, equal ones by name, with all addresses and the shortest life', async () => {
  const facts = await check('Order.Example.')
  expect(facts.mx.map(({ host, priority }) => `${priority} ${host}`)).toEqual([
    '10 a.mx.example',
    '20 a2.mx.example',
    '20 b.mx.example',
  ])
  expect(facts.mx[0]?.addresses).toEqual([
    { ip: '8.8.8.8', class: 'public', usable: true },
    { ip: '8.8.4.4', class: 'public', usable: true },
    { ip: '2606:4700::1111', class: 'public', usable: true },
  ])
  expect(facts.ttl).toBe(60)
  expect(facts.error).toBeNull()
})

test('a null MX wins over the address of the domain, which is not even asked for', async () => {
  const { nullMx, addressFallback, dns } = await check('null.example')
  expect({ nullMx, addressFallback, asked: dns.map(({ type }) => type) }).toEqual({
    nullMx: true,
    addressFallback: false,
    asked: ['MX'],
  })
})

test('without MX the domain is its own mail host', async () => {
  const { addressFallback, mx } = await check('a-only.example')
  expect(addressFallback).toBe(true)
  expect(mx).toMatchObject([{ host: 'a-only.example', priority: 0, addresses: [{ ip: '8.8.8.8' }] }])
})

test('addresses that are not public are named and never usable, but for those that a test setting allows', async () => {
  const classes = async (domain: string, allowPrivate: boolean) => {
    const { mx } = await checkDomain(domain, resolver, { allowPrivate })
    return mx.flatMap(({ addresses }) => addresses.map(({ class: kind, usable }) => `${kind} ${usable}`))
  }
  expect(await classes('loopback.example', false)).toEqual(['loopback false', 'loopback false'])
  expect(await classes('loopback.example', true)).toEqual(['loopback true', 'loopback true'])
  expect(await classes('private.example', true)).toEqual([
    'private true',
    'documentation false',
    'metadata false',
  ])
})

test('what could not be asked is told with its question', async () => {
  expect((await check('timeout.example')).error).toEqual({
    name: 'timeout.example',
    type: 'MX',
    outcome: 'timeout',
  })
  const unsure = await check('unsure.example')
  expect(unsure).toMatchObject({
    error: { name: 'servfail.example', type: 'A', outcome: 'servfail' },
    ttl: 0,
  })
})

test('an alias as a mail host is used and named', async () => {
  expect((await check('alias.example')).mx[0]).toMatchObject({ cname: 'b.mx.example', state: 'usable' })
})

test('a domain of 60 mail hosts costs 21 questions', async () => {
  let asked = 0
  const counting: Resolver = {
    lookup: (name, type, options) => {
      asked++
      return resolver.lookup(name, type, options)
    },
  }
  const { mx, status } = await checkDomain('many.example', counting)
  expect(asked).toBe(1 + 2 * MAX_HOSTS)
  expect(status).toBe('mail')
  expect(mx.map(({ state }) => state)).toEqual([
    ...Array(MAX_HOSTS).fill('usable'),
    ...Array(40).fill('not-asked'),
  ])
})

test('the provider is that of the first host, and its hosts share one operator', async () => {
  const { provider, mx } = await check('google.example')
  expect(provider).toEqual({ id: 'google-workspace', name: 'Google Workspace', kind: 'business' })
  expect(mx.map(({ operator }) => operator)).toEqual(['google.com', 'google.com'])
})

test('no zone makes it throw, and the status agrees with the hosts', async () => {
  const host = fc.constantFrom(
    '.',
    'localhost',
    '127.0.0.1',
    '::1',
    'a.mx.example',
    'x'.repeat(300),
    '',
    'a..b',
    '*.x',
    'é',
  )
  const fault = fc.constantFrom('SERVFAIL' as const, 'TIMEOUT' as const, 'REFUSED' as const, undefined)
  const node = fc.record({
    MX: fc.oneof(fault, fc.array(fc.tuple(fc.nat(65535), host), { maxLength: 4 })),
    A: fc.oneof(fault, fc.constantFrom('10.0.0.1', '8.8.8.8', 'nonsense')),
    AAAA: fc.oneof(fault, fc.constantFrom('::1', '2606:4700::1111')),
  })
  await fc.assert(
    fc.asyncProperty(node, node, async (one, two) => {
      const facts = await checkDomain('d.example', createZone({ 'd.example': one, 'a.mx.example': two }))
      expect(facts.mx.some(({ state }) => state === 'usable')).toBe(facts.status === 'mail')
      for (const { state, addresses } of facts.mx) {
        expect(addresses.some(({ usable }) => usable)).toBe(state === 'usable')
      }
      if (facts.status === 'no-data') expect(facts.error).not.toBeNull()
    }),
    { numRuns: 1_000 },
  )
})
