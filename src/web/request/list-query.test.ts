import { describe, expect, test } from 'vitest'
import { withSearch } from '#web/ui/list-search.ts'
import { readListQuery } from './list-query.ts'

const read = (search: string) => readListQuery(new URLSearchParams(search), 15, ['score', 'subject'])

describe('what a list’s address asks for', () => {
  test.each([
    ['', { page: 1, direction: 'desc' }],
    ['page=3&orders=score&direction=asc', { page: 3, orders: 'score', direction: 'asc' }],
    ['page=-1', { page: 1 }],
    ['page=two&search=%20roll%20', { page: 1, search: 'roll' }],
    ['orders=password&direction=sideways', { orders: undefined, direction: 'desc' }],
  ])('%s', (search, expected) => {
    expect(read(search)).toMatchObject({ per_page: 15, ...expected })
  })

  test('a search of any length is cut, not refused', () => {
    expect(read(`search=${'a'.repeat(5000)}`).search).toHaveLength(200)
  })
})

test('a changed address keeps the rest and loses what was said', () => {
  const search = new URLSearchParams('search=roll&page=2&done=deleted')
  expect(withSearch(search, { page: null, orders: 'score' })).toBe('?search=roll&orders=score')
})
