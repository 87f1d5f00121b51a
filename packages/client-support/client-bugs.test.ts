import { describe, expect, test } from 'vitest'
import { clientBugs } from './client-bugs.ts'
import { messageOf } from './fixture.ts'

/** `kind line` of each bug of a client in a mail, whose head and body begin on lines 2 and 3. */
const page = (head: string, body: string): string =>
  `<!doctype html><html><head>\n${head}</head><body>\n${body}</body></html>`
const found = (head: string, body: string): string[] =>
  clientBugs(messageOf(page(head, body)).html!).map(({ kind, line }) => `${kind} ${line}`)
const style = (css: string): string => `<style>${css}</style>`
const navy = (text: string): string => `<div style="background:#0a2a66;color:#fff">${text}</div>`
const dark = (css: string): string => style(`@media (prefers-color-scheme: dark){${css}}`)
const phone = style('@media (max-width:600px){.a{width:100%!important}}')

describe.each<[kind: string, rows: [name: string, head: string, body: string, lines: string[]][]]>([
  [
    'links that Outlook.com removes',
    [
      ['an empty target', '', '<a href="">Go</a>', ['bad-href 3']],
      ['a hash alone', '', '<a href="#">Go</a>', ['bad-href 3']],
      ['no scheme', '', '<p>\n<a href=" www.example.org/a">Go</a>', ['bad-href 4']],
      ['a merge tag', '', '<a href="{{link}}">Go</a>', ['bad-href 3']],
      ['a path', '', '<a href="/sale">Go</a>', ['bad-href 3']],
      ['an anchor is none', '', '<a href="#top">Go</a><a name="top">Top</a>', []],
      ['other schemes are none', '', '<a href="mailto:a@example.org">a</a><a href="tel:+491">b</a>', []],
    ],
  ],
  [
    'columns of the new Outlook',
    [
      [
        'by an inline width',
        style('@media (min-width:480px){.h{width:50%!important}}'),
        '<div class="h" style="width:100%">a</div>',
        ['new-outlook-media 2'],
      ],
      [
        'by a rule',
        style('.h{width:100%}\n@media only screen and (min-width:480px){.h{max-width:50%}}'),
        '<div class="h">a</div>',
        ['new-outlook-media 3'],
      ],
      [
        'by the range form',
        style('@media (width >= 480px){.h{width:300px}}'),
        '<table class="h" width="100%"></table>',
        ['new-outlook-media 2'],
      ],
      [
        'one column over all is none',
        style('@media (min-width:480px){.h{width:100%}}'),
        '<div class="h" style="width:100%">a</div>',
        [],
      ],
      [
        'wide first is none',
        style('.h{width:50%}@media (max-width:480px){.h{width:100%}}'),
        '<div class="h">a</div>',
        [],
      ],
      [
        'another class is none',
        style('@media (min-width:480px){.h{width:50%}}'),
        '<p class="x" style="width:100%">',
        [],
      ],
    ],
  ],
  [
    'links that Apple Mail makes',
    [
      ['an international number', '', navy('+49 30 901820'), ['auto-links 3']],
      ['a number with an area code', '', navy('Call (030) 901-8200'), ['auto-links 3']],
      ['an American number', '', navy('a\n555-123-4567'), ['auto-links 4']],
      ['a day with a time', '', navy('on Tuesday, 8 December at 10:00'), ['auto-links 3']],
      ['a German date', '', navy('am 8. Dezember um 10 Uhr'), ['auto-links 3']],
      ['a date in figures', '', navy('08.12.2026, 10:00'), ['auto-links 3']],
      ['a street', '', navy('1 Infinite Loop'), ['auto-links 3']],
      ['a city with its code', '', navy('Cupertino, CA 95014'), ['auto-links 3']],
      ['a German street', '', navy('Hauptstraße 5'), ['auto-links 3']],
      ['a host', '', navy('see www.example.org'), ['auto-links 3']],
      [
        'on black',
        '',
        '<td bgcolor="#000">x</td><div bgcolor="#000000">+49 30 901820</div>',
        ['auto-links 3'],
      ],
      ['on white none', '', '<div style="background:#fff">+49 30 901820</div>', []],
      ['on yellow none', '', '<div style="background:#ffcc00">+49 30 901820</div>', []],
      ['without a ground none', '', '<p>+49 30 901820</p>', []],
      ['in a link none', '', navy('<a href="tel:+4930901820">+49 30 901820</a>'), []],
      [
        'with the remedy none',
        style('a[x-apple-data-detectors]{color:inherit!important}'),
        navy('+49 30 901820'),
        [],
      ],
      ['with links of its own color none', style('.foot a{color:#fff!important}'), navy('+49 30 901820'), []],
      [
        'a meta is no remedy',
        '<meta name="format-detection" content="telephone=no">',
        navy('+49 30 901820'),
        ['auto-links 3'],
      ],
      ['prices and numbers none', '', navy('1,299.00 EUR, order 4711, 50 % off, 2026'), []],
      ['a sentence none', '', navy('Example Ltd. We may open at noon.'), []],
    ],
  ],
  [
    'white in dark styles',
    [
      ['six digits', dark('.a{background-color:#FFFFFF!important}'), '<p class="a">a', ['dark-white 2']],
      ['three digits', dark('.a{color:#000;background:#fff}'), '<p class="a">a', ['dark-white 2']],
      ['a name', dark('.a{background:white url(a.png)}'), '<p class="a">a', ['dark-white 2']],
      ['rgb()', dark('.a{background:rgb(255, 255, 255)}'), '<p class="a">a', ['dark-white 2']],
      ['nearly white is none', dark('.a{background:#fffffe}'), '<p class="a">a', []],
      ['a color of text is none', dark('.a{color:#ffffff}'), '<p class="a">a', []],
      ['light styles are none', style('.a{background:#fff}'), '<p class="a">a', []],
      ['a word in an address is none', dark('.a{background:url(white.png)}'), '<p class="a">a', []],
    ],
  ],
  [
    'embedded pictures in Apple Mail',
    [
      ['a width by attribute', '', '<img src="cid:a@b" width="300">', ['cid-width 3']],
      [
        'a height in its style too',
        '',
        '<img src=" CID:a@b" width="300px" style="height:auto">',
        ['cid-width 3'],
      ],
      ['a width in its style none', '', '<img src="cid:a@b" width="300" style="width:300px">', []],
      ['a share none', '', '<img src="cid:a@b" width="100%">', []],
      ['from the web none', '', '<img src="https://example.org/a.png" width="300">', []],
    ],
  ],
  [
    'classes of pictures in Yahoo',
    [
      [
        'a class alone',
        style('.l{width:9px}'),
        '<img class="l" src="a.png">',
        ['img-class 2', 'img-class 3'],
      ],
      [
        'with its element',
        style('img.l{width:9px}'),
        '<img class="l" src="a.png">',
        ['img-class 2', 'img-class 3'],
      ],
      [
        'in a query',
        style('@media (max-width:600px){.l{width:9px}}'),
        '<img class="l" src="a.png">',
        ['img-class 2', 'img-class 3'],
      ],
      ['by a parent none', style('.c img{width:9px}'), '<p class="c"><img src="a.png"></p>', []],
      ['by an id none', style('#l{width:9px}'), '<img id="l" src="a.png">', []],
      ['without a rule none', '', '<img class="l" src="a.png">', []],
    ],
  ],
  [
    'marks and classes in Yahoo',
    [
      [
        'a space',
        style('.s{display:block !important}'),
        '<p class="s" style="display:none">a',
        ['important-space 2'],
      ],
      [
        'both forms none',
        style('.s{display:block !important;display:block!important}'),
        '<p class="s" style="display:none">a',
        [],
      ],
      ['no space none', style('.s{display:block!important}'), '<p class="s" style="display:none">a', []],
      ['nothing to beat none', style('.s{display:block !important}'), '<p class="s">a', []],
      ['another property none', style('.s{width:50% !important}'), '<p class="s" style="width:100%">a', []],
      ['an underscore first', style('._h{color:red}'), '<p class="_h">a', ['class-edge 2']],
      ['two at the end', style('\n.b__{color:red}'), '<p class="b__">a', ['class-edge 3']],
      ['a hyphen first', style('.--l{color:red}'), '<p class="--l">a', ['class-edge 2']],
      ['two inside none', style('.b__e{color:red}.b_{color:red}'), '<p class="b__e b_">a', []],
      ['unused none', style('._h{color:red}'), '<p>a', []],
    ],
  ],
  [
    'widths in Samsung Email',
    [
      ['a table', phone, '<table class="a" width="640"></table>', ['samsung-width 3']],
      ['a style', phone, '<div class="a" style="width:640px">a</div>', ['samsung-width 3']],
      [
        'a cell that the query changes',
        phone,
        '<table width="640"><tr><td\nclass="a" width="90">',
        ['samsung-width 3', 'samsung-width 3'],
      ],
      ['fluid first none', phone, '<table class="a" width="100%" style="max-width:640px"></table>', []],
      [
        'a fluid picture none',
        phone,
        '<p class="a"><img src="a.png" width="640" style="width:100%"></p>',
        [],
      ],
      ['without a phone layout none', '', '<table width="640"></table>', []],
      [
        'a table for Outlook none',
        phone,
        '<!--[if mso]><table width="640"><![endif]--><p class="a">a</p>',
        [],
      ],
    ],
  ],
])('%s', (_kind, rows) => {
  test.each(rows)('%s', (_name, head, body, lines) => {
    expect(found(head, body)).toEqual([...new Set(lines)])
  })
})

// What grows with the square of a text takes minutes here.
test.each([
  ['digits', navy('1 '.repeat(200_000))],
  ['capitals', navy('A'.repeat(200_000))],
  ['hosts', navy('a.'.repeat(100_000))],
  ['months', navy('May '.repeat(100_000))],
  ['spaces', `<style>${'.a{width:100%'.repeat(20_000)}</style>${'<p class=a>'.repeat(200)}`],
  ['braces', style(`@media (min-width:1px){${'{}'.repeat(50_000)}`)],
  ['conditions', '<!--[if mso]><!-- --><p>'.repeat(20_000)],
])('%s are read in linear time', (_name, body) => {
  expect(found('', body).length).toBeLessThan(200)
})
