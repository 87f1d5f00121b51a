import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { intersect, networkOf, numberOf } from './address-set.ts'
import { weighTree } from './authorized.ts'
import { checkSpf } from './check.ts'
import { MAX_VOIDS } from './lookups.ts'
import { testAddress } from './test-address.ts'
import { loadSpfTree } from './tree.ts'
import { walkSpf } from './walk.ts'

/**
 * Three ways to the same answer, over made-up records: the evaluator's verdict, our walk that names the term, and the
 * set of addresses that may send.
 */
const names = ['o.test', 'a.test', 'b.test', 'c.test']
const addresses = ['45.45.45.1', '45.45.45.2', '45.45.46.1', '10.1.2.3', '2606:4700::1', '2606:4700:1::1']

const name = fc.constantFrom(...names, 'h.test', 'gone.test')
const cidr = fc.constantFrom('', '', '/32', '/24', '/8', '/0')
const mechanism = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...addresses.slice(0, 4)), cidr)
      .map(([ip, bits]) => `ip4:${ip}${bits}`),
  },
  fc.constantFrom('ip6:2606:4700::1', 'ip6:2606:4700::/32', 'ip6:::/0'),
  { weight: 3, arbitrary: name.map((one) => `include:${one}`) },
  fc
    .tuple(fc.constantFrom('a', 'mx'), fc.option(name), cidr)
    .map(([kind, one, bits]) => `${kind}${one ? `:${one}` : ''}${bits}`),
  name.map((one) => `exists:${one}`),
  fc.constantFrom(
    'a//64',
    'mx/24//32',
    'exists:%{ir}.x.test',
    'exists:%{l}.%{d}',
    'a:%{d}',
    'ptr',
    'ptr:test',
    'foo',
    'ra=x',
  ),
)
const directive = fc
  .tuple(fc.constantFrom('', '', '', '-', '~', '?'), mechanism)
  .map(([sign, text]) => (text.includes('=') ? text : `${sign}${text}`))
const ending = fc.constantFrom(
  '-all',
  '~all',
  '?all',
  '+all',
  '',
  'redirect=a.test',
  'redirect=b.test',
  'redirect=gone.test',
)
const record = fc
  .tuple(fc.array(directive, { maxLength: 4 }), ending)
  .map(([terms, end]) => ['v=spf1', ...terms, end].join(' '))

const zoneOf = fc
  .record({
    texts: fc.tuple(record, record, record, record),
    v4: fc.tuple(...names.map(() => fc.option(fc.constantFrom(...addresses.slice(0, 4))))),
    v6: fc.option(fc.constantFrom(...addresses.slice(4))),
    reverse: fc.option(fc.constantFrom('h.test', 'o.test')),
  })
  .map(({ texts, v4, v6, reverse }): ZoneDefinition => {
    const zone: ZoneDefinition = {
      'h.test': { A: addresses[0]!, ...(v6 ? { AAAA: v6 } : {}) },
      '1.45.45.45.x.test': { A: '127.0.0.2' },
      ...(reverse ? { '45.45.45.1': { PTR: reverse } } : {}),
    }
    for (const [i, one] of names.entries())
      zone[one] = { TXT: texts[i]!, MX: [[1, 'h.test']], ...(v4[i] ? { A: v4[i] } : {}) }
    return zone
  })

test('no permanent error without a finding, and no count below what a walk needs', async () => {
  await fc.assert(
    fc.asyncProperty(zoneOf, fc.constantFrom(...addresses), async (definition, ip) => {
      const zone = createZone(definition)
      const report = await checkSpf({ domain: 'o.test' }, { resolver: zone, clock: { now: () => 0 } })
      const { lookups, voids, tree } = report.details
      expect(tree?.running).toBe(lookups.count)
      expect(tree?.runningVoids).toBe(voids.count)
      const walk = await walkSpf('o.test', { ip, sender: 'x@o.test', helo: 'o.test' }, zone)
      const strictly = Math.max(voids.ipv4, voids.ipv6) > MAX_VOIDS
      // A reverse name or a name of macros that is missing depends on the client and is in no count.
      const open = (report.details.addresses?.open.length ?? 0) > 0
      if (walk.result === 'permerror' && !strictly && !open) expect(report.status).toBe('bad')
      if (walk.result !== 'permerror')
        expect(walk.steps.at(-1)?.lookups ?? 0).toBeLessThanOrEqual(lookups.count)
    }),
    { numRuns: 1500 },
  )
})

test('the walk, the evaluator and the address space agree', async () => {
  let weighed = 0
  await fc.assert(
    fc.asyncProperty(zoneOf, fc.constantFrom(...addresses), async (definition, ip) => {
      const zone = createZone(definition)
      const client = { ip, sender: 'x@o.test', helo: 'o.test' }
      const walk = await walkSpf('o.test', client, zone)
      const told = await testAddress({ domain: 'o.test', ...client }, zone)
      expect(walk.result).toBe(told?.result)
      if (walk.result === 'permerror') return
      const tree = await loadSpfTree('o.test', zone, { addresses: true })
      const authorized = weighTree(tree)
      if (authorized.open.length > 0) return
      weighed++
      const { value, family } = numberOf(ip)!
      const inside = intersect(authorized.root[family], [networkOf(value, 128, family)]).length > 0
      expect(inside).toBe(walk.result === 'pass')
    }),
    { numRuns: 3000 },
  )
  expect(weighed).toBeGreaterThan(300)
})
