import { expect, test } from 'vitest'
import { find } from '../content/fixture.ts'
import { mail, multipart, type PartLines } from '../context/fixture.ts'
import { check as attachments } from './attachments.ts'
import { check as multipartCheck } from './multipart.ts'
import { check as senderClaim } from './sender-claim.ts'

/** Files and bodies that filters pass over: locked archives, script in pictures, a second body. */

const body: PartLines = { type: 'text/plain', body: 'See the file.' }
const text = (words: string): PartLines => ({ type: 'text/plain; charset=utf-8', body: words })
const file = (name: string, type: string, bytes: Buffer | string): PartLines => ({
  type: `${type}; name="${name}"`,
  headers: {
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Transfer-Encoding': 'base64',
  },
  body: Buffer.from(bytes).toString('base64'),
})
const said = async (check: typeof attachments, source: string) => {
  const { status, code } = await find(check, ['', source])
  return `${status} ${code}`
}
const rar5 = (locked: boolean) =>
  Buffer.from([0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x01, 0x00, 1, 2, 3, 4, 0x05, locked ? 4 : 1, 0, 0])
const sevenZip = (locked: boolean) =>
  Buffer.concat([
    Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4]),
    Buffer.alloc(64),
    Buffer.from(locked ? [0x06, 0xf1, 0x07, 0x01] : [0x21, 0x01]),
  ])
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`

test.each([
  ['a locked RAR', 'bad encrypted-archive', [body, file('a.rar', 'application/x-rar', rar5(true))]],
  [
    'a locked 7z',
    'bad encrypted-archive',
    [body, file('a.7z', 'application/x-7z-compressed', sevenZip(true))],
  ],
  ['an open RAR', 'good personal', [body, file('a.rar', 'application/x-rar', rar5(false))]],
  ['an open 7z', 'good personal', [body, file('a.7z', 'application/x-7z-compressed', sevenZip(false))]],
  ...[
    'Password: 1234',
    'Das Passwort lautet: rot7',
    'Le mot de passe est abc123',
    'Contrase\u00f1a: 998877',
    'Senha: 4455',
    'The archive password is 2026',
    'Has\u0142o: 7788',
    '\u30d1\u30b9\u30ef\u30fc\u30c9: 1234',
  ].map((words): [string, string, PartLines[]] => [
    words,
    'bad password-in-text',
    [text(Buffer.from(words).toString('latin1')), file('a.zip', 'application/zip', 'PK\u0003\u0004')],
  ]),
  [
    'a password without an archive',
    'good personal',
    [text('Password: 1234'), file('a.txt', 'text/plain', 'x')],
  ],
  [
    'an archive, and no password',
    'good personal',
    [text('Your password was changed'), file('a.zip', 'application/zip', 'x')],
  ],
  [
    'script in a picture',
    'bad svg-script',
    [body, file('a.svg', 'image/svg+xml', svg('<script>go()</script>'))],
  ],
  [
    'a handler in a picture',
    'bad svg-script',
    [body, file('a.svg', 'image/svg+xml', svg('<rect onload="go()"/>'))],
  ],
  [
    'an address that runs',
    'bad svg-script',
    [body, file('a.svg', 'image/svg+xml', svg('<a href="javascript:go()"/>'))],
  ],
  ['a page in a picture', 'bad svg-script', [body, file('a.svg', 'image/svg+xml', svg('<foreignObject/>'))]],
  ['a plain picture', 'good personal', [body, file('a.svg', 'image/svg+xml', svg('<rect width="3"/>'))]],
  ['a OneNote file', 'bad blocked-type', [body, file('a.one', 'application/onenote', 'x')]],
] as [string, string, PartLines[]][])('%s (%s)', async (_, expected, parts) => {
  expect(await said(attachments, multipart('mixed', ...parts))).toBe(expected)
})

const page = (words: string, href = ''): PartLines => ({
  type: 'text/html; charset=utf-8',
  body: `<p>${words}</p>${href ? `<p><a href="${href}">Continue</a></p>` : ''}`,
})
const minutes = page('The minutes of the last meeting are online. We talked about the shed and the beans.')

test.each([
  [
    'that asks for a password',
    'bad other-body',
    page('Your mailbox is full. Verify your password.', 'https://evil.example/p'),
  ],
  [
    'that asks for a payment',
    'bad other-body',
    page('Payment failed. Update your payment details.', 'https://evil.example/p'),
  ],
  [
    'in German',
    'bad other-body',
    page('Ihr Konto wurde gesperrt. Jetzt entsperren.', 'https://evil.example/p'),
  ],
  ['with the rest of the letter', 'warning html-only', page('Then came the soup, and everyone went home.')],
  ['that is a copy', 'warning html-only', minutes],
  ['with a footer', 'warning html-only', page('Sent from my phone')],
])('a second HTML body %s (%s)', async (_, expected, second) => {
  expect(await said(multipartCheck, multipart('mixed', minutes, second))).toBe(expected)
})

test('a second body is judged like the first', async () => {
  const source = multipart(
    'mixed',
    minutes,
    page('PayPal: your account has been limited. Verify your account.', 'https://evil.example/p'),
  ).replace('From: News <news@example.org>', 'From: PayPal <x@some.example>')
  expect(await said(senderClaim, source)).toBe('bad impersonates')
  expect(await said(senderClaim, mail({ From: 'PayPal <x@some.example>' }))).toBe('warning named')
})
