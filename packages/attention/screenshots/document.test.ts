import { readMessage } from '@postproof/message/read'
import { describe, expect, test } from 'vitest'
import { documentOf } from './document.ts'
import { inboxLine } from './inbox-line.ts'

const mail = (type: string, body: string) =>
  readMessage(
    Buffer.from(
      `From: Ada <ada@example.org>\r\nSubject: Hello\r\nMIME-Version: 1.0\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${body}`,
    ),
  )

describe('what is drawn', () => {
  test.each([
    ['text', 'text/html', '<p>Hello</p>', true],
    ['a picture alone', 'text/html', '<img src="https://example.org/a.png">', true],
    [
      'a background picture alone',
      'text/html',
      '<div style="background:url(https://example.org/a.png)"></div>',
      true,
    ],
    ['plain text', 'text/plain', 'Hello', true],
    ['nothing', 'text/html', '<html><body></body></html>', false],
    ['hidden text alone', 'text/html', '<p style="display:none">Hello</p>', false],
  ])('%s', (_what, type, body, drawn) => {
    expect(documentOf(mail(type, body)) !== null).toBe(drawn)
  })

  test('plain text is shown as text, not as HTML', () => {
    expect(documentOf(mail('text/plain', '<b>1 & 2</b>'))?.html).toContain('&lt;b&gt;1 &amp; 2&lt;/b&gt;')
  })
})

test.each([
  [
    'a hidden preheader',
    '<p style="display:none">Inside: pears</p><p>Hello reader</p>',
    'preheader',
    'Inside: pears',
  ],
  ['the first words', '<p>Hello reader</p>', 'body', 'Hello reader'],
  ['nothing', '', 'none', ''],
])('an inbox list shows %s', (_what, body, source, preview) => {
  const line = inboxLine(mail('text/html', body))
  expect(line).toMatchObject({ sender: 'Ada', subject: 'Hello', previewSource: source })
  expect(line.preview.startsWith(preview)).toBe(true)
})
