import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientBugs } from '@postproof/client-support/client-bugs'
import { unappliedDark } from '@postproof/client-support/dark-scheme'
import { gmailCss } from '@postproof/client-support/gmail'
import { type ClientId, rewriteFor } from '@postproof/client-support/rewrite'
import { wordTraps } from '@postproof/client-support/word'
import { readMessage } from '@postproof/message/read'
import type { Html } from '@postproof/message/types'
import { applyEdits, findSourceRepairs, type RepairKind } from '@postproof/spam-test/source-repairs'
import { describe, expect, test } from 'vitest'
import { dataSet } from '../data-set.ts'

/**
 * Mails that show one bug of one client each: what its drawing keeps and loses, the lines that are named, and what the
 * repaired mail says.
 */
const mails = dataSet('client-bugs')

type Drawn = [client: ClientId, kept: string[], gone: string[]]

/**
 * `found`: lines that the checks of the report name for it. `changed`: lines that the drawing's changes name. `repaired`:
 * what the repair of that kind writes; afterwards no line is named, but for those of `left`.
 */
type Answer = {
  drawn: Drawn[]
  found?: [check: keyof typeof findings, kind: string, lines: number[]][]
  changed?: [client: ClientId, rule: string, lines: number[]][]
  repaired?: [kind: RepairKind, writes: string[]]
  left?: number[]
}

const answers: Record<string, Answer> = {
  '01-gmail-escaped-selector': {
    drawn: [
      ['gmail-web', [], ['display: block', 'width: 100%']],
      ['gmail-android', [], ['display: block', 'width: 100%']],
      ['apple-mail-ios', ['display: block', 'width: 100%'], []],
      ['samsung-email', ['display: block', 'width: 100%'], []],
    ],
    found: [['gmail_css', 'escaped-selector', [6, 7]]],
    repaired: ['gmail-selectors', ['.sm_block {', 'class="col sm_block sm_w-full"']],
  },
  '02-gmail-range-and-nested-media': {
    drawn: [
      ['gmail-web', ['color: #006600'], ['display: block', 'font-size: 22px']],
      ['apple-mail-ios', ['color: #006600', 'display: block', 'font-size: 22px'], []],
    ],
    found: [
      ['gmail_css', 'nested-at-rule', [5]],
      ['gmail_css', 'media-range', [5, 9]],
    ],
    repaired: ['gmail-media', ['@media (max-width: 600px) { .stack {', '@media (max-width: 600px) { .big {']],
  },
  '21-yahoo-important-spacing': {
    drawn: [
      ['yahoo', ['width: 50%!important', '.shown { display: block }', 'display: block!important'], []],
      ['aol', ['width: 50%!important', '.shown { display: block }', 'display: block!important'], []],
      ['apple-mail-ios', ['.shown { display: block !important }'], []],
    ],
    found: [['client_support', 'important-space', [5]]],
    changed: [['yahoo', 'yahoo-important-space', [5, 7]]],
    repaired: ['important-space', ['{ display: block !important; display: block!important }']],
  },
  '22-gmail-second-head': {
    drawn: [
      ['gmail-web', ['#123456'], ['#654321']],
      ['gmail-ios', ['#123456'], ['#654321']],
    ],
    found: [['gmail_css', 'in-body', [6]]],
    repaired: ['style-head', ['.lost { background: #654321; color: #ffffff }</style>\n</head>']],
  },
  '04-yahoo-img-class': {
    drawn: [
      [
        'yahoo',
        ['<img src="https://example.org/img/logo-600.png"', '.card img', '#seal'],
        ['.logo', '.hero'],
      ],
      ['aol', ['<img src="https://example.org/img/hero.jpg"', '.card img', '#seal'], ['.logo', '.hero']],
      ['gmail-web', ['class="logo"', '.logo', 'img.hero'], []],
    ],
    found: [['client_support', 'img-class', [4, 5, 9, 10]]],
    changed: [['yahoo', 'yahoo-img-class', [4, 5, 9, 10]]],
  },
  '15-outlookcom-bad-href': {
    drawn: [
      [
        'outlook-web',
        [
          '<p>Empty</p>',
          '<p style="margin:0;color:#ffffff;background-color:#aa0000;padding:10px">This',
          '[www.example.org]No scheme',
          '<a href="https://example.org/"',
        ],
        ['<a href=""', '<a href="#"'],
      ],
      ['gmail-web', ['<p style="margin:0">This'], []],
    ],
    found: [['client_support', 'bad-href', [4, 6]]],
    repaired: ['link-scheme', ['<a href="https://www.example.org"']],
    left: [4, 6],
    changed: [['outlook-web', 'outlook-bad-href', [4, 6]]],
  },
  '16-apple-dark-without-color-scheme': {
    drawn: [
      ['apple-mail-ios', ['background:#ffffff'], ['#101418', 'display: block']],
      ['apple-mail-macos', ['background:#ffffff'], ['#101418', 'display: block']],
    ],
    found: [['dark_mode', 'scheme-missing', [4]]],
    repaired: [
      'dark-scheme',
      ['<meta name="color-scheme" content="light dark">', ':root{color-scheme:light dark'],
    ],
    changed: [['apple-mail-ios', 'apple-dark-color-scheme', [4]]],
  },
  '14-conditional-cut-by-comment': {
    drawn: [
      ['gmail-web', ['LEAKED', '&lt;!--[if mso]'], []],
      ['outlook-windows', ['LEAKED'], []],
    ],
    // The words of line 8 are for the author to mend: nothing tells which of them were meant.
    repaired: ['conditional', ['<tr><td><p>LEAKED']],
    left: [8],
    found: [
      ['outlook_word', 'conditional-cut', [5]],
      ['outlook_word', 'conditional-escaped', [8]],
    ],
  },
  '13-outlook-vml-without-prefix': {
    drawn: [['outlook-windows', ['Words on a picture'], ['<div data-vml']]],
    repaired: ['vml-prefix', ['<v:rect fill', '<v:fill type', '</v:textbox></v:rect>', 'xmlns:v=']],
    found: [['outlook_word', 'vml-prefix', [5, 7]]],
  },
  '03-new-outlook-mobile-first': {
    drawn: [
      ['outlook-new', ['.half { width: 100% }'], ['@media', 'max-width: 50%']],
      ['outlook-web', ['@media only screen and (min-width: 480px)'], []],
      ['gmail-web', ['@media only screen and (min-width: 480px)'], []],
      ['outlook-windows', ['<td width="300">'], []],
    ],
    found: [['client_support', 'new-outlook-media', [6]]],
    changed: [['outlook-new', 'outlook-new-media', [5]]],
  },
  // Not confirmed since 2016, so that only a finding without points names it.
  '05-yahoo-class-edge': {
    drawn: [],
    found: [['client_support', 'class-edge', [4, 5, 6]]],
    repaired: ['class-edge', ['.hide {', '.btn {', '.lead {', 'class="hide"', 'class="card__title"']],
  },
  '06-outlook-letter-spacing-button': {
    drawn: [
      [
        'outlook-windows',
        ['vertical-align: 18px', 'vertical-align: 9px'],
        ['letter-spacing', 'padding:12px'],
      ],
      ['gmail-web', ['padding:12px 24px'], []],
    ],
    found: [['outlook_word', 'button-spacing', [4]]],
    repaired: ['button-spacing', ['mso-font-width:400%;mso-text-raise:18px', '&#8202;&#8202;&#8202;</i>']],
  },
  '07-outlook-image-cut-by-line-height': {
    drawn: [
      [
        'outlook-windows',
        [
          'height:24px;overflow:hidden;vertical-align:bottom"><img',
          '<td style="font-size:16px;line-height:24px"><img',
        ],
        [],
      ],
      ['gmail-web', [], ['overflow:hidden']],
    ],
    found: [['outlook_word', 'image-cut', [6]]],
    changed: [['outlook-windows', 'word-image-cut', [6]]],
    repaired: ['line-height', ['line-height:24px;mso-line-height-rule:at-least"']],
  },
  '08-outlook-web-font': {
    drawn: [['outlook-windows', ["font-family:'Poppins',Arial"], []]],
    found: [['outlook_word', 'web-font', [7]]],
    repaired: ['web-fonts', ['<!--[if !mso]><!--><link', '@font-face { mso-generic-font-family: swiss;']],
  },
  '09-outlook-style-after-use': {
    drawn: [
      [
        'outlook-windows',
        [
          '<p class="early" data-word-early="0">',
          '.late:where(:not([data-word-early="0"]))',
          '<p class="late">',
        ],
        [],
      ],
      ['apple-mail-ios', ['.early,.late {'], []],
    ],
    found: [['outlook_word', 'style-order', [5]]],
    changed: [['outlook-windows', 'word-style-order', [5]]],
    repaired: ['style-head', ['color: #ffffff }</style>\n</head>']],
  },
  '10-outlook-dpi': {
    drawn: [],
    found: [['outlook_word', 'dpi', [4, 5, 7]]],
    repaired: ['office-settings', ['<o:PixelsPerInch>96</o:PixelsPerInch>', 'xmlns:o=', 'xmlns:v=']],
  },
  '11-outlook-xml-broken': {
    drawn: [['gmail-web', ['Outlook shows nothing at all.'], []]],
    found: [['outlook_word', 'xml-broken', [3]]],
    repaired: [
      'office-settings',
      ['<xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch>'],
    ],
  },
  '12-outlook-ghosts-stripped': {
    drawn: [
      ['outlook-windows', [], ['inline-block']],
      ['gmail-web', ['display:inline-block'], []],
    ],
    found: [['outlook_word', 'ghosts-stripped', [8]]],
    repaired: ['ghost-tables', ['<table role="presentation" width="600"', '<td width="300" valign="top">']],
  },
  // Seen in 2019 alone, so that only a finding without points names it.
  '17-apple-dark-white-ground': {
    drawn: [],
    found: [['client_support', 'dark-white', [7]]],
    repaired: ['dark-white', ['.panel { background-color: #fffffe !important']],
  },
  '18-apple-auto-links': {
    drawn: [],
    found: [['client_support', 'auto-links', [5, 6]]],
    repaired: ['auto-links', ['a[x-apple-data-detectors]{color:inherit!important']],
  },
  '19-samsung-width-attribute': {
    drawn: [
      ['samsung-email', ['<meta name="viewport" content="width=640">'], ['@media']],
      ['apple-mail-ios', ['@media (max-width: 600px)'], ['width=640']],
      ['gmail-android', ['@media (max-width: 600px)'], []],
    ],
    found: [['client_support', 'samsung-width', [7, 8]]],
    changed: [['samsung-email', 'samsung-viewport', [5]]],
  },
  '23-outlook-hidden-table-in-hidden-cell': {
    drawn: [
      ['outlook-windows', ['<td style="display:revert" data-vml=""><table role="presentation">'], []],
      ['outlook-windows', ['style="display:none;mso-hide:all"><tbody><tr><td style="display: none'], []],
      ['gmail-web', ['<td style="display:none;mso-hide:all">'], []],
    ],
    found: [['outlook_word', 'hidden-table', [5]]],
    changed: [['outlook-windows', 'word-nested-table', [5]]],
    repaired: ['hidden-tables', ['<td style="display:none;mso-hide:all"><table style="mso-hide:all"']],
  },
}

/** Not modelled yet, by name: T-Online and Orange are not drawn. */
const gaps = ['20-tonline-and-orange']

type Named = { kind: string; line: number }

const findings = {
  gmail_css: (html: Html): Named[] => gmailCss(html).hazards,
  outlook_word: (html: Html): Named[] => wordTraps(html),
  client_support: (html: Html): Named[] => clientBugs(html),
  // What the check says once the mail is drawn.
  dark_mode: (html: Html): Named[] =>
    unappliedDark(html).map(({ line }) => ({ kind: 'scheme-missing', line })),
}
const read = (name: string) => readFileSync(join(mails.path, `${name}.html`), 'utf8')

const messageOf = (source: string) =>
  readMessage(Buffer.from(`MIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n${source}`, 'utf8'))

function linesFound(check: keyof typeof findings, kind: string, source: string): number[] {
  const lines = findings[check](messageOf(source).html!).flatMap((each) =>
    each.kind === kind ? [each.line] : [],
  )
  return [...new Set(lines)]
}

/** The mail with the repair of that kind made, alone. */
function repairedBy(kind: RepairKind, source: string): string {
  const { offered } = findSourceRepairs(messageOf(source), { subject: 't', isSecure: () => false })
  return applyEdits(
    source,
    offered.flatMap((repair) => (repair.kind === kind ? repair.edits : [])),
  )
}

function linesChanged(client: ClientId, rule: string, source: string): number[] {
  const offsets = rewriteFor(client, source).changes.flatMap((each) =>
    each.rule === rule ? each.offsets : [],
  )
  const lines = offsets.map((offset) => source.slice(0, offset).split('\n').length)
  return [...new Set(lines)].sort((a, b) => a - b)
}

describe.skipIf(!mails.isHere)(`mails with bugs of clients${mails.why}`, () => {
  test.each(Object.entries(answers))(
    '%s',
    (name, { drawn, found = [], changed = [], repaired, left = [] }) => {
      const source = read(name)
      for (const [client, kept, gone] of drawn) {
        const { html: shown } = rewriteFor(client, source)
        for (const each of kept) expect(shown, client).toContain(each)
        for (const each of gone) expect(shown, client).not.toContain(each)
      }
      for (const [check, kind, lines] of found)
        expect(linesFound(check, kind, source), `${check} ${kind}`).toEqual(lines)
      for (const [client, rule, lines] of changed)
        expect(linesChanged(client, rule, source), `${client} ${rule}`).toEqual(lines)
      if (!repaired) return
      const [kind, writes] = repaired
      const after = repairedBy(kind, source)
      for (const each of writes) expect(after).toContain(each)
      const lines = found.flatMap(([check, named]) => linesFound(check, named, after))
      expect(lines).toEqual(left)
    },
  )

  test('every mail is answered or known to be a gap', () => {
    const names = readdirSync(mails.path).flatMap((file) =>
      file.endsWith('.html') ? [file.slice(0, -5)] : [],
    )
    expect([...Object.keys(answers), ...gaps].sort()).toEqual(names.sort())
  })
})
