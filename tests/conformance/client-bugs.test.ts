import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gmailCss } from '@postproof/client-support/gmail'
import { type ClientId, rewriteFor } from '@postproof/client-support/rewrite'
import { wordTraps } from '@postproof/client-support/word'
import { readMessage } from '@postproof/message/read'
import type { Html } from '@postproof/message/types'
import { describe, expect, test } from 'vitest'
import { dataSet } from '../data-set.ts'

/** Mails that show one bug of one client each: what its drawing keeps and loses, and the lines that are named. */
const mails = dataSet('client-bugs')

type Drawn = [client: ClientId, kept: string[], gone: string[]]

/** `found`: lines that the checks of the report name for it. `changed`: lines that the drawing's changes name. */
type Answer = {
  drawn: Drawn[]
  found?: [check: keyof typeof findings, kind: string, lines: number[]][]
  changed?: [client: ClientId, rule: string, lines: number[]][]
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
  },
  '21-yahoo-important-spacing': {
    drawn: [
      ['yahoo', ['width: 50%!important', '.shown { display: block }', 'display: block!important'], []],
      ['aol', ['width: 50%!important', '.shown { display: block }', 'display: block!important'], []],
      ['apple-mail-ios', ['.shown { display: block !important }'], []],
    ],
    changed: [['yahoo', 'yahoo-important-space', [5, 7]]],
  },
  '22-gmail-second-head': {
    drawn: [
      ['gmail-web', ['#123456'], ['#654321']],
      ['gmail-ios', ['#123456'], ['#654321']],
    ],
    found: [['gmail_css', 'in-body', [6]]],
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
    changed: [['outlook-web', 'outlook-bad-href', [4, 6]]],
  },
  '16-apple-dark-without-color-scheme': {
    drawn: [
      ['apple-mail-ios', ['background:#ffffff'], ['#101418', 'display: block']],
      ['apple-mail-macos', ['background:#ffffff'], ['#101418', 'display: block']],
    ],
    changed: [['apple-mail-ios', 'apple-dark-color-scheme', [4]]],
  },
  '14-conditional-cut-by-comment': {
    drawn: [
      ['gmail-web', ['LEAKED', '&lt;!--[if mso]'], []],
      ['outlook-windows', ['LEAKED'], []],
    ],
    found: [
      ['outlook_word', 'conditional-cut', [5]],
      ['outlook_word', 'conditional-escaped', [8]],
    ],
  },
  '13-outlook-vml-without-prefix': {
    drawn: [['outlook-windows', ['Words on a picture'], ['<div data-vml']]],
    found: [['outlook_word', 'vml-prefix', [5, 7]]],
  },
}

/** Not modelled yet, by name. Of 09 the line is found and the drawing removes the whole sheet still. */
const gaps = [
  '03-new-outlook-mobile-first',
  '05-yahoo-class-edge',
  '06-outlook-letter-spacing-button',
  '07-outlook-image-cut-by-line-height',
  '08-outlook-web-font',
  '09-outlook-style-after-use',
  '10-outlook-dpi',
  '11-outlook-xml-broken',
  '12-outlook-ghosts-stripped',
  '17-apple-dark-white-ground',
  '18-apple-auto-links',
  '19-samsung-width-attribute',
  '20-tonline-and-orange',
  '23-outlook-hidden-table-in-hidden-cell',
]

const findings = {
  gmail_css: (html: Html) => gmailCss(html).hazards,
  outlook_word: wordTraps,
}
const read = (name: string) => readFileSync(join(mails.path, `${name}.html`), 'utf8')

function linesFound(check: keyof typeof findings, kind: string, source: string): number[] {
  const mail = `MIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n${source}`
  const { html } = readMessage(Buffer.from(mail, 'utf8'))
  return findings[check](html!).flatMap((each) => (each.kind === kind ? [each.line] : []))
}

function linesChanged(client: ClientId, rule: string, source: string): number[] {
  const offsets = rewriteFor(client, source).changes.flatMap((each) =>
    each.rule === rule ? each.offsets : [],
  )
  const lines = offsets.map((offset) => source.slice(0, offset).split('\n').length)
  return [...new Set(lines)].sort((a, b) => a - b)
}

describe.skipIf(!mails.isHere)(`mails with bugs of clients${mails.why}`, () => {
  test.each(Object.entries(answers))('%s', (name, { drawn, found = [], changed = [] }) => {
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
  })

  test('every mail is answered or known to be a gap', () => {
    const names = readdirSync(mails.path).flatMap((file) =>
      file.endsWith('.html') ? [file.slice(0, -5)] : [],
    )
    expect([...Object.keys(answers), ...gaps].sort()).toEqual(names.sort())
  })
})
