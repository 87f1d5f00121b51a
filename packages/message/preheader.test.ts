import { describe, expect, test } from 'vitest'
import { preheader } from './preheader.ts'
import { readMessage } from './read.ts'

const of = (html: string) => {
  const message = readMessage(Buffer.from(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`))
  return preheader(message.html!)
}

describe('preheader', () => {
  test.each<[string, string, Record<string, unknown> | null]>([
    ['nothing', '<img src=a>', null],
    ['filler alone', '<p>&nbsp;&zwnj;</p>', null],
    [
      'visible',
      '<p>One <b>two</b></p><p>three</p>',
      { text: 'One two', hidden: false, length: 7, filler: 0, snippet: 'One two three' },
    ],
    [
      'a link before a full stop',
      '<p>Buy at <a href=x>our shop</a>. Now.</p><p>Bye</p>',
      { text: 'Buy at our shop. Now.', snippet: 'Buy at our shop. Now. Bye' },
    ],
    [
      'hidden',
      '<div style="display:none">Pre</div><p>Body</p>',
      { text: 'Pre', hidden: true, length: 3, snippet: 'Pre Body' },
    ],
    [
      'hidden with filler',
      `<div style="display:none">Pre${'&#847;&zwnj;&nbsp;'.repeat(20)}</div><p>Body</p>`,
      { text: 'Pre', hidden: true, filler: 60, snippet: 'Pre' },
    ],
    [
      'filler in an element of its own',
      `<div hidden>Pre</div><div hidden>${'&nbsp;&zwnj;'.repeat(30)}</div><p>Body</p>`,
      { text: 'Pre', filler: 60, snippet: 'Pre' },
    ],
    ['filler first', '<p>&zwnj;&nbsp;</p><p>Real</p>', { text: 'Real', hidden: false }],
    ['visible, then hidden', '<p>Seen</p><p hidden>Not</p>', { text: 'Seen', hidden: false }],
    ['emoji count once', '<p>😀😀</p>', { text: '😀😀', length: 2 }],
  ])('%s', (_, html, expected) => {
    const found = of(html)
    if (expected === null) expect(found).toBeNull()
    else expect(found).toMatchObject(expected)
  })

  test('place', () => {
    expect(of('<body>\n <p>Hi</p>')?.place).toEqual({ in: 'html', line: 2, column: 5 })
  })

  test('bounded', () => {
    const found = of(`<p>${'long text '.repeat(1_000)}</p>`)!
    expect(found.text.length).toBe(500)
    expect(found.length).toBe(9_999)
    expect(found.snippet.length).toBe(200)
  })

  test('of a text body', () => {
    const { text } = readMessage(Buffer.from('A: b\r\n\r\n\r\n  First line \r\nsecond\r\n'))
    expect(preheader(text!)).toMatchObject({
      text: 'First line',
      hidden: false,
      snippet: 'First line second',
      place: { in: 'text', line: 2, column: 1 },
    })
  })
})
