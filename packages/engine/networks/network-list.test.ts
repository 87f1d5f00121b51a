import { expect, test } from 'vitest'
import { NetworkError, networkList } from './network-list.ts'

const inside = networkList(['192.0.2.0/24', '10.1.2.3', '2001:db8::/32', ' ::1 '])
test.each<[string, boolean]>([
  ['192.0.2.200', true],
  ['192.0.3.1', false],
  ['10.1.2.3', true],
  ['10.1.2.4', false],
  ['::ffff:192.0.2.9', true],
  ['2001:DB8:0::5', true],
  ['2001:db9::5', false],
  ['::1', true],
  ['', false],
  ['not an address', false],
])('%s -> %s', (address, expected) => {
  expect(inside(address)).toBe(expected)
})

test.each([
  '',
  'a.example',
  '192.0.2.0/33',
  '::/129',
  '192.0.2.0/',
  '192.0.2.0/-1',
  '192.0.2.0/24/1',
  '1.2.3',
])('"%s" is refused', (entry) => {
  expect(() => networkList([entry])).toThrow(NetworkError)
})
