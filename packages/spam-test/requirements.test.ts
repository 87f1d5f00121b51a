import { bad, type Finding, good, noData, warning } from '@postproof/engine/finding'
import { describe, expect, test } from 'vitest'
import { passing, signature } from './authentication/results-fixture.ts'
import { judgeProviders } from './requirements.ts'
import type { Authentication } from './types.ts'

const checkIds = [
  'spf',
  'dkim',
  'dmarc',
  'rdns',
  'tls',
  'from_header',
  'date_header',
  'message_id',
  'duplicate_headers',
  'line_length',
  'freemail_from',
  'one_click',
  'body_unsubscribe',
]
const fine: Finding[] = checkIds.map((id) => good(id, 'fine'))
const but = (...others: Finding[]) =>
  fine.map((finding) => others.find((other) => other.id === finding.id) ?? finding)
const judge = (provider: string, auth: Authentication, findings: Finding[]) =>
  judgeProviders(auth, findings).find((verdict) => verdict.provider === provider)!

describe('provider rules', () => {
  test('all pass for a mail in order: Gmail 6, Gmail bulk 11, Yahoo 9, Microsoft 4', () => {
    const verdicts = judgeProviders(passing, fine)
    expect(verdicts.map(({ provider, passed, total, status }) => [provider, passed, total, status])).toEqual([
      ['gmail', 6, 6, 'good'],
      ['gmail-bulk', 11, 11, 'good'],
      ['yahoo', 9, 9, 'good'],
      ['microsoft', 4, 4, 'good'],
    ])
  })

  const unsigned = { ...passing, dkim: { signatures: [] } }
  const unasked: Authentication = { ...passing, spf: { ...passing.spf, result: 'no-data', aligned: false } }
  const weak = { ...passing, dkim: { signatures: [{ ...signature, bits: 512 }] } }
  const failing: Authentication = {
    ...unsigned,
    spf: { ...passing.spf, result: 'softfail', aligned: false },
    dmarc: { ...passing.dmarc, result: 'fail' },
  }
  const foreign = { ...signature, aligned: false, domain: 'esp.example' }
  const untied = (spf: object, ...signatures: object[]) => ({
    ...passing,
    spf: { ...passing.spf, result: 'no-data', aligned: false, domain: 'esp.example', ...spf },
    dkim: { signatures },
    dmarc: { ...passing.dmarc, result: 'fail' },
  })
  const unheard = { ...signature, result: 'temperror' }
  test.each([
    ['unsigned mail passes for Gmail by SPF', 'gmail', unsigned, fine, 'spf_or_dkim', 'good'],
    ['unsigned bulk mail does not', 'gmail-bulk', unsigned, fine, 'dkim_pass', 'bad'],
    ['SPF softfail is no pass', 'microsoft', failing, fine, 'spf_pass', 'bad'],
    ['neither aligned', 'gmail-bulk', failing, fine, 'from_aligned', 'bad'],
    ['unsigned, SPF of another domain not asked', 'microsoft', untied({}), fine, 'from_aligned', 'bad'],
    ['signed and not asked for others', 'yahoo', untied({}, foreign), fine, 'from_aligned', 'bad'],
    [
      'a key of another domain not asked',
      'yahoo',
      untied({}, { ...foreign, result: 'temperror' }),
      fine,
      'from_aligned',
      'bad',
    ],
    [
      'SPF of an aligned domain not asked',
      'yahoo',
      untied({ aligned: true }),
      fine,
      'from_aligned',
      'no-data',
    ],
    ['an unknown envelope sender', 'yahoo', untied({ domain: null }), fine, 'from_aligned', 'no-data'],
    ['an aligned key not asked', 'yahoo', untied({}, unheard), fine, 'from_aligned', 'no-data'],
    [
      'no From domain, SPF not asked',
      'yahoo',
      { ...untied({}), fromDomain: null },
      fine,
      'from_aligned',
      'no-data',
    ],
    ['SPF not asked is no-data', 'gmail-bulk', unasked, fine, 'spf_pass', 'no-data'],
    ['SPF not asked, DKIM passes: one of them is enough', 'gmail', unasked, fine, 'spf_or_dkim', 'good'],
    ['a key of 512 bits', 'gmail', weak, fine, 'key_length', 'bad'],
    [
      'a signature that could not be looked at is no-data',
      'gmail-bulk',
      { ...passing, dkim: { signatures: [{ ...signature, result: 'permerror' }] } },
      fine,
      'dkim_pass',
      'no-data',
    ],
    ['no signature, no key to measure', 'gmail', unsigned, fine, 'key_length', undefined],
    [
      'a check that only warns breaks no rule',
      'gmail',
      passing,
      but(warning('message_id', 'x')),
      'message_format',
      'good',
    ],
    [
      'two From headers break the format',
      'yahoo',
      passing,
      but(bad('from_header', 'two')),
      'message_format',
      'bad',
    ],
    [
      'a yahoo.com From is no matter of the gmail.com rule',
      'gmail',
      passing,
      but(bad('freemail_from', 'bulk')),
      'not_gmail_from',
      'good',
    ],
    [
      'a gmail.com From from elsewhere',
      'gmail',
      passing,
      but(bad('freemail_from', 'gmail', { gmail: true })),
      'not_gmail_from',
      'bad',
    ],
    ['no one-click', 'yahoo', passing, but(bad('one_click', 'missing')), 'one_click_unsubscribe', 'bad'],
  ] as const)('%s', (_name, provider, auth, findings, item, status) => {
    expect(
      judge(provider, auth as Authentication, findings as Finding[]).items.find(({ id }) => id === item)
        ?.status,
    ).toBe(status)
  })

  test('a verdict is the AND of its items; no-data makes it a warning, never good', () => {
    expect(judge('gmail-bulk', passing, but(bad('one_click', 'missing')))).toMatchObject({
      status: 'bad',
      passed: 10,
    })
    expect(judge('gmail-bulk', passing, but(noData('one_click', 'unknown')))).toMatchObject({
      status: 'warning',
      passed: 10,
    })
  })
})
