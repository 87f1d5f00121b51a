import { describe, expect, test } from 'vitest'
import { cssUrls, srcsetUrls } from './images.ts'
import { readMessage } from './read.ts'

const read = (html: string) =>
  readMessage(Buffer.from(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`))

const images = (html: string): string[] =>
  read(html).images.map(({ source, src, alt, width, height, hidden }) => {
    const shown = alt === null ? '-' : `"${alt}"`
    return `${source} ${src} ${shown} ${width}x${height}${hidden ? ' hidden' : ''}`
  })

describe('images', () => {
  test.each<[string, string, string[]]>([
    ['img', '<img src=" a.png " alt="A" width="10" height="20px">', ['img a.png "A" 10x20']],
    ['no alt, no size, no source', '<img>', ['img  - nullxnull']],
    ['empty alt', '<img src=a alt="">', ['img a "" nullxnull']],
    ['size in the style', '<img src=a width="100%" style="width:30px;height:auto">', ['img a - 30xnull']],
    ['the attribute wins', '<img src=a width=5 style="width:30px">', ['img a - 5xnull']],
    ['size from the sheet', '<style>img{width:7px}</style><img src=a>', ['img a - 7xnull']],
    ['hidden', '<div style="display:none"><img src=a></div>', ['img a - nullxnull hidden']],
    ['srcset', '<img src=a srcset="a 1x, b 2x">', ['img a - nullxnull', 'srcset b - nullxnull']],
    [
      'picture',
      '<picture><source srcset="b"><img src=a></picture>',
      ['srcset b - nullxnull', 'img a - nullxnull'],
    ],
    ['background', '<table background="a"></table>', ['background a - nullxnull']],
    ['style', '<p style="background:url(\'a b\') red;width:3px">', ['css a b - 3xnull']],
    [
      'style element',
      '<style>p{background-image:url(a)}@media x{q{background:url("b")}}@font-face{src:url(f)}</style>',
      ['css a - nullxnull', 'css b - nullxnull'],
    ],
    ['input', '<input type=Image src=a alt=b><input src=c>', ['input a "b" nullxnull']],
    [
      'VML',
      '<!--[if gte mso 9]><v:rect style="x">\n<v:fill type="tile" src="a?b=1&amp;c=2" /></v:rect><![endif]-->',
      ['vml a?b=1&c=2 - nullxnull'],
    ],
    [
      'VML with a size',
      "<!--[if mso]><v:image src='a' style='width:450pt;height:200px'/><![endif]-->",
      ['vml a - 600x200'],
    ],
    ['an ordinary comment', '<!-- <v:fill src="a"/> -->', []],
    ['data', '<img src="data:image/png;base64,AA==">', ['img data:image/png;base64,AA== - nullxnull']],
  ])('%s', (_, html, expected) => {
    expect(images(html)).toEqual(expected)
  })

  test('places', () => {
    const places = read('<p>\n<img src=a>\n<!--[if mso]>\n\n<v:fill src="b"/><![endif]-->').images.map(
      (image) => image.place,
    )
    expect(places).toEqual([
      { in: 'html', line: 2, column: 1 },
      { in: 'html', line: 5 },
    ])
  })

  test('bounded', () => {
    expect(read('<img src=a>'.repeat(3_000)).images).toHaveLength(2_000)
  })
})

test.each([
  ['url(a)', ['a']],
  ['red url( "a(b)" ) , URL(\'c\')', ['a(b)', 'c']],
  ['url()', []],
  ['none', []],
])('cssUrls(%j)', (value, expected) => {
  expect(cssUrls(value)).toEqual(expected)
})

test.each([
  ['a', ['a']],
  ['a 1x, b 2x', ['a', 'b']],
  ['a 100w,b 200w', ['a', 'b']],
  ['a,b 2x', ['a,b']],
  ['a, b', ['a', 'b']],
  [',, a 1x ,', ['a']],
  ['data:image/png;base64,AA== 1x', ['data:image/png;base64,AA==']],
  ['', []],
])('srcsetUrls(%j)', (value, expected) => {
  expect(srcsetUrls(value)).toEqual(expected)
})
