import { readMessage } from '@postproof/message/read'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recognizeEsp } from '../context/esp.ts'
import { type Lines, mail } from '../context/fixture.ts'
import { detectLanguage } from '../context/language.ts'
import { appliesTo } from './applies.ts'
import { kindOfMail, listRules, type MailKind, mailKinds } from './index.ts'

/** Each kind of mail with its honest hard cases: what looks like another kind, in several languages. */

const utf8 = (text: string) => Buffer.from(text).toString('latin1')

function kindOf(changes: Lines, body = 'Hello.') {
  const lines = Object.fromEntries(
    Object.entries({ From: 'Ann Weber <ann@firm.example>', ...changes }).map(([name, value]) => [
      name,
      typeof value === 'string' ? utf8(value) : value,
    ]),
  )
  const message = readMessage(Buffer.from(mail(lines, utf8(body)), 'latin1'))
  const text = message.html?.visibleText ?? message.text?.source ?? ''
  return kindOfMail(message, { esp: recognizeEsp(message), language: detectLanguage(text) })
}

const parts = (type: string, ...inner: [type: string, body: string, more?: string][]) => ({
  type: `${type}; boundary=edge`,
  body: [
    ...inner.flatMap(([of, body, more]) => [
      '--edge',
      `Content-Type: ${of}`,
      ...(more ? [more] : []),
      '',
      body,
    ]),
    '--edge--',
  ].join('\n'),
})
const html = { 'Content-Type': 'text/html; charset=utf-8' }
const service = 'Feedback-ID'
const status =
  'Reporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; a@b.example\nAction: failed\nStatus: 5.1.1'
const invite = (method: string) =>
  `BEGIN:VCALENDAR\nMETHOD:${method}\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR`

type Row = [kind: MailKind, name: string, changes: Lines, body?: string]
const multi = (
  kind: MailKind,
  name: string,
  { type, body }: ReturnType<typeof parts>,
  more: Lines = {},
): Row => [kind, name, { 'Content-Type': type, ...more }, body]

/** By a marketing service, with its campaign, pictures and a way out: what only the number of a matter outweighs. */
const throughMarketing = { ...html, From: 'Shop <hello@firm.example>', 'X-RPCampaign': 'x', Subject: 'Hello' }
const shop = '<p>Shop now: up to 30% off</p><a href="https://firm.example/unsubscribe">Unsubscribe</a>'
const numbered = (label: string): Row => [
  'transactional',
  label,
  throughMarketing,
  `<p>${label}</p><p>Lorem.</p>${shop}`,
]

const rows: Record<string, Row[]> = {
  'the number of a matter': [
    ...[
      'Order #: WEB32748174',
      'Tracking Number: 9261290376142251915324',
      'Your booking reference is AB-12345',
      'Card ending in ****4321',
      'Ihre Bestellung Nr. 4711-0815 ist da',
      'Sendungsnummer 00340434161094042557',
      'Votre commande n° 2026114711',
      'Numéro de suivi : 6A1234567890',
      'Su pedido 40012345 ha salido',
      'Prenotazione: RM-99812',
      'Uw bestelnummer is 1002003004',
      'Numer przesyłki: 620999123456',
      'Ваш заказ № 1234567',
      '注文番号：250-1234567-7654321',
      '订单号：2026112812345',
    ].map(numbered),
    ...[
      'Order by 2026-12-01 for delivery in time',
      'Order 2 boots, get 1 free',
      'Use code SAVE12345 with your order',
      'Reference models from 1987',
      'Our parcel service turns 25',
      'Order now: 0800 4711',
    ].map((text): Row => ['subscribers', text, throughMarketing, `<p>${text}</p>${shop}`]),
    [
      'subscribers',
      'with List-Unsubscribe',
      { ...throughMarketing, 'List-Unsubscribe': '<https://firm.example/u>' },
      '<p>Order #: WEB32748174</p>',
    ],
    [
      'personal',
      'a person asks about an order',
      { 'X-Mailer': 'Apple Mail (2.3654)', Subject: 'Boots' },
      'My order number 4711081500 came without laces.',
    ],
  ],
  'answers with a tag before the subject': [
    ...['Re: [dev] Builds', 'AW: [Verein Nord] Termin', '[Spambayes] test sets', 'Re: Re: [a.b-c] x'].map(
      (Subject): Row => ['list-post', Subject, { Subject, 'In-Reply-To': '<1@b.example>' }],
    ),
    ...[
      'Re: [EXTERNAL] Builds',
      'Re: [External Email] Offer',
      '[Spam] Re: Hi',
      'Re: [#4711] Help',
      'Re: Builds [dev]',
    ].map((Subject): Row => ['personal', Subject, { Subject, 'In-Reply-To': '<1@b.example>' }]),
    ['personal', 'no answer', { Subject: '[dev] Builds' }],
  ],
  'names from which nothing but lists is sent': [
    ['subscribers', 'a feed', { From: 'boingboing <rssfeeds@firm.example>', Subject: 'Now we are 10' }],
    ['subscribers', 'a digest', { From: 'Firm <newsletter@firm.example>', Subject: 'March' }],
    ['transactional', 'a receipt', { From: 'Firm <newsletter@firm.example>', Subject: 'Your receipt' }],
  ],
  'committees and those who signed up': [
    [
      'subscribers',
      'a political committee',
      { ...html, From: 'Ann <info@firm.example>', Subject: 'Thank you' },
      '<p>Thank you for joining our campaign! <a href="https://firm.example/give">Chip in</a></p><p>Paid for by Ann for Mayor</p>',
    ],
    [
      'subscribers',
      'a sign-up',
      { ...html, From: 'Club <info@firm.example>', Subject: 'Welcome' },
      '<p>Thank you for subscribing to us.</p><p>Donate today: <a href="https://firm.example/give">here</a></p>',
    ],
  ],
  'what services write on mail to one person': [
    ['transactional', 'Postmark', { Subject: 'Reset your password', [service]: 's1-_:s1:a1:postmark' }],
    ['transactional', 'Mandrill, German', { Subject: 'Ihr Termin am 3. Mai', [service]: '1:1.2:md' }],
    ['transactional', 'Mailjet, French', { Subject: 'Votre colis est arrivé', [service]: '42.1.2:MJ' }],
    ['transactional', 'SendGrid, Spanish', { Subject: 'Tu pedido 4711', 'X-Feedback-ID': '1:SG' }],
    ['transactional', 'Google', { Subject: 'Hola', [service]: '127:account-notifier' }],
    [
      'transactional',
      'Brevo without a campaign',
      {
        Subject: 'Hallo',
        [service]: '1.2.3.4:9_-1:9:Sendinblue',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    ],
    ['subscribers', 'Brevo with a campaign', { Subject: 'Hallo', [service]: '1.2.3.4:9_17:9:Sendinblue' }],
    ['transactional', 'SES, Italian', { Subject: 'La tua prenotazione', 'X-SES-Outgoing': '1' }],
    ['transactional', 'Polish invoice', { Subject: 'Faktura 12/2026', 'X-Mailgun-Sid': 'x' }],
    [
      'transactional',
      'Japanese order',
      { Subject: 'ご注文ありがとうございます', From: 'shop <order@firm.example>' },
    ],
    ['transactional', 'Chinese code', { Subject: '您的验证码', From: 'no-reply@firm.example' }],
    [
      'transactional',
      'an order with a way to leave the list',
      {
        Subject: 'Your order has shipped',
        'List-Unsubscribe': '<https://firm.example/u>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    ],
    [
      'subscribers',
      'an offer that names an order',
      { Subject: '20% off your order', 'List-Unsubscribe': '<https://firm.example/u>' },
    ],
    [
      'transactional',
      'Mailman asks for a confirmation',
      {
        Subject: 'confirm 81ab',
        'List-Id': '<g.lists.example>',
        Precedence: 'bulk',
        'X-BeenThere': 'g@lists.example',
        'X-List-Administrivia': 'yes',
      },
    ],
  ],
  'what programs answer and report': [
    [
      'automatic-answer',
      'Exchange',
      {
        Subject: 'Automatic reply: Offer',
        'Auto-Submitted': 'auto-generated',
        'In-Reply-To': '<1@a.example>',
      },
    ],
    [
      'automatic-answer',
      'Sieve, German',
      { Subject: 'Abwesend: Angebot', 'Auto-Submitted': 'auto-replied (vacation)' },
    ],
    ['automatic-answer', 'procmail', { Subject: 'Re: Offer', Precedence: 'auto_reply' }],
    ['automatic-answer', 'autorespond', { Subject: 'Merci', 'X-Autorespond': 'oui' }],
    [
      'automatic-answer',
      'with Precedence: bulk',
      { 'Auto-Submitted': 'auto-replied', Precedence: 'bulk', References: '<1@a.example>' },
    ],
    ['personal', 'Auto-Submitted: no', { 'Auto-Submitted': 'no', 'In-Reply-To': '<1@a.example>' }],
    ['report', 'cron', { From: 'root <root@host.example>', Subject: 'Cron <root@host> backup' }],
    ['report', 'Anacron', { Subject: "Anacron job 'cron.daily' on host" }],
    ['report', 'Nagios', { From: 'nagios@host.example', Subject: '** RECOVERY Host Alert: db1 is UP **' }],
    ['report', 'Alertmanager', { Subject: '[FIRING:2] DiskFull (db1)', ...html }, '<p>Disk full</p>'],
    ['report', 'CloudWatch', { Subject: 'ALARM: "cpu" in EU (Ireland)', From: 'no-reply@sns.example' }],
    [
      'report',
      'a script',
      { Subject: 'Sicherung fertig', 'Auto-Submitted': 'auto-generated', Precedence: 'bulk' },
    ],
    ['report', 'a build robot', { From: 'build robot <ci@firm.example>', Subject: '[main] BUILD SUCCESS' }],
    [
      'transactional',
      'a notice in HTML',
      { Subject: 'Bitte prüfen', 'Auto-Submitted': 'auto-generated', ...html },
      '<p>Hallo</p>',
    ],
    ['personal', 'a person who writes about cron', { Subject: 'Cron does not run' }],
  ],
  'reports by their structure': [
    multi(
      'bounce',
      'Postfix',
      parts(
        'multipart/report; report-type=delivery-status',
        ['text/plain', 'Failed.'],
        ['message/delivery-status', status],
      ),
    ),
    multi(
      'bounce',
      'without report-type',
      parts('multipart/report', ['text/plain', 'Unzustellbar.'], ['message/delivery-status', status]),
    ),
    multi(
      'bounce',
      'a delay',
      parts(
        'multipart/report; report-type=delivery-status',
        ['text/plain', 'Delayed.'],
        ['message/delivery-status', status.replace('failed', 'delayed')],
      ),
    ),
    multi(
      'personal',
      'a type that names a part which is not there',
      parts('multipart/report; report-type=delivery-status', ['text/plain', 'Sign in: https://evil.example']),
      { From: 'Mail Delivery System <x@evil.example>' },
    ),
    multi(
      'automatic-answer',
      'a read receipt',
      parts(
        'multipart/report; report-type=disposition-notification',
        ['text/plain', 'Lu.'],
        ['message/disposition-notification', 'Disposition: manual-action/MDN-sent-manually; displayed'],
      ),
    ),
    multi(
      'report',
      'a complaint',
      parts(
        'multipart/report; report-type=feedback-report',
        ['text/plain', 'Spam.'],
        ['message/feedback-report', 'Feedback-Type: abuse'],
      ),
    ),
    multi(
      'report',
      'TLS',
      parts('multipart/report; report-type=tlsrpt', ['text/plain', 'TLS.'], ['application/tlsrpt+gzip', 'x']),
    ),
    multi(
      'report',
      'DMARC',
      parts(
        'multipart/mixed',
        ['text/plain', 'x'],
        ['application/zip', 'x', 'Content-Disposition: attachment; filename=a.zip'],
      ),
      { Subject: 'Report Domain: a.example Submitter: b.example Report-ID: 1' },
    ),
    [
      'bounce',
      'Exim in words',
      {
        From: 'Mail Delivery System <Mailer-Daemon@mx.example>',
        Subject: 'Mail delivery failed: returning message to sender',
        'X-Failed-Recipients': 'a@b.example',
        'Auto-Submitted': 'auto-replied',
      },
    ],
    [
      'bounce',
      'qmail in words',
      { From: 'MAILER-DAEMON@mx.example', Subject: 'failure notice', 'Return-Path': '<>' },
      '<a@b.example>:\n550 5.1.1 No such user',
    ],
    [
      'bounce',
      'Russian',
      { From: 'mailer-daemon@mx.example', Subject: 'Сообщение не доставлено' },
      '<a@b.example>: 550 5.1.1 User unknown',
    ],
    [
      'personal',
      'a person passes a bounce on',
      { Subject: 'Fwd: Undelivered Mail', 'X-Mailer': 'Apple Mail (2.1)' },
    ],
    [
      'transactional',
      'words of a bounce in HTML',
      {
        From: 'Mail Delivery System <noreply@evil.example>',
        Subject: 'Undelivered Mail Returned to Sender',
        ...html,
      },
      '<a href="https://evil.example/login">Sign in</a>',
    ],
  ],
  'invitations and encrypted mail': [
    multi(
      'invitation',
      'a request',
      parts(
        'multipart/alternative',
        ['text/plain', 'x'],
        ['text/calendar; method=REQUEST', invite('REQUEST')],
      ),
    ),
    multi(
      'invitation',
      'the method in the object alone',
      parts('multipart/alternative', ['text/plain', 'x'], ['text/calendar', invite('CANCEL')]),
    ),
    multi(
      'invitation',
      'an answer, French',
      parts('multipart/mixed', ['text/plain', 'Accepté'], ['text/calendar; method=REPLY', invite('REPLY')]),
    ),
    multi(
      'transactional',
      'a booking with a date to keep',
      parts(
        'multipart/mixed',
        ['text/plain', 'x'],
        ['text/calendar', invite('PUBLISH'), 'Content-Disposition: attachment; filename=a.ics'],
      ),
      { Subject: 'Buchungsbestätigung 12' },
    ),
    multi(
      'encrypted',
      'PGP/MIME',
      parts(
        'multipart/encrypted; protocol="application/pgp-encrypted"',
        ['application/pgp-encrypted', 'Version: 1'],
        ['application/octet-stream', 'x'],
      ),
    ),
    [
      'encrypted',
      'S/MIME',
      { 'Content-Type': 'application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m' },
    ],
    ['encrypted', 'S/MIME without a type', { 'Content-Type': 'application/x-pkcs7-mime; name=smime.p7m' }],
    ['encrypted', 'inline PGP', {}, '-----BEGIN PGP MESSAGE-----\n\nhQ==\n-----END PGP MESSAGE-----'],
    ['personal', 'signed alone', { 'Content-Type': 'application/pkcs7-mime; smime-type=signed-data' }],
    ['personal', 'a person who quotes PGP', {}, 'What is this?\n> -----BEGIN PGP MESSAGE-----'],
    multi(
      'personal',
      'winmail.dat',
      parts(
        'multipart/mixed',
        ['text/plain', 'Siehe Anhang.'],
        ['application/ms-tnef; name=winmail.dat', 'x'],
      ),
    ),
  ],
  'lists and those who write to many': [
    ['list-post', 'Mailman', { 'List-Id': '<g.lists.example>', 'List-Post': '<mailto:g@lists.example>' }],
    ['list-post', 'GitHub', { 'X-GitHub-Reason': 'mention', 'List-Id': '<a.b.github.com>' }],
    ['list-post', 'Majordomo', { Precedence: 'bulk', Sender: 'owner-talk@lists.example' }],
    ['list-post', 'an answer on a list', { 'List-Id': '<g.lists.example>', References: '<1@a.example>' }],
    ['subscribers', 'a list that only announces', { 'List-Id': '<g.lists.example>', 'List-Post': 'NO' }],
    [
      'subscribers',
      'a header that programs ignore',
      { 'List-Unsubscribe': 'List-Unsubscribe: <https://firm.example/u>' },
    ],
    [
      'subscribers',
      'German, by its name',
      { Subject: 'Rundbrief Mai', From: 'Garten <info@firm.example>' },
      'Liebe Leserinnen und Leser, in dieser Ausgabe geht es um Tulpen.',
    ],
    ['subscribers', 'Chinese weekly', { Subject: '科技周刊（第 71 期）' }, '本周内容'],
    ['subscribers', 'Swedish', { Subject: 'Nyhetsbrev maj' }],
    [
      'subscribers',
      'a way out at the end, French',
      { Subject: 'Le jardin en mai', ...html },
      '<p>Bonjour</p><p><a href="https://firm.example/d">Se désinscrire</a></p>',
    ],
    [
      'personal',
      'a letter about a newsletter',
      { Subject: 'Draft' },
      'Could you read our newsletter before Friday?',
    ],
    [
      'cold-outreach',
      'English',
      { Subject: 'Quick question' },
      'Hi Tom,\nI came across your website and would love a 15 minute call.\nBest, Ann',
    ],
    [
      'cold-outreach',
      'German',
      { Subject: 'Kurze Frage' },
      'Guten Tag, ich bin auf Ihr Unternehmen gestoßen. Hätten Sie Interesse an einem kurzen Gespräch?',
    ],
    [
      'cold-outreach',
      'French',
      { Subject: 'Votre site web' },
      'Bonjour, je me permets de vous contacter. Seriez-vous intéressé par un audit gratuit ?',
    ],
    [
      'personal',
      'an answer with such words',
      { 'In-Reply-To': '<1@a.example>' },
      'Quick question: could we have a 15 minute call?',
    ],
  ],
}

describe.each(Object.entries(rows))('%s', (_, cases) => {
  test.each(cases.map(([kind, name, changes, body]) => ({ kind, name, changes, body })))(
    '$kind: $name',
    ({ kind, changes, body }) => {
      const judged = kindOf(changes, body)
      expect(judged.kind).toBe(kind)
      expect(judged.why.length).toBeGreaterThan(0)
    },
  )
})

test('evidence stands at its line', () => {
  const { evidence } = kindOf({ 'Auto-Submitted': 'auto-replied' })
  expect(evidence).toEqual([
    { label: 'Auto-Submitted', value: 'Auto-Submitted: auto-replied', place: { in: 'raw', line: 8 } },
  ])
})

test('what the user chose counts, and its rules with it', () => {
  const message = readMessage(Buffer.from(mail({ 'List-Unsubscribe': '<https://example.org/u>' })))
  const judged = kindOfMail(message, { esp: null, language: null, chosen: 'bounce' })
  expect(judged).toMatchObject({ kind: 'bounce', confidence: 'chosen' })
  expect(listRules(judged)).toBe('no')
  // A choice excuses no pretence; the structure of a bounce does.
  expect(appliesTo('sender_claim', judged)).toBe(true)
  expect(appliesTo('sender_claim', { kind: 'bounce', confidence: 'sure' })).toBe(false)
})

const field = fc.constantFrom(
  ...[
    'List-Unsubscribe',
    'List-Post',
    'Auto-Submitted',
    'Precedence',
    'Feedback-ID',
    'Subject',
    'From',
    'Sender',
  ],
  ...[
    'Content-Type',
    'In-Reply-To',
    'Return-Path',
    'X-Mailer',
    'X-Campaign',
    'List-Id',
    'X-Failed-Recipients',
  ],
)
const nasty = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    ...[
      '<>',
      '<mailto:a@b.example>',
      'NO',
      'auto-replied',
      'bulk',
      '(((',
      '=?utf-8?q?=3C?=',
      '_-1:1:Sendinblue',
    ],
    ...[
      'multipart/report; report-type=delivery-status; boundary=x',
      'text/calendar; method=REQUEST',
      'owner-a@b.example',
    ],
    ...[
      'Mail Delivery System <MAILER-DAEMON>',
      'Cron <a@b> c',
      'Report Domain: a Submitter: b',
      '您的验证码',
    ],
  ),
)

test('no mail crashes it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(field, nasty), { maxLength: 12 }), fc.string(), (fields, body) => {
      const source = `${fields.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n--x\r\n${body}`
      const message = readMessage(Buffer.from(source))
      const { kind } = kindOfMail(message, { esp: recognizeEsp(message), language: null })
      expect(mailKinds).toContain(kind)
    }),
    { numRuns: 300 },
  )
})

test('a mail twice as long takes about twice the time at most', () => {
  const timed = (times: number) => {
    const noise = 'quick question (((\n<a@b> unsubscribe [FIRING:1] Cron <a '.repeat(times)
    const source = `From: x <a@b.example>\r\nSubject: ${noise.replace(/\n/g, ' ')}\r\nList-Post: ${'('.repeat(times)}\r\n\r\n${noise}`
    const message = readMessage(Buffer.from(source))
    const begun = process.cpuUsage().user
    kindOfMail(message, { esp: null, language: null })
    return process.cpuUsage().user - begun
  }
  timed(2000)
  const [small, large] = [Math.min(timed(2000), timed(2000)), Math.min(timed(16_000), timed(16_000))]
  // Eight times the mail; a quadratic search would take 64 times as long.
  expect(large).toBeLessThan(small * 24 + 50_000)
})
