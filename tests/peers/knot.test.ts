import { createBlacklists } from '@postproof/blacklists/check'
import { createDnsClient, type DnsClient } from '@postproof/dns/client'
import { createValidator, type Verdict } from '@postproof/dns/dnssec'
import { createZone } from '@postproof/dns/zone'
import type { DnsOutcome, RecordType, Resolver } from '@postproof/engine/world'
import { checkerOf } from '@postproof/records/checkers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordCheckers } from '#contract/checker-names.ts'
import { findKnot, type Knot, type KnotZone, startKnot } from './knotd.ts'
import { peer } from './peer.ts'
import { domains, world, worldLists, worldWeb } from './record-zones.ts'
import { zoneFiles } from './zone-file.ts'

const address = peer('KNOT', 'Knot DNS')

describe.skipIf(!address)('Knot DNS answers the DNS client', () => {
  const client = createDnsClient({ servers: [address ?? ''] })
  afterAll(() => client.close())

  test.each<[string, RecordType, DnsOutcome, unknown[]]>([
    ['mail.peers.test', 'A', 'answer', [{ address: '192.0.2.1', ttl: 300 }]],
    ['mail.peers.test.', 'AAAA', 'answer', [{ address: '2001:db8::1' }]],
    ['MAIL.Peers.Test', 'A', 'answer', [{ address: '192.0.2.1' }]],
    ['peers.test', 'MX', 'answer', [{ preference: 10, exchange: 'mail.peers.test' }, { preference: 20 }]],
    ['peers.test', 'NS', 'answer', [{ target: 'ns.peers.test' }]],
    ['peers.test', 'SOA', 'answer', [{ primary: 'ns.peers.test', serial: 7, minimum: 120 }]],
    ['ptr.peers.test', 'PTR', 'answer', [{ target: 'mail.peers.test' }]],
    ['x.wild.peers.test', 'A', 'answer', [{ address: '192.0.2.9' }]],
    ['long.peers.test', 'TXT', 'answer', [{ strings: ['v=DKIM1; k=rsa; p=', /^MIIB/, 'QIDAQAB'] }]],
    ['umlaut.peers.test', 'TXT', 'answer', [{ strings: ['grüße', 'ÿ'] }]],
    ['mail.peers.test', 'TXT', 'nodata', []],
    ['nowhere.peers.test', 'A', 'nxdomain', []],
    ['elsewhere.example', 'A', 'refused', []],
  ])('%s %s', async (name, type, outcome, records) => {
    const answer = await client.lookup(name, type)
    expect(answer.outcome).toBe(outcome)
    const sorted = answer.records.toSorted((a, b) =>
      a.type === 'MX' && b.type === 'MX' ? a.preference - b.preference : 0,
    )
    expect(sorted).toHaveLength(records.length)
    for (const [index, record] of records.entries()) {
      const { strings, ...rest } = record as { strings?: (string | RegExp)[] }
      expect(sorted[index]).toMatchObject(rest)
      const said = (sorted[index] as { strings?: string[] }).strings ?? []
      for (const [n, text] of (strings ?? []).entries()) expect(said[n]).toMatch(text)
    }
  })

  test('a chain of CNAMEs is followed, also to its missing end', async () => {
    const found = await client.lookup('www.peers.test', 'A')
    expect(found).toMatchObject({ outcome: 'answer', records: [{ address: '192.0.2.1' }] })
    expect(found.cnames).toEqual(['one.peers.test', 'two.peers.test', 'mail.peers.test'])
    expect(await client.lookup('gone.peers.test', 'A')).toMatchObject({ outcome: 'nxdomain', records: [] })
  })

  test('an answer too large for UDP comes over TCP', async () => {
    const answer = await client.lookup('large.peers.test', 'TXT')
    expect(answer.records).toHaveLength(16)
  })
})

const program = findKnot()

describe.skipIf(!program)('Knot DNS and the stand-in give the same reports', () => {
  let knot: Knot
  let client: DnsClient
  beforeAll(async () => {
    knot = await startKnot(program!, zoneFiles(world))
    client = createDnsClient({ servers: [knot.address], maxTtl: 86_400, maxNegativeTtl: 86_400 })
  })
  afterAll(async () => {
    client?.close()
    await knot?.close()
  })
  const clock = { now: () => Date.parse('2026-11-20T00:00:00Z') }
  const emulator = createZone(world, { clock })
  const asked = { ip: '46.4.0.9', sender: 'news@tree.test', helo: 'mx1.tree.test' }

  describe.each(recordCheckers)('%s', (checker) => {
    const check = (domain: string, resolver: Resolver) =>
      checkerOf(checker).check(
        { ...asked, domain, knownSelectors: ['s1'] },
        { resolver, http: worldWeb, clock },
      )

    test.each(domains)('%s', async (domain) => {
      const [real, written] = await Promise.all([check(domain, client), check(domain, emulator)])
      expect(lasting(real)).toEqual(lasting(written))
    })
  })

  test.each(['46.4.0.1', '46.4.0.2', '46.4.0.9', '2a01:4f8::1'])('lists about %s', async (address) => {
    const check = (resolver: Resolver) =>
      createBlacklists({ resolver, clock, lists: worldLists, random: () => 0.5 }).checkAddress(address)
    const [real, written] = await Promise.all([check(client), check(emulator)])
    expect(lasting(real)).toEqual(lasting(written))
    const states = Object.fromEntries(real.answers.map(({ list, state }) => [list, state]))
    const covered = !address.includes(':')
    const healthy = address === '46.4.0.1' ? 'listed' : 'not-listed'
    expect(states).toEqual(
      covered
        ? { healthy, wildcard: 'broken', refusing: 'refused', gone: 'broken' }
        : {
            healthy: 'not-applicable',
            wildcard: 'not-applicable',
            refusing: 'not-applicable',
            gone: 'not-applicable',
          },
    )
  })
})

const apex = (text: string) =>
  `@ 300 SOA ns.invalid. admin.invalid. 1 3600 600 86400 300\n@ 300 NS ns.invalid.\n${text}\n`
const mail = apex(
  '@ 300 MX 10 mail\nmail 300 A 192.0.2.1\n_25._tcp.mail 300 TLSA 3 1 1 00\n*.wild 300 TXT x\nwww 300 CNAME mail',
)
const cut = (name: string, ds?: string) => `${name} 300 NS ns.invalid.${ds ? `\n${name} 300 DS(${ds})` : ''}`

/** Zones that Knot signs: another program than ours says what is signed, and how absence is proved. */
const signedZones: KnotZone[] = [
  { zone: '.', text: apex(cut('test.', 'test.')), policy: 'nsec' },
  {
    zone: 'test.',
    policy: 'nsec3',
    text: apex(
      [
        ...[cut('healthy', 'healthy.test.'), cut('chain', 'chain.test.'), cut('plain')],
        ...[cut('late', 'late.test.'), cut('other', 'healthy.test.'), cut('left', 'healthy.test.')],
      ].join('\n'),
    ),
  },
  { zone: 'healthy.test.', text: mail, policy: 'nsec3' },
  { zone: 'chain.test.', text: mail, policy: 'nsec' },
  { zone: 'plain.test.', text: mail },
  { zone: 'late.test.', text: mail, policy: 'hour' },
  { zone: 'other.test.', text: mail, policy: 'nsec' },
  { zone: 'left.test.', text: mail },
]

describe.skipIf(!program)('zones that Knot DNS signs', () => {
  let knot: Knot
  let client: DnsClient
  beforeAll(async () => {
    knot = await startKnot(program!, signedZones)
    client = createDnsClient({ servers: [knot.address] })
  })
  afterAll(async () => {
    client?.close()
    await knot?.close()
  })
  const check = (name: string, type: RecordType, hours = 0): Promise<Verdict> => {
    const [keyTag, algorithm, digestType, digest] = knot.ds['.']!.split(' ')
    const anchor = { keyTag: Number(keyTag), algorithm: Number(algorithm), type: Number(digestType) }
    return createValidator({
      ask: client.askSigned,
      clock: { now: () => Date.now() + hours * 3_600_000 },
      anchors: [{ ...anchor, digest: Buffer.from(digest!, 'hex') }],
    })
      .open()
      .check(name, type)
  }

  test.for<[name: string, type: RecordType, expected: object, hours?: number]>([
    ...['healthy.test', 'chain.test'].flatMap((zone): [string, RecordType, object][] => [
      [zone, 'MX', { status: 'secure', zone }],
      [zone, 'TXT', { status: 'secure', zone }],
      [zone, 'SOA', { status: 'secure', zone }],
      [`mail.${zone}`, 'A', { status: 'secure', zone }],
      [`www.${zone}`, 'A', { status: 'secure', zone }],
      [`_25._tcp.mail.${zone}`, 'TLSA', { status: 'secure', zone }],
      [`_tcp.mail.${zone}`, 'TXT', { status: 'secure', zone }],
      [`gone.${zone}`, 'A', { status: 'secure', zone }],
      [`a.b.gone.${zone}`, 'A', { status: 'secure', zone }],
      [`a.wild.${zone}`, 'TXT', { status: 'secure', zone }],
      [`a.wild.${zone}`, 'A', { status: 'secure', zone }],
    ]),
    ['gone.test', 'A', { status: 'secure', zone: 'test' }],
    ['plain.test', 'MX', { status: 'insecure', zone: 'plain.test', reason: 'unsigned' }],
    ['_25._tcp.mail.plain.test', 'TLSA', { status: 'insecure', zone: 'plain.test', reason: 'unsigned' }],
    ['late.test', 'MX', { status: 'secure', zone: 'late.test' }],
    ['late.test', 'MX', { status: 'bogus', zone: 'late.test', reason: 'expired' }, 2],
    ['healthy.test', 'MX', { status: 'secure' }, 2],
    ['healthy.test', 'MX', { status: 'bogus', zone: '.', reason: 'not-yet' }, -48],
    ['other.test', 'MX', { status: 'bogus', zone: 'other.test', reason: 'ds-mismatch' }],
    ['left.test', 'MX', { status: 'bogus', zone: 'left.test', reason: 'no-keys' }],
  ])('%s %s', async ([name, type, expected, hours], { expect }) => {
    expect(await check(name, type, hours)).toMatchObject(expected)
  })
})

type Report = { status: string; dns?: { name: string; type: string }[] }

/** A report without what differs from one asking to the next: times, lifetimes, who answered, and who was first. */
function lasting({ dns = [], ...report }: Report): unknown {
  const passing = new Set(['ms', 'at', 'server', 'ttl', 'shortestTtl', 'authenticated'])
  const key = ({ name, type }: { name: string; type: string }) => `${name} ${type}`
  const asked = dns.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
  return JSON.parse(
    JSON.stringify({ ...report, dns: asked }, (name, value) => (passing.has(name) ? undefined : value)),
  )
}
