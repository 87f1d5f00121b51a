import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

const path = `${'a'.repeat(100)}${'z'.repeat(100)}`

test.each([
  ['what is short enough stays as it is', 'https://example.org/a', 'https://example.org/a'],
  [
    'an address keeps its host and its end',
    `https://click.example.org/${path}`,
    `https://click.example.org/${'a'.repeat(33)}…${'z'.repeat(20)}`,
  ],
  [
    'a long host keeps the end, which says whose it is',
    `https://${'n'.repeat(60)}.bank.example/${path}`,
    `https://…${'n'.repeat(26)}.bank.example/${'a'.repeat(10)}…${'z'.repeat(20)}`,
  ],
  ['a text keeps its beginning and its end', path, `${'a'.repeat(59)}…${'z'.repeat(20)}`],
  [
    'a pair of surrogates is kept or left out whole',
    `${'x'.repeat(58)}🥐${'y'.repeat(60)}🥐${'z'.repeat(19)}`,
    `${'x'.repeat(58)}…${'z'.repeat(19)}`,
  ],
])('%s', (_, value, short) => {
  expect(shortened(value, 80)).toBe(short)
})

test('nothing is longer than was asked for, nor cut where it fits, nor half a character', () => {
  const address = fc
    .tuple(
      fc.constantFrom('', 'https://', 'mailto:'),
      fc.string({ unit: 'grapheme', maxLength: 200, size: 'max' }),
      fc.string({ unit: 'grapheme', maxLength: 200, size: 'max' }),
    )
    .map(([scheme, host, rest]) => `${scheme}${host}/${rest}`.toWellFormed())
  fc.assert(
    fc.property(address, fc.integer({ min: 80, max: 300 }), (value, most) => {
      const short = shortened(value, most)
      expect(short.length).toBeLessThanOrEqual(most)
      expect(short.isWellFormed()).toBe(true)
      if (value.length <= most) expect(short).toBe(value)
    }),
  )
})
