import { describe, expect, test } from 'vitest'
import { readMessage } from './read.ts'

const read = (html: string) =>
  readMessage(Buffer.from(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`))
const html = (source: string) => read(source).html!

/** `text` of visible runs, `text (why)` of hidden ones. */
const runs = (source: string): string[] =>
  html(source).runs.map((run) => (run.why ? `${run.text} (${run.why})` : run.text))

describe('what is seen', () => {
  test.each<[string, string, string[]]>([
    ['plain', '<p>a</p>', ['a']],
    ['display', '<p style="display:none">a<b>b</b></p>c', ['a (display-none)', 'b (display-none)', 'c']],
    [
      'a child cannot undo it',
      '<p style="display:none"><b style="display:block">b</b></p>',
      ['b (display-none)'],
    ],
    ['hidden attribute', '<p hidden>a</p>', ['a (display-none)']],
    ['visibility', '<p style="visibility: Hidden">a</p>', ['a (visibility)']],
    [
      'a child can undo visibility',
      '<p style="visibility:hidden">a<b style="visibility:visible">b</b></p>',
      ['a (visibility)', 'b'],
    ],
    ['font size 0', '<p style="font-size:0">a<b style="font-size:12px">b</b></p>', ['a (tiny)', 'b']],
    ['font size 1px', '<p style="font-size:1px">a</p>', ['a (tiny)']],
    ['font size 4px', '<p style="font-size:4px">a</p>', ['a']],
    ['em of a small parent', '<p style="font-size:6px"><b style="font-size:.5em">a</b></p>', ['a (tiny)']],
    ['percent', '<p style="font-size:10%">a</p>', ['a (tiny)']],
    ['font shorthand', '<p style="font:italic bold 1px/2 Arial">a</p>', ['a (tiny)']],
    ['font shorthand with a weight', '<p style="font:100 14px Arial">a</p>', ['a']],
    ['font element', '<font size="1">a</font>', ['a']],
    ['same color', '<td style="color:#fff">a</td>'.replace(/td/g, 'p'), ['a (same-color)']],
    ['nearly the same color', '<p style="color:#fefefe;background:#fff">a</p>', ['a (same-color)']],
    ['same color from attributes', '<body bgcolor="000000" text="#000000">a</body>', ['a (same-color)']],
    ['black on a black background', '<body bgcolor="black">a</body>', ['a (same-color)']],
    [
      'background of an ancestor',
      '<div style="background-color:#123456"><p><font color="#123456">a</font></p></div>',
      ['a (same-color)'],
    ],
    ['white on a dark background', '<div bgcolor="#000000"><p style="color:#fff">a</p></div>', ['a']],
    ['white on a picture', '<table background="x.png"><tr><td style="color:#fff">a</td></tr></table>', ['a']],
    ['white on a gradient', '<p style="color:#fff;background:linear-gradient(red,blue)">a</p>', ['a']],
    [
      'white on a color over a picture',
      '<div style="background:url(x)"><p style="color:#fff;background:#fff">a</p></div>',
      ['a (same-color)'],
    ],
    ['the later background wins', '<p style="background-color:#fff;background:#000;color:#fff">a</p>', ['a']],
    [
      'a link has a color of its own',
      '<p style="color:#fff">a<a href="x">b</a></p>',
      ['a (same-color)', 'b'],
    ],
    [
      'but may inherit',
      '<p style="color:#fff"><a href="x" style="color:inherit">b</a></p>',
      ['b (same-color)'],
    ],
    ['transparent color', '<p style="color:rgba(0,0,0,0)">a</p>', ['a (transparent)']],
    [
      'opacity',
      '<p style="opacity:0">a<b style="opacity:1">b</b></p>',
      ['a (transparent)', 'b (transparent)'],
    ],
    ['opacity of two', '<p style="opacity:.2"><b style="opacity:20%">b</b></p>', ['b (transparent)']],
    ['max-height', '<p style="max-height:0;overflow:hidden">a</p>', ['a (zero-size)']],
    ['height that overflows', '<p style="height:0">a</p>', ['a']],
    ['clip', '<p style="position:absolute;clip:rect(0,0,0,0)">a</p>', ['a (zero-size)']],
    ['off screen', '<p style="position:absolute;left:-9999px">a</p>', ['a (off-screen)']],
    ['text-indent', '<p style="text-indent:-9999px">a</p>', ['a (off-screen)']],
    ['left without position', '<p style="left:-9999px">a</p>', ['a']],
    ['hidden from Outlook alone', '<p style="mso-hide:all">a</p>', ['a']],
    ['style element', '<style>.pre{display:none}</style><p class="x pre">a</p>', ['a (display-none)']],
    ['style element for phones', '<style>@media (max-width:600px){p{display:none}}</style><p>a</p>', ['a']],
    ['style element for print', '<style media="print">p{display:none}</style><p>a</p>', ['a']],
    ['style after its use', '<p class="pre">a</p><style>.pre{display:none}</style>', ['a (display-none)']],
    [
      'important in the style element',
      '<style>p{display:none!important}</style><p style="display:block">a</p>',
      ['a (display-none)'],
    ],
    ['comment', 'a<!-- b -->', ['a']],
    ['for Outlook alone', 'a<!--[if mso]><p>b</p><![endif]-->', ['a']],
    ['for all but Outlook', '<!--[if !mso]><!--><p>a</p><!--<![endif]-->', ['a']],
    ['revealed', '<![if !mso]><p>a</p><![endif]>', ['a']],
    [
      'no text',
      '<script>x</script><style>y</style><title>z</title><template>t</template><iframe>i</iframe>',
      [],
    ],
    ['noscript is shown', '<noscript>a</noscript>', ['a']],
  ])('%s', (_, source, expected) => {
    expect(runs(source)).toEqual(expected)
  })

  test('a run tells its look and place', () => {
    const [, run] = html(
      '<body bgcolor="#eeeeee">\n<p>x</p>\n <div style="font-size:12pt;color:RED"> \n  <b>a&amp;b\n c</b></div>',
    ).runs
    expect(run).toEqual({
      text: 'a&b c',
      hidden: false,
      fontSize: 16,
      color: '#ff0000',
      background: '#eeeeee',
      element: 'div',
      block: expect.any(Number),
      place: { in: 'html', line: 4, column: 6 },
    })
  })

  test('a run begins where its first letter is', () => {
    expect(html('<p>\n\n  a</p>').runs[0]!.place).toEqual({ in: 'html', line: 3, column: 3 })
  })

  test('visible and hidden text', () => {
    const { visibleText, hiddenText } = html(
      '<h1>A <b>b</b>c</h1>\n<p>d<br>e</p><table><tr><td>f</td><td>g</td></tr></table><p hidden>h <i>i</i></p><p hidden>j</p>k',
    )
    expect(visibleText).toBe('A bc\nd\ne\nf\ng\nk')
    expect(hiddenText).toBe('h i\nj')
  })
})

describe('the document', () => {
  test('language, title, styles', () => {
    const found = html(
      '<!DOCTYPE html><html lang="de"><head><title> T </title>\n<style>a{}</style></head><body><style>b{}</style>',
    )
    expect(found.lang).toBe('de')
    expect(found.title).toBe('T')
    expect(found.styles).toEqual([
      { css: 'a{}', place: { in: 'html', line: 2, column: 8 }, inHead: true },
      { css: 'b{}', place: { in: 'html', line: 2, column: 39 }, inHead: false },
    ])
    expect(found.truncated).toBe(false)
    expect(found.errors).toEqual([])
  })

  test('absent', () => {
    const found = html('<p>x')
    expect([found.lang, found.title, found.styles]).toEqual([null, null, []])
    expect(found.errors).toContainEqual({
      code: 'missing-doctype',
      place: { in: 'html', line: 1, column: 1 },
    })
  })

  test('parse errors are bounded', () => {
    expect(html('<p a a>\n'.repeat(1_000)).errors).toHaveLength(200)
  })

  test.each([
    ['too deep', '<div>'.repeat(10_000)],
    ['too many elements', '<br>'.repeat(60_000)],
    ['too long', 'x '.repeat(1_000_001)],
  ])('%s', (_, source) => {
    const message = read(`<p>start</p>${source}`)
    expect(message.html!.truncated).toBe(true)
    expect(message.html!.visibleText.startsWith('start')).toBe(true)
    expect(message.defects.map((defect) => defect.code)).toEqual(['html-cut'])
  })
})
