import { expect, test } from 'vitest'
import { careless } from '../../../tests/fixtures/report.ts'
import { numbersOf } from './pointing.ts'
import { isProblem } from './report.ts'

test('each problem has one number, those to be fixed first the lowest, in their order', () => {
  const numbers = numbersOf(careless)
  expect(careless.fix_first.map((id) => numbers.get(id))).toEqual(careless.fix_first.map((_, at) => at + 1))
  expect([...numbers.keys()].toSorted()).toEqual(
    careless.results
      .filter(isProblem)
      .map(({ id }) => id)
      .toSorted(),
  )
  expect(new Set(numbers.values()).size).toBe(numbers.size)
})
