import { describe, expect, test } from 'vitest'
import { applyEdits } from '../prove.ts'
import { clientRepairs, faultsOf, htmlOf } from './index.ts'
import { plainQuery } from './media.ts'

const page = (head: string, body: string, root = ''): string =>
  `<!doctype html>\n<html${root}><head><title>t</title>${head}</head><body>\n${body}\n</body></html>`
const style = (css: string): string => `<style>${css}</style>`
/** Outlook is asked for 96 pixels, so that sizes are no fault. */
const office =
  '<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->'
const spaces = ' xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"'

function repaired(source: string): { kinds: string[]; result: string } {
  const { proved } = clientRepairs(htmlOf(source)!)
  const edits = proved.flatMap((repair) => repair.edits)
  return { kinds: proved.map(({ kind }) => kind), result: applyEdits(source, edits) }
}

const dark = (css: string): string =>
  style(`:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${css}}`)
const media = (css: string): string => style(`@media (max-width:600px){${css}}`)
const exact = (content: string, css = 'mso-line-height-rule:exactly'): string =>
  `<p style="line-height:24px;${css}">${content}</p>`
const picture = '<img src="a.png" width="99" height="99" alt="A">'
const button = (word: string): string =>
  `<a href="https://example.org" style="background:#224422;padding:9px;color:#fff"><!--[if mso]>${word}<![endif]-->Go</a>`

describe.each<[kind: string, rows: [name: string, before: string, after: string][]]>([
  [
    'gmail-selectors',
    [
      [
        'a colon',
        page(media('.sm\\:a{color:red}'), '<p class="x sm:a">a</p>'),
        page(media('.sm_a{color:red}'), '<p class="x sm_a">a</p>'),
      ],
      [
        'a slash and a dot',
        page(media('.w-1\\/2,.g-1\\.5{color:red}'), '<p class="w-1/2 g-1.5">a</p>'),
        page(media('.w-1_2,.g-1_5{color:red}'), '<p class="w-1_2 g-1_5">a</p>'),
      ],
      [
        'brackets',
        page(media('.\\[x\\]{color:red}'), "<p class='[x]'>a</p>"),
        page(media('.x_{color:red}'), "<p class='x_'>a</p>"),
      ],
      [
        'by number',
        page(media('.\\32 xl\\:a{color:red}'), '<p class="2xl:a">a</p>'),
        page(media('.c2xl_a{color:red}'), '<p class="c2xl_a">a</p>'),
      ],
      [
        'a name that is taken',
        page(media('.a\\:b{color:red}.a_b{top:0}'), '<p class="a:b">a</p>'),
        page(media('.a_b-2{color:red}.a_b{top:0}'), '<p class="a_b-2">a</p>'),
      ],
    ],
  ],
  [
    'gmail-media',
    [
      [
        'a range',
        page(style('@media (width <= 600px){.a{color:red}}'), '<p class="a">a</p>'),
        page(style('@media (max-width: 600px){.a{color:red}}'), '<p class="a">a</p>'),
      ],
      [
        'rem',
        page(style('@media (min-width:40rem){.a{color:red}}'), '<p class="a">a</p>'),
        page(style('@media (min-width:640px){.a{color:red}}'), '<p class="a">a</p>'),
      ],
      [
        'in a rule',
        page(style('p{top:0}\n.a{color:red;@media (max-width:600px){color:blue}}'), '<p class="a">a</p>'),
        page(
          style('p{top:0}\n.a {color:red; }\n@media (max-width:600px) { .a {color:blue} }'),
          '<p class="a">a</p>',
        ),
      ],
    ],
  ],
  [
    'style-head',
    [
      [
        'a sheet in the body',
        page('', `<p class="a">a</p>${style('.a{color:red}')}`),
        page(`${style('.a{color:red}')}\n`, '<p class="a">a</p>'),
      ],
    ],
  ],
  [
    'conditional',
    [
      [
        'a comment inside',
        page('', '<!--[if mso]><b><!-- x -->w</b><![endif]--><p>a</p>'),
        page('', '<!--[if mso]><b>w</b><![endif]--><p>a</p>'),
      ],
      [
        'two of them',
        page('', '<!--[if mso]><b><!-- x -->w<!-- y --></b><![endif]--><p>a</p>'),
        page('', '<!--[if mso]><b>w</b><![endif]--><p>a</p>'),
      ],
    ],
  ],
  [
    'line-height',
    [
      [
        'where it is said',
        page(office, exact(picture), spaces),
        page(office, exact(picture, 'mso-line-height-rule:at-least'), spaces),
      ],
      [
        'where a rule says it',
        page(
          `${office}${style('td{mso-line-height-rule:exactly;line-height:20px}')}`,
          `<table><tr><td>${picture}</td></tr></table>`,
          spaces,
        ),
        page(
          `${office}${style('td{mso-line-height-rule:exactly;line-height:20px}')}`,
          `<table><tr><td style="mso-line-height-rule:at-least">${picture}</td></tr></table>`,
          spaces,
        ),
      ],
    ],
  ],
  [
    'hidden-tables',
    [
      [
        'a style of its own',
        page(
          '',
          '<div style="mso-hide:all"><table style="color:red"><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table></div>',
        ),
        page(
          '',
          '<div style="mso-hide:all"><table style="color:red;mso-hide:all"><tr><td>a<table style="mso-hide:all"><tr><td>b</td></tr></table></td></tr></table></div>',
        ),
      ],
    ],
  ],
  [
    'vml-prefix',
    [
      [
        'shapes and their ends',
        page(
          '',
          '<!--[if mso]><rect><fill/><textbox><![endif]-->a<!--[if mso]></textbox></rect><![endif]-->',
          spaces,
        ),
        page(
          '',
          '<!--[if mso]><v:rect><v:fill/><v:textbox><![endif]-->a<!--[if mso]></v:textbox></v:rect><![endif]-->',
          spaces,
        ),
      ],
      [
        'the namespace alone',
        page('', '<!--[if mso]><v:rect></v:rect><![endif]-->a'),
        page('', '<!--[if mso]><v:rect></v:rect><![endif]-->a', ' xmlns:v="urn:schemas-microsoft-com:vml"'),
      ],
    ],
  ],
  [
    'button-spacing',
    [
      [
        '24 px',
        page('', button('<i style="letter-spacing:24px;mso-font-width:-100%" hidden>&nbsp;</i>')),
        page('', button('<i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;</i>')),
      ],
    ],
  ],
  [
    'link-scheme',
    [
      [
        'www.',
        page('', '<a href="www.example.org/a?b">a</a><a href="#">b</a>'),
        page('', '<a href="https://www.example.org/a?b">a</a><a href="#">b</a>'),
      ],
      [
        'a host',
        page('', '<a HREF=shop.example.com>a</a>'),
        page('', '<a HREF=https://shop.example.com>a</a>'),
      ],
    ],
  ],
  [
    'float-gap',
    [
      [
        'two halves',
        page(
          '',
          `<table width="100%"><tr><td>${'<table align="left" width="50%" style="top:0"><tr><td>a</td></tr></table>'.repeat(2)}</td></tr></table>`,
        ),
        page(
          '',
          `<table width="100%"><tr><td>${'<table align="left" width="50%" style="top:0;mso-table-lspace:0pt;mso-table-rspace:0pt"><tr><td>a</td></tr></table>'.repeat(2)}</td></tr></table>`,
        ),
      ],
    ],
  ],
  [
    'style-comment',
    [
      [
        'no space',
        page(style('<!-- a-->p{top:0}'), '<p>a</p>'),
        page(style('<!-- a -->p{top:0}'), '<p>a</p>'),
      ],
    ],
  ],
  [
    'cid-width',
    [
      [
        'by attribute',
        page(office, '<img src="cid:a" alt="A" width="99">', spaces),
        page(office, '<img style="width:99px" src="cid:a" alt="A" width="99">', spaces),
      ],
    ],
  ],
  [
    'dark-white',
    [
      [
        'each form',
        page(dark('.a{background:#FFF}.b{background-color:white!important}'), '<p class="a b">a</p>'),
        page(dark('.a{background:#fffffe}.b{background-color:#fffffe!important}'), '<p class="a b">a</p>'),
      ],
    ],
  ],
  [
    'class-edge',
    [
      [
        'each edge',
        page(style('._a,.b__,.-c{color:red}'), '<p class="_a b__ -c">a</p>'),
        page(style('.a,.b,.c{color:red}'), '<p class="a b c">a</p>'),
      ],
    ],
  ],
  [
    'important-space',
    [
      [
        'both forms',
        page(style('.a{display:block !important}'), '<p class="a" style="display:none">a</p>'),
        page(
          style('.a{display:block !important; display:block!important}'),
          '<p class="a" style="display:none">a</p>',
        ),
      ],
    ],
  ],
])('%s', (kind, rows) => {
  test.each(rows)('%s', (_name, before, after) => {
    const { kinds, result } = repaired(before)
    expect({ kinds, result }).toEqual({ kinds: [kind], result: after })
    expect(clientRepairs(htmlOf(result)!)).toEqual({ proved: [], refused: [] })
  })
})

test.each<[kind: string, source: string, fault: string]>([
  ['office-settings', page('', '<table width="600"><tr><td>a</td></tr></table>'), 'dpi'],
  ['office-settings', page('<!--[if mso]><xml><o:AllowPNG></xml><![endif]-->', '<p>a</p>'), 'xml-broken'],
  ['office-settings', page('<!--[if mso]><xml><o:pixelsperinch>96<![endif]-->', '<p>a</p>'), 'xml-broken'],
  [
    'dark-scheme',
    page(style('@media (prefers-color-scheme:dark){.a{color:red}}'), '<p class="a">a</p>'),
    'dark-scheme',
  ],
  ['auto-links', page('', '<p style="background:#000;color:#fff">+49 30 901820</p>'), 'auto-links'],
  [
    'web-fonts',
    page(style('@font-face{font-family:Lora;src:url(a)}'), '<p style="font-family:Lora,serif">a</p>'),
    'web-font',
  ],
  [
    'web-fonts',
    page(
      '<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Lora">',
      '<p style="font-family:Lora,serif">a</p>',
    ),
    'web-font',
  ],
  [
    'ghost-tables',
    page(
      '',
      `<table width="100%"><tr><td style="max-width:600px">${'<div class="mj-column-per-50" style="display:inline-block;width:100%"><p>Two columns of words.</p></div>'.repeat(2)}</td></tr></table>`,
    ),
    'ghosts-stripped',
  ],
])('%s: %s', (kind, source, fault) => {
  expect(faultsOf(htmlOf(source)!).has(fault)).toBe(true)
  const { kinds, result } = repaired(source)
  expect(kinds).toEqual([kind])
  const again = htmlOf(result)!
  expect(faultsOf(again).has(fault)).toBe(false)
  expect(again.visibleText).toBe(htmlOf(source)!.visibleText)
})

describe('what is not safe is left alone', () => {
  test.each([
    [
      'a class that an attribute selector sees',
      page(media('.sm\\:a{color:red}[class*="sm:"]{top:0}'), '<p class="sm:a">a</p>'),
    ],
    ['a class written with a reference', page(media('.a\\&b{color:red}'), '<p class="a&amp;b">a</p>')],
    [
      'rules in a query in a rule',
      page(style('.a{@media (max-width:9px){& b{color:red}}}'), '<p class="a"><b>a</b></p>'),
    ],
    [
      'declarations after a nested query',
      page(style('.a{@media (max-width:9px){color:red}top:0}'), '<p class="a">a</p>'),
    ],
    ['a page without a head', `<p>a</p>${style('p{color:red}')}`],
    [
      'a sheet for all but Outlook',
      page('', `<!--[if !mso]><!-->${style('.a{color:red}')}<!--<![endif]--><p class="a">a</p>`),
    ],
    ['a condition without an end', page('', '<!--[if mso]><b><!-- x -->w</b><p>a</p>')],
    [
      'targets that are no hosts',
      page('', '<a href="">a</a><a href="/a">b</a><a href="{{x}}">c</a><a href="index.html">d</a>'),
    ],
    [
      'columns of unknown width',
      page(
        '',
        `<div>${'<div class="mj-outlook-group-fix"><p>Two columns of words.</p></div>'.repeat(2)}</div>`,
      ),
    ],
    ['a room in em', page('', button('<i style="letter-spacing:2em;mso-font-width:-100%">&nbsp;</i>'))],
  ])('%s', (_name, source) => {
    expect(clientRepairs(htmlOf(source)!).proved).toEqual([])
  })
})

test.each([
  ['(width <= 600px)', '(max-width: 600px)'],
  ['(width<600px)', '(max-width: 599.98px)'],
  ['screen and (width >= 40rem)', 'screen and (min-width: 640px)'],
  ['(600px >= width)', '(max-width: 600px)'],
  ['(400px <= width < 600px)', '(min-width: 400px) and (max-width: 599.98px)'],
  ['(900px > width > 20em)', '(max-width: 899.98px) and (min-width: 320.02px)'],
  ['(width = 600px)', '(width: 600px)'],
  ['(max-width: 37.5rem)', '(max-width: 600px)'],
  ['(height < 600px)', null],
  ['(width < calc(1px + 1rem))', null],
])('%s is %s', (query, plain) => {
  expect(plainQuery(query)).toBe(plain)
})

test.each([
  ['classes', page(media('.a\\:b{top:0}'.repeat(20_000)), '<p class="a:b">a</p>')],
  ['braces', page(style('.a{@media (width<1px){'.repeat(10_000)), '<p class="a">a</p>')],
  ['comments', page('', '<!--[if mso]><!-- x -->'.repeat(15_000))],
  ['comments with an end', page('', `${'<!--[if mso]><!-- x -->'.repeat(15_000)}<![endif]-->`)],
  ['comments of CSS', page(style('/*'.repeat(150_000)), '<p>a</p>')],
  ['settings', page(`<!--[if mso]><xml>${'<a "'.repeat(50_000)}</xml><![endif]-->`, '<p>a</p>')],
  ['tables', page('', '<div style="mso-hide:all"><table><tr><td>a'.repeat(100))],
  [
    'spaces',
    page(style(`.a{${' '.repeat(300_000)}display:block`), '<p class="a" style="display:none">a</p>'),
  ],
])('%s are read in linear time', (_name, source) => {
  expect(clientRepairs(htmlOf(source)!).proved.length).toBeLessThan(5)
})
