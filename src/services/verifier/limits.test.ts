import { expect, test } from 'vitest'
import { networkName } from './limits.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '20010db800000000/64'],
  ['2001:db8:0:0:ffff::9', '20010db800000000/64'],
  ['2001:0DB8:0:1::', '20010db800000001/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%j belongs to %j', (address, network) => {
  expect(networkName(address)).toBe(network)
})
