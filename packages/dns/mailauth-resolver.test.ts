import { describe, expect, test } from 'vitest'
import { toMailauthResolver } from './mailauth-resolver.ts'
import { createZone } from './zone.ts'

const zone = createZone({
  'example.org': {
    A: '192.0.2.1',
    AAAA: '2001:db8::1',
    MX: [
      [10, 'mx.example.org'],
      [20, '.'],
    ],
    TXT: ['v=spf1 -all', ['two ', 'strings']],
    NS: 'ns.example.org',
  },
  'alias.example.org': { CNAME: 'gone.example.org' },
  '192.0.2.1': { PTR: 'example.org' },
  'timeout.example': 'TIMEOUT',
  'servfail.example': 'SERVFAIL',
  'refused.example': 'REFUSED',
  'unreachable.example': 'UNREACHABLE',
})
const resolve = toMailauthResolver(zone)

describe('records', () => {
  test.each([
    ['example.org', 'A', ['192.0.2.1']],
    ['example.org', 'AAAA', ['2001:db8::1']],
    [
      'example.org',
      'MX',
      [
        { priority: 10, exchange: 'mx.example.org' },
        { priority: 20, exchange: '' },
      ],
    ],
    ['example.org', 'TXT', [['v=spf1 -all'], ['two ', 'strings']]],
    ['example.org', 'NS', ['ns.example.org']],
    ['alias.example.org', 'CNAME', ['gone.example.org']],
    ['1.2.0.192.in-addr.arpa', 'PTR', ['example.org']],
  ])('%s %s', async (name, type, records) => expect(await resolve(name, type)).toEqual(records))
})

describe('failures carry the code that mailauth decides by', () => {
  test.each([
    ['nope.example', 'ENOTFOUND'],
    ['alias.example.org', 'ENOTFOUND'],
    ['org', 'ENODATA'],
    ['timeout.example', 'ETIMEOUT'],
    ['servfail.example', 'ESERVFAIL'],
    ['refused.example', 'EREFUSED'],
    ['unreachable.example', 'ECONNREFUSED'],
    [`${'a'.repeat(64)}.example`, 'EBADNAME'],
  ])('%s: %s', async (name, code) => await expect(resolve(name, 'A')).rejects.toMatchObject({ code }))

  test('an aborted signal is a timeout', async () => {
    const aborted = toMailauthResolver(zone, AbortSignal.abort())
    await expect(aborted('example.org', 'A')).rejects.toMatchObject({ code: 'ETIMEOUT' })
  })
})
