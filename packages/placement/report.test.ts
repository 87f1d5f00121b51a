import type { Message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blocks } from './fixtures/headers.ts'
import { delivered, foundIn, row, rowsOf, seedOf } from './fixtures/rows.ts'
import { readPlacementHeaders } from './headers/read.ts'
import { providerOf } from './provider.ts'
import {
  alertsOf,
  byProvider,
  changeOf,
  compare,
  shareOf,
  summaryOf,
  trend,
  verdictOf,
  wilson,
} from './report.ts'
import { beginSeed, type SeedProgress } from './seed-state.ts'

const all = (said: readonly Message[] = []) => said.map((each) => say('en', each)).join(' ')

const recheck = (tab: 'inbox' | 'spam' | 'other' | null, at = 360_000) => ({
  at,
  tab,
  folder: tab === null ? null : tab === 'inbox' ? 'INBOX' : tab,
  placeNote: tab === 'other' ? ('trash' as const) : null,
})

describe('a row', () => {
  test.each<[string, SeedProgress, string | null, string, string]>([
    ['waiting', beginSeed(), null, 'empty', 'Waiting for the email.'],
    ['watched', beginSeed(0), null, 'empty', 'Not there yet; we are watching the mailbox.'],
    [
      'in trouble',
      { ...beginSeed(0), trouble: { code: 'timeout', detail: '', final: false } },
      null,
      'empty',
      'This mailbox cannot be read right now: the server did not answer in time. We keep trying.',
    ],
    ['inbox', delivered('inbox'), 'inbox', 'normal', 'In the inbox.'],
    [
      'promotions',
      delivered('promotions'),
      'promotions',
      'warning',
      'Under Promotions, not in the primary inbox.',
    ],
    [
      'spam',
      { ...delivered('spam'), found: foundIn('spam', 'Bulk') },
      'spam',
      'error',
      'Filed as spam, in the folder "Bulk".',
    ],
    [
      'a rule',
      delivered('other'),
      'other',
      'warning',
      'In a custom folder: a rule of this mailbox put it there, not the spam filter.',
    ],
    [
      'moved',
      { ...delivered('inbox'), rechecks: [recheck('spam')] },
      'spam',
      'error',
      'Filed as spam, in the folder "spam". It was in the inbox at first and was moved within 5 minutes.',
    ],
    [
      'deleted by a person',
      { ...delivered('inbox'), rechecks: [recheck('other')] },
      'inbox',
      'normal',
      'In the inbox. Now it is in another folder.',
    ],
    [
      'gone',
      { ...delivered('spam'), rechecks: [recheck('spam'), recheck(null)] },
      'spam',
      'error',
      'Filed as spam, in the folder "spam". It is no longer there.',
    ],
    [
      'a copy',
      { ...delivered('inbox'), copies: 1 },
      'inbox',
      'normal',
      'In the inbox. 1 more with this marker came later; only the first one counts.',
    ],
    [
      'late',
      { ...delivered('inbox'), state: 'late' },
      'inbox',
      'warning',
      'Arrived after we had reported it missing. In the inbox.',
    ],
    [
      'missing',
      { ...beginSeed(0), state: 'missing', missingSince: 1_800_000 },
      'missing',
      'error',
      'In no folder of this mailbox 30 minutes after the first email of this test was seen. It may have been dropped, held back or never sent.',
    ],
    [
      'refused',
      { ...beginSeed(0), state: 'rejected', rejection: '550 5.7.1 No' },
      'missing',
      'error',
      'The provider refused it: 550 5.7.1 No',
    ],
    [
      'unreadable',
      { ...beginSeed(0), state: 'unreachable', trouble: { code: 'authentication', detail: '', final: true } },
      null,
      'empty',
      'No result: this mailbox could not be read, because the provider refused its user name or password. It counts neither for nor against.',
    ],
  ])('%s', (_name, progress, tab, chip, note) => {
    const made = row({ progress })
    expect(made).toMatchObject({ tab, chip })
    expect(all(made.note)).toBe(note)
  })

  const outlook = (from: string, to: string) =>
    readPlacementHeaders(
      blocks.outlook!.replace(from, to),
      providerOf('outlook'),
      Date.parse('2026-11-21T10:00:07Z'),
    )

  test('joins what the provider wrote, and tells where its decision and the folder differ', () => {
    const headers = outlook('', '')
    const listed = [{ list: 'zen.example', code: '127.0.0.2' }]
    const spam = row({ progress: delivered('spam'), headers, ptr: 'out.example.org', blacklists: listed })
    expect(spam).toMatchObject({
      senderIp: '198.51.100.7',
      ptr: 'out.example.org',
      blacklists: listed,
      ms: { dest: 'J' },
    })
    expect(all(spam.note)).toBe('Filed as spam, in the folder "spam".')
    expect(all(row({ progress: delivered('inbox'), headers }).note)).toContain('had chosen the junk folder')
    expect(all(row({ progress: delivered('spam'), headers: outlook('dest:J', 'dest:I') }).note)).toContain(
      'had chosen the inbox',
    )
    expect(row({ progress: beginSeed(0), headers })).toMatchObject({ sender: null, auth: null, hops: [] })
  })
})

describe('counts and shares', () => {
  test('each row counts once; late with its place, refused as missing, unreadable nowhere', () => {
    const rows = rowsOf('a: inbox promotions other spam missing rejected pending unreachable')
    expect(summaryOf(rows)).toEqual({
      inbox: 1,
      tabs: 2,
      tagged: 0,
      spam: 1,
      missing: 2,
      pending: 1,
      unknown: 1,
      total: 8,
    })
    expect(shareOf(summaryOf(rows)).counted).toBe(6)
  })

  // Figures: Wilson's interval as tables of statistics give it.
  test.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [8, 10, 0.4902, 0.9433],
    [10, 10, 0.7225, 1],
    [81, 263, 0.2553, 0.3662],
  ])('%i of %i lies between', (hits, n, low, high) => {
    expect(wilson(hits, n).low).toBeCloseTo(low, 3)
    expect(wilson(hits, n).high).toBeCloseTo(high, 3)
  })

  test('four mailboxes give counts, five a percentage', () => {
    const four = shareOf(summaryOf(rowsOf('a: inbox inbox inbox spam')))
    expect(four).toMatchObject({ counted: 4, inbox: null })
    expect([four.low, four.high]).toEqual([expect.closeTo(0.3006, 3), expect.closeTo(0.9544, 3)])
    expect(all(four.text)).toBe(
      '3 of 4 mailboxes have it in the inbox. 4 mailboxes are too few for a percentage: the true share may be anywhere from 30% to 95%.',
    )
    expect(all(shareOf(summaryOf(rowsOf('a: inbox'))).text)).toContain('One mailbox is one observation')
    const five = shareOf(summaryOf(rowsOf('a: inbox inbox inbox spam promotions')))
    expect(five.inbox).toBeCloseTo(0.6)
    expect(all(five.text)).toContain('1 more has it under a tab')
    expect(all(five.text)).toContain('60%; with 5 mailboxes the true share may be anywhere from 23% to 88%')
    expect(all(shareOf(summaryOf([])).text)).toBe('No mailbox has given a result.')
  })

  test('an interval holds its share and narrows with the number', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (some, n) => {
        const hits = Math.min(some, n)
        const [one, more] = [wilson(hits, n), wilson(hits * 4, n * 4)]
        expect(one.low).toBeLessThanOrEqual(hits / n + 1e-9)
        expect(one.high).toBeGreaterThanOrEqual(hits / n - 1e-9)
        expect(more.high - more.low).toBeLessThan(one.high - one.low)
      }),
    )
  })

  test('providers in their order', () => {
    const found = byProvider(rowsOf('gmail: inbox', 'yahoo: spam', 'gmail: promotions'))
    expect(
      found.map(({ provider, summary }) => [provider, summary.inbox, summary.tabs, summary.spam]),
    ).toEqual([
      ['gmail', 1, 1, 0],
      ['yahoo', 0, 0, 1],
    ])
  })
})

test('a verdict tells what is open, unreadable and simulated', () => {
  const rows = rowsOf('gmail: inbox spam pending unreachable').map((one) => ({ ...one, simulated: true }))
  expect(all(verdictOf(rows)?.text)).toBe(
    '1 of 2 mailboxes has it in the inbox. 2 mailboxes are too few for a percentage: the true share may be anywhere from 9% to 91%. 1 has it as spam. 1 mailbox is still pending. 1 mailbox could not be read and counts neither for nor against. These mailboxes are simulated: they show how a test works, not what real providers do.',
  )
})

const many = (word: string, count: number) => Array<string>(count).fill(word).join(' ')

describe('two tests', () => {
  test.each([
    ['inbox', 'inbox', 'same'],
    ['inbox', 'inbox inbox inbox', 'same'],
    ['inbox', 'spam', 'worse'],
    ['spam spam', 'promotions promotions', 'better'],
    ['promotions', 'inbox', 'better'],
    ['spam', 'missing', 'same'],
    ['inbox inbox', 'inbox spam', 'unclear'],
    ['inbox', 'unreachable', 'unclear'],
    [many('inbox', 4), `${many('inbox', 2)} ${many('spam', 18)}`, 'unclear'],
    [`${many('inbox', 6)} ${many('spam', 4)}`, `${many('inbox', 5)} ${many('spam', 5)}`, 'unclear'],
    [`${many('inbox', 18)} ${many('spam', 2)}`, `${many('inbox', 4)} ${many('spam', 16)}`, 'worse'],
    [`${many('inbox', 2)} ${many('spam', 18)}`, `${many('inbox', 16)} ${many('spam', 4)}`, 'better'],
    [
      `${many('promotions', 18)} ${many('inbox', 2)}`,
      `${many('promotions', 2)} ${many('inbox', 18)}`,
      'better',
    ],
  ])('%s then %s: %s', (before, after, change) => {
    expect(changeOf(summaryOf(rowsOf(`a: ${before}`)), summaryOf(rowsOf(`a: ${after}`)))).toBe(change)
  })

  test('side by side, with providers of only one', () => {
    const found = compare(rowsOf('gmail: inbox', 'yahoo: inbox'), rowsOf('gmail: spam', 'gmx: inbox'))
    expect(found.map(({ provider, change, text }) => [provider, change, say('en', text)])).toEqual([
      ['gmail', 'worse', 'Worse: 1 of 1 in the inbox before, 0 of 1 after.'],
      ['yahoo', 'unclear', 'Not in the later test.'],
      ['gmx', 'unclear', 'Not in the earlier test.'],
    ])
  })

  test('in the order of time', () => {
    const finished = (id: string, at: number) => ({ id, at, simulated: false, rows: rowsOf('gmail: inbox') })
    expect(trend([finished('b', 2), finished('a', 1)]).map(({ id }) => id)).toEqual(['a', 'b'])
  })
})

describe('alerts', () => {
  const hour = 3_600_000
  const settings = { name: 'Weekly', dropPoints: 20, alertSpam: true, silentHours: null, lastSeenAt: null }
  const finished = (lines: string[], simulated = false) => ({
    id: 'x',
    at: 0,
    simulated,
    rows: rowsOf(...lines),
  })
  const codes = (before: string[], after: string[], more = {}) =>
    alertsOf(finished(before), finished(after), { ...settings, ...more }, 0).map(({ code, provider }) => [
      code,
      provider,
    ])

  test.each<[string, string[], string[], [string, string | null][]]>([
    ['nothing changed', ['gmail: inbox'], ['gmail: inbox'], []],
    ['a provider turned', ['gmail: inbox', 'gmx: inbox'], ['gmail: spam', 'gmx: inbox'], [['spam', 'gmail']]],
    ['from a tab to spam', ['gmail: promotions'], ['gmail: spam'], [['spam', 'gmail']]],
    ['it was spam before', ['gmail: spam'], ['gmail: spam'], []],
    ['half of it', ['gmail: inbox inbox'], ['gmail: inbox spam'], []],
    ['most of it', ['gmail: inbox inbox inbox'], ['gmail: inbox spam spam'], [['spam', 'gmail']]],
    ['now unreadable', ['gmail: inbox inbox inbox inbox inbox'], [`gmail: ${many('unreachable', 5)}`], []],
    ['fewer than five', [`gmx: ${many('inbox', 4)}`], [`gmx: ${many('missing', 4)}`], []],
    ['a drop', [`gmx: ${many('inbox', 5)}`], ['gmx: inbox inbox inbox missing missing'], [['drop', null]]],
    ['a drop by one mailbox', [`gmx: ${many('inbox', 5)}`], ['gmx: inbox inbox inbox inbox missing'], []],
    [
      'a drop too small',
      [`gmx: ${many('inbox', 20)}`],
      [`gmx: ${many('inbox', 17)} ${many('missing', 3)}`],
      [],
    ],
    [
      'most of them unreadable',
      [`gmx: ${many('inbox', 10)} ${many('spam', 4)}`],
      [`gmx: ${many('unreachable', 8)} inbox inbox ${many('spam', 4)}`],
      [],
    ],
    [
      'a drop of exactly so much',
      [`gmx: ${many('inbox', 10)}`],
      [`gmx: ${many('inbox', 8)} ${many('missing', 2)}`],
      [['drop', null]],
    ],
  ])('%s', (_name, before, after, expected) => {
    expect(codes(before, after)).toEqual(expected)
  })

  test('only those that are wanted, and none between a simulated and a real test', () => {
    expect(codes(['gmail: inbox'], ['gmail: spam'], { alertSpam: false })).toEqual([])
    expect(codes([`gmx: ${many('inbox', 6)}`], [`gmx: ${many('missing', 6)}`], { dropPoints: null })).toEqual(
      [],
    )
    expect(alertsOf(finished(['gmail: inbox'], true), finished(['gmail: spam']), settings, 0)).toEqual([])
    expect(alertsOf(null, finished(['gmail: spam']), settings, 0)).toEqual([])
  })

  test('silence from the hour on', () => {
    const silent = { ...settings, silentHours: 24, lastSeenAt: 0 }
    expect(alertsOf(null, null, silent, 24 * hour - 1)).toEqual([])
    const [alert] = alertsOf(null, null, silent, 25 * hour)
    expect(alert?.code).toBe('silence')
    expect(say('en', alert!.title)).toBe('No email for "Weekly" for 25 hours')
    expect(alertsOf(null, null, { ...silent, lastSeenAt: null }, 99 * hour)).toEqual([])
  })
})

test('seeds keep their identity in the row', () => {
  expect(row({ seed: seedOf(7, 'gmx', 'GMX'), progress: beginSeed() }).mailbox).toEqual({
    id: 7,
    name: 'GMX',
    provider: 'gmx',
  })
})
