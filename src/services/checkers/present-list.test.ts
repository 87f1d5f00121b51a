import { meant } from '@postproof/blacklists/meaning'
import type { ListAnswer } from '@postproof/blacklists/types'
import { expect, test } from 'vitest'
import { presentList } from './blacklist-checkers.ts'

const answer = (changes: Partial<ListAnswer>): ListAnswer => ({
  list: 'surbl',
  name: 'SURBL',
  tier: 1,
  kind: 'block',
  state: 'listed',
  codes: ['127.0.0.8'],
  meaning: meant('phishing'),
  severity: 'major',
  reason: null,
  removalUrl: null,
  ms: 1,
  ...changes,
})
const unknown = { code: 'blacklist.unknown_codes', facts: { codes: ['127.0.0.98', '127.0.0.99'] } } as const

test.each([
  ['en', 'PH: phishing; unknown code 127.0.0.98, 127.0.0.99, not counted as a listing'],
  ['de', 'PH: Phishing; unbekannter Code 127.0.0.98, 127.0.0.99, zählt nicht als Listung'],
] as const)('several meanings and codes that nobody knows, in %s', (language, meaning) => {
  expect(presentList(answer({ meaning: [...meant('phishing'), unknown] }), language).meaning).toBe(meaning)
})

test('a stored answer that holds words is shown as it is', () => {
  const old = answer({ state: 'refused', meaning: 'the query key was rejected' })
  expect(presentList(old, 'de')).toMatchObject({ meaning: 'the query key was rejected', refusal: 'other' })
})
