import { expect, test } from 'vitest'
import {
  bodyLimitOf,
  hasTooManyParts,
  isTooWideJson,
  MOST_LEVELS,
  MOST_PARTS,
  MOST_VALUES,
} from './body-limits.ts'

const KB = 1024
const config = { SMTP_MAX_SIZE: 26_000_000 }

test.each([
  ['/api/login', 64 * KB],
  ['/login', 64 * KB],
  ['/login.data', 64 * KB],
  ['/api/checkers/spf', 64 * KB],
  ['/ext/v2/verify', 64 * KB],
  ['/api/emails/x/recheck', 64 * KB],
  ['/api/emails', 26_000_000 + 64 * KB],
  ['/API/EMAILS/', 26_000_000 + 64 * KB],
  ['/email-verifier/lists.data', 26_000_000 + 64 * KB],
  ['/lists', 26_000_000 + 64 * KB],
  ['/lists/7', 64 * KB],
  ['/api/drafts', 3072 * KB],
  ['/api/drafts/check', 3072 * KB],
  ['/api/draftsman', 64 * KB],
])('the body of %s', (path, octets) => {
  expect(bodyLimitOf(path, config)).toBe(octets)
})

const bytes = (text: string) => new TextEncoder().encode(text)

test.each<[string, string, boolean]>([
  ['an ordinary call', '{"email":"a@b.example","list":[1,2,3]}', false],
  ['a long string full of commas', JSON.stringify({ html: '<p>a, b, {c}, [d]</p>'.repeat(20_000) }), false],
  ['a string that ends in escapes', JSON.stringify({ a: '\\"\\', b: ','.repeat(MOST_VALUES + 5) }), false],
  [
    'a thousand bounces',
    JSON.stringify({ bounces: Array(1000).fill({ email: 'a', code: 1, text: 'b', at: 'c' }) }),
    false,
  ],
  [
    'many keys',
    JSON.stringify(Object.fromEntries(Array.from({ length: MOST_VALUES + 2 }, (_, n) => [`k${n}`, 1]))),
    true,
  ],
  ['many items', `[${'0,'.repeat(MOST_VALUES + 1)}0]`, true],
  ['many empty objects', '{}'.repeat(MOST_VALUES + 1), true],
  ['deep', '['.repeat(MOST_LEVELS + 1), true],
  ['an open string', `{"a":"${'x,'.repeat(MOST_VALUES + 5)}`, false],
])('%s is too wide: %s', (_, text, isTooWide) => {
  expect(isTooWideJson('application/json; charset=utf-8', bytes(text))).toBe(isTooWide)
  expect(isTooWideJson('application/problem+json', bytes(text))).toBe(isTooWide)
  expect(isTooWideJson('text/csv', bytes(text))).toBe(false)
})

test.each([
  ['few parts', 20, false],
  ['as many as a form may have', MOST_PARTS, false],
  ['too many', MOST_PARTS + 2, true],
])('%s', (_, parts, isTooMany) => {
  const body = bytes(`${'--edge\r\n\r\nx\r\n'.repeat(parts)}--edge--`)
  expect(hasTooManyParts('multipart/form-data; boundary=edge', body)).toBe(isTooMany)
  expect(hasTooManyParts('multipart/form-data; charset=utf-8; boundary="edge"', body)).toBe(isTooMany)
  expect(hasTooManyParts('application/json', body)).toBe(false)
  expect(hasTooManyParts(undefined, body)).toBe(false)
})
