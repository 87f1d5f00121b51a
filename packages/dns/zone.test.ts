import type { RecordType } from '@postproof/engine/world'
import { describe, expect, test } from 'vitest'
import { createZone, parseZone, type ZoneDefinition } from './zone.ts'

const world: ZoneDefinition = {
  'example.org': {
    A: ['192.0.2.1', '192.0.2.2'],
    MX: [[10, 'mx.example.org.']],
    TXT: ['v=spf1 -all', ['two ', 'strings'], 'x'.repeat(300)],
    SOA: { minimum: 30 },
    ttl: 120,
    authenticated: true,
  },
  'a.b.example.org': { AAAA: '2001:db8::1' },
  'www.example.org': { CNAME: 'example.org' },
  'dangling.example.org': { CNAME: 'gone.example.org' },
  'loop.example.org': { CNAME: 'loop.example.org' },
  'slow.example.org': 'TIMEOUT',
  'half.example.org': { TXT: 'here', ANY: 'SERVFAIL' },
  'no-mx.example.org': { MX: 'REFUSED', A: '192.0.2.9' },
  '*.wild.example': { A: '192.0.2.7' },
  'sub.wild.example': { TXT: 'x' },
  '*.to.example': { CNAME: 'example.org' },
  'odd+%{l} ".example.org': { A: '192.0.2.3' },
  '192.0.2.77': { PTR: 'mail.example.org' },
}
const zone = createZone(world, { servers: { '192.0.2.53:53': { 'example.org': { A: '198.51.100.1' } } } })

describe('outcomes', () => {
  const cases: [string, RecordType, string][] = [
    ['example.org', 'A', 'answer'],
    ['EXAMPLE.org.', 'A', 'answer'],
    ['example.org', 'AAAA', 'nodata'],
    ['b.example.org', 'A', 'nodata'],
    ['x.example.org', 'A', 'nxdomain'],
    ['x.b.example.org', 'A', 'nxdomain'],
    ['org', 'NS', 'nodata'],
    ['com', 'NS', 'nxdomain'],
    ['www.example.org', 'MX', 'answer'],
    ['www.example.org', 'AAAA', 'nodata'],
    ['dangling.example.org', 'A', 'nxdomain'],
    ['dangling.example.org', 'CNAME', 'answer'],
    ['loop.example.org', 'A', 'servfail'],
    ['slow.example.org', 'TXT', 'timeout'],
    ['half.example.org', 'TXT', 'answer'],
    ['half.example.org', 'A', 'servfail'],
    ['no-mx.example.org', 'MX', 'refused'],
    ['x.wild.example', 'A', 'answer'],
    ['x.y.wild.example', 'A', 'answer'],
    ['x.wild.example', 'TXT', 'nodata'],
    // A name that exists hides the wildcard, for itself and for what is below it.
    ['sub.wild.example', 'A', 'nodata'],
    ['x.sub.wild.example', 'A', 'nxdomain'],
    ['wild.example', 'A', 'nodata'],
    ['x.to.example', 'A', 'answer'],
    ['odd+%{l} ".example.org', 'A', 'answer'],
    ['77.2.0.192.in-addr.arpa', 'PTR', 'answer'],
    [`${'a'.repeat(64)}.example.org`, 'A', 'bad-name'],
    [`${'a.'.repeat(127)}`, 'A', 'nxdomain'],
    [`${'a.'.repeat(127)}b`, 'A', 'bad-name'],
    ['a..example.org', 'A', 'bad-name'],
    ['..', 'A', 'bad-name'],
    ['.', 'NS', 'nodata'],
  ]
  test.each(cases)('%s %s: %s', async (name, type, outcome) => {
    expect((await zone.lookup(name, type)).outcome).toBe(outcome)
  })
})

test('answers carry records, chain, ttl and the AD bit', async () => {
  expect(await zone.lookup('www.example.org', 'MX')).toMatchObject({
    name: 'www.example.org',
    type: 'MX',
    records: [{ type: 'MX', name: 'example.org', ttl: 120, preference: 10, exchange: 'mx.example.org' }],
    cnames: ['example.org'],
    ttl: 120,
    authenticated: false,
    server: 'zone',
  })
  const txt = await zone.lookup('example.org', 'TXT')
  expect(txt.authenticated).toBe(true)
  expect(
    txt.records.map((record) => ('strings' in record ? record.strings.map((s) => s.length) : [])),
  ).toEqual([[11], [4, 7], [255, 45]])
  expect((await zone.lookup('x.example.org', 'A')).ttl).toBe(30)
  expect((await zone.lookup('nope.example', 'A')).ttl).toBe(60)
  expect((await zone.lookup('slow.example.org', 'A')).ttl).toBe(0)
})

test('a given server may know another world, and an aborted question has no answer', async () => {
  const other = await zone.lookup('example.org', 'A', { server: '192.0.2.53:53' })
  expect(other.records).toMatchObject([{ address: '198.51.100.1' }])
  const aborted = await zone.lookup('example.org', 'A', { signal: AbortSignal.abort() })
  expect(aborted).toMatchObject({ outcome: 'timeout', records: [] })
})

test('changes of the definition are seen', async () => {
  const changing: ZoneDefinition = { 'a.example': { A: '192.0.2.1' } }
  const live = createZone(changing)
  changing['b.example'] = 'SERVFAIL'
  delete changing['a.example']
  expect((await live.lookup('a.example', 'A')).outcome).toBe('nxdomain')
  expect((await live.lookup('b.example', 'A')).outcome).toBe('servfail')
})

test('parseZone reads YAML and JSON and says what is wrong', () => {
  const yaml = 'example.org:\n  TXT: v=spf1 -all\n  MX:\n    - [10, mx.example.org]\nslow.example: TIMEOUT\n'
  const read = createZone(parseZone(yaml))
  expect(read.answer('example.org', 'TXT').records).toMatchObject([{ strings: ['v=spf1 -all'] }])
  expect(read.answer('slow.example', 'A').outcome).toBe('timeout')
  expect(parseZone('{"a.example": {"A": ["192.0.2.1"]}}')).toEqual({ 'a.example': { A: ['192.0.2.1'] } })
  expect(() => parseZone('- a')).toThrow('map')
  expect(() => parseZone('a.example: nonsense')).toThrow('a.example')
})
