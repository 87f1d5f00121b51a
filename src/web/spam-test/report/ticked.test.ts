import { expect, test } from 'vitest'
import { allOf, firstOf, gainAt, isTicked, toggled } from './ticked.ts'

/** Of two fixes of which the second brings most once the first is done: none, first, second, both. */
const scores = [43, 50, 44, 71]

test.each([
  [0, 0],
  [1, 0b1],
  [2, 0b11],
  [3, 0b111],
  [5, 0b111],
])('of %i fixes the first three are ticked', (count, ticked) => {
  expect(firstOf(count)).toBe(ticked)
  expect(allOf(ticked)).toBe(Math.min(count, 3))
})

test('a tick is set and taken away, the others stay', () => {
  expect(toggled(0b111, 1)).toBe(0b101)
  expect(toggled(0b101, 4)).toBe(0b10101)
  expect([0, 1, 2].map((index) => isTicked(0b101, index))).toEqual([true, false, true])
})

test('a fix adds to what is ticked above it, so that what is ticked adds up to the headline', () => {
  expect([0, 1].map((index) => gainAt(scores, 0b11, index))).toEqual([7, 21])
  expect([0, 1].map((index) => gainAt(scores, 0b10, index))).toEqual([7, 1])
})

test('a report without scores promises none', () => {
  expect(gainAt([], 0b11, 1)).toBeUndefined()
})
