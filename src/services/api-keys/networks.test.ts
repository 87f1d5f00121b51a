import { networkList } from '@postproof/engine/networks/network-list'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newKeySchema } from '#contract/accounts.ts'

test.each([
  ['192.0.2.7', ['192.0.2.0/24'], true],
  ['192.0.3.7', ['192.0.2.0/24'], false],
  ['192.0.2.7', ['192.0.2.7'], true],
  ['192.0.2.8', ['192.0.2.7'], false],
  ['::ffff:192.0.2.7', ['192.0.2.0/24'], true],
  ['2001:db8::1', ['2001:db8::/32'], true],
  ['2001:DB8:0:0::1', ['2001:db8::1'], true],
  ['2001:db9::1', ['2001:db8::/32'], false],
  ['2001:db8::1', ['192.0.2.0/24', '2001:db8::/64'], true],
  ['192.0.2.7', ['::/0'], false],
  ['203.0.113.1', ['0.0.0.0/0'], true],
  ['unknown', ['0.0.0.0/0', '::/0'], false],
])('%s in %j: %s', (address, networks, expected) => {
  expect(newKeySchema.safeParse({ networks }).success).toBe(true)
  expect(networkList(networks)(address)).toBe(expected)
})

test.each(['192.0.2.0/33', '2001:db8::/129', '192.0.2', 'example.org', '192.0.2.1-5', '', '10.0.0.0/8/8'])(
  'the network %j is refused',
  (network) => expect(newKeySchema.safeParse({ networks: [network] }).success).toBe(false),
)

test('whatever the contract takes can be asked', () => {
  const text = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.ipV4Extended(),
    fc.tuple(fc.ipV6(), fc.nat(200)).map(([base, bits]) => `${base}/${bits}`),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), fc.string(), (networks, address) => {
      const taken = newKeySchema.safeParse({ networks })
      if (taken.success) networkList(taken.data.networks)(address)
    }),
  )
})
