import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressOfHop, isLoopback, networkOf, networksOf, networkWritten } from './networks.ts'
import { createShares } from './shares.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:C000:201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '20010db800010002/64'],
  ['2001:DB8:1:2::9', '20010db800010002/64'],
  ['not an address', 'not an address'],
  ['', ''],
])('%s is one caller with all of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('the networks of an IPv6 address, the wider ones with wider bounds', () => {
  expect(networksOf('2001:db8:1:2ff::1')).toEqual([
    { name: '20010db8000102ff/64', times: 1 },
    { name: '20010db8000102/56', times: 2 },
    { name: '20010db80001/48', times: 4 },
  ])
  expect(networksOf('192.0.2.1')).toEqual([{ name: '192.0.2.1', times: 1 }])
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  [' ::ffff:192.0.2.1 ', '192.0.2.1'],
  ['192.0.2.1/32', '192.0.2.1'],
  ['2001:db8:1:2::9', '20010db800010002/64'],
  ['2001:db8:1:2::9/128', '20010db800010002/64'],
  ['2001:DB8:1:2::/64', '20010db800010002/64'],
  ['2001:db8:1:2ff::/56', '20010db8000102/56'],
  ['2001:db8:1::/48', '20010db80001/48'],
  ['20010db80001/48', '20010db80001/48'],
  // Nobody is counted under these: a limit of theirs would hold for nobody.
  ['192.0.2.0/24', null],
  ['192.0.2.1/64', null],
  ['2001:db8::/32', null],
  ['20010db80001/64', null],
  ['mail.example', null],
  ['192.0.2.1/', null],
  ['', null],
])('%s is written for %s', (text, name) => {
  expect(networkWritten(text)).toBe(name)
  if (name !== null) expect(networkWritten(name)).toBe(name)
})

test.each([
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['128.0.0.1', false],
  ['::2', false],
  ['localhost', false],
])('%s is this machine: %s', (address, expected) => expect(isLoopback(address)).toBe(expected))

describe('shares', () => {
  const takeAll = (shares: ReturnType<typeof createShares>, addresses: string[], most = 10_000) => {
    let got = 0
    for (let n = 0; n < most; n++) {
      if (shares.of(addresses[n % addresses.length]!).take(1) === null) got += 1
    }
    return got
  }
  const slots = () => createShares({ total: 500, most: 50 })

  test('one network has its bound, and a multiple of it under wider prefixes', () => {
    const of64 = Array.from({ length: 11 }, (_, n) => `2001:db8::${n + 1}`)
    expect(takeAll(slots(), of64)).toBe(50)
    const of56 = Array.from({ length: 200 }, (_, n) => `2001:db8:0:${n.toString(16)}::1`)
    expect(takeAll(slots(), of56)).toBe(100)
    const of48 = Array.from({ length: 2000 }, (_, n) => `2001:db8:0:${(n * 32).toString(16)}::1`)
    expect(takeAll(slots(), of48)).toBeLessThanOrEqual(200)
  })

  test('eleven networks leave places for whoever comes next', () => {
    const shares = slots()
    takeAll(
      shares,
      Array.from({ length: 11 }, (_, n) => `192.0.2.${n + 1}`),
    )
    expect(shares.taken()).toBeLessThan(450)
    expect(shares.of('198.51.100.7').take(1)).toBe(null)
  })

  test('what is given back can be had again, and is given back once', () => {
    const shares = createShares({ total: 4 })
    const one = shares.of('192.0.2.1')
    expect([one.take(1), shares.of('192.0.2.1').take(1)]).toEqual([null, 'network'])
    one.drop()
    one.drop()
    expect(shares.taken()).toBe(0)
    expect(shares.of('192.0.2.1').take(1)).toBe(null)
    expect(shares.of(null).take(3)).toBe(null)
    expect(shares.of('192.0.2.9').take(1)).toBe('all')
  })

  test('whatever is taken and given back, no more is out than there is, and nothing stays behind', () => {
    const step = fc.record({ at: fc.integer({ min: 0, max: 9 }), take: fc.integer({ min: 0, max: 40 }) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const shares = createShares({ total: 100, most: 30 })
        const holds = Array.from({ length: 10 }, (_, n) => shares.of(n ? `2001:db8:0:${n}::1` : null))
        for (const { at, take } of steps) {
          if (take) holds[at]!.take(take)
          else holds[at]!.drop()
          expect(shares.taken()).toBeLessThanOrEqual(100)
        }
        for (const hold of holds) hold.drop()
        expect(shares.taken()).toBe(0)
      }),
    )
  })
})

test.each<[string, string | null]>([
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1:4711 ', '192.0.2.1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
  ['192.0.2.1:port', null],
  ['192.0.2.1:123456', null],
  ['192.0.2.256:80', null],
  ['unknown', null],
  ['_hidden', null],
  ['', null],
  ['[192.0.2.1]:1', '192.0.2.1'],
  ['a'.repeat(10_000), null],
])('the address in the hop %s', (hop, address) => {
  expect(addressOfHop(hop)).toBe(address)
})
