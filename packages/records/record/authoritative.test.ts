import { createDnsClient } from '@postproof/dns/client'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { afterEach, expect, test } from 'vitest'
import { startDnsServer } from '../../emulators/dns-server.ts'
import { askAuthoritative } from './authoritative.ts'

const zone: ZoneDefinition = {
  'shop.example': { NS: ['ns1.dns.example', 'NS2.dns.example'], TXT: ['v=spf1 -all', 'other'], ttl: 3600 },
  'deep.shop.example': {},
  'ns1.dns.example': { A: '45.45.45.1' },
  'ns2.dns.example': { AAAA: '2606:4700::53' },
}
const ask = (changes: ZoneDefinition = {}, servers: Record<string, ZoneDefinition> = {}) => {
  const own = { ...zone, ...changes }
  return askAuthoritative('shop.example', 'TXT', { resolver: createZone(own, { servers }) })
}

test('each server is asked by itself, in either family', async () => {
  expect(await ask()).toEqual({
    servers: [
      {
        server: 'ns1.dns.example',
        address: '45.45.45.1',
        outcome: 'answer',
        texts: ['other', 'v=spf1 -all'],
      },
      {
        server: 'ns2.dns.example',
        address: '2606:4700::53',
        outcome: 'answer',
        texts: ['other', 'v=spf1 -all'],
      },
    ],
    agree: true,
    ttl: 3600,
  })
})

test.each<[string, Record<string, ZoneDefinition>, boolean | null]>([
  ['another text', { '45.45.45.1:53': { 'shop.example': { TXT: 'v=spf1 ~all' } } }, false],
  ['another order', { '45.45.45.1:53': { 'shop.example': { TXT: ['other', 'v=spf1 -all'] } } }, true],
  ['no record at one', { '[2606:4700::53]:53': { 'shop.example': {} } }, false],
  ['one that does not answer', { '45.45.45.1:53': { 'shop.example': 'TIMEOUT' } }, null],
  [
    'one that points elsewhere',
    { '45.45.45.1:53': { 'shop.example': { CNAME: 'a.example' }, 'a.example': {} } },
    null,
  ],
])('%s', async (_, servers, agree) => {
  expect((await ask({}, servers)).agree).toBe(agree)
})

test('the servers of the zone above answer for a name below', async () => {
  const told = await askAuthoritative('deep.shop.example', 'TXT', { resolver: createZone(zone) })
  expect(told.servers.map((server) => [server.server, server.outcome])).toEqual([
    ['ns1.dns.example', 'nodata'],
    ['ns2.dns.example', 'nodata'],
  ])
})

test.each<[string, ZoneDefinition]>([
  ['a loopback address', { 'ns1.dns.example': { A: '127.0.0.1' } }],
  ['a metadata address', { 'ns1.dns.example': { A: '169.254.169.254' } }],
  ['no address', { 'ns1.dns.example': {} }],
])('%s is not asked', async (_, changes) => {
  const told = await ask(changes)
  expect(told.servers.map((server) => server.address)).toEqual(['2606:4700::53'])
  expect(told.agree).toBe(null)
})

test('nothing is known without name servers, and at most six are asked', async () => {
  expect(await ask({ 'shop.example': 'SERVFAIL' })).toEqual({ servers: [], agree: null, ttl: null })
  const names = Array.from({ length: 20 }, (_, i) => `n${i}.dns.example`)
  const many: ZoneDefinition = { 'shop.example': { NS: names, TXT: 'x' } }
  for (const name of names) many[name] = { A: '45.45.45.9' }
  expect((await ask(many)).servers).toHaveLength(6)
})

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

test('over the network, at a port of the test', async () => {
  const definition: ZoneDefinition = {
    'shop.example': { NS: 'ns.shop.example', TXT: 'v=spf1 -all' },
    'ns.shop.example': { A: '127.0.0.1' },
  }
  const server = await startDnsServer(definition)
  const client = createDnsClient({ servers: [server.address] })
  open.push(client, server)
  const port = Number(server.address.split(':').at(-1))
  const told = await askAuthoritative('shop.example', 'TXT', { resolver: client, port, allowPrivate: true })
  expect(told.servers).toEqual([
    { server: 'ns.shop.example', address: '127.0.0.1', outcome: 'answer', texts: ['v=spf1 -all'] },
  ])
})
