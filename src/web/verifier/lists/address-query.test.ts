import { expect, test } from 'vitest'
import { filterOf, hrefOf, isFiltered, pageRows, readAddressQuery } from './address-query.ts'

test.each([
  ['', {}],
  [
    'verdict=risky&reason=catch_all&search=+krume+',
    { verdict: 'risky', reason: 'catch_all', search: 'krume' },
  ],
  ['verdict=fine&reason=&correction=suggested', { correction: 'suggested' }],
  ['after=49&limit=9999', { after: 49 }],
  ['after=-1&before=x', {}],
  [`search=${'a'.repeat(201)}`, {}],
])('%s asks for', (search, asked) => {
  expect(readAddressQuery(new URLSearchParams(search))).toEqual({ ...asked, limit: pageRows })
})

test.each([
  [{}, {}, '?#addresses'],
  [{ verdict: 'open' }, { after: 0 }, '?verdict=open&after=0#addresses'],
  [{ search: 'a&b' }, { before: 50 }, '?search=a%26b&before=50#addresses'],
] as const)('%j with cursor %j is %s, and is read again as the same', (filter, cursor, href) => {
  expect(hrefOf(filter, cursor)).toBe(href)
  const read = readAddressQuery(new URL(href, 'http://x').searchParams)
  expect(read).toMatchObject({ ...filter, ...cursor })
  expect(isFiltered(filterOf(read))).toBe(Object.keys(filter).length > 0)
})
