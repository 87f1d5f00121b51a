import { describe, expect, test } from 'vitest'
import { readMessage } from './read.ts'

const read = (html: string) =>
  readMessage(Buffer.from(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`))

/** `source href "text"` and what else is so. */
const links = (html: string): string[] =>
  read(html).links.map((link) => {
    const marks = [link.imageOnly && 'image', link.hidden && 'hidden'].filter(Boolean)
    return [link.source, link.href, `"${link.text}"`, ...marks].join(' ')
  })

describe('links in HTML', () => {
  test.each<[string, string, string[]]>([
    ['text', '<a href="http://a.b/">x <b>y</b>\n z</a>', ['a http://a.b/ "x y z"']],
    [
      'entities and blanks in the target',
      '<a href=" http://a.b/?x=1&amp;y=2 ">x</a>',
      ['a http://a.b/?x=1&y=2 "x"'],
    ],
    ['no href', '<a name="top">x</a>', []],
    ['empty href', '<a href="">x</a><a href="#">y</a>', ['a  "x"', 'a # "y"']],
    ['an image', '<a href="u"><img src="i" alt="Alt"></a>', ['a u "Alt" image']],
    ['two images', '<a href="u"><img src="i" alt="A"> <img src="i" alt="B"></a>', ['a u "A B" image']],
    ['an image and text', '<a href="u"><img src="i" alt="A"> t</a>', ['a u "t"']],
    ['an image without alt', '<a href="u"><img src="i"></a>', ['a u "" image']],
    ['nothing', '<a href="u"></a>', ['a u "" hidden']],
    ['filler', '<a href="u">&nbsp;&zwnj;</a>', ['a u "" hidden']],
    ['hidden text', '<a href="u"><span style="display:none">t</span></a>', ['a u "t" hidden']],
    ['hidden itself', '<div style="display:none"><a href="u">t</a></div>', ['a u "t" hidden']],
    ['hidden image', '<a href="u"><img src="i" style="display:none" alt="A"></a>', ['a u "" hidden']],
    ['same color', '<a href="u" style="color:#fff">t</a>', ['a u "t" hidden']],
    [
      'area and form',
      '<map><area href="u" alt="A"></map><form action="v"><input></form>',
      ['area u "A"', 'form v ""'],
    ],
    [
      'in order',
      '<a href="1">a</a><form action="2"><a href="3">b</a></form>',
      ['a 1 "a"', 'form 2 ""', 'a 3 "b"'],
    ],
    ['within a comment', '<!--[if mso]><a href="u">x</a><![endif]-->', []],
    ['unclosed', '<a href="1">a<a href="2">b', ['a 1 "a"', 'a 2 "b"']],
  ])('%s', (_, html, expected) => {
    expect(links(html)).toEqual(expected)
  })

  test('place and element', () => {
    const [link] = read('<p>\n  <a href="u">x</a>').links
    expect(link!.place).toEqual({ in: 'html', line: 2, column: 3 })
    expect(link!.element?.tagName).toBe('a')
  })

  test('bounded', () => {
    expect(read('<a href="u">x</a>'.repeat(3_000)).links).toHaveLength(2_000)
  })
})

describe('links in text', () => {
  const found = (text: string) =>
    readMessage(Buffer.from(`A: b\r\n\r\n${text}`)).links.map(
      ({ href, place }) => `${href} ${place.line}:${place.column}`,
    )

  test.each<[string, string[]]>([
    ['see http://a.b/c.', ['http://a.b/c 1:5']],
    ['x\n\n(https://a.b/c(d))\nwww.e.f,', ['https://a.b/c(d) 3:2', 'www.e.f 4:1']],
    ['<http://a.b/>, "http://c.d"', ['http://a.b/ 1:2', 'http://c.d 1:17']],
    ['*http://a.b* _HTTP://C.D_', ['http://a.b 1:2']],
    ['mailto:a@b.c', ['mailto:a@b.c 1:1']],
    ['http:// www. http://...', []],
    ['awww.b xhttp://a.b', []],
    ['no links', []],
  ])('%j', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  test('come after those in HTML', () => {
    const raw = [
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      '',
      'http://t.x',
      '--b',
      'Content-Type: text/html',
      '',
      '<a href="http://h.x">x</a>',
      '--b--',
    ].join('\r\n')
    expect(readMessage(Buffer.from(raw)).links.map((link) => [link.source, link.href])).toEqual([
      ['a', 'http://h.x'],
      ['text', 'http://t.x'],
    ])
  })
})
