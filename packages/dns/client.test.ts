import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { DnsAnswer, RecordType } from '@postproof/engine/world'
import { afterEach, describe, expect, test } from 'vitest'
import { type ServerKnobs, startDnsServer } from '../emulators/dns-server.ts'
import { createDnsClient, type DnsClientOptions } from './client.ts'
import { systemServers } from './system.ts'
import { traced } from './trace.ts'
import { parseEndpoint, printEndpoint } from './upstream.ts'
import { createZone, type ZoneDefinition } from './zone.ts'

const world: ZoneDefinition = {
  'example.org': {
    A: ['192.0.2.1', '192.0.2.2'],
    AAAA: '2001:db8::1',
    MX: [
      [10, 'mx.example.org'],
      [20, '.'],
    ],
    TXT: ['v=spf1 -all', ['two ', 'strings'], 'gruß'],
    SPF: [['old ', 'type']],
    NS: 'ns.example.org',
    SOA: { primary: 'ns.example.org', serial: 7, minimum: 3600 },
    CAA: '0 issue "ca.example"',
    DS: '1 13 2 abcdef',
    DNSKEY: '257 3 13 aGVsbG8=',
    ttl: 60,
    authenticated: true,
  },
  '_25._tcp.example.org': { TLSA: '3 1 1 00ff' },
  'www.example.org': { CNAME: 'web.example.org' },
  'web.example.org': { CNAME: 'host.example.org' },
  'host.example.org': { A: '192.0.2.3' },
  'gone.example.org': { CNAME: 'nowhere.example.org' },
  'ring.example.org': { CNAME: 'ring.example.org' },
  'long.example.org': { TXT: Array.from({ length: 40 }, (_, i) => `${i} ${'x'.repeat(200)}`) },
  'slow.example': 'TIMEOUT',
  'broken.example': 'SERVFAIL',
  'closed.example': 'REFUSED',
  'a+b_c %{l}"(),;:@[]\\^`|~!#$&\'*=?<>{}.odd.example': { TXT: 'odd' },
  '192.0.2.1': { PTR: 'example.org' },
  'forever.example': { A: '192.0.2.9', ttl: 999_999 },
  'zero.example': { A: '192.0.2.9', ttl: 0 },
  '*.many.example': { A: '192.0.2.4' },
}

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function serve(knobs: ServerKnobs = {}, definition = world) {
  const server = await startDnsServer(definition, { knobs })
  closers.push(() => server.close())
  return server
}

function client(servers: string[], options: Partial<DnsClientOptions> = {}) {
  const made = createDnsClient({ servers, timeoutMs: 500, ...options })
  closers.push(() => made.close())
  return made
}

/** A loopback port at which nothing listens. */
async function emptyPort(): Promise<string> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address()
  socket.close()
  return `127.0.0.1:${port}`
}

const essence = ({ name, type, outcome, records, cnames, ttl, authenticated }: DnsAnswer) => ({
  name,
  type,
  outcome,
  records,
  cnames,
  ttl,
  authenticated,
})

describe('answers as the zone in memory gives them', () => {
  const cases: [string, RecordType][] = [
    ['example.org', 'A'],
    ['EXAMPLE.org.', 'A'],
    ['example.org', 'AAAA'],
    ['example.org', 'MX'],
    ['example.org', 'TXT'],
    ['example.org', 'SPF'],
    ['example.org', 'NS'],
    ['example.org', 'SOA'],
    ['example.org', 'CAA'],
    ['example.org', 'DS'],
    ['example.org', 'DNSKEY'],
    ['_25._tcp.example.org', 'TLSA'],
    ['www.example.org', 'A'],
    ['www.example.org', 'CNAME'],
    ['www.example.org', 'TXT'],
    ['gone.example.org', 'A'],
    ['nowhere.example.org', 'A'],
    ['org', 'A'],
    ['a+b_c %{l}"(),;:@[]\\^`|~!#$&\'*=?<>{}.odd.example', 'TXT'],
    ['1.2.0.192.in-addr.arpa', 'PTR'],
    ['broken.example', 'A'],
    ['closed.example', 'A'],
    [`${'a'.repeat(64)}.example`, 'A'],
    ['a..example', 'A'],
  ]
  test.each(cases)('%s %s', async (name, type) => {
    const server = await serve()
    const expected = essence(createZone(world).answer(name, type))
    const lower = (answer: ReturnType<typeof essence>) => JSON.parse(JSON.stringify(answer).toLowerCase())
    expect(lower(essence(await client([server.address]).lookup(name, type)))).toEqual(
      lower({ ...expected, ttl: Math.min(expected.ttl, expected.outcome === 'answer' ? 3600 : 900) }),
    )
    expect(server.questions).toHaveLength(expected.outcome === 'bad-name' ? 0 : 1)
  })

  test('a chain that the server leaves open is followed link by link, and a ring ends', async () => {
    const server = await serve({ firstLinkOnly: true })
    const answer = await client([server.address]).lookup('www.example.org', 'A')
    expect(answer).toMatchObject({ outcome: 'answer', cnames: ['web.example.org', 'host.example.org'] })
    expect(server.questions.map((question) => question.name)).toEqual([
      'www.example.org',
      'web.example.org',
      'host.example.org',
    ])
    expect((await client([server.address]).lookup('ring.example.org', 'A')).outcome).toBe('servfail')
  })
})

describe('a server that misbehaves', () => {
  test.each<[string, ServerKnobs]>([
    ['garbage first', { garbage: true }],
    ['an answer with another id first', { wrongId: true }],
    ['an answer to another question first', { wrongQuestion: true }],
    ['the first packet lost', { drop: 1 }],
    ['late, within the time of one try', { delayMs: 50 }],
    ['no EDNS', { withoutEdns: true }],
    ['truncated, whole over TCP', { truncate: true }],
  ])('%s: the answer still comes', async (_, knobs) => {
    const server = await serve(knobs)
    const answer = await client([server.address]).lookup('example.org', 'A')
    expect(answer).toMatchObject({
      outcome: 'answer',
      records: [{ address: '192.0.2.1' }, { address: '192.0.2.2' }],
    })
  })

  test('an answer over the UDP size comes over TCP, whole', async () => {
    const server = await serve()
    const answer = await client([server.address]).lookup('long.example.org', 'TXT')
    expect(answer.records).toHaveLength(40)
    expect(server.questions.map((question) => question.over)).toEqual(['udp', 'tcp'])
  })

  test.each<[string, ServerKnobs]>([
    ['silent', { silent: true }],
    ['garbage alone', { garbage: 'only' }],
    ['truncated, and no TCP', { truncate: true, refuseTcp: true }],
  ])('%s: timeout after two tries', async (_, knobs) => {
    const server = await serve(knobs)
    const answer = await client([server.address], { timeoutMs: 60 }).lookup('example.org', 'A')
    expect(answer).toMatchObject({ outcome: 'timeout', records: [], ttl: 0, authenticated: false })
    expect(server.questions.filter((question) => question.over === 'udp')).toHaveLength(2)
  })
})

test('behind a firewall that drops EDNS: answered at the second try, then at the first', async () => {
  const server = await serve({ dropEdns: true })
  const dns = client([server.address], { timeoutMs: 1000 })
  for (let n = 0; n < 5; n++) {
    const before = server.questions.length
    expect((await dns.lookup(`${n}.many.example`, 'A')).outcome).toBe('answer')
    expect(server.questions.length - before).toBe(n < 3 ? 2 : 1)
  }
})

describe('several servers', () => {
  test('the next one is asked when one is unreachable, silent, refuses or fails', async () => {
    const good = await serve()
    const silent = await serve({ silent: true })
    const refusing = await serve({}, { 'example.org': 'REFUSED' })
    const failing = await serve({}, { 'example.org': 'SERVFAIL' })
    for (const first of [await emptyPort(), silent.address, refusing.address, failing.address]) {
      const answer = await client([first, good.address]).lookup('example.org', 'A')
      expect(answer).toMatchObject({ outcome: 'answer', server: good.address })
    }
  })

  test('each is asked once, however many before it are silent', async () => {
    const good = await serve()
    const silent = await Promise.all([1, 2, 3].map(() => serve({ silent: true })))
    const servers = [...silent, good].map(({ address }) => address)
    const answer = await client(servers, { timeoutMs: 60 }).lookup('example.org', 'A')
    expect(answer).toMatchObject({ outcome: 'answer', server: good.address })
  })

  test('a failure is reported when no server knows better', async () => {
    const failing = await serve({}, { 'example.org': 'SERVFAIL' })
    const answer = await client([failing.address, await emptyPort()]).lookup('example.org', 'A')
    expect(answer).toMatchObject({ outcome: 'servfail', server: failing.address })
  })

  test('a given server is asked itself, past the cache', async () => {
    const own = await serve({}, { 'example.org': { A: '198.51.100.1' } })
    const server = await serve()
    const dns = client([server.address])
    await dns.lookup('example.org', 'A')
    for (let i = 0; i < 2; i++) {
      const answer = await dns.lookup('example.org', 'A', { server: own.address })
      expect(answer).toMatchObject({ server: own.address, records: [{ address: '198.51.100.1' }] })
    }
    expect(own.questions).toHaveLength(2)
    expect((await dns.lookup('example.org', 'A', { server: 'ns.example.org' })).outcome).toBe('unreachable')
  })
})

describe('nobody there', () => {
  test('no servers, or none that is an address: unreachable', async () => {
    expect((await client([]).lookup('example.org', 'A')).outcome).toBe('unreachable')
    expect(client(['resolver.example', '127.0.0.1:70000']).servers).toEqual([])
  })

  test('a refused port is unreachable, and not a timeout', async () => {
    const dns = client([await emptyPort()], { timeoutMs: 60_000 })
    const answers = await Promise.all([1, 2, 3].map((i) => dns.lookup(`${i}.example`, 'A')))
    expect(answers.map((answer) => answer.outcome)).toEqual(Array(3).fill('unreachable'))
  })

  test('a silent server rests after many tries, and is asked again later', async () => {
    let now = 1_000_000
    const server = await serve({ silent: true })
    const dns = client([server.address], { timeoutMs: 40, clock: { now: () => now } })
    await Promise.all(Array.from({ length: 6 }, (_, i) => dns.lookup(`${i}.many.example`, 'A')))
    const asked = server.questions.length
    expect((await dns.lookup('x.many.example', 'A')).outcome).toBe('unreachable')
    expect(server.questions).toHaveLength(asked)
    // Whether it is silent for everyone was asked once, by the root of the DNS.
    expect(server.questions.filter(({ name }) => name === '.')).toHaveLength(1)

    server.knobs.silent = false
    now += 10_000
    expect((await dns.lookup('x.many.example', 'A')).outcome).toBe('answer')
    expect((await dns.lookup('y.many.example', 'A')).outcome).toBe('answer')
  })

  test('names whose own servers hang do not make the resolver rest', async () => {
    const hanging = Array.from({ length: 8 }, (_, i) => `hangs${i}.example`)
    const server = await serve(
      {},
      { ...world, ...Object.fromEntries(hanging.map((name) => [name, 'TIMEOUT'])) },
    )
    const dns = client([server.address], { timeoutMs: 100 })
    const hung = await Promise.all(hanging.map((name) => dns.lookup(name, 'A')))
    expect(new Set(hung.map(({ outcome }) => outcome))).toEqual(new Set(['timeout']))
    const others = await Promise.all(['example.org', 'host.example.org'].map((name) => dns.lookup(name, 'A')))
    expect(others.map(({ outcome }) => outcome)).toEqual(['answer', 'answer'])
  })

  test('a resolver that denies even the root is nobody: its NXDOMAIN says nothing', async () => {
    const server = await serve({ withoutSoa: true }, {})
    const dns = client([server.address])
    const answers = await Promise.all([1, 2, 3].map((i) => dns.lookup(`${i}.example`, 'A')))
    expect(answers.map((answer) => answer.outcome)).toEqual(Array(3).fill('unreachable'))
    expect(server.questions.filter((question) => question.name === '.')).toHaveLength(1)
    const asked = server.questions.length
    expect((await dns.lookup('4.example', 'A')).outcome).toBe('unreachable')
    expect(server.questions).toHaveLength(asked)
  })

  test.each(['SERVFAIL', 'REFUSED', 'TIMEOUT'] as const)(
    'nor does one that answers %s for the root: only its name servers prove that it knows the DNS',
    async (root) => {
      const server = await serve({ withoutSoa: true }, { '.': root })
      const dns = client([server.address], { timeoutMs: 100 })
      expect((await dns.lookup('nowhere.example', 'A')).outcome).toBe('unreachable')
    },
  )

  test('a resolver that only leaves out the SOA is believed, and its absences are not kept', async () => {
    const server = await serve({ withoutSoa: true }, { ...world, '.': { NS: 'a.root-servers.net' } })
    const answer = await client([server.address]).lookup('nowhere.example', 'A')
    expect(answer).toMatchObject({ outcome: 'nxdomain', ttl: 0 })
  })

  test('after close every question is unreachable, open ones end', async () => {
    const server = await serve({ silent: true })
    const dns = client([server.address], { timeoutMs: 60_000 })
    const open = dns.lookup('example.org', 'A')
    dns.close()
    expect(['timeout', 'unreachable']).toContain((await open).outcome)
    expect((await dns.lookup('host.example.org', 'A')).outcome).toBe('unreachable')
  })
})

describe('cache', () => {
  test.each<[string, RecordType, number, boolean]>([
    ['example.org', 'A', 59_000, true],
    ['example.org', 'A', 60_001, false],
    // The SOA minimum of an hour is cut to 15 minutes.
    ['absent.example.org', 'A', 59_000, true],
    ['example.org', 'PTR', 61_000, false],
    ['nowhere.example', 'A', 59_000, true],
    ['nowhere.example', 'A', 61_000, false],
    ['forever.example', 'A', 3_599_000, true],
    ['forever.example', 'A', 3_601_000, false],
    ['zero.example', 'A', 0, false],
    ['broken.example', 'A', 0, false],
  ])('%s %s after %d ms: kept is %s', async (name, type, later, kept) => {
    let now = 1_000_000
    const server = await serve()
    const dns = client([server.address], { clock: { now: () => now } })
    const first = await dns.lookup(name, type)
    now += later
    const second = await dns.lookup(name.toUpperCase(), type)
    expect(server.questions).toHaveLength(kept ? 1 : 2)
    expect(second.outcome).toBe(first.outcome)
    expect(second.server).toBe(kept ? 'cache' : server.address)
    if (kept) expect(second.at).toBe(first.at)
  })

  test('an absence is kept for the SOA minimum, at most 15 minutes', async () => {
    let now = 0
    const server = await serve({}, { 'example.org': { SOA: { minimum: 3600 }, ttl: 7200 } })
    const dns = client([server.address], { clock: { now: () => now } })
    expect((await dns.lookup('x.example.org', 'A')).ttl).toBe(900)
    now += 899_000
    expect(await dns.lookup('x.example.org', 'A')).toMatchObject({ server: 'cache', ttl: 1 })
    now += 2000
    expect((await dns.lookup('x.example.org', 'A')).server).toBe(server.address)
  })

  test('holds no more than its size: the longest unused goes', async () => {
    const server = await serve()
    const dns = client([server.address], { cacheSize: 2 })
    for (const name of ['1', '2', '1', '3', '1', '2']) await dns.lookup(`${name}.many.example`, 'A')
    expect(server.questions.map((question) => question.name[0])).toEqual(['1', '2', '3', '2'])
  })
})

test('equal questions in flight are one packet', async () => {
  const server = await serve({ delayMs: 20 })
  const dns = client([server.address])
  const answers = await Promise.all(Array.from({ length: 10 }, () => dns.lookup('example.org', 'A')))
  expect(new Set(answers.map((answer) => answer.outcome))).toEqual(new Set(['answer']))
  expect(server.questions).toHaveLength(1)
})

test('a thousand questions at once are all answered, on changing ports', async () => {
  const server = await serve()
  // So many at once overflow what the system keeps for a socket: what is lost there is asked again.
  const dns = client([server.address], { timeoutMs: 1500, tries: 50 })
  const names = Array.from({ length: 1000 }, (_, i) => `${i}.many.example`)
  const answers = await Promise.all(names.map((name) => dns.lookup(name, 'A')))
  expect(answers.filter((answer) => answer.outcome !== 'answer')).toEqual([])
})

test('an aborted question is a timeout; others that wait for it are served', async () => {
  const server = await serve({ delayMs: 50 })
  const dns = client([server.address])
  const abort = new AbortController()
  const given = dns.lookup('example.org', 'A', { signal: abort.signal })
  const other = dns.lookup('example.org', 'A')
  abort.abort()
  expect((await given).outcome).toBe('timeout')
  expect((await other).outcome).toBe('answer')
  expect((await dns.lookup('host.example.org', 'A', { signal: abort.signal })).outcome).toBe('timeout')
  expect(server.questions).toHaveLength(1)
})

test('traced notes every answer', async () => {
  const trace: DnsAnswer[] = []
  const dns = traced(createZone(world), trace)
  await dns.lookup('example.org', 'A')
  await dns.lookup('nope.example', 'MX')
  expect(trace.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['example.org', 'answer'],
    ['nope.example', 'nxdomain'],
  ])
})

test.each([
  ['192.0.2.1', '192.0.2.1:53'],
  ['192.0.2.1:5353', '192.0.2.1:5353'],
  ['2001:db8::1', '[2001:db8::1]:53'],
  ['[::1]:5353', '[::1]:5353'],
  ['[::1]', '[::1]:53'],
  ['localhost', undefined],
  ['192.0.2.1:0', undefined],
  ['192.0.2.1:99999', undefined],
  ['', undefined],
  ['[::1', undefined],
])('server %j is %s', (text, printed) => {
  const endpoint = parseEndpoint(text)
  expect(endpoint && printEndpoint(endpoint)).toBe(printed)
})

test('the servers of this machine are addresses with ports', () => {
  for (const server of systemServers()) expect(parseEndpoint(server)).toBeDefined()
})
