import { expect, test } from 'vitest'
import { readAddressCell } from './address-cell.ts'

/** A list reads an address as the form on the page does. */
test.each([
  ['m@ex.net.', 'm@ex.net'],
  ["'l@ex.net'", 'l@ex.net'],
  ['mailto:o@ex.net?subject=x', 'o@ex.net'],
  ['Ada <ada@ex.net>', 'ada@ex.net'],
  ['wrong..dots@ex.net', 'wrong..dots@ex.net'],
])('%s is %s', (cell, address) => {
  expect(readAddressCell(cell, false)).toMatchObject({ address })
})

test.each([
  ['', 'empty'],
  ['nobody', 'no-at'],
  ['a@ex.net; b@ex.net', 'several'],
])('%s is no address: %s', (cell, problem) => {
  expect(readAddressCell(cell, false)).toEqual({ problem })
})
