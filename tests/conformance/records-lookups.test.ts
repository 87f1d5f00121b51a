import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { checkSpf } from '@postproof/records/spf/check'
import { countLookups } from '@postproof/records/spf/lookups'
import { expect, test } from 'vitest'
import { testAddress } from '../../packages/records/spf/test-address.ts'
import { cases } from '../cases.ts'
import { type Draw, drawFrom } from './records/random.ts'

/**
 * Records of the shape that companies have, with more lookups than receivers make: what is offered is published in a
 * zone, checked again, and judged for every server that was named before.
 */
const clock = { now: () => 0 }

type Service = { include: string; zone: ZoneDefinition; ips: string[] }

/** Services by the shape of their records; `net` makes networks that belong to this one alone. */
const SHAPES: ((name: string, net: number) => Service)[] = [
  // A list of networks.
  (name, net) => ({
    include: `spf.${name}`,
    zone: {
      [`spf.${name}`]: { TXT: `v=spf1 ip4:45.${net}.0.0/24 ip4:45.${net}.7.0/26 ip6:2606:${net}::/48 -all` },
    },
    ips: [`45.${net}.0.9`, `45.${net}.7.60`, `2606:${net}::9`],
  }),
  // Three lists below one name.
  (name, net) => ({
    include: `_spf.${name}`,
    zone: {
      [`_spf.${name}`]: { TXT: `v=spf1 include:_n1.${name} include:_n2.${name} include:_n3.${name} ~all` },
      [`_n1.${name}`]: { TXT: `v=spf1 ip4:45.${net}.16.0/20 ip4:45.${net}.64.0/19 ~all` },
      [`_n2.${name}`]: { TXT: `v=spf1 ip6:2606:${net}:4000::/36 ip6:2606:${net}:8000::/36 ~all` },
      [`_n3.${name}`]: { TXT: `v=spf1 ip4:45.${net}.128.0/24 ip4:45.${net}.130.0/24 ~all` },
    },
    ips: [`45.${net}.17.1`, `2606:${net}:4000::5`, `45.${net}.130.7`],
  }),
  // Hosts by name.
  (name, net) => ({
    include: `mail.${name}`,
    zone: {
      [`mail.${name}`]: { TXT: `v=spf1 a:out1.${name} a:out2.${name} mx:${name} -all` },
      [`out1.${name}`]: { A: `45.${net}.1.1` },
      [`out2.${name}`]: { A: `45.${net}.1.2` },
      [name]: { MX: [[10, `in.${name}`]] },
      [`in.${name}`]: { A: `45.${net}.1.3` },
    },
    ips: [`45.${net}.1.1`, `45.${net}.1.2`, `45.${net}.1.3`],
  }),
  // A name for each address, which nothing can be put in place of.
  (name, net) => ({
    include: `_spf.${name}`,
    zone: {
      [`_spf.${name}`]: { TXT: `v=spf1 exists:%{i}._list.${name} -all` },
      [`45.${net}.3.3._list.${name}`]: { A: '127.0.0.2' },
    },
    ips: [`45.${net}.3.3`],
  }),
  // Many networks.
  (name, net) => ({
    include: `all.${name}`,
    zone: {
      [`all.${name}`]: { TXT: `v=spf1 include:a.${name} include:b.${name} ?all` },
      [`a.${name}`]: {
        TXT: `v=spf1 ${Array.from({ length: 14 }, (_, i) => `ip4:45.${net}.${10 + i * 4}.0/23`).join(' ')} ?all`,
      },
      [`b.${name}`]: { TXT: `v=spf1 redirect=c.${name}` },
      [`c.${name}`]: {
        TXT: `v=spf1 ${Array.from({ length: 9 }, (_, i) => `ip4:45.${net}.${200 + i * 3}.${i}`).join(' ')} -all`,
      },
    },
    ips: [`45.${net}.10.1`, `45.${net}.62.1`, `45.${net}.200.0`, `45.${net}.224.8`],
  }),
]

type Made = { zone: ZoneDefinition; record: string; ips: string[] }

function make(draw: Draw): Made {
  const own = [
    { term: 'a', ips: ['45.45.45.1'] },
    { term: 'mx', ips: ['45.45.45.9', '45.45.45.10'] },
    { term: 'a:app.o.test', ips: ['45.45.45.20'] },
    { term: 'include:_spf.o.test', ips: ['45.45.45.20', '45.45.46.77'] },
    { term: 'ip4:45.45.47.0/28', ips: ['45.45.47.3'] },
  ].filter(() => draw.chance(60))
  const count = draw.one([5, 6, 7, 8, 9, 10, 12])
  let byName = 0
  const services = Array.from({ length: count }, (_, index) => {
    const drawn = draw.one([0, 0, 0, 1, 1, 2, 2, 3, 4])
    // A sender behind more of them than three has a permanent error whatever the record is.
    const shape = drawn === 3 && ++byName > 3 ? 0 : drawn
    return SHAPES[shape]!(`s${index}.test`, 60 + index)
  })
  const twice = draw.chance(20) && services[0] ? [`ip4:${services[0].ips[0]}`] : []
  const terms = [
    ...own.map(({ term }) => term),
    ...services.map(({ include }) => `include:${include}`),
    ...twice,
  ]
  const record = `v=spf1 ${terms.join(' ')} ${draw.one(['-all', '~all'])}`
  return {
    record,
    ips: [...own.flatMap(({ ips }) => ips), ...services.flatMap(({ ips }) => ips)],
    zone: Object.assign({}, ...services.map(({ zone }) => zone), {
      'o.test': {
        A: '45.45.45.1',
        MX: [
          [10, 'mx1.o.test'],
          [20, 'mx2.o.test'],
        ],
        TXT: record,
      },
      'mx1.o.test': { A: '45.45.45.9' },
      'mx2.o.test': { A: '45.45.45.10' },
      'app.o.test': { A: '45.45.45.20' },
      '_spf.o.test': { TXT: 'v=spf1 a:app.o.test ip4:45.45.46.77 -all' },
    }) as ZoneDefinition,
  }
}

const COUNT = cases(80, 800)
const STRANGERS = ['203.17.5.6', '45.59.1.1', '2001:67c:2e8::1']

test('a record to publish for records with 12 to 40 lookups, which loses no sender', async () => {
  const draw = drawFrom(12)
  const wrong: string[] = []
  const without: string[] = []
  for (let made = 0; made < COUNT; ) {
    const { zone, record, ips } = make(draw)
    const lookups = (await countLookups('o.test', createZone(zone, { clock }))).count
    if (lookups < 12 || lookups > 40) continue
    made++
    const report = await checkSpf({ domain: 'o.test' }, { resolver: createZone(zone, { clock }), clock })
    const { suggested } = report
    if (suggested.length === 0) {
      without.push(`${lookups}: ${record}`)
      continue
    }
    const published = { ...zone }
    for (const { host, value } of suggested) published[host] = { ...(zone[host] as object), TXT: value }
    const resolver = createZone(published, { clock })
    const next = await checkSpf({ domain: 'o.test' }, { resolver, clock })
    const say = (what: string) =>
      wrong.push(`${what}: ${record} -> ${suggested.map(({ value }) => value).join(' | ')}`)
    if (next.status === 'bad') say('bad')
    if (suggested.some(({ value }) => Buffer.byteLength(value) > 512)) say('too long')
    if (next.details.lookups.count > 10) say(`${next.details.lookups.count} lookups`)
    for (const ip of ips)
      if ((await testAddress({ domain: 'o.test', ip }, resolver))?.result !== 'pass') say(`loses ${ip}`)
    for (const ip of STRANGERS)
      if ((await testAddress({ domain: 'o.test', ip }, resolver))?.result === 'pass') say(`lets ${ip} pass`)
    const { flattened } = report.details
    if (flattened) {
      const flat = createZone(
        { ...zone, 'o.test': { ...(zone['o.test'] as object), TXT: flattened.value } },
        { clock },
      )
      if ((await countLookups('o.test', flat)).count !== flattened.lookups) say('flattened, wrong count')
    }
  }
  expect(wrong.slice(0, 5)).toEqual([])
  expect(without.length, without.slice(0, 5).join('\n')).toBeLessThanOrEqual(COUNT / 8)
})

const twelve = {
  'o.test': {
    A: '45.45.45.1',
    MX: [[10, 'mx.o.test']] as [number, string][],
    TXT: 'v=spf1 a mx include:g.test include:m.test include:c.test include:s.test include:f.test include:z.test ip4:45.45.45.9 ~all',
  },
  'mx.o.test': { A: '45.45.45.2' },
  'g.test': { TXT: 'v=spf1 include:g1.test include:g2.test include:g3.test ~all' },
  'g1.test': { TXT: 'v=spf1 ip4:45.46.1.0/28 ~all' },
  'g2.test': { TXT: 'v=spf1 ip4:45.46.2.0/28 ~all' },
  'g3.test': { TXT: 'v=spf1 ip4:45.46.3.0/28 ~all' },
  'm.test': { TXT: 'v=spf1 ip4:45.47.0.0/26 -all' },
  'c.test': { TXT: 'v=spf1 ip4:45.47.1.0/27 ?all' },
  's.test': { TXT: 'v=spf1 ip4:45.47.2.0/27 ~all' },
  'f.test': { TXT: 'v=spf1 exists:%{i}._spf.f.test -all' },
  'z.test': { TXT: 'v=spf1 ip4:45.47.3.0/27 ~all' },
} satisfies ZoneDefinition

const offered = async (zone: ZoneDefinition) =>
  checkSpf({ domain: 'o.test' }, { resolver: createZone(zone, { clock }), clock })

test('the smallest change that is enough: two hosts become addresses', async () => {
  const { suggested, details } = await offered(twelve)
  expect(details.lookups.count).toBe(12)
  expect(suggested.map(({ value }) => value)).toEqual([
    'v=spf1 ip4:45.45.45.1 ip4:45.45.45.2 include:g.test include:m.test include:c.test include:s.test include:f.test include:z.test ip4:45.45.45.9 ~all',
  ])
  expect(details.flattened?.lookups).toBe(2)
  expect(details.moves[0]).toEqual({
    term: 'include:g.test',
    saves: 4,
    left: 8,
    host: 'g.o.test',
    value: 'v=spf1 include:g.test ~all',
  })
})

test.each<[string, ZoneDefinition, string | null]>([
  [
    'a service that another covers goes first',
    {
      ...twelve,
      'z.test': { TXT: 'v=spf1 ip4:45.46.1.0/29 ip4:45.47.0.3 ~all' },
      's.test': { TXT: 'v=spf1 ip4:45.47.0.9 ~all' },
    },
    'v=spf1 a mx include:g.test include:m.test include:c.test include:f.test ip4:45.45.45.9 ~all',
  ],
  ['a name that is not answered', { ...twelve, 'z.test': 'SERVFAIL' }, null],
  [
    'a sender that is only neutral keeps its place and its sign',
    {
      ...twelve,
      'o.test': {
        ...twelve['o.test'],
        TXT: 'v=spf1 ?mx a include:g.test include:m.test include:c.test include:s.test include:f.test include:z.test ~all',
      },
    },
    'v=spf1 ?ip4:45.45.45.2 ip4:45.45.45.1 include:g.test include:m.test include:c.test include:s.test include:f.test include:z.test ~all',
  ],
])('%s', async (_, zone, value) => {
  const { suggested } = await offered(zone)
  expect(suggested[0]?.value ?? null).toBe(value)
})
