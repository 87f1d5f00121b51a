import { createZone } from '@postproof/dns/zone'
import type { Resolver } from '@postproof/engine/world'
import { expect, test } from 'vitest'
import { checkerOf } from './checkers.ts'
import { recordKindNames } from './kinds.ts'

const clock = { now: () => Date.parse('2026-12-01') }

test.each(recordKindNames)('%s asks for the domain in one way, however it is written', async (kind) => {
  const zone = createZone({ 'example.org': { TXT: 'v=spf1 -all', MX: [[10, 'mx.example.org']] } })
  const asked = (domain: string) =>
    checkerOf(kind).check({ domain, selector: 's1' }, { resolver: zone, clock })
  const report = await asked('Example.ORG.')
  expect(report.domain).toBe('example.org')
  // Questions that are out at the same time end in any order.
  expect({ ...report, dns: [] }).toEqual({ ...(await asked('example.org')), dns: [] })
})

test('names without a mechanism are asked about at the same time', async () => {
  const zone = createZone({ 'example.org': { TXT: 'v=spf1 a.test b.test c.test d.test e.test -all' } })
  let [inFlight, most] = [0, 0]
  const resolver: Resolver = {
    async lookup(name, type, options) {
      if (!/^[a-e]\.test$/.test(name)) return zone.lookup(name, type, options)
      most = Math.max(most, ++inFlight)
      await new Promise((resolve) => setImmediate(resolve))
      inFlight--
      return zone.lookup(name, type, options)
    },
  }
  await checkerOf('spf').check({ domain: 'example.org' }, { resolver, clock })
  expect(most).toBe(10)
})
