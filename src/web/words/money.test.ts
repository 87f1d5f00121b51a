import { expect, test } from 'vitest'
import { money } from './money.ts'

test.each([
  [1500, 'usd', '$15'],
  [1550, 'usd', '$15.50'],
  [0, 'eur', '€0'],
  [123_456_789, 'eur', '€1,234,567.89'],
  [1500, 'jpy', '¥1,500'],
  [-1999, 'usd', '-$19.99'],
])('%i of %s reads %s', (amount, currency, said) => {
  expect(money(amount, currency)).toBe(said)
})
