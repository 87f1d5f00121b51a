import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expandMacros, expandName } from './macro.ts'

const values = {
  ip: '192.0.2.3',
  sender: 'strong-bad@email.example.com',
  helo: 'mx.example.org',
  domain: 'email.example.com',
  reverse: 'mx.example.org',
}
const six = { ...values, ip: '2001:db8::cb01' }

// The examples of RFC 7208, 7.4.
test.each([
  ['%{s}', 'strong-bad@email.example.com'],
  ['%{o}', 'email.example.com'],
  ['%{d}', 'email.example.com'],
  ['%{d4}', 'email.example.com'],
  ['%{d3}', 'email.example.com'],
  ['%{d2}', 'example.com'],
  ['%{d1}', 'com'],
  ['%{dr}', 'com.example.email'],
  ['%{d2r}', 'example.email'],
  ['%{l}', 'strong-bad'],
  ['%{l-}', 'strong.bad'],
  ['%{lr}', 'strong-bad'],
  ['%{lr-}', 'bad.strong'],
  ['%{l1r-}', 'strong'],
  ['%{ir}.%{v}._spf.%{d2}', '3.2.0.192.in-addr._spf.example.com'],
  ['%{lr-}.lp._spf.%{d2}', 'bad.strong.lp._spf.example.com'],
  ['%{ir}.%{v}.%{l1r-}.lp._spf.%{d2}', '3.2.0.192.in-addr.strong.lp._spf.example.com'],
  ['%{d2}.trusted-domains.example.net', 'example.com.trusted-domains.example.net'],
  ['%{h} %{p}', 'mx.example.org mx.example.org'],
  ['%%%_%-', '% %20'],
  ['%{S}', 'strong-bad%40email.example.com'],
  ['%{c} %{z} %', '%{c} %{z} %'],
])('%s', (text, expected) => {
  expect(expandMacros(text, values)).toBe(expected)
})

test('IPv6 in nibbles', () => {
  expect(expandMacros('%{ir}.%{v}._spf.%{d2}', six)).toBe(
    '1.0.b.c.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6._spf.example.com',
  )
})

test('names are cut from the left', () => {
  const name = expandName('%{l}.example.org', { ...values, sender: `${'abcdefgh.'.repeat(60)}x@o.test` })
  expect(name.length).toBeLessThanOrEqual(253)
  expect(name).toMatch(/^abcdefgh\..*\.x\.example\.org$/)
})

test('no text crashes it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'%{}sldiphcrtvSR019._-+/ü\ud800') }),
      fc.string(),
      (text, sender) => {
        expect(typeof expandName(text, { ...values, sender })).toBe('string')
      },
    ),
  )
})
