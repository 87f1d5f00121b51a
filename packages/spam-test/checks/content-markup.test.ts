import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeChecks, find, imageOutcome, linkOutcome, type Row, worldOf } from '../content/fixture.ts'
import { contexts, htmlMail, inputFor, mail } from '../context/fixture.ts'
import { mailKinds } from '../kind/kinds.ts'
import { contentWords } from '../words/content.ts'
import { textsIn } from '../words/texts.ts'
import { check as activeContent } from './active-content.ts'
import { check as ctaButton } from './cta-button.ts'
import { check as hiddenText } from './hidden-text.ts'
import { checks } from './index.ts'

const html = (body: string, head = '') => htmlMail(`<html><head>${head}</head><body>${body}</body></html>`)
const text = (words: number, word = 'walk') =>
  Array.from({ length: words }, (_, at) => `${word}${at}`).join(' ')
const hidden = (content: string, style = 'display:none') => `<div style="${style}">${content}</div>`
const filler = '&#847;&zwnj;&nbsp;'.repeat(100)
const media =
  '<style>@media (max-width:600px){.phone{display:block!important;max-height:none!important}.wide{display:none!important}}</style>'

const columns =
  '<style>@media (min-width:480px){.mj-column-per-100{width:100%!important;max-width:100%}}</style>'

describeChecks([
  [
    hiddenText,
    [
      ['no-data no-html', mail()],
      ['good none', html(`<p>${text(50)}</p>`)],
      ['good none', html(`<p>${text(50)}</p>${hidden('two words')}`)],
      ['good preheader-only', html(`${hidden(`${text(20)}${filler}`)}<p>${text(50)}</p>`)],
      ['good none', html(`<p>${text(50)}</p><!--[if mso]><p>${text(30, 'mso')}</p><![endif]-->`)],
      ['good none', html(`<p>${text(50)}</p>${hidden(text(30))}`)],
      [
        'good none',
        html(`<p>${text(50)}</p><div class="phone" style="display:none">${text(30, 'phone')}</div>`, media),
      ],
      [
        'good none',
        html(
          `<p>${text(50)}</p><div class="phone" style="max-height:0;overflow:hidden"><p>${text(30, 'phone')}</p></div>`,
          media,
        ),
      ],
      // A rule that lays out a column shows nothing of what is hidden in it.
      ...['color:#fff;background:#fff', 'display:none', 'font-size:0', 'max-height:0;overflow:hidden'].map(
        (style): Row => [
          'bad much',
          html(
            `<p>${text(50)}</p><div class="mj-column-per-100">${hidden(text(30, 'secret'), style)}</div>`,
            columns,
          ),
        ],
      ),
      [
        'bad much',
        html(
          `<p>${text(50)}</p><div class="dark"><p style="color:#fff">${text(30, 'secret')}</p></div>`,
          '<style>@media (prefers-color-scheme:dark){.dark{background:#000;color:#fff}}</style>',
        ),
      ],
      [
        'good none',
        html(
          `<p>${text(50)}</p><div class="phone" style="width:0;overflow:hidden">${text(30, 'phone')}</div>`,
          '<style>@media (max-width:600px){.phone{width:auto!important}}</style>',
        ),
      ],
      ['warning some', html(`<p>${text(50)}</p>${hidden(text(5, 'secret'))}`)],
      ['warning some', html(`<p>${text(50)}</p>${hidden(text(5, 'secret'), 'font-size:1px')}`)],
      ['warning some', html(`<p>${text(50)}</p>${hidden(text(5, 'secret'), 'color:#fff;background:#fff')}`)],
      ['bad much', html(`<p>${text(50)}</p>${hidden(text(50, 'secret'))}`)],
      ['bad much', html(`${hidden(text(200, 'novel'))}<p>${text(50)}</p>`)],
      ['bad zero-width', html('<p>Buy v&#8203;iag&#8203;ra and c&#8203;ialis here today</p>')],
      [
        'good none',
        html(
          `<p>${text(50)}</p><div class="dark"><p style="color:#fff">${text(30, 'light')}</p></div>`,
          '<style>.dark p{background:#000}</style>',
        ),
      ],
      ['good none', html('<p>Donau&shy;dampf&shy;schiff&shy;fahrt</p>')],
    ],
  ],
  [
    activeContent,
    [
      ['no-data no-html', mail()],
      ['good none', html('<p>Hello</p>')],
      ['good none', html('<script type="application/ld+json">{}</script><p>Hello</p>')],
      ['good none', html('<video src="a.mp4"><img src="https://example.org/a.png"></video>')],
      [
        'good web-fonts',
        html('<p>Hello</p>', '<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Inter">'),
      ],
      [
        'good web-fonts',
        html('<p>Hello</p>', '<style>@import url("https://fonts.googleapis.com/css?family=Inter");</style>'),
      ],
      ['bad script', html('<script>alert(1)</script>')],
      ['bad iframe', html('<iframe src="https://example.org"></iframe>')],
      ['bad object', html('<embed src="a.swf">')],
      ['bad event-handler', html('<p onclick="go()">Hello</p>')],
      [
        'bad meta-refresh',
        html('<p>Hello</p>', '<meta http-equiv="refresh" content="0;url=https://example.org">'),
      ],
      ['bad working-form', html('<form action="https://example.org"><input name="a"></form>')],
      [
        'warning external-css',
        html('<p>Hello</p>', '<link rel="stylesheet" href="https://example.org/a.css">'),
      ],
      ['warning external-css', html('<p>Hello</p>', '<style>@import "a.css";</style>')],
      ['warning form', html('<form><p>Hello</p></form>')],
      ['warning input', html('<input type="text">')],
      ['warning video', html('<video src="a.mp4"></video>')],
      ['warning data-image', html('<img src="data:image/png;base64,AAAA">')],
    ],
  ],
  [
    ctaButton,
    [
      ['no-data no-html', mail()],
      ['no-data no-links', html('<p>Hello</p>')],
      ['no-data none', html('<p><a href="https://example.org">Read more</a></p>')],
      [
        'no-data none',
        html(
          '<table><tr><td bgcolor="#333333" style="padding:20px">Questions? <a href="https://example.org">Write to us</a> or call.</td></tr></table>',
        ),
      ],
      [
        'good found',
        html(
          '<a href="https://example.org" style="background:#06c;padding:14px 24px;color:#fff">Visit our shop</a>',
        ),
      ],
      [
        'good found',
        html(
          '<table><tr><td bgcolor="#0066cc" style="padding:14px 24px"><a href="https://example.org">Visit our shop</a></td></tr></table>',
        ),
      ],
      [
        'good found',
        html(
          '<a href="https://example.org" style="border:1px solid #06c;line-height:48px;width:200px">Visit</a>',
        ),
      ],
      ['warning small', html('<a href="https://example.org" style="background:#06c;padding:4px 8px">Go</a>')],
      [
        'warning image-only',
        html(
          '<a href="https://example.org"><img src="https://example.org/b.png" width="200" height="50" alt="Shop"></a>',
        ),
      ],
    ],
  ],
])

test('an element is quoted as its opening tag stands in the source', async () => {
  const { evidence } = await find(activeContent, [
    '',
    htmlMail('<html>\n<p  onclick="go()">Hello</p></html>'),
  ])
  expect(evidence).toEqual([
    { label: 'p', value: '<p  onclick="go()">', place: { in: 'html', line: 2, column: 1 } },
  ])
})

test('all kinds of active content are counted, quoted, named and have their steps', async () => {
  const finding = await find(activeContent, [
    '',
    html(
      '<script>a()</script><script src="b.js"></script><iframe src="https://example.org"></iframe><embed src="a.swf"><form action="https://example.org"><input name="a"></form><p onclick="go()">Hello</p>',
      '<meta http-equiv="refresh" content="0"><link rel="stylesheet" href="https://example.org/a.css"><style>@import "b.css";</style>',
    ),
  ])
  expect(finding.facts.kinds).toEqual([
    { kind: 'script', count: 2 },
    { kind: 'iframe', count: 1 },
    { kind: 'object', count: 1 },
    { kind: 'event-handler', count: 1 },
    { kind: 'meta-refresh', count: 1 },
    { kind: 'working-form', count: 1 },
    { kind: 'external-css', count: 2 },
    { kind: 'input', count: 1 },
  ])
  expect(finding.evidence.map(({ label }) => label)).toEqual([
    'script',
    'script',
    'iframe',
    'embed',
    'p',
    'meta',
    'form',
    'link',
    '@import',
    'input',
  ])
  const text = textsIn('en').active_content!
  expect(text.found(finding)).toBe(
    'The HTML contains 2 scripts, 1 frame, 1 embedded object, 1 element with a script attribute such as onclick, a jump to another page (meta refresh), 1 form that would submit what readers type, 2 external style sheets (not read by this test, and not loaded by most email clients) and 1 input field.',
  )
  expect(text.fix(finding, contexts[0]!)).toHaveLength(7)
})

const contentChecks = checks.filter((check) => check.id in contentWords)

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '<a href="',
    'https://',
    '">',
    '</a>',
    '<img src=',
    ' width=1',
    '<div style="display:none',
    '{{',
    '}}',
    '*|',
    '%%',
    '[',
    '@',
    'mailto:',
    'xn--',
    '\n',
    '\r\n',
    '\u200b',
    '<form',
    '<style>@media{.a{',
    '}',
    '<td bgcolor=#123 style="padding:1px">',
    'javascript:',
    '#',
    '\u202e',
    '🍂',
    'unsubscribe',
    'PO Box 1',
    '<!--[if mso]>',
    '<table>',
    '&#8203;',
    '%7B%7B',
  ),
)
const body = fc.array(nasty, { maxLength: 60 }).map((parts) => parts.join(''))

test('no mail makes a check throw', async () => {
  await fc.assert(
    fc.asyncProperty(body, body, fc.constantFrom(...mailKinds), async (subject, content, kind) => {
      const source = Buffer.from(
        `From: a@example.org\r\nSubject: ${subject}\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${content}`,
      )
      const input = inputFor(source, {
        kind,
        health: {
          links: [linkOutcome(subject)],
          images: [imageOutcome({ src: content, uses: [0, 7], qr: [subject] })],
        },
      })
      for (const check of contentChecks) {
        const finding = await check.run(input, worldOf())
        expect(finding.id).toBe(check.id)
        textsIn('en')[check.id]!.found(finding)
      }
    }),
    { numRuns: 200 },
  )
})
