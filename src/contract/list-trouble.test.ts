import { expect, test } from 'vitest'
import { noListPasses } from './list-trouble.ts'

const states = (text: string) => text.split(' ').map((state) => ({ state: state as 'broken' }))

test.each([
  ['broken broken broken broken broken not-applicable', true],
  ['broken broken broken broken broken not-listed', false],
  ['broken broken broken broken broken timeout', false],
  ['broken broken', false],
  ['not-applicable', false],
])('%s: the resolver is at fault: %s', (given, expected) => {
  expect(noListPasses(states(given))).toBe(expected)
})
