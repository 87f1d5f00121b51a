import { expect, test } from 'vitest'
import { partOf, perPart } from './parts.ts'

const rows = Array.from({ length: 2 * perPart + 1 }, (_, index) => index)

test.each([
  [null, 1],
  ['1', 1],
  ['3', 3],
  ['4', 3],
  ['0', 1],
  ['-2', 1],
  ['1e9', 3],
  ['2.9', 2],
  ['NaN', 1],
  ['two', 1],
])('asked for part %s, the list shows part %i', (asked, page) => {
  const part = partOf(rows, asked)
  expect(part).toMatchObject({ page, last: 3 })
  expect(part.rows[0]).toBe((page - 1) * perPart)
})

test('a list without rows has one part without rows', () => {
  expect(partOf([], '7')).toEqual({ rows: [], page: 1, last: 1 })
})
