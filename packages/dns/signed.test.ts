import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createSignedWorld,
  type SignedWorld,
  startSignedServer,
  type WorldKnobs,
} from '../emulators/dnssec/world.ts'
import { createDnsClient, type DnsClient } from './client.ts'
import { createValidator } from './dnssec/index.ts'

/** Questions for signatures over UDP and TCP. */

const NOW = Date.parse('2026-11-30T12:00:00Z')
const clock = { now: () => NOW }
const knobs: WorldKnobs = {}
let world: SignedWorld
let server: Awaited<ReturnType<typeof startSignedServer>>
let client: DnsClient

beforeAll(async () => {
  const long = Array.from({ length: 20 }, (_, at) => `${at} ${'x'.repeat(150)}`)
  const records = { 'shop.org': { MX: ['10 mail.shop.org'] }, 'long.shop.org': { TXT: long } }
  world = createSignedWorld({ '.': {}, org: {}, 'shop.org': { records } }, { now: NOW, knobs })
  server = await startSignedServer(world)
  client = createDnsClient({ servers: [server.address], clock, timeoutMs: 300, tries: 1 })
})
afterAll(async () => {
  client.close()
  await server.close()
})

const check = (name: string, type: 'MX' | 'TXT') =>
  createValidator({ ask: client.askSigned, clock, anchors: world.anchors }).open().check(name, type)

test('answers have their signatures, and are kept', async () => {
  expect(await check('shop.org', 'MX')).toMatchObject({ status: 'secure', zone: 'shop.org' })
  const asked = world.asked.length
  expect((await check('shop.org', 'MX')).status).toBe('secure')
  expect(world.asked.length).toBe(asked)
})

test('what does not fit into a packet comes over TCP', async () => {
  expect((await check('long.shop.org', 'TXT')).status).toBe('secure')
  expect(world.asked.filter((one) => one === 'long.shop.org TXT')).toHaveLength(2)
})

test.for([
  ['silence', 'timeout'],
  [2, 'servfail'],
  [5, 'refused'],
  // A server without EDNS has no signatures either: it is not asked without them.
  [1, 'servfail'],
] as const)('%s is no answer, and is not kept', async ([failure, outcome], { expect }) => {
  knobs.fails = { [`a${failure}.org MX`]: failure }
  expect(await client.askSigned(`a${failure}.org`, 'MX')).toEqual({ outcome })
  knobs.fails = {}
  expect(await client.askSigned(`a${failure}.org`, 'MX')).toMatchObject({ outcome: 'answered' })
})

test('a name that cannot be asked, and a signal that has aborted', async () => {
  expect(await client.askSigned(`${'a'.repeat(64)}.org`, 'MX')).toEqual({ outcome: 'bad-name' })
  const signal = AbortSignal.abort()
  expect(await client.askSigned('other.org', 'MX', { signal })).toEqual({ outcome: 'timeout' })
})
