import { describe, expect, test } from 'vitest'
import { processorTime } from '../../../tests/processor-time.ts'
import { classifyReply } from '../replies.ts'
import { bounceSays } from '../verdict/own.ts'
import { readLog } from './log.ts'

/** Replies as mail servers log them, and what they quote of each other. */

const says = (text: string) => bounceSays({ code: null, enhanced: null, text })
const host = 'host mx.reader.example[203.0.113.5]'

describe('a refused recipient, as it is logged', () => {
  test.each<[says: string, text: string]>([
    // Postfix
    ['no_mailbox', '550 5.1.1 <mia@reader.example> User unknown (in reply to RCPT TO command)'],
    ['no_mailbox', '550 5.1.1 <mia@reader.example>: no such user (in reply to end of DATA command)'],
    ['disabled', '550 5.2.1 <mia@reader.example> account disabled (in reply to RCPT TO command)'],
    ['full', '552 5.2.2 <mia@reader.example>: mailbox full (in reply to RCPT TO command)'],
    [
      'no_mailbox',
      `${host} said: 550 5.1.1 <mia@reader.example>: User unknown (in reply to RCPT TO command)`,
    ],
    ['no_mailbox', `${host} said: 550 No such user (in reply to RCPT TO command)`],
    ['disabled', `${host} said: 550 mailbox is disabled (in reply to RCPT TO command)`],
    [
      'no_mailbox',
      `Nov 20 10:00:02 out postfix/smtp[77]: 4F1A: to=<mia@reader.example>, relay=mx.reader.example[203.0.113.5]:25, delay=1.2, delays=0/0/0.9/0.2, dsn=5.1.1, status=bounced (${host} said: 550 5.1.1 <mia@reader.example>: Recipient address rejected: User unknown in virtual mailbox table (in reply to RCPT TO command))`,
    ],
    // Exim
    [
      'no_mailbox',
      'SMTP error from remote mail server after RCPT TO:<mia@reader.example>: 550 5.1.1 User unknown',
    ],
    [
      'no_mailbox',
      'SMTP error from remote mail server after pipelined RCPT TO:<mia@reader.example>: 550 no mailbox by that name',
    ],
    [
      'full',
      'R=dnslookup T=remote_smtp H=mx.reader.example [203.0.113.5]: SMTP error from remote mail server after end of data: 552 5.2.2 over quota',
    ],
    // sendmail
    [
      'no_mailbox',
      '... while talking to mx.reader.example.:\n>>> RCPT To:<mia@reader.example>\n<<< 550 5.1.1 User unknown\n550 5.1.1 <mia@reader.example>... User unknown',
    ],
    [
      'no_mailbox',
      '... while talking to mx.reader.example.: >>> DATA <<< 550 5.1.1 <mia@reader.example>... User unknown <<< 503 5.0.0 Need RCPT (recipient)',
    ],
    ['no_mailbox', 'to=<mia@reader.example>, delay=00:00:02, mailer=esmtp, dsn=5.1.1, stat=User unknown'],
    // DragonFly Mail Agent, qmail, Exchange, Gmail, Yahoo, programs
    ['no_mailbox', 'mx.reader.example [203.0.113.5] did not like our RCPT TO: 550 5.1.1 User unknown'],
    [
      'no_mailbox',
      '203.0.113.5 does not like recipient.\nRemote host said: 550 no such user\nGiving up on 203.0.113.5.',
    ],
    ['disabled', "Remote Server returned '550 5.2.1 mailbox is inactive'"],
    ['no_mailbox', 'The response from the remote server was:\n550 5.1.1 The account does not exist.'],
    ['no_mailbox', 'Remote host said:\n550 5.1.1 unknown user [RCPT_TO]'],
    ['no_mailbox', "{'mia@reader.example': (550, b'5.1.1 no such user')}"],
    ['no_mailbox', "Can't send mail - all recipients were rejected: 550 5.1.1 unknown recipient"],
    // Codes glued to a sign, quoted, or over several lines
    ['no_mailbox', '550-#5.1.1 no such user'],
    ['no_mailbox', '"550 5.1.1 no such user"'],
    ['no_mailbox', '550-5.1.1 The account that you tried to reach\n550 5.1.1 does not exist'],
    // One server asked another
    [
      'no_mailbox',
      `550 5.1.0 <mia@reader.example>: Recipient address rejected: undeliverable address: ${host} said: 550 5.1.1 no such user (in reply to RCPT TO command) (in reply to RCPT TO command)`,
    ],
  ])('%s: %s', (expected, text) => {
    expect(says(text)).toBe(expected)
  })
})

describe('what is no word on the recipient, logged the same way', () => {
  test.each([
    // The command was refused for its sender, our host, or our name.
    `${host} said: 550 5.1.1 <news@harbor.example>: User unknown (in reply to MAIL FROM command)`,
    `${host} said: 550 no such user (in reply to EHLO command)`,
    `${host} refused to talk to me: 550 5.1.1 unknown user`,
    'SMTP error from remote mail server after MAIL FROM:<news@harbor.example> SIZE=1812: 550 5.1.1 unknown user',
    'SMTP error from remote mail server after initial connection: 550 unknown',
    'mx.reader.example [203.0.113.5] did not like our MAIL FROM: 550 5.1.1 no such user',
    'Connected to 203.0.113.5 but sender was rejected.\nRemote host said: 550 5.1.1 no such user',
    '>>> MAIL From:<news@harbor.example>\n<<< 550 5.1.1 User unknown',
    'Remote host said: 550 5.1.1 unknown user [MAIL_FROM]',
    // A rule, a block, a passing trouble.
    `${host} said: 554 5.7.1 <mia@reader.example>: Relay access denied (in reply to RCPT TO command)`,
    `${host} said: 550 5.7.1 Service unavailable; client [192.0.2.9] blocked using a list (in reply to RCPT TO command)`,
    `${host} said: 450 4.1.1 <mia@reader.example>: User unknown (in reply to RCPT TO command)`,
    `550 5.1.1 unverified address: ${host} said: 450 4.2.0 <mia@reader.example>: not now (in reply to RCPT TO command)`,
    `550 5.1.1 undeliverable address: ${host} said: 550 5.7.25 <mia@reader.example>: no (in reply to RCPT TO command)`,
    `550 5.1.1 undeliverable address: ${host} said: 550 5.1.1 user unknown (in reply to MAIL FROM command)`,
    '<<< 450 4.7.1 later\n<<< 550 5.1.1 User unknown',
    // The command itself was not understood, whatever the log adds.
    '502 5.5.1 command not implemented (in reply to RCPT TO command)',
    '550 5.1.1 user unknown: syntax of the command (in reply to RCPT TO command)',
    // A number behind a colon is no reply.
    'you passed the limit of your host: 550 messages an hour, unknown user',
  ])('other: %s', (text) => {
    expect(says(text)).toBe('other')
  })

  test('a code beside the text is not believed before one in it that passes', () => {
    const text = `${host} said: 450 4.1.1 User unknown (in reply to RCPT TO command)`
    expect(bounceSays({ code: 550, enhanced: '5.1.1', text })).toBe('other')
  })
})

test.each<[text: string, about: string, what: string]>([
  ['<mia@reader.example>: User unknown (in reply to RCPT TO command)', 'recipient', 'unknown'],
  [`${host} said: 550 5.1.1 User unknown (in reply to RCPT TO command)`, 'recipient', 'unknown'],
  [`unverified address: ${host} said: 451 4.3.0 no answer`, 'server', 'temporary'],
  ['your IP is blocked (in reply to RCPT TO command)', 'client', 'reputation'],
])('a server that passes on another reply at RCPT: %s', (text, about, what) => {
  const facts = { stage: 'rcpt', code: 550, enhanced: '5.1.1', text, provider: null } as const
  expect(classifyReply(facts)).toMatchObject({ about, what })
})

test('any text is read in a time that grows with it', () => {
  const pieces = [
    'host ',
    'SMTP error from remote server after ',
    '>>> DATA <',
    '<<< 550 ',
    ': ',
    "('",
    '-> ',
  ]
  const texts = [
    ...pieces.flatMap((piece) => [piece.repeat(50_000), piece + ' '.repeat(100_000)]),
    `host ${'a'.repeat(100_000)} said`,
    'smtp error from remote mail server after rcpt:    '.repeat(5_000),
    'the response from the remote server was :  '.repeat(5_000),
  ]
  for (const text of texts)
    expect(
      processorTime(() => readLog(text)),
      text.slice(0, 40),
    ).toBeLessThan(250)
})
