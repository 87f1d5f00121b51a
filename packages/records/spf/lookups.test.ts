import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { expect, test } from 'vitest'
import { countLookups } from './lookups.ts'

const txt = (TXT: string | string[]) => ({ TXT })
const hosts = (count: number, name: string) =>
  Array.from({ length: count }, (_, i) => `a:${name}${i}.example.net`).join(' ')
const wildcard = { '*.example.net': { A: '192.0.2.1' } }

type Row = [name: string, zone: ZoneDefinition, expected: Record<string, unknown>]

test.each<Row>([
  [
    'addresses cost nothing',
    { 'o.test': txt('v=spf1 ip4:192.0.2.1 ip6:::1 -all') },
    { count: 0, complete: true },
  ],
  [
    'each a, mx, ptr, exists, include and redirect costs one',
    {
      'o.test': {
        TXT: 'v=spf1 a mx ptr exists:%{i}.x.test include:i.test redirect=r.test',
        A: '192.0.2.1',
        MX: [[1, 'm.test']],
      },
      'i.test': txt('v=spf1 ip4:192.0.2.1 -all'),
      'r.test': txt('v=spf1 -all'),
    },
    { count: 6, voids: [], dead: [] },
  ],
  [
    'the sum over all branches, by term',
    {
      ...wildcard,
      'o.test': txt('v=spf1 include:a.test include:b.test -all'),
      'a.test': txt(`v=spf1 ${hosts(3, 'x')} -all`),
      'b.test': txt(`v=spf1 include:a.test ${hosts(2, 'y')} -all`),
    },
    {
      count: 11,
      terms: [
        { term: 'include:a.test', cost: 4 },
        { term: 'include:b.test', cost: 7 },
      ],
    },
  ],
  [
    'what stands after all, and a redirect beside it, is never asked',
    { 'o.test': txt('v=spf1 -all include:a.test redirect=b.test') },
    { count: 0, dead: [] },
  ],
  [
    'a loop is found and ends',
    { 'o.test': txt('v=spf1 include:a.test -all'), 'a.test': txt('v=spf1 include:o.test -all') },
    { count: 2, loops: [{ record: 'a.test', term: 'include:o.test' }] },
  ],
  [
    'an include of itself',
    { 'o.test': txt('v=spf1 include:O.test. -all') },
    { count: 1, loops: [{ record: 'o.test', term: 'include:O.test.' }] },
  ],
  [
    'names that do not exist are void',
    {
      'o.test': txt('v=spf1 a:gone.test mx:gone.test include:gone.test exists:gone.test a:six.test -all'),
      'six.test': { AAAA: '::1' },
    },
    {
      count: 5,
      voids: [
        { record: 'o.test', term: 'a:gone.test', name: 'gone.test' },
        { record: 'o.test', term: 'mx:gone.test', name: 'gone.test' },
        { record: 'o.test', term: 'include:gone.test', name: 'gone.test' },
        { record: 'o.test', term: 'exists:gone.test', name: 'gone.test' },
      ],
      dead: [{ record: 'o.test', term: 'include:gone.test', records: 0 }],
    },
  ],
  [
    'an include with two records is dead',
    { 'o.test': txt('v=spf1 include:two.test -all'), 'two.test': txt(['v=spf1 -all', 'v=spf1 a -all']) },
    { count: 1, dead: [{ record: 'o.test', term: 'include:two.test', records: 2 }], voids: [] },
  ],
  [
    'an unanswered question leaves the count open',
    { 'o.test': txt('v=spf1 include:slow.test a:slow.test -all'), 'slow.test': 'TIMEOUT' },
    { count: 2, complete: false, dead: [], voids: [] },
  ],
  ['no record', { 'o.test': {} }, { count: 0, terms: [], complete: true }],
])('%s', async (_, zone, expected) => {
  expect(await countLookups('o.test', createZone(zone))).toMatchObject(expected)
})

test('a tree that doubles at every level is bounded', async () => {
  const zone: ZoneDefinition = {}
  for (let i = 0; i < 60; i++)
    zone[`l${i}.test`] = txt(`v=spf1 include:l${i + 1}.test include:l${i + 1}.test -all`)
  let questions = 0
  const inner = createZone(zone)
  const report = await countLookups('l0.test', {
    lookup(name, type, options) {
      questions++
      return inner.lookup(name, type, options)
    },
  })
  expect(report.count).toBe(1000)
  expect(questions).toBeLessThanOrEqual(100)
})

test('a record with thousands of names asks a hundred questions', async () => {
  let questions = 0
  const inner = createZone({ ...wildcard, 'o.test': txt(`v=spf1 ${hosts(3000, 'h')} -all`) })
  const report = await countLookups('o.test', {
    lookup(name, type, options) {
      questions++
      return inner.lookup(name, type, options)
    },
  })
  expect(report).toMatchObject({ count: 1000, complete: false })
  expect(questions).toBeLessThanOrEqual(100)
})
