import { expect, test } from 'vitest'
import type { BlacklistResult } from '#contract/checkers.ts'
import { showBlacklist } from './checkers.ts'

type List = BlacklistResult['subjects'][number]['lists'][number]

function shown(lists: Partial<List>[]): string {
  const list = {
    tier: 1,
    kind: 'block',
    codes: [],
    reason: null,
    removal_url: null,
    unconfirmed: [],
    refusal: null,
  }
  const subject = {
    subject: '45.45.45.1',
    role: 'IP address',
    status: 'no-data',
    answered: 0,
    asked: lists.length,
  }
  const result = {
    ...{
      id: 'x',
      checker: 'ip-blacklist',
      input: 'x',
      status: 'no-data',
      summary: 'Summary.',
      checked_at: '',
    },
    subjects: [{ ...subject, lists: lists.map((one) => ({ ...list, meaning: '', ...one })) }],
  } as BlacklistResult
  return showBlacklist(result, (_, text) => text)
}
const named = (names: string, state: List['state'], meaning: string) =>
  names.split(' ').map((name) => ({ name, state, meaning }))

test('what keeps lists from answering is said once, on top, with what to do', () => {
  const text = shown([
    ...named('A B', 'refused', 'public resolver'),
    ...named('C', 'timeout', 'no answer in time'),
  ])
  expect(text.split('\n').slice(1, 3).join(' ')).toMatch(
    /2 lists refuse to answer\. To fix this, .*DNS_SERVERS/,
  )
  expect(text).toContain('could not check  A, B: public resolver')
  expect(text).toContain('could not check  C: no answer in time')
})

test('where no list passes its self-test, the resolver is named and not the lists', () => {
  expect(shown(named('A B C D E', 'broken', 'gone'))).toContain(
    'No list passes its self-test: the DNS resolver',
  )
  expect(shown(named('A', 'not-listed', ''))).not.toContain('To do')
})
