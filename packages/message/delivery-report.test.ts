import { describe, expect, test } from 'vitest'
import { type DeliveryReport, readDeliveryReport } from './delivery-report.ts'

const lines = (...all: string[]): Buffer => Buffer.from(all.join('\r\n'), 'latin1')

/** A report as servers write it: words for people, the fields, the mail it is about. */
const report = (
  fields: string[],
  { type = 'message/delivery-status', root = 'report-type=delivery-status; ', extra = [] as string[] } = {},
) =>
  lines(
    ...['From: MAILER-DAEMON@mx.example', 'Subject: Undelivered Mail Returned to Sender'],
    ...[`Content-Type: multipart/report; ${root}boundary="b"`, '', '--b', '', 'It did not work.'],
    ...['--b', `Content-Type: ${type}`, ...extra, '', ...fields],
    ...[
      '--b',
      'Content-Type: message/rfc822',
      '',
      'Subject: Confirm',
      'Action: failed',
      '',
      'Hello',
      '--b--',
    ],
  )
const ofMessage = ['Reporting-MTA: dns; mx.example', 'Arrival-Date: Fri, 20 Nov 2026 10:00:00 +0000', '']
const recipient = (action: string, status: string, ...more: string[]) => [
  ...['Final-Recipient: rfc822; mia@reader.example', `Action: ${action}`, `Status: ${status}`, ...more],
]
const failed = (status: string | null, code: number | null, text: string): DeliveryReport => ({
  ...{ kind: 'failed', status, code, text },
})
const none = { kind: 'none' }
const gone = [...ofMessage, ...recipient('failed', '5.1.1', 'Diagnostic-Code: smtp; 550 5.1.1 No such user')]

describe('notices of delivery', () => {
  test.each<[string, Buffer, DeliveryReport | typeof none]>([
    ['no such user', report(gone), failed('5.1.1', 550, '5.1.1 No such user')],
    [
      'a reply over several lines, folded',
      report([
        ...ofMessage,
        ...recipient('failed', '5.2.2', 'Diagnostic-Code: smtp; 552-5.2.2 The mailbox', '    is full'),
      ]),
      failed('5.2.2', 552, '5.2.2 The mailbox is full'),
    ],
    [
      'comments, capitals, blanks',
      report([
        ...ofMessage,
        ...['ACTION : Failed (permanently)', 'status:  5.0.0 (undefined)', 'Diagnostic-Code: X-Unix; 67'],
      ]),
      failed('5.0.0', null, '67'),
    ],
    ['no diagnostic', report([...ofMessage, ...recipient('failed', '5.4.4')]), failed('5.4.4', null, '')],
    [
      'a status that is none',
      report([...ofMessage, ...recipient('failed', '5.1.1.2')]),
      failed(null, null, ''),
    ],
    [
      'given up after days',
      report([...ofMessage, ...recipient('failed', '4.4.7')]),
      failed('4.4.7', null, ''),
    ],
    ['a delay', report([...ofMessage, ...recipient('delayed', '4.4.1')]), { kind: 'delayed' }],
    ['delivered', report([...ofMessage, ...recipient('delivered', '2.0.0')]), { kind: 'delivered' }],
    ['relayed', report([...ofMessage, ...recipient('relayed', '2.0.0')]), { kind: 'delivered' }],
    [
      'one of two failed',
      report([...ofMessage, ...recipient('delayed', '4.4.1'), '', ...recipient('failed', '5.1.1')]),
      failed('5.1.1', null, ''),
    ],
    [
      'a field twice: the first',
      report([...gone, 'Action: delivered']),
      failed('5.1.1', 550, '5.1.1 No such user'),
    ],
    [
      'internationalized (RFC 6533)',
      report(gone, { type: 'message/global-delivery-status' }),
      failed('5.1.1', 550, '5.1.1 No such user'),
    ],
    ['without report-type', report(gone, { root: '' }), failed('5.1.1', 550, '5.1.1 No such user')],
    [
      'in base64',
      report([Buffer.from(gone.join('\r\n')).toString('base64')], {
        extra: ['Content-Transfer-Encoding: base64'],
      }),
      failed('5.1.1', 550, '5.1.1 No such user'),
    ],
    [
      'an unknown charset',
      report(gone, { type: 'message/delivery-status; charset=x-klingon' }),
      failed('5.1.1', 550, '5.1.1 No such user'),
    ],
    ['no recipient', report(ofMessage), none],
    ['no fields at all', report(['', '', '?']), none],
  ])('%s', (_, raw, expected) => {
    expect(readDeliveryReport(raw)).toEqual(expected)
  })
})

describe('complaints', () => {
  const complaint = (...fields: string[]) =>
    report(fields, { type: 'message/feedback-report', root: 'report-type=feedback-report; ' })
  test.each<[string, Buffer, DeliveryReport | typeof none]>([
    [
      'abuse',
      complaint('Feedback-Type: abuse', 'User-Agent: Loop/1', 'Version: 1'),
      { kind: 'complaint', feedback: 'abuse', senders: [] },
    ],
    [
      'in capitals',
      complaint('feedback-type:  FRAUD (phishing)'),
      { kind: 'complaint', feedback: 'fraud', senders: [] },
    ],
    [
      'not spam',
      complaint('Feedback-Type: not-spam'),
      { kind: 'complaint', feedback: 'not-spam', senders: [] },
    ],
    [
      'the sender that it names',
      complaint('Feedback-Type: abuse', 'Original-Mail-From: <bounce+a@harbor.example>'),
      { kind: 'complaint', feedback: 'abuse', senders: ['bounce+a@harbor.example'] },
    ],
    [
      'no address for a sender',
      complaint('Feedback-Type: abuse', 'Original-Mail-From: <>, <a b>'),
      { kind: 'complaint', feedback: 'abuse', senders: [] },
    ],
    [
      'the sender in the mail that it returns',
      Buffer.from(
        complaint('Feedback-Type: abuse')
          .toString('latin1')
          .replace('Subject: Confirm', 'Return-Path: <bounce+b@harbor.example>'),
      ),
      { kind: 'complaint', feedback: 'abuse', senders: ['bounce+b@harbor.example'] },
    ],
    ['no type', complaint('Version: 1'), none],
  ])('%s', (_, raw, expected) => {
    expect(readDeliveryReport(raw)).toEqual(expected)
  })
})

describe('what is no report', () => {
  const nested = (depth: number) =>
    lines(
      ...Array.from({ length: depth }, (_, n) => [
        `Content-Type: multipart/report; boundary="${n}"`,
        '',
        `--${n}`,
      ]).flat(),
      ...['Content-Type: message/delivery-status', '', ...gone],
    )
  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['garbage', Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 7919) % 256))],
    [
      'a notice of absence',
      lines('Auto-Submitted: auto-replied', 'Subject: Away', '', 'Action: failed', 'Status: 5.1.1'),
    ],
    ['the answer of a person', lines('Subject: Re: Confirm', '', 'What is this?')],
    [
      'a report within another mail',
      lines(
        ...['Content-Type: multipart/mixed; boundary=m', '', '--m'],
        ...['Content-Type: multipart/report; boundary=b', '', '--b', 'Content-Type: message/delivery-status'],
        ...['', ...gone, '--b--', '--m--'],
      ),
    ],
    ['a report in a report', nested(2)],
    ['a thousand within each other', nested(1000)],
    ['a report without its boundary', lines('Content-Type: multipart/report', '', '--b', '', ...gone)],
  ])('%s', (_, raw) => {
    expect(readDeliveryReport(raw)).toEqual(none)
  })

  test('cut off in the mail that it returns', () => {
    const raw = report(gone)
    const end = raw.indexOf('Subject: Confirm')
    expect(readDeliveryReport(raw.subarray(0, end))).toMatchObject({ kind: 'failed', status: '5.1.1' })
  })

  test('fields without end are read to a bound', () => {
    expect(readDeliveryReport(report(['X: y\r\n\r\n'.repeat(200_000), ...gone]))).toEqual(none)
    const long = `Action: failed\r\n ${'x'.repeat(5_000_000)}`
    expect(readDeliveryReport(report([long]))).toMatchObject({ kind: 'failed' })
  })
})

describe('reports in another shape, of a mail system alone', () => {
  const from = 'From: Mailer Daemon <MAILER-DAEMON@mx.example>'
  const status = (...fields: string[]) => [
    'Content-Type: message/delivery-status',
    '',
    ...ofMessage,
    ...fields,
  ]
  const copy = ['Content-Type: message/rfc822', '', 'Subject: Confirm', '', 'Action: failed', 'Status: 5.1.1']
  const mixed = (header: string, words: string[], fields: string[]) =>
    lines(
      ...[header, 'Content-Type: multipart/mixed; boundary="b"', '', '--b', '', ...words],
      ...['--b', ...status(...fields), '--b', ...copy, '--b--'],
    )
  /** The boundary of the header is not the one in the body. */
  const damaged = (header: string, ...body: string[]) =>
    lines(header, 'Content-Type: multipart/report; boundary="c"', '', '--b', '', 'Sorry.', '--b', ...body)
  const gone = recipient('failed', '5.1.1', 'Diagnostic-Code: smtp; 550 5.1.1 No such user')
  const read = failed('5.1.1', 550, '5.1.1 No such user')
  const undetermined = { kind: 'undetermined' } as const

  test.each<[string, Buffer, DeliveryReport]>([
    ['multipart/mixed', mixed(from, ['An error has occurred.'], gone), read],
    [
      'without a reason but in words, as OpenSMTPD does',
      mixed(from, ['mia@reader.example: 550 5.1.1 User unknown'], recipient('failed', '5.0.0')),
      failed('5.1.1', 550, 'User unknown'),
    ],
    [
      'words that contradict each other do not count',
      mixed(from, ['mia@reader.example: 550 5.1.1 gone', 'x: 451 4.2.1 later'], recipient('failed', '5.0.0')),
      failed('5.0.0', null, ''),
    ],
    ['a delay', mixed(from, ['550 5.1.1 gone'], recipient('delayed', '4.4.1')), { kind: 'delayed' }],
    ['of the null path', mixed('From: MAILER-DAEMON <>', ['Sorry.'], gone), read],
    [
      'of a person: an attachment',
      mixed('From: Mia <mia@reader.example>', ['See below.'], gone),
      none as never,
    ],
    ['a responder', mixed(`${from}\r\nAuto-Submitted: auto-replied`, ['Away.'], gone), none as never],
    ['a damaged boundary', damaged(from, ...status(...gone), '--b', ...copy, '--b--'), read],
    ['a damaged boundary, cut off', damaged(from, ...status(...gone)), read],
    [
      'a damaged boundary, of a person',
      damaged('From: mia@reader.example', ...status(...gone)),
      none as never,
    ],
    [
      'fields only in the mail that it returns',
      damaged(from, ...copy, '--b', ...status(...gone)),
      undetermined,
    ],
    ['a damaged boundary without fields', damaged(from, ...copy), undetermined],
  ])('%s', (_, raw, expected) => {
    expect(readDeliveryReport(raw, { nullSender: true })).toEqual(expected)
    // Whose envelope names a sender is no server that returns a mail.
    expect(readDeliveryReport(raw)).toEqual(none)
  })
})
