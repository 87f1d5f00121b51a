import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { expect, test } from 'vitest'
import { effectOf } from './effect.ts'

/** A record with one address in every other network, so that no two make one range. */
const apart = (count: number, network: number) =>
  Array.from({ length: count }, (_, i) => `ip4:45.${network}.${i >> 7}.${(i & 127) * 2}`).join(' ')

const included: ZoneDefinition = {
  'a.test': { TXT: `v=spf1 ${apart(110, 1)} -all` },
  'b.test': { TXT: `v=spf1 ${apart(110, 2)} -all` },
}
const effect = (before: string, after: string, zone = included) =>
  effectOf(before, after, 'o.test', createZone(zone))

test('nobody passes a record with an error in it, however many addresses it names', async () => {
  const after = 'v=spf1 include:a.test include:b.test -all'
  const found = await effect('v=spf1 inlcude:a.test include:b.test -all', after)
  expect(found?.starts.ipv4).toBe('220')
  expect(found?.stops.ipv4).toBe('0')
})

test('a record that fails after its first branch is evaluated range by range', async () => {
  const found = await effect(
    'v=spf1 include:a.test include:gone.test include:b.test -all',
    'v=spf1 include:a.test include:b.test -all',
  )
  expect(found?.starts.ipv4).toBe('110')
  expect(found?.stops.ipv4).toBe('0')
})

test.each<[string, ZoneDefinition]>([
  ['more terms than are read', { 'a.test': { TXT: `v=spf1 ${apart(11_000, 1)} -all` } }],
  ['more ranges than can be evaluated one by one', { 'a.test': { TXT: `v=spf1 ${apart(4000, 1)} -all` } }],
])('nothing is said of %s', async (_, zone) => {
  const after = 'v=spf1 include:a.test -all'
  expect(await effect('v=spf1 include:a.test include:gone.test -all', after, zone)).toBeNull()
})
