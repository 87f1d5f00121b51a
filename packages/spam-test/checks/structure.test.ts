import { expect, test } from 'vitest'
import {
  type Case,
  htmlMail,
  inputFor,
  mail,
  multipart,
  noWorld,
  type PartLines,
} from '../context/fixture.ts'
import { zipOf } from '../context/zip-fixture.ts'
import type { Check } from '../define-check.ts'
import { check as ampPart } from './amp-part.ts'
import { check as attachments } from './attachments.ts'
import { check as calendarParts } from './calendar-parts.ts'
import { describeChecks } from './cases-fixture.ts'
import { check as charset } from './charset.ts'
import { check as htmlMeta } from './html-meta.ts'
import { check as htmlNesting } from './html-nesting.ts'
import { check as htmlSize } from './html-size.ts'
import { check as inlineCid } from './inline-cid.ts'
import { check as messageSize } from './message-size.ts'
import { check as multipartCheck } from './multipart.ts'
import { check as textHtmlMatch } from './text-html-match.ts'
import { check as transferEncoding } from './transfer-encoding.ts'

const words =
  'The autumn leaves are falling in our garden and we have new tulip bulbs for the coming spring season.'
const plain = (body = words): PartLines => ({ type: 'text/plain; charset=utf-8', body })
const html = (body = `<p>${words}</p>`): PartLines => ({ type: 'text/html; charset=utf-8', body })
const other =
  'Quite different sentences stand here about motors, oil, brakes, wheels, engines and their noisy exhaust.'
const half =
  'The autumn leaves are falling in our garden and motors, oil, brakes, wheels have noisy exhaust pipes.'
const many = Array.from({ length: 80 }, (_, n) => `word${n}`).join(' ')
const digest = many.split(' ').slice(0, 35).join(' ')
const chinese = '我们的花园里秋天的叶子正在落下，春天的郁金香球茎已经到货了。'

const file = (
  name: string,
  content: Uint8Array | string = 'x',
  type = 'application/octet-stream',
): PartLines => ({
  type,
  headers: {
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Content-Transfer-Encoding': 'base64',
  },
  body: Buffer.from(content)
    .toString('base64')
    .replace(/(.{76})/g, '$1\n'),
})
const withFile = (...input: Parameters<typeof file>): string => multipart('mixed', plain(), file(...input))
const program = Buffer.alloc(80)
program.write('MZ', 0, 'latin1')
program.writeUInt32LE(64, 60)
program.write('PE', 64, 'latin1')
const olderMacro = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(512),
  Buffer.from('_VBA_PROJECT', 'utf16le'),
])
const amp =
  '<!doctype html><html ⚡4email><head><script async src="https://cdn.ampproject.org/v0.js"></script><style amp4email-boilerplate>body{}</style></head><body>x</body></html>'
const ampMail = (body: string): string =>
  Buffer.from(
    multipart(
      'alternative',
      plain(),
      { type: 'text/x-amp-html; charset=utf-8', headers: { 'Content-Transfer-Encoding': '8bit' }, body },
      html(),
    ),
  ).toString('latin1')
const frame = (body: string): string =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Autumn</title></head><body>${body}</body></html>`
const outlook =
  '<!--[if mso]><table><tr><td><![endif]--><div><p>One<p>Two<ul><li>a<li>b</ul><br><o:p></div><!--[if mso]></td></tr></table><![endif]--><![if !mso]><b>x</b><![endif]>'
const cid = (id: string, disposition = 'inline'): PartLines => ({
  type: 'image/png',
  headers: {
    'Content-ID': `<${id}>`,
    'Content-Disposition': disposition,
    'Content-Transfer-Encoding': 'base64',
  },
  body: 'iVBORw0KGgo=',
})
const lines = (count: number): string => `${'x'.repeat(99)}\n`.repeat(count / 100)
const encoded = (type: string, encoding: string, body: string): string =>
  mail({ 'Content-Type': type, 'Content-Transfer-Encoding': encoding }, body)
const asUtf8 = (text: string): string => Buffer.from(text).toString('latin1')

const named = (type: string, disposition: string, body = 'hello') =>
  multipart('mixed', plain(), { type, headers: { 'Content-Disposition': disposition }, body })
const calendar = (head: string, event = 'SUMMARY:Meeting'): string =>
  `BEGIN:VCALENDAR\n${head}\nBEGIN:VEVENT\n${event}\nEND:VEVENT\nEND:VCALENDAR`
const invite = (type: string, ...lines: Parameters<typeof calendar>): string =>
  multipart('alternative', plain(), { type, body: calendar(...lines) })
const pgpBody = [
  '--pgp\nContent-Type: application/pgp-encrypted\n\nVersion: 1',
  '--pgp\nContent-Type: application/octet-stream; name=encrypted.asc\n\n-----BEGIN PGP MESSAGE-----\n\nhQ==',
  '--pgp--',
].join('\n')
const pgp = mail({ 'Content-Type': 'multipart/encrypted; boundary=pgp' }, pgpBody)
const tnef = Buffer.from('eJ8+IgAAAAA=', 'base64')
const undeclared = (charset: string, text: string): string =>
  htmlMail(`<meta charset="${charset}"><p>${text}</p>`, { 'Content-Type': 'text/html' })
const namedPlain: PartLines = { type: 'text/plain; charset=utf-8; name="body.txt"', body: 'Leaves fall.' }
const namedHtml: PartLines = {
  type: 'text/html; charset=utf-8; name="body.html"',
  body: '<p>Leaves fall.</p>',
}
const exe: PartLines = { type: 'application/octet-stream; name=a.exe', body: 'x' }
const manyFiles = Array.from({ length: 150 }, (): PartLines => ({ type: 'text/csv; name=a.csv', body: 'a' }))
const attachedMail = multipart('mixed', plain(), exe).replaceAll('edge', 'inner').replaceAll('\r', '')

const cases: [Check, Case[]][] = [
  [
    multipartCheck,
    [
      ['good alternative', multipart('alternative', plain(), html())],
      ['good text-only', mail()],
      ['warning html-only', htmlMail('<p>Hello</p>')],
      ['warning empty-text', multipart('alternative', plain(' \n'), html())],
      ['warning not-alternative', multipart('mixed', plain(), html())],
      ['warning wrong-order', multipart('alternative', html(), plain())],
      ['good alternative', multipart('alternative', namedPlain, namedHtml)],
      ['warning not-alternative', multipart('mixed', namedPlain, html())],
      ['good text-only', multipart('mixed', plain(), namedHtml)],
      ['good digest', multipart('digest', { type: 'message/rfc822', body: 'Subject: a\n\nb' })],
      ['bad no-body', multipart('mixed', { type: 'message/rfc822', body: 'Subject: a\n\nb' })],
      ['good encrypted', pgp],
      ['good encrypted', multipart('mixed', { type: 'multipart/encrypted; boundary=pgp', body: pgpBody })],
      [
        'good encrypted',
        mail({ 'Content-Type': 'application/pkcs7-mime; smime-type=enveloped-data' }, 'MIIB'),
      ],
      ['good encrypted', mail({ 'Content-Type': 'application/pkcs7-mime; smime-type=authEnveloped-data' })],
      ['good encrypted', mail({ 'Content-Type': 'application/x-pkcs7-mime; name=smime.p7m' }, 'MIIB')],
      [
        'warning opaque-signed',
        mail({ 'Content-Type': 'application/pkcs7-mime; smime-type=signed-data' }, 'MIIB'),
      ],
      // A readable body beside it, or a file that was encrypted by hand.
      [
        'good text-only',
        multipart('mixed', plain(), { type: 'multipart/encrypted; boundary=pgp', body: pgpBody }),
      ],
      [
        'good text-only',
        multipart('mixed', plain(), { type: 'application/octet-stream; name=a.pgp', body: 'x' }),
      ],
      ['bad no-body', mail({ 'Content-Type': 'application/octet-stream; name=encrypted.asc' }, 'x')],
      ['bad no-body', mail({ 'Content-Type': 'application/pkcs7-mime; smime-type=certs-only' }, 'MIIB')],
      ['bad no-body', mail({}, ' ')],
      ['bad no-body', htmlMail('<p> </p>')],
      ['warning html-only', htmlMail('<img src="https://example.org/a.png" alt="">')],
      ['bad no-body', mail({ 'Content-Type': 'multipart/alternative; boundary=lost' }, 'nothing')],
      ['bad other-body', multipart('mixed', html('<p>The minutes</p>'), html('<p>Verify your password</p>'))],
    ],
  ],
  [
    textHtmlMatch,
    [
      ['good same', multipart('alternative', plain(`${words} https://example.org/very-long-path`), html())],
      ['good same', asUtf8(multipart('alternative', plain(chinese), html(`<p>${chinese}</p>`)))],
      [
        'bad unrelated',
        asUtf8(
          multipart(
            'alternative',
            plain(chinese),
            html(`<p>今日は天気がとても良いので公園へ散歩に行きましょう。</p>`),
          ),
        ),
      ],
      ['warning differs', multipart('alternative', plain(half), html())],
      ['good digest', multipart('alternative', plain(digest), html(`<p>${words} ${many}</p>`))],
      ['bad unrelated', multipart('alternative', plain(other), html())],
      [
        'bad stub',
        multipart('alternative', plain('Im Browser ansehen: https://example.org/w'), html(`<p>${many}</p>`)),
      ],
      ['no-data one-part', mail()],
      ['no-data too-little', multipart('alternative', plain('Hi'), html('<p>Hi</p>'))],
    ],
  ],
  [
    charset,
    [
      ['good utf-8', asUtf8(mail({}, 'Grüße'))],
      ['good utf-8', mail({ 'Content-Type': null })],
      ['warning legacy', mail({ 'Content-Type': 'text/plain; charset=iso-8859-1' }, 'Gr\xfc\xdfe')],
      ['warning undeclared', mail({ 'Content-Type': 'text/plain' }, 'Gr\xfc\xdfe')],
      ['warning encoded-twice', asUtf8(mail({}, 'GrÃ¼ÃŸe und schÃ¶ne MÃ¤rchen'))],
      ['bad decode-errors', mail({}, 'Gr\xfc\xdfe')],
      ['bad decode-errors', asUtf8(mail({ 'Content-Type': 'text/plain; charset=us-ascii' }, 'Grüße'))],
      ['warning legacy', mail({ 'Content-Type': 'text/plain; charset=utf-7' }, 'Gr+APwA3w-e')],
      ['bad decode-errors', mail({ 'Content-Type': 'text/plain; charset=utf-7' }, 'a + b')],
      ['bad decode-errors', mail({ 'Content-Type': 'text/plain; charset=iso-8859-2' }, '\x84a\x93')],
      ['warning legacy', mail({ 'Content-Type': 'text/plain; charset=cp855' }, '\xdd')],
      ['bad unknown-charset', mail({ 'Content-Type': 'text/plain; charset=klingon' }, 'Gr\xfc\xdfe')],
      ['warning misspelled', asUtf8(mail({ 'Content-Type': `text/plain; charset="'UTF-8'"` }, 'Grüße'))],
      ['warning legacy', mail({ 'Content-Type': 'text/plain; charset=cp936' }, '\xc4\xe3')],
      ['warning legacy', mail({ 'Content-Type': 'text/plain; charset=iso-2022-kr' }, '\x1b$)C\x0e>H\x0f')],
      // Only the HTML says it.
      ['warning undeclared', undeclared('windows-1251', '\xcf\xf0\xee')],
      ['warning undeclared', undeclared('iso-2022-jp', '\x1b$BF|K\\\x1b(B')],
      ['warning undeclared', undeclared('gb2312', '\xc4\xe3')],
      ['warning undeclared', asUtf8(undeclared('utf-8', 'Grüße'))],
      ['good utf-8', undeclared('windows-1251', 'ASCII needs none.')],
      ['no-data no-text', mail({ 'Content-Type': 'application/pdf' })],
    ],
  ],
  [
    transferEncoding,
    [
      ['good fits', mail()],
      [
        'good fits',
        encoded('text/plain; charset=utf-8', 'quoted-printable', 'Gr=C3=BC=C3=9Fe, =\nthat is all.'),
      ],
      ['good fits', encoded('text/plain; charset=utf-8', 'base64', Buffer.from(chinese).toString('base64'))],
      [
        'good fits',
        encoded('text/plain; charset=utf-8', 'base64', Buffer.from(`${words} Grüße`).toString('base64')),
      ],
      [
        'warning base64-text',
        encoded('text/plain; charset=utf-8', 'base64', Buffer.from(words).toString('base64')),
      ],
      ['good fits', encoded('text/plain', 'quoted-printable', `a\n${'x'.repeat(75)}=\nb`)],
      ['good qp-lines-just-over', encoded('text/plain', 'quoted-printable', `a\n${'x'.repeat(76)}=\nb`)],
      ['good qp-lines-just-over', encoded('text/plain', 'quoted-printable', `${'=C3=BC'.repeat(13)}=\nb`)],
      ['good qp-lines-just-over', encoded('text/plain', 'quoted-printable', `a\n${'x'.repeat(80)}`)],
      [
        'warning long-qp-lines',
        encoded('text/plain', 'quoted-printable', `${'x'.repeat(77)}\n${'x'.repeat(81)}`),
      ],
      ['warning long-qp-lines', encoded('text/html', 'quoted-printable', `a\n${'x'.repeat(900)}=\nb`)],
      ['bad eight-bit-in-7bit', encoded('text/plain; charset=utf-8', '7bit', 'Gr\xc3\xbc\xc3\x9fe')],
      ['bad broken', encoded('text/plain', 'base64', 'SGVsbG8*{}!!')],
      ['bad broken', encoded('text/plain', 'quoted-printable', 'a =ZZ b')],
      ['bad broken', encoded('text/plain', 'rot13', 'abc')],
    ],
  ],
  [
    htmlSize,
    [
      ['good small', htmlMail('<p>Hello</p>')],
      ['warning near-limit', htmlMail(lines(90_000))],
      ['warning encoded-over-limit', encoded('text/html', 'base64', file('x', lines(80_000)).body)],
      ['bad clipped', htmlMail(lines(103_000))],
      ['no-data no-html', mail()],
    ],
  ],
  [
    messageSize,
    [
      ['good small', mail()],
      ['warning large', mail({}, lines(6_000_000))],
      ['bad too-large', mail({}, lines(10_100_000))],
    ],
  ],
  [
    attachments,
    [
      ['good none', mail()],
      ['good none', multipart('related', html('<img src="cid:logo" alt="">'), cid('logo'))],
      ['good none', withFile('invite.ics', 'BEGIN:VCALENDAR', 'application/ics')],
      [
        'good none',
        multipart(
          'report; report-type=delivery-status',
          plain(),
          { type: 'message/delivery-status', body: 'Reporting-MTA: dns; a' },
          { type: 'message/rfc822', body: 'Subject: a\n\nb' },
        ),
      ],
      ['good personal', multipart('mixed', plain(), { type: 'message/rfc822', body: 'Subject: a\n\nb' })],
      ['good none', multipart('digest', { type: 'message/rfc822', body: 'Subject: a\n\nb' })],
      ['bad blocked-type', multipart('digest', { type: 'message/rfc822', body: attachedMail })],
      ['good none', multipart('alternative', namedPlain, namedHtml)],
      ['good none', pgp],
      [
        'good none',
        mail({ 'Content-Type': 'application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m' }),
      ],
      [
        'good personal',
        multipart('mixed', plain(), { type: 'application/octet-stream; name=a.pgp', body: 'x' }),
      ],
      // Rich text of Outlook: by its type, or by its first octets whatever it is called.
      ['warning only-outlook', withFile('winmail.dat', tnef, 'application/ms-tnef')],
      ['warning only-outlook', withFile('', tnef, 'application/vnd.ms-tnef')],
      ['warning only-outlook', withFile('win.dat', tnef)],
      ['warning only-outlook', withFile('winmail.dat', 'x', 'application/ms-tnef'), { kind: 'subscribers' }],
      ['good personal', withFile('winmail.dat', 'a file of another program')],
      ['good personal', withFile('winmail.pdf', '%PDF-1.7 x', 'application/pdf')],
      [
        'bad blocked-type',
        multipart('mixed', plain(), file('winmail.dat', tnef, 'application/ms-tnef'), file('a.exe')),
      ],
      ['good personal', multipart('mixed', plain(), namedHtml)],
      ['bad blocked-type', multipart('mixed', plain(), { type: 'message/rfc822', body: attachedMail })],
      ['bad blocked-type', multipart('mixed', plain(), ...manyFiles, exe)],
      ['bad blocked-type', named('text/plain; name="a.exe"', 'attachment; filename="a.txt"')],
      ['bad blocked-type', named('text/plain', "attachment; filename*=utf-8''a.exe%00.txt")],
      ['bad blocked-type', named('text/plain', 'attachment; filename="a.exe::$DATA"')],
      ['bad blocked-type', named('text/plain', 'attachment; filename*0="invoice.e"; filename*1="xe"')],
      ['good personal', named('text/plain', `attachment; filename="${'. '.repeat(20_000)}x"`)],
      ['good personal', withFile('invoice.pdf', '%PDF-1.7 x', 'application/pdf')],
      ['warning some', withFile('invoice.pdf', '%PDF-1.7 x', 'application/pdf'), { kind: 'subscribers' }],
      ['good none', withFile('invite.ics', 'BEGIN:VCALENDAR', 'application/octet-stream')],
      ['bad disguised-program', withFile('invite.ics', program)],
      ['good personal', withFile('notes.docx', zipOf(['word/document.xml']))],
      ['good personal', withFile('page.zip', zipOf(['page/index.html']))],
      ['warning large', withFile('big.bin', Buffer.alloc(1_000_100))],
      ['bad blocked-type', withFile('setup.exe')],
      // Apple Mail and Exchange attach the text behind a picture; Gmail and Outlook take web pages.
      ['good personal', withFile('ATT00001.htm', '<html><body><br></body></html>', 'text/html')],
      ['good personal', withFile('page.HTML', '<html>')],
      ['bad blocked-type', withFile('page.mht', 'MIME-Version: 1.0')],
      ['bad double-extension', withFile('invoice.pdf.html', '<html>')],
      ['bad blocked-type', withFile('key.cer', 'x')],
      ['bad blocked-type', withFile('build.py', 'print()')],
      ['bad blocked-type', withFile('disk.img', 'x')],
      ['good personal', withFile('song.mid', 'MThd')],
      ['good personal', withFile('logo.jpg', '\x89PNG\r\n', 'image/jpeg')],
      ['good personal', withFile('logo.png', 'GIF89a', 'image/png')],
      ['bad blocked-type', withFile('run.js. ')],
      ['bad double-extension', withFile('invoice.pdf.exe')],
      ['bad hidden-direction', withFile('invoice\u202efdp.exe')],
      ['bad disguised-program', withFile('invoice.pdf', program, 'application/pdf')],
      ['bad archive-with-blocked', withFile('docs.zip', zipOf(['a.txt', 'b/run.vbs']))],
      ['bad macro-office', withFile('list.xlsm', zipOf(['x.xml']))],
      ['bad macro-office', withFile('list.xlsx', zipOf(['xl/vbaProject.bin']))],
      ['bad macro-office', withFile('list.doc', olderMacro)],
      ['bad encrypted-archive', withFile('docs.zip', zipOf(['a.txt'], 1))],
      [
        'bad password-in-text',
        multipart(
          'mixed',
          { type: 'text/plain', body: 'Password: 1234' },
          file('docs.zip', zipOf(['a.txt'], 1)),
        ),
      ],
      ['bad svg-script', withFile('logo.svg', '<svg onload="go()"/>', 'image/svg+xml')],
      ['bad type-mismatch', withFile('photo.jpg', '%PDF-1.7 x', 'image/jpeg')],
    ],
  ],
  [
    inlineCid,
    [
      ['no-data no-inline', htmlMail('<p>Hello</p>')],
      ['good resolved', multipart('related', html('<img src="cid:logo%40x" alt="">'), cid('logo@x'))],
      ['warning unused-part', multipart('related', html('<p>Hello</p>'), cid('logo'))],
      ['bad missing-part', multipart('related', html('<img src="cid:none" alt="">'), cid('logo'))],
    ],
  ],
  [
    ampPart,
    [
      ['no-data absent', mail()],
      ['good valid', ampMail(amp)],
      ['warning invalid', ampMail('<html><body>x</body></html>')],
      ['warning too-large', ampMail(amp + lines(200_000))],
      [
        'warning no-fallback',
        asUtf8(
          mail(
            { 'Content-Type': 'text/x-amp-html; charset=utf-8', 'Content-Transfer-Encoding': '8bit' },
            amp,
          ),
        ),
      ],
    ],
  ],
  [
    calendarParts,
    [
      ['no-data absent', mail()],
      ['good present', invite('text/calendar; method=REQUEST', 'METHOD:REQUEST')],
      // RFC 6047, 2.4: the type names the method, and the calendar has the same.
      ['good present', invite('text/calendar; method=request', 'METHOD:REQUEST')],
      [
        'good present',
        invite('text/calendar; charset=utf-8; method="CANCEL"', 'VERSION:2.0\nmethod: cancel'),
      ],
      ['warning no-method', invite('text/calendar; charset=utf-8', 'METHOD:REQUEST')],
      ['warning no-method', invite('text/calendar; name=invite.ics', 'VERSION:2.0\nMETHOD:REPLY')],
      ['warning no-method', mail({ 'Content-Type': 'text/calendar' }, calendar('METHOD:PUBLISH'))],
      ['warning other-method', invite('text/calendar; method=REQUEST', 'METHOD:CANCEL')],
      ['warning other-method', invite('text/calendar; method=PUBLISH', 'METHOD:REQUEST')],
      ['warning no-method-inside', invite('text/calendar; method=REQUEST', 'VERSION:2.0')],
      // A calendar that is no invitation, an attached one, and a word that only looks like the property.
      ['good present', invite('text/calendar', 'VERSION:2.0')],
      ['good present', invite('text/calendar', 'VERSION:2.0', 'METHOD:REQUEST')],
      ['good present', invite('text/calendar', 'X-METHOD:REQUEST')],
      ['good present', named('text/calendar', 'attachment; filename=a.ics', calendar('METHOD:PUBLISH'))],
      ['good present', withFile('invite.ics', calendar('METHOD:REQUEST'), 'application/ics')],
      ['good present', multipart('mixed', plain(), { type: 'text/vcard', body: 'BEGIN:VCARD\nEND:VCARD' })],
    ],
  ],
  [
    htmlNesting,
    [
      ['no-data no-html', mail()],
      ['good balanced', htmlMail(frame('<p>Hello</p>'))],
      ['good balanced', htmlMail('<div>no frame</div>')],
      ['good balanced', htmlMail(outlook)],
      ['good balanced', htmlMail('<style>a > b {} /* <div> */</style><p title="a > b">x')],
      ['warning unclosed', htmlMail('<div><table><tr><td>x</td></tr></table>')],
      ['warning misnested', htmlMail('<b><i>x</b></i>')],
      ['warning misnested', htmlMail('x</div>')],
      ['good balanced', htmlMail('<p class="a"id="b">x</p>')],
      [
        'good balanced',
        htmlMail('<html xmlns="http://www.w3.org/1999/xhtml" xmlns="http://www.w3.org/1999/xhtml">x</html>'),
      ],
      ['warning broken-markup', htmlMail('<p style="color:red" style="margin:0">x</p>')],
      ['warning broken-markup', htmlMail('<td style="font:15px "Georgia"">x</td>')],
      ['warning broken-markup', htmlMail('<p>x</p><a href="https://example.org')],
    ],
  ],
  [
    htmlMeta,
    [
      ['no-data no-html', mail()],
      ['good complete', htmlMail(frame('x'))],
      ['good letter', htmlMail('<p lang="en">x</p>')],
      ['warning no-language', htmlMail('<p>x</p>')],
      ['warning missing', htmlMail('<p>x</p>'), { kind: 'subscribers' }],
      [
        'warning missing',
        htmlMail(frame('x').replace('<meta charset="utf-8">', '<!-- <meta charset="utf-8"> -->')),
        { kind: 'subscribers' },
      ],
    ],
  ],
]

describeChecks(cases)

test('a program among several risky files makes the finding fatal, a macro document alone does not', async () => {
  const both = multipart('mixed', plain(), file('list.xlsm'), file('setup.exe'))
  const macro = withFile('list.xlsm')
  const facts = await Promise.all(
    [both, macro].map(async (source) => (await attachments.run(inputFor(source), noWorld)).facts),
  )
  expect(facts.map(({ name, fatal }) => [name, fatal])).toEqual([
    ['setup.exe', true],
    ['list.xlsm', false],
  ])
})

test('an unclosed tag is quoted with its line and column', async () => {
  const { evidence } = await htmlNesting.run(inputFor(htmlMail('<p>a</p>\n  <div class="x">b\n')), noWorld)
  expect(evidence).toEqual([
    { label: '<div>', value: '<div class="x">b', place: { in: 'html', line: 2, column: 3 } },
  ])
})
