import { readMessage } from '@postproof/message/read'
import { describe, expect, test } from 'vitest'
import { applyEdits, findSourceRepairs } from './index.ts'
import type { RepairKind } from './types.ts'

const text =
  'The quick brown fox jumps over the lazy dog while the others are watching from behind the fence.'
const read = (html: string) =>
  readMessage(
    Buffer.from(`Subject: Spring & more\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`, 'utf8'),
  )
const page = (body: string, head = '<title>t</title>', lang = ' lang="en"') =>
  `<!doctype html>\n<html${lang}><head>${head}</head><body>\n${body}\n<p>${text}</p></body></html>`

function repairs(html: string, { subject = 'Spring & more', secure = true } = {}) {
  return findSourceRepairs(read(html), { subject, isSecure: () => secure })
}
const offered = (html: string, kind: RepairKind, options = {}) =>
  repairs(html, options).offered.filter((one) => one.kind === kind)
const withheld = (html: string, kind: RepairKind, options = {}) =>
  repairs(html, options)
    .withheld.filter((one) => one.kind === kind)
    .map(({ reason, count }) => `${reason} ${count}`)

/** What a mail becomes by all repairs of a kind; the words of an alternative text are given. */
function repaired(html: string, kind: RepairKind, options = {}): string {
  const edits = offered(html, kind, options).flatMap(({ edits, ask }) =>
    edits.map((edit) => (ask ? { ...edit, text: `${ask.before}A cat${ask.after}` } : edit)),
  )
  return applyEdits(html, edits)
}

describe('each repair is an edit of the text, and the rest stays letter by letter', () => {
  test.each<[string, RepairKind, string, string]>([
    ['no alt', 'alt', page('<img  SRC=a.png width=300>'), page('<img alt="A cat"  SRC=a.png width=300>')],
    ['no alt, closed', 'alt', page('<img\nsrc="a.png"/>'), page('<img alt="A cat"\nsrc="a.png"/>')],
    [
      'an empty one in a link',
      'alt',
      page(`<a href="https://a.example"><IMG src=a.png alt=''></a>`),
      page(`<a href="https://a.example"><IMG src=a.png alt="A cat"></a>`),
    ],
    ['an empty one is decoration', 'alt', page('<img src=a.png alt="">'), page('<img src=a.png alt="">')],
    ['no lang', 'lang', page('', undefined, ' xmlns="x"'), page('', undefined, ' lang="en" xmlns="x"')],
    ['an empty lang', 'lang', page('', undefined, ' lang=""'), page('', undefined, ' lang="en"')],
    [
      'no title',
      'title',
      page('', '<meta charset=utf-8>'),
      page('', '<meta charset=utf-8><title>Spring &amp; more</title>'),
    ],
    ['an empty title', 'title', page('', '<title> </title>'), page('', '<title>Spring &amp; more</title>')],
    ['a comment', 'comments', page('a<!-- logo -->b<!---->'), page('ab')],
    [
      'not those of Outlook',
      'comments',
      page('<!--[if mso]><b>x</b><![endif]--><!--[if !mso]><!-->y<!--<![endif]--><!-- x -->'),
      page('<!--[if mso]><b>x</b><![endif]--><!--[if !mso]><!-->y<!--<![endif]-->'),
    ],
    [
      'http',
      'https',
      page(`<a HREF='http://a.example/?q=http://b'>x</a><img alt=x src=http://a.example/i.png>`),
      page(`<a HREF='https://a.example/?q=http://b'>x</a><img alt=x src=https://a.example/i.png>`),
    ],
    [
      'a pale color',
      'contrast',
      page('<p style="margin:0; color:#999999 !important">pale</p>'),
      page('<p style="margin:0; color:#737373 !important">pale</p>'),
    ],
    [
      'on a dark ground',
      'contrast',
      page('<div bgcolor="#000000" style="background:#111"><p style="COLOR: #444">pale</p></div>'),
      page('<div bgcolor="#000000" style="background:#111"><p style="COLOR: #7c7c7c">pale</p></div>'),
    ],
  ])('%s', (_name, kind, before, after) => {
    expect(repaired(before, kind)).toBe(after)
    // Once is enough.
    expect(offered(after, kind)).toEqual([])
  })
})

describe('what is not safe is not offered, with the reason', () => {
  test.each<[string, RepairKind, string, string[], object?]>([
    ['a fragment has no html tag', 'lang', `<p>${text}</p>`, ['no-tag 1']],
    ['a few words', 'lang', '<html><body><p>Hi</p></body></html>', ['language-unknown 1']],
    ['no head', 'title', `<p>${text}</p>`, ['no-tag 1']],
    ['no subject', 'title', page('', ''), ['no-subject 1'], { subject: ' ' }],
    ['conditions', 'comments', page('<!--[if mso]>x<![endif]-->'), ['conditional 1']],
    ['revealed conditions', 'comments', page('<![if !mso]>x<![endif]>'), ['conditional 2']],
    ['merge tags', 'comments', page('<!-- *|IF:X|* --><!-- {{#if a}} -->'), ['template 2']],
    ['what only parses as a comment', 'comments', page('<?xml version="1.0"?>'), ['written-oddly 1']],
    ['a comment that parts a tag', 'comments', page('&lt;<<!-- x -->b>'), ['changes-more 1']],
    ['a comment that parts a reference', 'comments', page('&am<!-- x -->p;'), ['changes-more 1']],
    ['nobody asked', 'https', page('<a href="http://a.example">x</a>'), ['not-asked 1'], { secure: false }],
    [
      'letters written as references',
      'https',
      page('<a href="&#104;ttp://a.example">x</a>'),
      ['written-oddly 1'],
    ],
    [
      'a color of a style sheet',
      'contrast',
      page('<p class="a">pale</p>', '<title>t</title><style>.a{color:#bbb}</style>'),
      ['style-sheet 1'],
    ],
    [
      'black and white grounds',
      'contrast',
      page(
        '<div style="color:#777"><p style="background:#fff">a</p><p style="background:#000">b</p><p style="background:#767676">c</p></div>',
      ),
      ['backgrounds 1'],
    ],
    [
      'two colors in one attribute',
      'contrast',
      page('<p style="color:#bbb;color:#aaa">x</p>'),
      ['style-sheet 1'],
    ],
  ])('%s', (_name, kind, html, reasons, options) => {
    expect(offered(html, kind, options)).toEqual([])
    expect(withheld(html, kind, options)).toEqual(reasons)
  })

  test('one that breaks the tree does not keep the others away', () => {
    const html = page('<<!-- x -->b><!-- y --><img src=a.png><!-- z -->')
    expect(offered(html, 'comments')[0]?.edits).toHaveLength(2)
    expect(offered(html, 'alt')).toHaveLength(1)
    expect(withheld(html, 'comments')).toEqual(['changes-more 1'])
  })

  test('a preheader that nobody sees and text on a picture are left alone', () => {
    const html = page(
      '<p style="color:#fff;background:#fff">unseen</p><div style="background:url(a.png)"><p style="color:#ddd">x</p></div>',
    )
    expect(offered(html, 'contrast')).toEqual([])
  })
})

// What grows with the square of a text takes hours here.
test.each<[string, RepairKind, string]>([
  ['a comment of spaces', 'comments', `<!-- ]${' '.repeat(800_000)}x -->`],
  [
    'spaces in a string beside a pale color',
    'contrast',
    `<p style='color:#bbb;font-family:";color:a${' '.repeat(800_000)}b"'>x</p>`,
  ],
])('%s are read once', (_name, kind, html) => {
  expect(offered(page(html), kind).length + withheld(page(html), kind).length).toBe(1)
})

test('a title that is cut keeps its last character whole', () => {
  const subject = `${'a'.repeat(199)}🎁 and more`
  expect(repaired(page('', ''), 'title', { subject })).toBe(page('', `<title>${'a'.repeat(199)}</title>`))
})

test('a mail without HTML has nothing to repair', () => {
  const message = readMessage(Buffer.from('Subject: a\r\n\r\ntext'))
  expect(findSourceRepairs(message, { subject: 'a', isSecure: () => true })).toEqual({
    offered: [],
    withheld: [],
  })
})
