import { expect, test } from 'vitest'
import { storable } from './rules.ts'

test.each([
  ['a zero octet', { text: 'a\0b' }],
  ['half a character', ['a\ud83d']],
  ['half a character in a name', { 'a\udc00': 1 }],
])('%s cannot be stored', (_, value) => {
  expect(() => storable(value)).toThrow('texts that PostgreSQL refuses')
})

test.each([
  ['nothing', undefined],
  ['a whole character', ['\ud83d\ude00']],
  ['the letters of an escape', { text: String.raw`\u0000 \ud800 \UDA` }],
])('%s can be stored', (_, value) => {
  expect(() => storable(value)).not.toThrow()
})
