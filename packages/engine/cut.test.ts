import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cut } from './cut.ts'

test.each([
  ['abc', 2, 'ab'],
  ['abc', 3, 'abc'],
  ['a🥐', 2, 'a'],
  ['a🥐', 3, 'a🥐'],
  ['🥐🥐', 3, '🥐'],
  ['', 0, ''],
])('of "%s" %i units are "%s"', (text, most, left) => {
  expect(cut(text, most)).toBe(left)
})

test('what is cut begins the text, is as long as it may be, and has no half of a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, most) => {
      const left = cut(text, most)
      expect(text.startsWith(left)).toBe(true)
      expect(left.isWellFormed()).toBe(true)
      expect(left.length).toBeGreaterThanOrEqual(Math.min(text.length, most) - 1)
      expect(left.length).toBeLessThanOrEqual(most)
    }),
  )
})
