import { placementProviders } from '@postproof/placement/data/providers'
import { expect, test } from 'vitest'
import { families } from '#emulators/placement/families.ts'
import { columnsOf } from './columns.ts'
import { markedProviders, markOf } from './marks.ts'

test('each provider that we know has a mark of its own, and no mark is of a provider that we do not know', () => {
  const ids = placementProviders.map(({ id }) => id)
  expect([...markedProviders].sort()).toEqual([...ids].sort())
  const drawn = ids.map((id) => JSON.stringify(markOf(id)))
  expect(new Set(drawn).size).toBe(ids.length)
})

test('a simulated provider has the mark of what it resembles, another one an envelope', () => {
  expect(families.map(({ id }) => markOf(id).letters)).toEqual(['G', 'O', 'Y', 'iC', 'GX', ''])
  expect(markOf('toString')).toEqual(markOf('generic'))
})

test.each([
  [1, 6, 1],
  [6, 6, 6],
  [6, 5, 3],
  [6, 4, 3],
  [7, 6, 4],
  [12, 6, 6],
  [13, 6, 5],
  [0, 6, 1],
])('%d tiles, at most %d in a row: %d columns', (tiles, most, columns) => {
  expect(columnsOf(tiles, most)).toBe(columns)
})
