import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import { sayIn } from '@postproof/messages/say'
import { expect, test } from 'vitest'
import { type Case, inputFor, type Lines, mail, noWorld, signature } from '../context/fixture.ts'
import type { Check } from '../define-check.ts'
import { textsIn } from '../words/texts.ts'
import { check as autoHeaders } from './auto-headers.ts'
import { describeChecks } from './cases-fixture.ts'
import { check as dateHeader } from './date-header.ts'
import { check as duplicateHeaders } from './duplicate-headers.ts'
import { check as espFingerprint } from './esp-fingerprint.ts'
import { check as foreignVerdicts } from './foreign-verdicts.ts'
import { check as freemailFrom } from './freemail-from.ts'
import { check as fromHeader } from './from-header.ts'
import { check as headerEncoding } from './header-encoding.ts'
import { check as headerLeaks } from './header-leaks.ts'
import { check as lineLength } from './line-length.ts'
import { check as listId } from './list-id.ts'
import { check as listUnsubscribe } from './list-unsubscribe.ts'
import { check as messageId } from './message-id.ts'
import { check as oneClick } from './one-click.ts'
import { check as receivedChain } from './received-chain.ts'
import { check as replyTo } from './reply-to.ts'
import { check as returnPath } from './return-path.ts'
import { check as toHeader } from './to-header.ts'

const from = (value: string): string => mail({ From: value })
const date = (value: string): string => mail({ Date: value })
const https = '<https://example.org/u?id=1>'
const discussion = { 'List-ID': '<talk.example.org>', 'List-Post': '<mailto:talk@example.org>' }
const unsubscribe: Lines = {
  'List-Unsubscribe': https,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
}
const signed = { auth: { dkim: { signatures: [signature()] } } }
const upload = { session: { source: 'upload' as const, mailFrom: null } }
const googleSigned = { auth: { dkim: { signatures: [signature({ domain: 'gmail.com' })] } } }
const googleUnknown = {
  auth: { dkim: { signatures: [signature({ domain: 'gmail.com', result: 'temperror' as const })] } },
}
const dryRun = (status: 'accepts' | 'redirects' | 'refuses' | 'no-data') => ({
  ...signed,
  health: {
    oneClick: {
      url: 'https://example.org/u?id=1',
      status,
      httpStatus: 302,
      method: 'HEAD' as const,
      allow: null,
      location: 'https://example.org/bye',
      failure: null,
      detail: '',
    },
  },
})
const hop = (time: string, rest = 'from a.example.org by b.example.org with ESMTPS id 1') =>
  `${rest}; ${time}`
/** Of which only the words say that it goes to a list. */
const newsletter = mail({ From: 'a@example.org', Subject: 'Newsletter May' }, 'Dear friends, May is here.')
const gmail = 'Ann <ann@gmail.com>'

const cases: [Check, Case[]][] = [
  [
    fromHeader,
    [
      ['good one-valid', mail()],
      ['good one-valid', from('"news@example.org" <news@mail.example.org>')],
      ['good one-valid', from('PayPal <service@paypal.com>')],
      ['good one-valid', from('=?UTF-8?Q?J=C3=BCrgen?= <j@example.org>')],
      ['warning name-holds-lookalike', from('=?UTF-8?B?UNCweVBhbA==?= <a@example.org>')],
      ['good one-valid', from('=?UTF-8?B?0JDQvdC90LA=?= <a@example.org>')],
      ['bad missing', mail({ From: null })],
      ['bad several-fields', mail({ From: ['a@example.org', 'b@example.org'] })],
      ['bad several-addresses', from('a@example.org, b@example.org')],
      ['bad malformed', from('News')],
      ['bad malformed', from('news@localhost')],
      ['bad malformed', from('Doe, John <j@example.org>')],
      ['bad malformed', from('')],
      ['warning name-holds-address', from('"help@bank.example" <x@example.org>')],
      ['good one-valid', from('PayPal Service <x@example.org>')],
    ],
  ],
  [
    freemailFrom,
    [
      ['good own-domain', mail()],
      ['warning free-mail', from('Ann <ann@web.de>')],
      ['bad free-mail-bulk', from('Ann <ann@web.de>'), { kind: 'subscribers' }],
      ['warning free-mail', mail({ ...discussion, From: 'Ann <ann@web.de>' })],
      ['bad gmail-from-elsewhere', from(gmail)],
      ['warning free-mail', from(gmail), googleSigned],
      ['warning free-mail', from(gmail), googleUnknown],
      ['bad free-mail-bulk', from(gmail), { ...googleSigned, kind: 'subscribers' }],
      ['no-data no-from', mail({ From: null })],
    ],
  ],
  [
    replyTo,
    [
      ['good absent', mail()],
      ['good same-organization', mail({ 'Reply-To': 'a@help.example.org' })],
      ['warning other-domain', mail({ 'Reply-To': 'a@example.net' })],
      ['warning other-domain', mail({ From: gmail, 'Reply-To': 'a@web.de' })],
      ['bad free-mail', mail({ 'Reply-To': 'boss@gmail.com' })],
      [
        'good list',
        mail({ ...discussion, From: 'Ann <ann@acme.test>', 'Reply-To': 'talk@lists.example.org' }),
      ],
      ['bad free-mail', mail({ ...discussion, From: 'Ann <ann@acme.test>', 'Reply-To': 'boss@gmail.com' })],
      ['warning unreadable', mail({ 'Reply-To': 'nobody' })],
      ['no-data no-from', mail({ From: null, 'Reply-To': 'a@example.net' })],
    ],
  ],
  [
    returnPath,
    [
      ['good present', mail()],
      ['good present', mail(), { session: { mailFrom: 'b+reader=example.com@bounce.example.org' } }],
      ['warning other-domain', mail(), { session: { mailFrom: 'b@mcsv.net' } }],
      ['good list', mail(discussion), { session: { mailFrom: 'talk-bounces@lists.example.net' } }],
      ['good empty', mail(), { session: { mailFrom: '' } }],
      ['bad empty-bulk', mail(), { session: { mailFrom: '' }, kind: 'subscribers' }],
      ['no-data no-envelope', mail(), upload],
    ],
  ],
  [
    dateHeader,
    [
      ['good within-limits', mail()],
      ['good within-limits', date('20 Nov 26 04:58 EST (winter (time))')],
      ['bad missing', mail({ Date: null })],
      ['bad missing', mail({ Date: null }), upload],
      ['bad unreadable', date('2026-11-20T10:00:00Z')],
      ['bad unreadable', date('Fri, 31 Feb 2026 10:00:00 +0000')],
      ['warning future', date('Fri, 20 Nov 2026 11:30:00 +0000')],
      ['bad future', date('Sat, 21 Nov 2026 20:00:00 +0000')],
      ['good within-limits', date('Fri, 20 Nov 2026 10:59:00 +0000')],
      ['warning old', date('Wed, 18 Nov 2026 10:00:00 +0000')],
      ['bad far-off', date('Thu, 12 Nov 2026 10:00:00 +0000')],
      ['bad far-off', date('Sat, 28 Nov 2026 10:00:00 +0000')],
      ['no-data no-clock', date('Thu, 12 Nov 2020 10:00:00 +0000'), upload],
    ],
  ],
  [
    messageId,
    [
      ['good valid', mail()],
      ['bad absent', mail({ 'Message-ID': null })],
      ['bad absent', mail({ 'Message-ID': '' })],
      ['bad duplicate', mail({ 'Message-ID': ['<1@example.org>', '<2@example.org>'] })],
      ['warning malformed', mail({ 'Message-ID': '1@example.org' })],
      ['warning no-domain', mail({ 'Message-ID': '<12345>' })],
      ['warning not-fqdn', mail({ 'Message-ID': '<1@localhost>' })],
      ['good of-service', mail({ 'Message-ID': '<1@geopod-ismtpd-7>', 'X-SG-EID': 'x' })],
    ],
  ],
  [
    toHeader,
    [
      ['good one', mail()],
      ['good few', mail({ Cc: 'b@example.com' })],
      ['warning many', mail({ Cc: 'b@example.com' }), { kind: 'subscribers' }],
      ['good few', mail({ Cc: 'b@example.com', 'List-Post': '<mailto:l@example.org>' })],
      ['warning many', mail({ Cc: 'b@example.com', 'List-Post': 'NO' }), { kind: 'subscribers' }],
      ['warning many', mail({ To: Array.from({ length: 11 }, (_, n) => `r${n}@example.com`).join(', ') })],
      ['warning undisclosed', mail({ To: 'undisclosed-recipients:;' })],
      ['warning absent', mail({ To: null })],
      ['warning absent', mail({ To: '' })],
      ['warning unreadable', mail({ To: 'nobody' })],
    ],
  ],
  [
    duplicateHeaders,
    [
      ['good none', mail({ Received: ['a', 'b'] })],
      ['bad repeated', mail({ Subject: ['one', 'two'] })],
      ['bad repeated', mail({ 'List-Unsubscribe': [https, https] })],
    ],
  ],
  [
    lineLength,
    [
      ['good fits', mail()],
      ['good fits', mail({ 'List-Unsubscribe': `<https://example.org/${'x'.repeat(90)}>` })],
      ['good fits', mail({ 'X-Long': 'many words '.repeat(12) })],
      ['good header-over-78', mail({ Subject: 'many words '.repeat(12) })],
      ['good fits', mail({ Subject: `${'many words '.repeat(5)}\r\n ${'many words '.repeat(5)}` })],
      ['bad over-998', mail({}, 'x'.repeat(999))],
      ['good fits', mail({}, 'x'.repeat(998))],
      ['bad raw-eight-bit', mail({ Subject: 'Gr\xc3\xbc\xc3\x9fe' })],
      ['good fits', mail({ Subject: 'Gr\xc3\xbc\xc3\x9fe' }), { session: { smtputf8: true } }],
    ],
  ],
  [
    headerEncoding,
    [
      ['good valid', mail({ To: '"A" <a@b.c>, =?UTF-8?Q?J=C3=BCrgen?= <d@b.c>, "E" <e@b.c>' })],
      ['good valid', mail()],
      ['good valid', mail({ Subject: '=?UTF-8?Q?Gr=C3=BC=C3=9Fe?=' })],
      ['good valid', mail({ Subject: '=?UTF-8?B?R3LDvMOfZQ==?=' })],
      ['warning needless-base64', mail({ Subject: '=?UTF-8?B?SGVsbG8gd29ybGQ=?=' })],
      ['bad raw-eight-bit', mail({ Subject: 'Gr\xc3\xbc\xc3\x9fe' })],
      ['good valid', mail({ Subject: 'Gr\xc3\xbc\xc3\x9fe' }), { session: { smtputf8: true } }],
      ['warning raw-utf8', mail({ Subject: 'Gr\xc3\xbc\xc3\x9fe' }), upload],
      ['bad raw-eight-bit', mail({ Subject: 'Gr\xfc\xdfe' }), upload],
      ['bad broken-words', mail({ Subject: '=?UTF-8?Q?Gr=C3?=' })],
      [
        'bad raw-eight-bit',
        mail({ Subject: '\xcf\xf0', 'Content-Type': 'text/plain; charset=windows-1251' }),
      ],
      ['bad broken-words', mail({ Subject: '=?iso-8859-1?Q?Gr=C3=BC=C3=9Fe?=' })],
      ['bad broken-words', mail({ Subject: '=?utf-7?Q?a_+_b?=' })],
      ['good valid', mail({ Subject: '=?utf-7?Q?Gr+APwA3w-e?=' })],
      ['good valid', mail({ Subject: '=?iso-8859-1?Q?Gr=FC=DFe?=' })],
      ['warning misspelled-charset', mail({ Subject: "=?'utf-8'?Q?Gr=C3=BC=C3=9Fe?=" })],
      ['warning control-characters', mail({ Subject: '=?utf-8?Q?Hello=0D=0ABcc=3A_x=40y.example?=' })],
      ['warning control-characters', mail({ Subject: '=?utf-8?Q?Gr=C3=BC=C3=9Fe=0A?=' })],
      ['warning control-characters', mail({ Subject: '=?utf-8?B?R3LDvMOfZQ0K?=' })],
      ['warning control-characters', mail({ From: '=?utf-8?Q?J=C3=BCr=00gen?= <j@example.org>' })],
      ['warning control-characters', mail({ To: '=?utf-8?Q?Ann=E2=80=A8Lee?= <a@example.com>' })],
      ['warning control-characters', mail({ Subject: '=?iso-8859-1?Q?Gr=FC=DFe=81?=' })],
      ['good valid', mail({ Subject: '=?utf-8?Q?Gr=C3=BC=C3=9Fe=09an_alle?=' })],
      ['good valid', mail({ Subject: '=?utf-8?Q?Gr=C3=BC?=\r\n =?utf-8?Q?=C3=9Fe?=' })],
      ['good valid', mail({ Subject: '=?windows-1252?Q?=80_5_=96_7?=' })],
      ['good valid', mail({ Subject: 'A line end is written =0D=0A' })],
      ['warning misspelled-charset', mail({ From: '=?utf_8?Q?J=C3=BCrgen?= <j@example.org>' })],
      ['good valid', mail({ Subject: '=?cp936?B?u+HS6bzN0qo=?=' })],
      ['good valid', mail({ Subject: '=?iso-2022-kr?B?GyQpQw4+SDNnDw==?=' })],
      ['good valid', mail({ Subject: '=?UTF-8?B?R3LDvMOfZQ?=' })],
      ['bad broken-words', mail({ Subject: '=?klingon?Q?abc?=' })],
      ['bad broken-words', mail({ Subject: '=?UTF-8?Q?open end' })],
      ['bad broken-words', mail({ Subject: '=?UTF-8?B?SGVsbG8*d29ybGQ?=' })],
      ['warning quoted-word', from('"=?UTF-8?Q?J=C3=BCrgen?=" <j@example.org>')],
    ],
  ],
  [
    autoHeaders,
    [
      ['good sane', mail({ Precedence: 'bulk' })],
      ['good sane', mail({ 'Auto-Submitted': 'auto-generated' })],
      ['good sane', mail({ 'Auto-Submitted': 'no' }), { kind: 'subscribers' }],
      [
        'warning auto-submitted-newsletter',
        mail({ 'Auto-Submitted': 'auto-generated' }),
        { kind: 'subscribers' },
      ],
      ['warning precedence-junk', mail({ Precedence: 'junk' })],
    ],
  ],
  [
    listUnsubscribe,
    [
      ['good https-and-mailto', mail({ 'List-Unsubscribe': `${https},\r\n <mailto:u@example.org>` })],
      ['good https', mail({ 'List-Unsubscribe': https })],
      ['warning http-only', mail({ 'List-Unsubscribe': '<http://example.org/u>' })],
      ['warning mailto-only', mail({ 'List-Unsubscribe': '<mailto:u@example.org>' })],
      ['bad malformed', mail({ 'List-Unsubscribe': 'https://example.org/u' })],
      ['bad malformed', mail({ 'List-Unsubscribe': '<javascript:alert(1)>' })],
      ['warning encoded-words', mail({ 'List-Unsubscribe': '=?utf-8?Q?=3Chttps=3A//example=2Eorg=3E?=' })],
      ['warning folded', mail({ 'List-Unsubscribe': '<https://example.org/\r\n u>' })],
      ['good mailto', mail({ ...discussion, 'List-Unsubscribe': '<mailto:leave@example.org>' })],
      ['no-data other-kind', mail(discussion)],
      ['bad missing', mail(), { kind: 'subscribers' }],
      ['warning looks-like-list-mail', newsletter],
      ['no-data other-kind', mail()],
    ],
  ],
  [
    oneClick,
    [
      ['good complete', mail(unsubscribe), dryRun('accepts')],
      ['good complete-untried', mail(unsubscribe), dryRun('no-data')],
      ['good complete-untried', mail(unsubscribe), signed],
      ['warning endpoint-redirects', mail(unsubscribe), dryRun('redirects')],
      ['warning endpoint-refuses', mail(unsubscribe), dryRun('refuses')],
      ['bad missing', mail({ 'List-Unsubscribe': https })],
      ['no-data other-kind', mail(discussion)],
      ['warning looks-like-list-mail', newsletter],
      ['bad missing', mail({ Subject: 'Newsletter May' }, 'Dear subscribers, hello.')],
      ['no-data other-kind', mail()],
      ['bad wrong-value', mail({ ...unsubscribe, 'List-Unsubscribe-Post': 'yes' })],
      ['bad no-https', mail({ ...unsubscribe, 'List-Unsubscribe': '<mailto:u@example.org>' }), signed],
      ['bad not-signed', mail(unsubscribe)],
      [
        'bad not-signed',
        mail(unsubscribe),
        { auth: { dkim: { signatures: [signature({ signedHeaders: ['from', 'list-unsubscribe'] })] } } },
      ],
      ['warning not-signed', mail(unsubscribe), { kind: 'personal' }],
      [
        'no-data signature-unknown',
        mail(unsubscribe),
        { auth: { dkim: { signatures: [signature({ result: 'temperror' })] } } },
      ],
    ],
  ],
  [
    listId,
    [
      ['good present', mail({ 'List-ID': 'Our news <news.example.org>' })],
      ['warning malformed', mail({ 'List-ID': 'news.example.org' })],
      ['warning missing', mail(), { kind: 'subscribers' }],
      ['no-data other-kind', mail()],
    ],
  ],
  [
    headerLeaks,
    [
      ['good none', mail({ 'X-Mailer': 'Apple Mail (2.3654)' })],
      ['warning script', mail({ 'X-PHP-Originating-Script': '33:mailer.php' })],
      ['warning script', mail({ 'X-Mailer': 'PHPMailer 5.2.9 (https://github.com/)' })],
      [
        'good internal-address',
        mail({ Received: hop('Fri, 20 Nov 2026 09:59:00 +0000', 'from [10.0.0.7] by b') }),
      ],
    ],
  ],
  [
    receivedChain,
    [
      ['no-data none', mail()],
      ['good sound', mail({ Received: hop('Fri, 20 Nov 2026 09:59:00 +0000') })],
      [
        'good sound',
        mail({ Received: [hop('Fri, 20 Nov 2026 09:59:00 +0000'), hop('Fri, 20 Nov 2026 10:04:00 +0000')] }),
      ],
      [
        'warning clock-skew',
        mail({ Received: [hop('Fri, 20 Nov 2026 09:00:00 +0000'), hop('Fri, 20 Nov 2026 11:00:00 +0000')] }),
      ],
      ['warning many-hops', mail({ Received: Array(11).fill(hop('Fri, 20 Nov 2026 09:59:00 +0000')) })],
      ['warning unreadable', mail({ Received: 'nothing of use' })],
    ],
  ],
  [
    espFingerprint,
    [
      ['good recognized', mail({ 'X-MC-User': 'abc' })],
      ['no-data not-recognized', mail()],
    ],
  ],
  [
    foreignVerdicts,
    [
      ['good none', mail()],
      ['good ignored', mail({ 'X-Spam-Status': 'Yes' })],
      ['good ignored', mail({ 'Authentication-Results': 'mx.elsewhere.test; spf=pass' })],
      ['bad forged', mail({ 'Authentication-Results': '(x) MX.postproof.test 1; spf=pass' })],
      ['good ignored', mail({ 'Authentication-Results': 'mx.postproof.test; spf=pass' }), upload],
    ],
  ],
]

describeChecks(cases)

test('evidence quotes the header with its source line', async () => {
  const { evidence } = await fromHeader.run(inputFor(mail({ From: 'News' })), noWorld)
  expect(evidence).toEqual([{ label: 'From', value: 'From: News', place: { in: 'raw', line: 1 } }])
})

test('what is missing is said with the header lines that were looked at, and why it is asked for', async () => {
  const { evidence, facts } = await listUnsubscribe.run(inputFor(newsletter), noWorld)
  expect(evidence).toEqual([
    {
      label: plain('evidence.headers-looked-at'),
      value: 'From, To, Subject, Date, Message-ID, MIME-Version, Content-Type',
      place: { in: 'raw', line: 1 },
    },
  ])
  expect((facts.why as unknown as Message[]).map(sayIn('en'))).toEqual([
    'the subject says “newsletter”',
    'it greets “dear friends”',
  ])
})

test.each([
  [date('Wed, 18 Nov 2026 07:30:00 +0100'), 'is 2 days before it arrived.'],
  [date('Wed, 11 Nov 2026 07:30:00 +0100'), 'is 9 days before it arrived.'],
  [date('Fri, 20 Nov 2026 13:00:00 +0000'), 'is 3 hours in the future.'],
  [date('Fri, 20 Nov 2026 10:00:00 +0000'), 'matches.'],
])('the dates are said plainly', async (source, end) => {
  const finding = await dateHeader.run(inputFor(source), noWorld)
  const said = textsIn('en').date_header!.found(finding)
  expect(said).toMatch(
    /^The email says it was sent on \d+ Nov 2026, \d\d:\d\d UTC; it arrived on 20 Nov 2026, 10:00 UTC\. That /,
  )
  expect(said.slice(said.indexOf('That ') + 5)).toBe(end)
})

test('a Gmail address used from elsewhere is told apart for the provider rules', async () => {
  const elsewhere = await freemailFrom.run(inputFor(from(gmail)), noWorld)
  const genuine = await freemailFrom.run(inputFor(from(gmail), googleSigned), noWorld)
  expect([elsewhere.facts.gmail, genuine.facts.gmail]).toEqual([true, undefined])
})
