import { expect, test } from 'vitest'
import { allOf, firstOf, isTicked, toggled } from './ticked.ts'

test.each([
  [0, 0],
  [1, 0b1],
  [2, 0b11],
  [3, 0b111],
  [5, 0b11111],
])('the first %i are ticked', (count, ticked) => {
  expect(firstOf(count)).toBe(ticked)
  expect(allOf(ticked)).toBe(count)
})

test('a tick is set and taken away, the others stay', () => {
  expect(toggled(0b111, 1)).toBe(0b101)
  expect(toggled(0b101, 4)).toBe(0b10101)
  expect([0, 1, 2].map((index) => isTicked(0b101, index))).toEqual([true, false, true])
})
