import { readMessage } from '@postproof/message/read'
import { expect, test } from 'vitest'
import { composeLetter } from '#adapters/mailer.ts'
import { oneLine } from './one-line.ts'
import { renderMail } from './render.ts'

const encoded = [
  '=?utf-8?q?Your_account_is_closed?=',
  '=?UTF-8?B?WW91ciBhY2NvdW50?=',
  '=?us-ascii*en?Q?a?= =?us-ascii?Q?b?=',
  'Ada =?utf-8?q?x?=',
  '=\u0000?utf-8?q?x?=',
  '==??utf-8?q?x?=',
]

test.each(encoded)('%j is no encoded word in a line of a head', (text) => {
  expect(oneLine(text)).not.toMatch(/=\?.*\?=/)
})

test.each(['Ada Lovelace', 'a = b?', '1+1=2', 'What? =', 'x=y'])('%j stays', (text) => {
  expect(oneLine(text)).toBe(text)
})

test.each(encoded)(
  'what a visitor is called reaches the operator as typed, not decoded: %j',
  async (name) => {
    const mail = { kind: 'contact', to: 'desk@a.example', name, domain: '', message: 'Hello' } as const
    const site = { brand: 'Harbor', publicUrl: 'https://a.example' }
    const rendered = renderMail({ ...mail, replyTo: 'ada@b.example' }, site)
    const raw = await composeLetter({ from: 'desk@a.example', to: mail.to, ...rendered }, new Date(0))
    const subject = readMessage(raw).headers.find((field) => field.name.toLowerCase() === 'subject')
    expect(subject?.value).not.toContain('Your account')
  },
)
