import { say } from '@postproof/messages/say'
import { describe, expect, test } from 'vitest'
import { rowsOf } from './fixtures/rows.ts'
import { verdictOf } from './verdict.ts'

/** `GMX 5 inbox 1 spam; Gmail 3 inbox`: how many mailboxes of a provider have the mail where. */
function patternOf(text: string) {
  const lines = text.split('; ').map((group) => {
    const [, name, counts] = /^(\D+?) (\d.*)$/.exec(group)!
    const words = [...counts!.matchAll(/(\d+) ([a-z]+)/g)]
    return `${name}: ${words.flatMap(([, count, word]) => Array(Number(count)).fill(word)).join(' ')}`
  })
  return rowsOf(...lines)
}

/** What a deliverability expert says of each pattern: the level, and the headline in words that claim no more than was seen. */
const experts: [pattern: string, level: string | null, headline: string | null][] = [
  // One mailbox is one observation.
  ['GMX 1 inbox', 'good', 'It is in the inbox of the one mailbox with a result: a single observation'],
  ['GMX 1 spam', 'bad', 'It is in spam in the one mailbox with a result: a single observation'],
  ['GMX 1 missing', 'bad', 'It did not arrive in the one mailbox with a result: a single observation'],
  ['GMX 1 rejected', 'bad', 'It did not arrive in the one mailbox with a result: a single observation'],
  [
    'Gmail 1 promotions',
    'warning',
    'It arrived outside the primary inbox of the one mailbox with a result: a single observation',
  ],
  ['own 1 tagged', 'bad', 'It is marked as spam in the one mailbox with a result: a single observation'],
  ['GMX 1 unreachable', 'no-data', 'None of the mailboxes could be read, so there is no result'],
  ['GMX 1 pending', null, null],
  // All of them in one place.
  ['GMX 2 inbox', 'good', 'It is in the inbox of both mailboxes'],
  ['GMX 6 inbox', 'good', 'It is in the inbox of all 6 mailboxes'],
  ['Gmail 3 inbox; GMX 3 inbox; Yahoo 3 inbox', 'good', 'It is in the inbox of all 9 mailboxes'],
  ['Gmail 1 inbox; GMX 1 inbox; Yahoo 1 inbox', 'good', 'It is in the inbox of all 3 mailboxes'],
  ['GMX 4 spam', 'bad', 'It is in spam in all 4 mailboxes'],
  ['Gmail 2 spam; GMX 2 spam', 'bad', 'It is in spam in all 4 mailboxes'],
  ['Gmail 3 missing; GMX 2 rejected', 'bad', 'It arrived in none of the 5 mailboxes'],
  ['Gmail 3 promotions', 'warning', 'It arrived outside the primary inbox in all 3 mailboxes'],
  ['Gmail 2 promotions; Yahoo 1 other', 'warning', 'It arrived outside the primary inbox in all 3 mailboxes'],
  ['own 3 tagged', 'bad', 'It is marked as spam in all 3 mailboxes'],
  // One provider, not all alike.
  ['GMX 5 inbox 1 spam', 'warning', '5 of 6 at GMX in the inbox and 1 in spam'],
  ['Gmail 3 inbox 1 spam', 'warning', '3 of 4 at Gmail in the inbox and 1 in spam'],
  ['Gmail 2 inbox 1 spam', 'warning', '2 of 3 at Gmail in the inbox and 1 in spam'],
  ['Gmail 1 inbox 1 spam', 'warning', '1 of 2 at Gmail in spam and 1 in the inbox'],
  ['Gmail 1 inbox 2 spam', 'bad', '2 of 3 at Gmail in spam and 1 in the inbox'],
  ['Gmail 1 inbox 5 spam', 'bad', '5 of 6 at Gmail in spam and 1 in the inbox'],
  ['Gmail 3 inbox 3 spam', 'bad', '3 of 6 at Gmail in spam and 3 in the inbox'],
  ['GMX 5 inbox 1 missing', 'warning', '5 of 6 at GMX in the inbox and 1 missing'],
  ['GMX 1 inbox 5 missing', 'bad', '5 of 6 at GMX missing and 1 in the inbox'],
  ['GMX 5 inbox 1 rejected', 'warning', '5 of 6 at GMX in the inbox and 1 missing'],
  ['GMX 4 inbox 1 spam 1 missing', 'bad', '4 of 6 at GMX in the inbox, 1 missing and 1 in spam'],
  ['GMX 9 inbox 1 spam', 'warning', '9 of 10 at GMX in the inbox and 1 in spam'],
  ['GMX 97 inbox 3 spam', 'warning', '97 of 100 at GMX in the inbox and 3 in spam'],
  ['GMX 2 spam 2 missing', 'bad', '2 of 4 at GMX missing and 2 in spam'],
  ['Gmail 2 inbox 2 promotions', 'warning', '2 of 4 at Gmail outside the primary inbox and 2 in the inbox'],
  ['Gmail 5 inbox 1 promotions', 'warning', '5 of 6 at Gmail in the inbox and 1 outside the primary inbox'],
  ['Gmail 2 promotions 1 spam', 'warning', '2 of 3 at Gmail outside the primary inbox and 1 in spam'],
  ['own 5 inbox 1 tagged', 'warning', '5 of 6 at own in the inbox and 1 marked as spam'],
  ['own 1 tagged 1 spam', 'bad', '1 of 2 at own in spam and 1 marked as spam'],
  // One provider among others.
  ['Gmail 3 inbox; Outlook 1 spam', 'warning', '1 of 1 at Outlook in spam; elsewhere in the inbox'],
  ['Gmail 3 inbox; Outlook 3 spam', 'bad', '3 of 3 at Outlook in spam; elsewhere in the inbox'],
  ['Gmail 10 inbox; Outlook 3 spam', 'bad', '3 of 3 at Outlook in spam; elsewhere in the inbox'],
  [
    'Gmail 3 inbox; GMX 5 inbox 1 spam',
    'warning',
    '5 of 6 at GMX in the inbox and 1 in spam; elsewhere in the inbox',
  ],
  ['Gmail 3 inbox; GMX 1 missing', 'warning', '1 of 1 at GMX missing; elsewhere in the inbox'],
  ['Gmail 6 inbox; GMX 3 missing', 'bad', '3 of 3 at GMX missing; elsewhere in the inbox'],
  [
    'Gmail 6 inbox; GMX 2 inbox 1 missing',
    'warning',
    '2 of 3 at GMX in the inbox and 1 missing; elsewhere in the inbox',
  ],
  [
    'Gmail 3 promotions; GMX 3 inbox 1 spam',
    'warning',
    '3 of 4 at GMX in the inbox and 1 in spam; elsewhere it arrives, but not always in the primary inbox',
  ],
  ['Gmail 3 inbox; own 1 tagged', 'warning', '1 of 1 at own marked as spam; elsewhere in the inbox'],
  [
    'Gmail 3 inbox 2 promotions; GMX 3 inbox',
    'warning',
    '3 of 5 at Gmail in the inbox and 2 outside the primary inbox; elsewhere in the inbox',
  ],
  [
    'Gmail 2 promotions; GMX 2 inbox',
    'warning',
    '2 of 2 at Gmail outside the primary inbox; elsewhere in the inbox',
  ],
  ['Gmail 1 inbox; GMX 1 spam', 'warning', '1 of 1 at GMX in spam; elsewhere in the inbox'],
  // Several providers: how much reaches the inbox, then where the rest is.
  [
    'Gmail 5 inbox 1 spam; GMX 5 inbox 1 spam',
    'warning',
    '10 of 12 in the inbox; in spam: Gmail (1 of 6) and GMX (1 of 6)',
  ],
  [
    'Gmail 1 inbox; Outlook 1 spam; Yahoo 1 spam',
    'bad',
    '1 of 3 in the inbox; in spam: Outlook (1 of 1) and Yahoo (1 of 1)',
  ],
  [
    'Gmail 3 inbox; Outlook 3 spam; GMX 5 inbox 1 spam',
    'bad',
    '8 of 12 in the inbox; in spam: Outlook (3 of 3) and GMX (1 of 6)',
  ],
  [
    'Gmail 1 inbox; Outlook 1 spam; GMX 1 rejected',
    'bad',
    '1 of 3 in the inbox; missing: GMX (1 of 1); in spam: Outlook (1 of 1)',
  ],
  [
    'Gmail 3 spam; GMX 3 missing',
    'bad',
    '0 of 6 in the inbox; missing: GMX (3 of 3); in spam: Gmail (3 of 3)',
  ],
  [
    'Gmail 3 promotions; GMX 3 spam; Yahoo 3 missing',
    'bad',
    '0 of 9 in the inbox; missing: Yahoo (3 of 3); in spam: GMX (3 of 3); outside the primary inbox: Gmail (3 of 3)',
  ],
  [
    'Gmail 9 inbox; A 1 spam; B 1 spam; C 1 spam; D 1 spam; E 1 spam',
    'bad',
    '9 of 14 in the inbox; in spam: A (1 of 1), B (1 of 1), C (1 of 1) and 2 others',
  ],
  [
    'Gmail 20 inbox; GMX 19 inbox 1 missing; Yahoo 19 inbox 1 spam',
    'warning',
    '58 of 60 in the inbox; missing: GMX (1 of 20); in spam: Yahoo (1 of 20)',
  ],
  [
    'Gmail 1 inbox 1 promotions; Yahoo 1 promotions; GMX 2 inbox',
    'warning',
    '3 of 5 in the inbox; outside the primary inbox: Yahoo (1 of 1) and Gmail (1 of 2)',
  ],
  [
    'own 1 tagged; other 2 spam; Gmail 3 inbox',
    'bad',
    '3 of 6 in the inbox; in spam: other (2 of 2); marked as spam: own (1 of 1)',
  ],
  // What is not there yet is not missing, and what could not be read is neither.
  ['GMX 2 inbox 1 pending', 'no-data', 'It is in the inbox of both mailboxes (so far)'],
  ['GMX 5 inbox 1 spam; Gmail 3 pending', 'warning', '5 of 6 at GMX in the inbox and 1 in spam (so far)'],
  ['GMX 3 spam; Gmail 3 pending', 'bad', 'It is in spam in all 3 mailboxes (so far)'],
  [
    'GMX 1 inbox 1 unreachable',
    'good',
    'It is in the inbox of the one mailbox with a result: a single observation',
  ],
  [
    'GMX 1 inbox 5 unreachable',
    'no-data',
    'It is in the inbox of the one mailbox with a result: a single observation',
  ],
  ['GMX 5 inbox 1 spam 2 unreachable', 'warning', '5 of 6 at GMX in the inbox and 1 in spam'],
  [
    'GMX 2 unreachable; Gmail 3 unreachable',
    'no-data',
    'None of the mailboxes could be read, so there is no result',
  ],
  ['GMX 2 unreachable; Gmail 1 pending', null, null],
  ['GMX 3 pending; Gmail 3 pending', null, null],
]

describe('a verdict says what an expert would say', () => {
  test.each(experts)('%s: %s, %s', (pattern, level, headline) => {
    const verdict = verdictOf(patternOf(pattern))
    // Counts in brackets have non-breaking spaces.
    const said = verdict && say('en', verdict.title).replaceAll('\u00a0', ' ')
    expect([verdict?.level ?? null, said]).toEqual([level, headline])
  })
})

test.each([
  ['en', '5 of 6 at GMX in the inbox and 1 in spam; elsewhere in the inbox'],
  ['de', '5 von 6 bei GMX im Posteingang und 1 im Spam-Ordner; anderswo im Posteingang'],
  ['fr', '5 sur 6 chez GMX en boîte de réception et 1 en spam ; ailleurs en boîte de réception'],
] as const)('in %s the headline is "%s"', (language, headline) => {
  const verdict = verdictOf(patternOf('Gmail 1200 inbox; GMX 5 inbox 1 spam'))!
  expect(say(language, verdict.title).replace(/[\u00a0\u202f]/g, ' ')).toBe(headline)
})

test('the numbers of a headline are written as in its language', () => {
  const { title } = verdictOf(patternOf('GMX 1200 inbox 1 spam'))!
  expect(say('en', title)).toMatch(/^1,200 of 1,201 at GMX/)
  expect(say('de', title)).toMatch(/^1\.200 von 1\.201 bei GMX/)
  expect(say('fr', title)).toMatch(/^1\s200 sur 1\s201 chez GMX/)
})

test('a verdict says why and what to do first, once nothing is pending', () => {
  const said = (pattern: string) => {
    const { why, first } = verdictOf(patternOf(pattern))!
    return [why.map((each) => say('en', each)).join(' '), first && say('en', first)]
  }
  expect(said('GMX 5 inbox 1 spam')).toEqual([
    expect.stringContaining('the provider does not filter your email as such'),
    expect.stringContaining('before you change anything'),
  ])
  expect(said('GMX 5 inbox 1 rejected')[1]).toBe('Open the row and read the server’s reply.')
  expect(said('GMX 3 spam 1 pending')).toEqual(['', null])
  // "Nothing to do" is no first step.
  expect(said('GMX 3 inbox')).toEqual(['', null])
})
