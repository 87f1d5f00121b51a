import { say } from '@postproof/messages/say'
import { describe, expect, test } from 'vitest'
import { adviceOf } from '../advice.ts'
import { delivered, foundIn, seedOf } from '../fixtures/rows.ts'
import { newMarker } from '../marker.ts'
import { providerOf } from '../provider.ts'
import { rowsOf } from '../row.ts'
import type { Mark } from '../types.ts'
import { verdictOf } from '../verdict.ts'
import { subjectAsSent, subjectTag } from './marks.ts'
import { readPlacementHeaders } from './read.ts'

const marker = newMarker(new Uint8Array(13))

describe('a tag before the subject', () => {
  test.each([
    '***SPAM*** Spring',
    '*****SPAM***** Spring',
    '[SPAM] Spring',
    '[Spam?] Spring',
    '{Spam?} Spring',
    '[SUSPECTED SPAM] Spring',
    '[Probable Spam] Spring',
    '[SPAM 7.4] Spring',
    '***SPAM(15.2/5.0)*** Spring',
    '[Spamverdacht] Spring',
    '[Spam-Verdacht] Spring',
    '(SPAM) Spring',
    '<SPAM> Spring',
    '[JUNK] Spring',
    ' ***SPAM*** Spring',
  ])('%s', (subject) => {
    expect(subjectTag(subject)).not.toBe('')
    expect(subjectAsSent(subject, 'unsure')).toBe('Spring')
  })

  test.each([
    'Spam: how to avoid it',
    'SPAM',
    'Spam and eggs',
    '[Spam test] our newsletter',
    '[spam-l] digest',
    'How we got out of the [SPAM] folder',
    '*New* spring',
    '[News] no spam',
    '**',
    '',
    '[SPAMMERS] beware',
  ])('%s is the sender’s own', (subject) => {
    expect(subjectTag(subject)).toBe('')
  })

  test('is cut from the name of the test only where the mail is marked, the marker always', () => {
    expect(subjectAsSent('[SPAM] Spring', null)).toBe('[SPAM] Spring')
    expect(subjectAsSent('', 'sure')).toBe('')
    expect(subjectAsSent(`Spring ${marker}`, null)).toBe('Spring')
  })
})

const border =
  'Received: from out.sender.test (out.sender.test [198.51.100.7])\r\n\tby mx.own.test with ESMTPS; Sat, 21 Nov 2026 10:00:05 +0000'
const lines = (...given: string[]) => `${given.join('\r\n')}\r\nFrom: a@sender.test\r\n`
const subject = (text: string) => `Subject: ${text}`

const readAt = (headers: string) =>
  readPlacementHeaders(headers, providerOf('own'), Date.parse('2026-11-21T10:00:07Z'))

describe('who marked it', () => {
  test.each<[string, string, Mark | null]>([
    ['nothing', lines(border, subject('Spring')), null],
    ['SpamAssassin above the border', lines('X-Spam-Flag: YES', border, subject('Spring')), 'sure'],
    ['its status alone', lines('X-Spam-Status: Yes, score=7.4 required=5.0 tests=BAYES_99', border), 'sure'],
    ['Rspamd', lines('X-Spamd-Result: default: True [15.2 / 15.0]; BAYES_SPAM(5.10)[99%]', border), 'sure'],
    ['Rspamd that rewrites', lines('X-Rspamd-Action: rewrite subject', border), 'sure'],
    ['Barracuda', lines('X-Barracuda-Spam-Status: Yes, SCORE=6', border), 'sure'],
    ['a clean verdict', lines('X-Spam-Status: No, score=0.1', border), null],
    ['what came with the mail', lines(border, 'X-Spam-Flag: YES', subject('Spring')), 'unsure'],
    ['a clean verdict above what came with it', lines('X-Spam-Flag: NO', border, 'X-Spam-Flag: YES'), null],
    ['the subject alone', lines(border, subject('***SPAM*** Spring')), 'unsure'],
    ['a score alone', lines('X-Spam-Score: 9.9', border, subject('Spring')), null],
    ['prose', lines(border, subject('Spam: how to avoid it')), null],
  ])('%s', (_name, headers, mark) => {
    expect(readAt(headers).mark ?? null).toBe(mark)
  })
})

describe('the rules that a filter names', () => {
  const rulesOf = (field: string) => readAt(lines(field, border)).filters[0]?.rules ?? []
  test.each([
    [
      'X-Spam-Status: Yes, score=7.4 required=5.0 tests=BAYES_99,HTML_MESSAGE,\r\n\tURIBL_BLACK autolearn=no version=3.4.6',
      ['BAYES_99', 'HTML_MESSAGE', 'URIBL_BLACK'],
    ],
    [
      'X-Spam-Status: Yes, score=15.3 tagged_above=2 required=6.2 tests=[HTML_MESSAGE=0.001,\r\n\tSPF_PASS=-0.001, BAYES_99=3.5, RCVD_IN_XBL=0.375] autolearn=no',
      ['BAYES_99', 'RCVD_IN_XBL', 'HTML_MESSAGE'],
    ],
    [
      'X-Spamd-Result: default: True [15.20 / 15.00]; R_SPF_ALLOW(-0.20)[+ip4];\r\n\tBAYES_SPAM(5.10)[99.99%]; URIBL_BLACK(7.50)[x.test:url]',
      ['URIBL_BLACK', 'BAYES_SPAM'],
    ],
    ['X-Spam-Status: Yes, score=7.4', []],
    ['X-Spam-Status: Yes, tests=<script>,BAYES_99', []],
    ['X-Spam-Status: Yes, tests=none', []],
    ['X-Spam-Status: No, score=0.1 tests=BAYES_00', []],
    ['X-Spam-Flag: YES', []],
  ])('%s', (field, rules) => {
    expect(rulesOf(field)).toEqual(rules)
  })

  test('are at most eight', () => {
    const many = Array.from({ length: 200 }, (_, at) => `RULE_${at}`).join(',')
    expect(rulesOf(`X-Spam-Status: Yes, tests=${many}`)).toHaveLength(8)
  })
})

describe('mailboxes of one test', () => {
  const rowsWith = (given: [provider: string, mark: Mark | null, headers?: string][]) =>
    rowsOf(
      given.map(([provider, mark, headers], at) => ({
        seed: seedOf(at + 1, provider),
        progress: { ...delivered('inbox'), found: { ...foundIn('inbox'), mark } },
        headers: headers ? readAt(headers) : null,
        ptr: null,
        blacklists: null,
      })),
    )
  test.each<[string, [string, Mark | null][], boolean[]]>([
    ['the only one', [['own', 'unsure']], [true]],
    [
      'one of two',
      [
        ['own', 'unsure'],
        ['gmail', null],
      ],
      [true, false],
    ],
    [
      'each provider, so it was sent so',
      [
        ['own', 'unsure'],
        ['gmail', 'unsure'],
      ],
      [false, false],
    ],
    [
      'all of one provider',
      [
        ['own', 'unsure'],
        ['own', 'unsure'],
      ],
      [true, true],
    ],
    [
      'one of them for sure',
      [
        ['own', 'sure'],
        ['gmail', 'unsure'],
      ],
      [true, true],
    ],
  ])('%s', (_name, given, tagged) => {
    expect(rowsWith(given).map((row) => row.tagged)).toEqual(tagged)
  })

  test('the row, the verdict and the advice name the rules', () => {
    const status = 'X-Spam-Status: Yes, score=7.4 required=5.0 tests=BAYES_99,URIBL_BLACK'
    const rows = rowsWith([
      ['own', 'sure', lines(status, border, subject('***SPAM*** Spring'))],
      ['gmail', null],
    ])
    const all = (said: Parameters<typeof say>[1][]) => said.map((each) => say('en', each)).join(' ')
    expect(rows[0]).toMatchObject({ tagged: true, tab: 'inbox', chip: 'error' })
    expect(all(rows[0]!.note)).toBe(
      'Marked as spam, but delivered: in the inbox. The filter named its rules: BAYES_99, URIBL_BLACK.',
    )
    const verdict = verdictOf(rows)!
    expect([verdict.level, say('en', verdict.title)]).toEqual([
      'warning',
      '1 of 1 at own marked as spam; elsewhere in the inbox',
    ])
    expect(all(verdict.why)).toContain('The filter named its rules: BAYES_99, URIBL_BLACK.')
    expect(say('en', verdict.first!)).toContain('read the filter’s headers')
    expect(say('en', adviceOf(rows)[0]!.title)).toBe('Read why it is marked as spam: own (1\u00a0of\u00a01)')
  })
})
