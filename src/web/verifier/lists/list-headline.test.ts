import { expect, test } from 'vitest'
import type { ListSummary, VerifierList } from '#contract/verifier.ts'
import { loadWords } from '#web/words/catalogs.ts'
import { figuresIn } from '#web/words/figures.ts'
import { listHeadline } from './list-headline.ts'

const en = await loadWords('en')

type Case = [string, VerifierList['status'], Partial<VerifierList['counts']>, string]

test.each<Case>([
  [
    'whole',
    'completed',
    { rows: 300, addresses: 300, undeliverable: 49, risky: 11, deliverable: 10, unknown: 230, no_fault: 221 },
    '49 to remove, 11 risky, 10 deliverable, 221 without a fault, 9 not settled.',
  ],
  ['all good', 'completed', { rows: 9, addresses: 9, deliverable: 9 }, '9 deliverable.'],
  ['not asked', 'completed', { rows: 9, addresses: 9, unknown: 9, no_fault: 9 }, '9 without a fault.'],
  ['a few bad rows', 'completed', { rows: 9, bad_rows: 4, addresses: 5, deliverable: 5 }, '5 deliverable.'],
  ['mostly bad', 'completed', { rows: 9, bad_rows: 8, addresses: 1 }, 'Only 1 of 9 rows contain an address.'],
  ['all bad', 'completed', { rows: 9, bad_rows: 9 }, 'None of the 9 rows contain an address.'],
  ['one', 'completed', { rows: 1, addresses: 1, deliverable: 1 }, '1 deliverable.'],
  [
    'nothing found out',
    'completed',
    { rows: 9, addresses: 9, unknown: 9 },
    'We checked all 9 addresses but could not settle any of them.',
  ],
  ['many times one', 'completed', { rows: 9, addresses: 1, duplicates: 8, deliverable: 1 }, '1 deliverable.'],
  [
    'waiting',
    'waiting',
    { rows: 9, addresses: 9, done: 7, waiting_retry: 2 },
    '7 of 9 addresses verified. We ask about the others again later.',
  ],
])('%s', (_, status, given, sentence) => {
  const counts = { rows: 0, addresses: 0, duplicates: 0, bad_rows: 0, done: 0, waiting_retry: 0, ...given }
  const verdicts = { deliverable: 0, risky: 0, undeliverable: 0, unknown: 0, no_fault: 0 }
  const list = { status, counts: { ...verdicts, ...counts } } as VerifierList
  const summary = { outcomes: [], suggested: 0, corrected: 0 }
  expect(listHeadline({ list, summary }, en.verifier.lists.headline, figuresIn('en'))).toBe(sentence)
})

test('what was corrected is no longer to be removed', () => {
  const counts = { rows: 9, addresses: 9, undeliverable: 6, unknown: 3, no_fault: 3 }
  const list = {
    status: 'completed',
    counts: { ...{ bad_rows: 0, risky: 0, deliverable: 0 }, ...counts },
  } as VerifierList
  const outcome = { reason: null, suggested: 0 }
  const summary: ListSummary = {
    outcomes: [
      { ...outcome, verdict: 'undeliverable', no_fault: false, addresses: 6, corrected: 4 },
      { ...outcome, verdict: 'unknown', no_fault: true, addresses: 3, corrected: 1 },
    ],
    ...{ suggested: 0, corrected: 5 },
  }
  expect(listHeadline({ list, summary }, en.verifier.lists.headline, figuresIn('en'))).toBe(
    '2 to remove, 5 corrected, 2 without a fault.',
  )
})
