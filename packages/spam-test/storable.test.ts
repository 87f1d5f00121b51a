import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LONGEST_TEXT, storable } from './storable.ts'

test.each([
  ['a zero octet', 'a\u0000b', 'a\ufffdb'],
  ['other controls', '\u0007\u001b[31m\u007f', '\ufffd\ufffd[31m\ufffd'],
  ['tabs and line ends stay', 'a\tb\r\nc', 'a\tb\r\nc'],
  ['half an emoji', '\u{1f468}'.slice(0, 1), '\ufffd'],
  ['a whole emoji stays', '\u{1f468}', '\u{1f468}'],
  ['a long text is cut', 'x'.repeat(LONGEST_TEXT + 1), `${'x'.repeat(LONGEST_TEXT - 1)}…`],
])('%s', (_, text, expected) => {
  expect(storable({ at: [text] })).toEqual({ at: [expected] })
})

test('numbers, null and what is absent stay', () => {
  expect(storable({ a: 1, b: null, c: false, d: { e: undefined } })).toStrictEqual({
    a: 1,
    b: null,
    c: false,
    d: { e: undefined },
  })
})

test('any text becomes one that a strict UTF-8 database takes, and a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }), (text) => {
      const once = storable(text)
      expect(once.isWellFormed()).toBe(true)
      expect(once).not.toContain('\u0000')
      expect(storable(once)).toBe(once)
    }),
  )
})
