import { describe, expect, test } from 'vitest'
import { editableOf, editMessage, type MessageEdit, newMessage } from './edit.ts'
import { readMessage } from './read.ts'

const mail = (...lines: string[]): Buffer => Buffer.from(lines.join('\r\n'), 'latin1')

const letter = mail(
  'Received: from a by b',
  'From: Ada <ada@example.org>',
  'Subject: Hello',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: 7bit',
  '',
  '<p>Hi</p>',
)

const newsletter = mail(
  'Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=',
  'From: ada@example.org',
  'Content-Type: multipart/mixed; boundary=m',
  '',
  'A preamble.',
  '--m',
  'Content-Type: multipart/alternative; boundary=a',
  '',
  '--a',
  'Content-Type: text/plain; charset=iso-8859-1',
  '',
  'Gr\xfc\xdfe',
  '--a',
  'X-First: kept',
  'Content-Type: text/html; charset=iso-8859-1',
  '',
  '<p>Gr\xfc\xdfe</p>',
  '--a--',
  '--m',
  'Content-Type: application/pdf; name=a.pdf',
  'Content-Transfer-Encoding: base64',
  '',
  'QUJD',
  '--m--',
  'An epilogue.',
)

const edited = (raw: Buffer, edit: Partial<MessageEdit>): string =>
  Buffer.from(editMessage(raw, { html: readMessage(raw).html!.source, fields: {}, ...edit })!).toString(
    'latin1',
  )

describe('what is not changed', () => {
  test.each([
    ['a letter', letter],
    ['a newsletter', newsletter],
    ['lines that end in LF', Buffer.from(letter.toString('latin1').replaceAll('\r\n', '\n'))],
  ])('%s: the same octets', (_name, raw) => {
    const { html, headers } = readMessage(raw)
    const same = editMessage(raw, { html: html!.source, fields: editableOf({ headers }) })
    expect(Buffer.from(same!).equals(raw)).toBe(true)
  })

  test('parts, text, attachments, preamble and epilogue stay', () => {
    const text = edited(newsletter, { html: '<p>Neu: 5 €</p>' })
    const before = newsletter.toString('latin1')
    const start = before.indexOf('--a\r\nX-First')
    const end = before.indexOf('\r\n--a--')
    expect(text.slice(0, start)).toBe(before.slice(0, start))
    expect(text.slice(-(before.length - end))).toBe(before.slice(end))
    const read = readMessage(Buffer.from(text, 'latin1'))
    expect(read.html?.source).toBe('<p>Neu: 5 €</p>')
    expect(read.text?.source).toBe('Grüße')
    expect(read.html?.part.headers.map(({ name }) => name)).toEqual([
      'Content-Transfer-Encoding',
      'X-First',
      'Content-Type',
    ])
  })
})

describe('the HTML', () => {
  test.each([
    ['what could be a boundary', '<p>\n--a\n--m--\n</p>'],
    ['what could be one where a line is folded', `${'x'.repeat(75)}--a--\n${'x'.repeat(75)}--m--`],
    ['a dot and a From alone', '.\nFrom here\n..'],
    ['blanks at the end of lines', 'a \nb\t\n '],
    ['an equals sign, and what looks encoded', 'a=3D b=\n=?UTF-8?Q?x?='],
    ['a long line', 'x'.repeat(3000)],
    ['letters beyond ASCII', 'äöü 漢字 😀 \u00a0'],
    ['nothing', ''],
    ['no line end at the end', '<p>'],
    ['line ends at the end', '<p>\n\n\n'],
  ])('%s', (_name, html) => {
    for (const raw of [letter, newsletter]) {
      const read = readMessage(Buffer.from(edited(raw, { html }), 'latin1'))
      expect(read.html?.source).toBe(html)
      expect(read.parts).toHaveLength(readMessage(raw).parts.length)
      expect(read.longestLine.length).toBeLessThanOrEqual(78)
    }
  })

  test('base64 stays base64', () => {
    const raw = mail(
      'Subject: a',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('<p>Hi</p>').toString('base64'),
    )
    const read = readMessage(Buffer.from(edited(raw, { html: '<p>Ho ä</p>\n' }), 'latin1'))
    expect(read.html).toMatchObject({ source: '<p>Ho ä</p>\n', part: { encoding: 'base64' } })
  })

  test('a mail without HTML has none to change', () => {
    expect(editMessage(mail('Subject: a', '', 'text'), { html: '<p>', fields: {} })).toBeNull()
  })
})

describe('header fields', () => {
  test.each<[string, MessageEdit['fields'], Partial<MessageEdit['fields']>]>([
    ['a subject', { Subject: 'New' }, { Subject: 'New' }],
    ['letters beyond ASCII, and long', { Subject: 'Grüße 😀 '.repeat(30).trim() }, {}],
    ['what looks encoded', { Subject: '=?UTF-8?Q?x?=' }, {}],
    ['a name beyond ASCII', { From: 'Käthe <k@example.org>' }, {}],
    [
      'a name that needs quotes',
      { 'Reply-To': '"B, A" <a@example.org>' },
      { 'Reply-To': '"B, A" <a@example.org>' },
    ],
    ['two addresses', { 'Reply-To': 'a@example.org, b@example.org' }, {}],
    ['none', { From: '' }, { From: '' }],
    [
      'no field can be added in another',
      { Subject: 'x\r\nBcc: eve@example.org\n\n<script>' },
      { Subject: 'x Bcc: eve@example.org <script>' },
    ],
  ])('%s', (_name, fields, expected) => {
    const before = readMessage(letter)
    const after = readMessage(Buffer.from(edited(letter, { fields }), 'latin1'))
    const names = new Set([...Object.keys(fields), 'From', 'Subject'])
    expect(editableOf(after)).toMatchObject({ ...fields, ...expected })
    expect(
      after.headers.every(({ name }) => names.has(name) || before.headers.some((one) => one.name === name)),
    ).toBe(true)
    expect(after.html?.source).toBe('<p>Hi</p>')
    expect(after.headers[0]?.name).toBe('Received')
    for (const { longestLine } of after.headers) expect(longestLine).toBeLessThanOrEqual(78)
  })
})

test('a mail that is written again', () => {
  const fields = { Subject: 'Grüße', From: 'Käthe <k@example.org>', 'Reply-To': '' }
  const raw = newMessage({ html: '<p>Hi ä\n.</p>', fields }, { at: 0, id: 'one' })
  const read = readMessage(raw)
  expect(read.html?.source).toBe('<p>Hi ä\n.</p>')
  expect(read.defects).toEqual([])
  expect(editableOf(read)).toMatchObject({ Subject: 'Grüße', From: 'Käthe <k@example.org>' })
  expect(read.headers.find(({ key }) => key === 'message-id')?.value).toBe('<one@example.org>')
})
