import { describe, expect, test } from 'vitest'
import { type ReadOptions, readReports } from './read.ts'
import { readShort } from './report.fixture.ts'
import type { FeedbackReport } from './types.ts'

const reported = [
  'From: "Shop" <news@shop.example>',
  'To: Eve <eve.private@mailbox.example>',
  'Subject: Your secret order',
  '',
  'Dear Eve, this is private.',
]
const failure = [
  ...['Feedback-Type: auth-failure', 'User-Agent: Filter/1', 'Version: 1', 'Auth-Failure: DMARC'],
  ...[
    'Source-IP: 192.0.2.7 (mail.shop.example)',
    'Original-Mail-From: <bounce+eve.private=mailbox.example@shop.example>',
  ],
  ...[
    'Original-Rcpt-To: rfc822;eve.private@mailbox.example',
    'Arrival-Date: Fri, 27 Nov 2026 11:00:00 +0100',
  ],
  ...[
    'Authentication-Results: mx.mailbox.example; spf=fail',
    ' smtp.mailfrom=bounce+eve.private=mailbox.example@shop.example',
  ],
  ...['Identity-Alignment: SPF, dkim', 'Delivery-Result: reject', 'Reported-Domain: Shop.Example.'],
]
const mail = (fields: string[], head: string[] = [], original = reported) =>
  [
    ...head,
    ...[
      'From: <reports@mailbox.example>',
      'Message-ID: <r1@mailbox.example>',
      'Date: Fri, 27 Nov 2026 12:00:00 +0000',
    ],
    ...[
      'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
      '',
      '--b',
      '',
      'A report.',
      '--b',
    ],
    ...(fields.length ? ['Content-Type: message/feedback-report', '', ...fields, '--b'] : []),
    ...['Content-Type: message/rfc822', '', ...original, '--b--', ''],
  ].join('\n')
const read = (text: string, options?: ReadOptions) =>
  readReports(Buffer.from(text), 'a.eml', options).reports as FeedbackReport[]

test('a failure report says what failed, and nothing of the person', () => {
  const [report] = read(mail(failure))
  expect(report).toMatchObject({
    ...{ kind: 'failure', reporter: 'mailbox.example', domain: 'shop.example', id: 'r1@mailbox.example' },
    ...{
      begin: 1795773600,
      end: 1795773600,
      authFailure: 'dmarc',
      sourceIp: '192.0.2.7',
      headerFrom: 'shop.example',
    },
    ...{ identityAlignment: ['spf', 'dkim'], deliveryResult: 'reject', incidents: 1, problems: [] },
    authenticationResults: ['mx.mailbox.example; spf=fail smtp.mailfrom=@shop.example'],
    mailFrom: { local: expect.stringMatching(/^[0-9a-f]{32}$/), domain: 'shop.example' },
    recipients: [{ local: expect.stringMatching(/^[0-9a-f]{32}$/), domain: 'mailbox.example' }],
  })
  expect(JSON.stringify(report)).not.toMatch(/eve|secret|private/i)
})

describe('local parts', () => {
  const recipient = (options?: ReadOptions) => read(mail(failure), options)[0]!.recipients[0]!.local
  test('are the same under one key, and others under another', () => {
    expect(recipient({ addresses: { hashKey: 'a' } })).toBe(recipient({ addresses: { hashKey: 'a' } }))
    expect(recipient({ addresses: { hashKey: 'a' } })).not.toBe(recipient({ addresses: { hashKey: 'b' } }))
  })
  test('without a key are never the same', () => {
    expect(recipient()).not.toBe(recipient())
  })
  test('are plain for whoever has to stop mail to them', () => {
    expect(recipient({ addresses: 'plain' })).toBe('eve.private')
  })
})

test.each<[string, string, string, RegExp[]]>([
  [
    'a complaint',
    mail(['Feedback-Type: abuse', 'User-Agent: x', 'Version: 1']),
    'arf mailbox.example shop.example 1/null',
    [],
  ],
  [
    'with many incidents',
    mail(['Feedback-Type: abuse', 'User-Agent: x', 'Version: 1', 'Incidents: 12']),
    'arf mailbox.example shop.example 12/null',
    [],
  ],
  [
    'a type that nobody knows',
    mail(['Feedback-Type: opt-out', 'User-Agent: x', 'Version: 1']),
    'arf mailbox.example shop.example 1/null',
    [],
  ],
  [
    'without its version',
    mail(['Feedback-Type: abuse', 'User-Agent: x']),
    'arf mailbox.example shop.example 1/null',
    [/field Version is missing/],
  ],
  [
    'a failure without its kind',
    mail(failure.filter((line) => !line.startsWith('Auth-Failure'))),
    'failure mailbox.example shop.example 1/0',
    [/field Auth-Failure is missing/],
  ],
  [
    'an empty envelope sender',
    mail([...failure.slice(0, 4), 'Original-Mail-From: <>']),
    'failure mailbox.example shop.example 1/0',
    [],
  ],
  [
    'a mailbox line first',
    mail(failure, ['From reports@mailbox.example Fri Nov 27 10:00:00 2026']),
    'failure mailbox.example shop.example 1/0',
    [],
  ],
  [
    'no feedback part',
    mail([], ['Subject: DMARC failure report']),
    'failure mailbox.example shop.example 1/0',
    [/no feedback part/],
  ],
  ['the fields alone', failure.join('\n'), 'failure Filter/1 shop.example 1/0', []],
  [
    'in base64',
    mail(failure).replace(
      /(Content-Type: message\/feedback-report\n)\n.*?\n--b\n/s,
      (_, type) =>
        `${type}Content-Transfer-Encoding: base64\n\n${Buffer.from(failure.join('\n')).toString('base64')}\n--b\n`,
    ),
    'failure mailbox.example shop.example 1/0',
    [/encoded in base64/],
  ],
  [
    'in a mixed mail',
    mail(failure).replace('multipart/report; report-type=feedback-report;', 'multipart/mixed;'),
    'failure mailbox.example shop.example 1/0',
    [],
  ],
])('%s', (_, text, expected, problems) => {
  const read = readShort(text)
  expect(read).toMatchObject({ reports: [expected], refused: [] })
  for (const each of problems) expect(read.problems).toContainEqual(expect.stringMatching(each))
  if (problems.length === 0) expect(read.problems).toEqual([])
})
