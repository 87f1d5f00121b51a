import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDomain } from './input.ts'

test.each([
  ['example.org', 'example.org'],
  ['  Example.ORG. ', 'example.org'],
  ['https://www.example.org:8443/path?x=1#y', 'www.example.org'],
  ['http://user:secret@example.org/', 'example.org'],
  ['news@example.org', 'example.org'],
  ['"News" <news@example.org>', 'example.org'],
  ['mailto:news@example.org', 'example.org'],
  ['exam ple.org', 'example.org'],
  ['example\u200b.org', 'example.org'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
  ['example。org', 'example.org'],
  ['_dmarc.example.org', '_dmarc.example.org'],
  ['selector._domainkey.example.org', 'selector._domainkey.example.org'],
  ['example.org,', 'example.org'],
  ['1.example.org', '1.example.org'],
  ['a--b.example.org', 'a--b.example.org'],
  [`example.org${'.'.repeat(500)}`, 'example.org'],
  [`<example.org${'>'.repeat(500)},`, 'example.org'],
])('%j is %s', (text, domain) => {
  expect(readDomain(text)).toEqual({ ok: true, domain })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['https://', 'empty'],
  ['192.0.2.1', 'address'],
  ['[2001:db8::1]', 'address'],
  ['localhost', 'single-label'],
  ['exa_mple..org', 'not-a-name'],
  ['-;DROP TABLE', 'not-a-name'],
  ['-bad-.com', 'not-a-name'],
  ['example-.org', 'not-a-name'],
  ['example.-org', 'not-a-name'],
  ['example.org-', 'not-a-name'],
  ['😀', 'single-label'],
  ['<script>alert(1)</script>', 'not-a-name'],
  [`${'a'.repeat(64)}.org`, 'too-long'],
  [`${'a.'.repeat(150)}org`, 'too-long'],
  ['a'.repeat(3000), 'too-long'],
  ['a.b'.repeat(4000), 'too-long'],
  [`a${')'.repeat(9000)}b.`, 'too-long'],
])('%j is refused: %s', (text, reason) => {
  expect(readDomain(text)).toEqual({ ok: false, reason })
})

test('no text crashes it, and what it answers is a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const read = readDomain(text)
      if (read.ok) expect(read.domain).toMatch(/^[a-z0-9_.-]{1,253}$/)
    }),
  )
})
