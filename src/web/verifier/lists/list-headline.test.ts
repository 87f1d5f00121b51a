import { expect, test } from 'vitest'
import type { VerifierList } from '#contract/verifier.ts'
import { loadWords } from '#web/words/catalogs.ts'
import { figuresIn } from '#web/words/figures.ts'
import { listHeadline } from './list-headline.ts'

const en = await loadWords('en')

type Case = [string, VerifierList['status'], Partial<VerifierList['counts']>, string]

test.each<Case>([
  ['whole', 'completed', { rows: 9, addresses: 9 }, 'All 9 addresses verified.'],
  ['a few bad', 'completed', { rows: 9, bad_rows: 4, addresses: 5 }, 'All 5 addresses verified.'],
  ['mostly bad', 'completed', { rows: 9, bad_rows: 8, addresses: 1 }, 'Only 1 of 9 rows contain an address.'],
  ['all bad', 'completed', { rows: 9, bad_rows: 9 }, 'None of the 9 rows contain an address.'],
  ['one', 'completed', { rows: 1, addresses: 1 }, 'Your address is verified.'],
  [
    'nothing found out',
    'completed',
    { rows: 9, addresses: 9, unknown: 9 },
    'We checked all 9 addresses but could not settle any of them.',
  ],
  ['many times one', 'completed', { rows: 9, addresses: 1, duplicates: 8 }, 'Your address is verified.'],
  [
    'waiting',
    'waiting',
    { rows: 9, addresses: 9, done: 7, waiting_retry: 2 },
    '7 of 9 addresses verified. We ask about the others again later.',
  ],
])('%s', (_, status, given, sentence) => {
  const counts = { rows: 0, addresses: 0, duplicates: 0, bad_rows: 0, done: 0, waiting_retry: 0, ...given }
  const verdicts = { deliverable: 0, risky: 0, undeliverable: 0, unknown: 0 }
  const list = { status, counts: { ...verdicts, ...counts } } as VerifierList
  expect(listHeadline(list, en.verifier.lists.headline, figuresIn('en'))).toBe(sentence)
})
