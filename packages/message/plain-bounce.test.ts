import { describe, expect, test } from 'vitest'
import { type DeliveryReport, readDeliveryReport } from './delivery-report.ts'

/** Bounces in words, in the shape that each system gives them, and what only looks like one. */

const mail = (headers: string[], ...body: string[]) =>
  Buffer.from([...headers, '', ...body].join('\r\n'), 'utf8')
const read = (raw: Uint8Array) => readDeliveryReport(raw, { nullSender: true })
const failed = (status: string | null, code: number | null, text: string | object): DeliveryReport =>
  ({ kind: 'failed', status, code, text }) as DeliveryReport
const undetermined = { kind: 'undetermined' }
const none = { kind: 'none' }

const qmail = (...lines: string[]) =>
  mail(
    ['From: MAILER-DAEMON@mx.reader.example', 'To: bounce+a@harbor.example', 'Subject: failure notice'],
    'Hi. This is the qmail-send program at mx.reader.example.',
    "I'm afraid I wasn't able to deliver your message to the following addresses.",
    "This is a permanent error; I've given up. Sorry it didn't work out.",
    '',
    '<mia@reader.example>:',
    ...lines,
    '',
    '--- Below this line is a copy of the message.',
    '',
    'Return-Path: <bounce+a@harbor.example>',
    'Subject: your data',
    '',
    'Room 550 5.1.1 is free: 450 4.2.1 people came.',
  )
const exim = (...lines: string[]) =>
  mail(
    [
      'X-Failed-Recipients: mia@reader.example',
      'Auto-Submitted: auto-replied',
      'From: Mail Delivery System <Mailer-Daemon@mx.reader.example>',
      'Subject: Mail delivery failed: returning message to sender',
    ],
    'This message was created automatically by mail delivery software.',
    '',
    'A message that you sent could not be delivered to one or more of its',
    'recipients. This is a permanent error. The following address(es) failed:',
    '',
    '  mia@reader.example',
    ...lines,
    '',
    '------ This is a copy of the message, including all the headers. ------',
    '',
    'Return-path: <bounce+a@harbor.example>',
    'Subject: 550 5.1.1 No such user',
  )
const exchange = (...lines: string[]) =>
  mail(
    [
      'From: System Administrator <postmaster@reader.example>',
      'Subject: Undeliverable: your data',
      'Content-Type: multipart/mixed; boundary=b',
    ],
    '--b',
    'Content-Type: text/plain; charset="iso-8859-1"',
    '',
    'Your message',
    '',
    '  To:      mia@reader.example',
    '  Subject: your data',
    '  Sent:    Fri, 20 Nov 2026 10:00:00 +0100',
    '',
    'did not reach the following recipient(s):',
    '',
    ...lines,
    '--b',
    'Content-Type: message/rfc822',
    '',
    'Subject: 550 5.1.1 No such user',
    '',
    '--b--',
  )
const domino = (reason: string) =>
  mail(
    [
      'From: Postmaster@reader.example',
      `Subject: DELIVERY FAILURE: ${reason}`,
      'X-MIMETrack: Itemize by SMTP Server on MX/Reader',
    ],
    'Your message',
    '',
    '  Subject: your data',
    '',
    'was not delivered to:',
    '',
    '  mia@reader.example',
    '',
    'because:',
    '',
    `  ${reason}`,
  )
const sendmail = (...lines: string[]) =>
  mail(
    [
      'From: Mail Delivery Subsystem <MAILER-DAEMON@mx.reader.example>',
      'Subject: Returned mail: User unknown',
    ],
    'The original message was received at Fri, 20 Nov 2026 10:00:00 +0100',
    'from mx.harbor.example [198.51.100.7]',
    '',
    '   ----- The following addresses had permanent fatal errors -----',
    '<mia@reader.example>',
    '',
    '   ----- Transcript of session follows -----',
    '... while talking to mail.reader.example.:',
    ...lines,
    '',
    '   ----- Original message follows -----',
    '',
    'Subject: 450 4.2.1 later',
  )
const dragonfly = (from: string, ...lines: string[]) =>
  mail(
    [`From: ${from}`, 'To: bounce+a@harbor.example', 'Subject: Mail delivery failed'],
    'This is the DragonFly Mail Agent v0.13 at mx.harbor.example.',
    '',
    'There was an error delivering your mail to <mia@reader.example>.',
    '',
    ...lines,
    '',
    'Message headers follow.',
    '',
    'Subject: 450 4.2.1 later',
    'X-Note: 550 5.7.1 no',
  )
const withoutStatus = mail(
  [
    'From: MAILER-DAEMON@mx.reader.example',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
  ],
  '--b',
  '',
  '<mia@reader.example>: host mail.reader.example[203.0.113.5] said: 550 5.1.1 User',
  '    unknown (in reply to RCPT TO command)',
  '--b',
  'Content-Type: message/rfc822',
  '',
  'Subject: your data',
  '',
  '--b--',
)

describe('a mailbox that is not there', () => {
  test.each<[string, Uint8Array, DeliveryReport]>([
    [
      'qmail, told by the next server',
      qmail(
        '203.0.113.5 does not like recipient.',
        'Remote host said: 550 5.1.1 No such user here',
        'Giving up on 203.0.113.5.',
      ),
      failed('5.1.1', 550, expect.stringMatching(/^No such user here/)),
    ],
    [
      'qmail, by itself',
      qmail('Sorry, no mailbox here by that name. (#5.1.1)'),
      failed('5.1.1', null, 'Sorry, no mailbox here by that name. (#5.1.1)'),
    ],
    [
      'Exim',
      exim(
        '    host mail.reader.example [203.0.113.5]',
        '    SMTP error from remote mail server after RCPT TO:<mia@reader.example>:',
        '    550 5.1.1 <mia@reader.example>: Recipient address rejected:',
        '    User unknown',
      ),
      failed('5.1.1', 550, '<mia@reader.example>: Recipient address rejected: User unknown'),
    ],
    [
      'Exim, on one line and without a status',
      exim('    SMTP error from remote mail server after RCPT TO:<mia@reader.example>: 550 Unknown user'),
      failed(null, 550, 'Unknown user'),
    ],
    [
      'sendmail, twice the same',
      sendmail(
        '>>> RCPT To:<mia@reader.example>',
        '<<< 550 5.1.1 User unknown',
        '550 5.1.1 <mia@reader.example>... User unknown',
      ),
      failed('5.1.1', 550, expect.stringMatching(/^User unknown/)),
    ],
    [
      'Exchange 2000',
      exchange('mia@reader.example on Fri, 20 Nov 2026 10:00:02 +0100', '  <mail.reader.example #5.1.1>'),
      failed('5.1.1', null, '<mail.reader.example #5.1.1>'),
    ],
    ['Domino', domino('550 5.1.1 User unknown'), failed('5.1.1', 550, 'User unknown')],
    [
      'DragonFly Mail Agent, from the null path',
      dragonfly(
        'MAILER-DAEMON <>',
        'mx.reader.example [203.0.113.5] did not like our RCPT TO:',
        '550 5.1.1 <mia@reader.example>: User unknown',
      ),
      failed('5.1.1', 550, '<mia@reader.example>: User unknown'),
    ],
    [
      'the same in quotation marks, after DATA',
      dragonfly(
        '"Mailer-Daemon" <>',
        'mx.reader.example [203.0.113.5] did not like our final DATA:',
        '550 5.1.1 User unknown',
      ),
      failed('5.1.1', 550, 'User unknown'),
    ],
    [
      'a report without its fields',
      withoutStatus,
      failed('5.1.1', 550, expect.stringMatching(/^User unknown/)),
    ],
  ])('%s', (_, raw, expected) => {
    expect(read(raw)).toEqual(expected)
    // Who sends from an address is no server that returns a mail.
    expect(readDeliveryReport(raw)).toEqual(none)
  })
})

describe('a refusal before the recipient was named keeps the command', () => {
  test.each<[string, Uint8Array, string]>([
    [
      'DragonFly Mail Agent',
      dragonfly('MAILER-DAEMON <>', 'mx [203.0.113.5] did not like our MAIL FROM:', '550 5.1.1 User unknown'),
      'mx [203.0.113.5] did not like our MAIL FROM: 550 5.1.1 User unknown',
    ],
    [
      'Exim',
      exim(
        '    SMTP error from remote mail server after MAIL FROM:<bounce+a@harbor.example>:',
        '    550 5.1.1 User unknown',
      ),
      'SMTP error from remote mail server after MAIL FROM:<bounce+a@harbor.example>: 550 5.1.1 User unknown',
    ],
    [
      'qmail',
      qmail('Connected to 203.0.113.5 but sender was rejected.', 'Remote host said: 550 5.1.1 User unknown'),
      'Connected to 203.0.113.5 but sender was rejected. Remote host said: 550 5.1.1 User unknown',
    ],
  ])('%s', (_, raw, text) => {
    expect(read(raw)).toEqual(failed('5.1.1', 550, expect.stringContaining(text)))
  })
})

describe('what does not say, or not clearly', () => {
  test.each<[string, Uint8Array]>([
    ['Exim, no code', exim('    Unrouteable address')],
    [
      'Exchange 5.5, no code of SMTP',
      exchange(
        '  mia@reader.example',
        '  The recipient name is not recognized',
        '\tThe MTS-ID of the original message is: c=US;a= ;p=Reader',
        '\tMSEXCH:IMS:Reader:SITE:SERVER 0 (000C05A6) Unknown Recipient',
      ),
    ],
    ['Domino, in words', domino('User mia (mia@reader.example) not listed in Domino Directory')],
    [
      'qmail, given up after a week',
      qmail(
        'CNAME_lookup_failed_temporarily._(#4.4.3)/',
        "I'm not going to try again; this message has been in the queue too long.",
      ),
    ],
    ['a passing code', exim('    SMTP error from remote mail server: 452 4.2.2 Mailbox full')],
    ['a code that contradicts its status', exim('    550 4.2.1 try later')],
    [
      'two that contradict each other',
      sendmail('<<< 550 5.1.1 User unknown', '554 5.7.1 Message rejected as spam'),
    ],
    ['first for now, then for good', sendmail('<<< 450 4.7.1 Greylisted', '554 5.0.0 Service unavailable')],
    [
      'an IP address and versions',
      qmail('Connected to 5.1.1.20 but mx (Exim 5.1.1, build 5.2.1) hung up, port:550'),
    ],
    ['a code only in what is returned', qmail('No reason was given.')],
    ['a code only in a quotation', exim('> 550 5.1.1 No such user')],
    [
      'HTML alone',
      mail(['From: postmaster@reader.example', 'Content-Type: text/html'], '<p>550 5.1.1 No such user'),
    ],
    ['nothing', mail(['From: MAILER-DAEMON@mx.reader.example'])],
  ])('%s', (_, raw) => {
    expect(read(raw)).toEqual(undetermined)
  })
})

test.each<[string, Uint8Array]>([
  [
    'Exim',
    exim(
      'A message that you sent has not yet been delivered to one or more of its',
      'recipients after more than 24 hours.',
      '    451 4.7.1 Greylisted',
    ),
  ],
  [
    'sendmail',
    sendmail(
      '    **      THIS IS A WARNING MESSAGE ONLY      **',
      '    **  YOU DO NOT NEED TO RESEND YOUR MESSAGE  **',
      '451 4.4.1 reply: read error',
    ),
  ],
])('a delay, by %s', (_, raw) => {
  expect(read(raw)).toEqual({ kind: 'delayed' })
})

describe('what no mail system wrote about a delivery', () => {
  const says550 = 'Since 550 5.1.1 User unknown comes back to you: I have left the company.'
  test.each<[string, string[]]>([
    ['a notice of absence', ['From: Mia <mia@reader.example>', 'Auto-Submitted: auto-replied']],
    ['one without the header', ['From: Mia <mia@reader.example>', 'Subject: Out of office']],
    ['one of the postmaster', ['From: postmaster@reader.example', 'Auto-Submitted: auto-replied (vacation)']],
    ['an older responder', ['From: MAILER-DAEMON@reader.example', 'Precedence: auto_reply']],
    ['another one', ['From: postmaster@reader.example', 'X-Autoreply: yes']],
    ['the answer of a person', ['From: Mia <mia@reader.example>', 'Subject: Re: your data']],
    ['somebody by that name', ['From: Mailer-Daemon <mia@reader.example>']],
    ['two senders', ['From: mailer-daemon@a.example, mia@reader.example']],
    ['nobody', ['Subject: failure notice']],
    ['a person by the null path', ['From: Mia <>']],
    ['the null path alone', ['From: <>']],
    ['the null path and a responder', ['From: MAILER-DAEMON <>', 'Auto-Submitted: auto-replied']],
  ])('%s', (_, headers) => {
    expect(read(mail(headers, says550))).toEqual(none)
  })
})

test('long and odd texts are read to a bound', () => {
  const from = ['From: MAILER-DAEMON@mx.reader.example']
  expect(read(mail(from, 'x\r\n'.repeat(500_000), '550 5.1.1 No such user'))).toEqual(undetermined)
  expect(read(mail(from, `${': '.repeat(2_000_000)}550 5.1.1 x`))).toEqual(undetermined)
  expect(read(mail(from, `${' '.repeat(15_000)}550 5.1.1 x`))).toEqual(undetermined)
  expect(read(mail(from, '-'.repeat(5_000_000)))).toEqual(undetermined)
  const said = read(mail(from, `550 5.1.1 ${'no '.repeat(5_000)}`))
  expect(said.kind === 'failed' && said.text.length).toBeLessThanOrEqual(400)
})
