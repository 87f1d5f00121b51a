import { isIP } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalAddress, classifyAddress, parseAddress, reversedLabels, reverseName } from './addresses.ts'

describe('classifyAddress', () => {
  const cases: [string, ReturnType<typeof classifyAddress>][] = [
    ['8.8.8.8', 'public'],
    ['9.255.255.255', 'public'],
    ['11.0.0.0', 'public'],
    ['100.63.255.255', 'public'],
    ['100.128.0.0', 'public'],
    ['172.15.255.255', 'public'],
    ['172.32.0.0', 'public'],
    ['198.17.255.255', 'public'],
    ['198.20.0.0', 'public'],
    ['223.255.255.255', 'public'],
    ['192.0.1.0', 'public'],
    ['0.0.0.0', 'reserved'],
    ['0.1.2.3', 'reserved'],
    ['10.0.0.1', 'private'],
    ['100.64.0.1', 'private'],
    ['100.127.255.255', 'private'],
    ['127.0.0.1', 'loopback'],
    ['127.255.255.255', 'loopback'],
    ['169.254.0.1', 'link-local'],
    ['169.254.169.254', 'metadata'],
    ['168.63.129.16', 'metadata'],
    ['100.100.100.200', 'metadata'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.0.0.8', 'reserved'],
    ['192.0.2.1', 'documentation'],
    ['198.51.100.7', 'documentation'],
    ['203.0.113.9', 'documentation'],
    ['192.88.99.1', 'reserved'],
    ['192.168.1.1', 'private'],
    ['198.18.0.1', 'reserved'],
    ['198.19.255.255', 'reserved'],
    ['224.0.0.1', 'multicast'],
    ['239.255.255.255', 'multicast'],
    ['240.0.0.1', 'reserved'],
    ['255.255.255.255', 'reserved'],
    ['2606:4700::1111', 'public'],
    ['2a00::1', 'public'],
    ['::', 'reserved'],
    ['::1', 'loopback'],
    ['0:0:0:0:0:0:0:1', 'loopback'],
    ['::8.8.8.8', 'reserved'],
    ['fc00::1', 'private'],
    ['fdff::1', 'private'],
    ['fd00:ec2::254', 'metadata'],
    ['fec0::1', 'private'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local'],
    ['febf::1', 'link-local'],
    ['ff02::1', 'multicast'],
    ['2001:db8::1', 'documentation'],
    ['3fff::1', 'documentation'],
    ['2001::1', 'reserved'],
    ['100::1', 'reserved'],
    ['4000::1', 'reserved'],
    ['::ffff:8.8.8.8', 'public'],
    ['::ffff:127.0.0.1', 'loopback'],
    ['::ffff:7f00:1', 'loopback'],
    ['::FFFF:169.254.169.254', 'metadata'],
    ['64:ff9b::10.0.0.1', 'private'],
    ['64:ff9b::808:808', 'public'],
    ['64:ff9b:1::1', 'reserved'],
    ['2002:7f00:1::', 'loopback'],
    ['2002:a9fe:a9fe::1', 'metadata'],
    ['2002:808:808::1', 'public'],
  ]
  test.each(cases)('%s is %s', (ip, kind) => expect(classifyAddress(ip)).toBe(kind))

  test.each([
    '',
    'localhost',
    '127.1',
    '0177.0.0.1',
    '0x7f.0.0.1',
    '2130706433',
    '127.0.0.01',
    '127.0.0.1.',
    ' 127.0.0.1',
    '127.0.0.1\n',
    '256.0.0.1',
    '1.2.3.4.5',
    '１27.0.0.1',
    '[::1]',
    ':',
    ':::',
    '1::2::3',
    '::12345',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7::8:9',
    '::1.2.3',
    '1.2.3.4::',
    '::ffff:1.2.3.04',
    '2606:4700::1111%eth0',
    'fe80::1%',
    'fe80::1%a%b',
  ])('%j is invalid', (ip) => expect(classifyAddress(ip)).toBe('invalid'))
})

describe('text forms', () => {
  test.each([
    ['2001:0DB8:0:0:8:800:200C:417A', '2001:db8::8:800:200c:417a'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['0:0:0:0:0:0:0:0', '::'],
    ['1::', '1::'],
    ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1', '192.0.2.1'],
    ['nope', undefined],
  ])('%s is written %s', (ip, text) => expect(canonicalAddress(ip)).toBe(text))

  test('turned around for the DNS', () => {
    expect(reversedLabels('192.0.2.99')).toBe('99.2.0.192')
    expect(reversedLabels('::ffff:192.0.2.99')).toBe('99.2.0.192')
    expect(reverseName('8.7.6.5')).toBe('5.6.7.8.in-addr.arpa')
    expect(reverseName('2001:db8::567:89ab')).toBe(
      'b.a.9.8.7.6.5.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa',
    )
    expect(reverseName('x')).toBeUndefined()
  })
})

test('any text: never throws, and agrees with the platform on what is an address', () => {
  const texts = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'01fF:.%') }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const ours = parseAddress(text)
      if (text.includes('%')) return
      expect(ours?.version ?? 0).toBe(isIP(text))
      const canonical = canonicalAddress(text)
      if (canonical !== undefined) expect(canonicalAddress(canonical)).toBe(canonical)
    }),
    { numRuns: 500 },
  )
})
