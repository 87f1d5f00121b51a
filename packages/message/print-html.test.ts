import { parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { printHtml } from './print-html.ts'

const printed = (html: string, head?: string): string =>
  printHtml(parse(html, { scriptingEnabled: false }), head)
const bodyOf = (html: string): string => /<body>(.*)<\/body>/s.exec(printed(html))![1]!

describe('what is written', () => {
  test.each([
    ['text and attributes', '<p title="a &amp; &quot;b&quot; &lt;c">a &lt; b&nbsp;&amp; c</p>'],
    ['empty elements', '<img src="a.png"><br>'],
    ['a line feed that comes first', '<pre>\n\n a</pre>'],
    ['names with a prefix', '<svg><use xlink:href="#a"></use></svg>'],
    ['a template', '<i></i><template><p>a</p></template>'],
    ['raw text', '<xmp><b>a</b></xmp>'],
  ])('%s is written as it is read', (_, html) => {
    expect(bodyOf(html)).toBe(html)
  })

  test.each([
    ['<!doctype html>', '<!DOCTYPE html>'],
    [
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">',
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">',
    ],
    ["<!DOCTYPE html SYSTEM 'a\"b'>", "<!DOCTYPE html SYSTEM 'a\"b'>"],
  ])('the doctype %s', (html, expected) => {
    expect(printed(html).startsWith(expected)).toBe(true)
  })

  test('comments go, and what is given comes first in the head', () => {
    expect(printed('<head><title>a</title></head><!-- b --><p>c<!-- d --></p>', '<meta name="x">')).toBe(
      '<html><head><meta name="x"><title>a</title></head><body><p>c</p></body></html>',
    )
  })

  test('elements nested deeper than a call stack', () => {
    expect(bodyOf('<b>'.repeat(20_000))).toHaveLength(7 * 20_000)
  })
})

describe('nothing in a style can begin a tag or a comment, where a browser takes its text for markup', () => {
  test.each([
    ['p{color:red}a::after{content:"<img src=x onerror=alert(1)>"}', '<img'],
    ['a::after{content:"<Body>"}', '<Body'],
    ['<!-- p{color:red} -->', '<!--'],
    ['<!<!----a{}', '<!--'],
    ['a::after{content:"<?xml"}', '<?'],
    ['a::after{content:"<\\/style>"}', '</'],
  ])('%s', (css, mark) => {
    const style = /<style>(.*)<\/style>/s.exec(printed(`<style>${css}</style>`))![1]!
    expect(style).not.toContain(mark)
    expect(style).not.toMatch(/<[a-z!?/]/i)
    // Written again it stays as it is.
    expect(printed(`<style>${style}</style>`)).toContain(`<style>${style}</style>`)
  })

  test('a style in SVG or MathML is text as any other', () => {
    expect(bodyOf('<svg><style>a&lt;b</style></svg>')).toBe('<svg><style>a&lt;b</style></svg>')
    expect(bodyOf('<math><mtext><style>a<!--b</style></mtext></math>')).not.toContain('<!--')
  })

  test('of an attribute neither', () => {
    expect(bodyOf('<p title="</style><img src=x>">a</p>')).toBe('<p title="&lt;/style>&lt;img src=x>">a</p>')
  })
})
