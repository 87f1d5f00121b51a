import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOfKey, isKey, newKey, shownOf } from './token.ts'

test('a key has its mark, 32 letters and digits, a checksum; no two are the same', () => {
  const keys = Array.from({ length: 200 }, newKey)
  for (const key of keys) {
    expect(key).toMatch(/^eml_live_[0-9A-Za-z]{38}$/)
    expect(isKey(key)).toBe(true)
  }
  expect(new Set(keys).size).toBe(200)
  expect(hashOfKey(keys[0]!)).toMatch(/^[0-9a-f]{64}$/)
  const { prefix, last4 } = shownOf(keys[0]!)
  expect(keys[0]!.startsWith(prefix) && keys[0]!.endsWith(last4)).toBe(true)
  expect(prefix).toHaveLength(13)
})

test('the checksum is the same forever: keys outlive versions', () => {
  expect(isKey('eml_live_000000000000000000000000000000000Xd2b4')).toBe(true)
})

test('one wrong letter is told, and nothing else is a key', () => {
  const key = newKey()
  fc.assert(
    fc.property(
      fc.integer({ min: 9, max: key.length - 1 }),
      fc.constantFrom(...'abcXYZ019'),
      (at, letter) => {
        const changed = key.slice(0, at) + letter + key.slice(at + 1)
        expect(isKey(changed)).toBe(changed === key)
      },
    ),
  )
  fc.assert(fc.property(fc.string(), (text) => !isKey(text)))
})
