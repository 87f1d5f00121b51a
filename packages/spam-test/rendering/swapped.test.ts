import { describe, expect, test } from 'vitest'
import { htmlMail } from '../context/fixture.ts'
import { check } from './dark-mode.ts'
import { box, gray, inputOf, type Setting } from './fixture.ts'

/** Mails that show one text in the light and another in the dark. */

/** In UTF-8, octet by octet. */
const source = (html: string) => Buffer.from(htmlMail(html), 'utf8').toString('latin1')
const scheme = '<style>:root{color-scheme:light dark}</style>'
const page = (head: string, body: string) =>
  `<html><head>${scheme}${head}</head><body>\n${body}\n</body></html>`
const swap = '.day{display:block}.night{display:none}'
const query = (rules: string) => `<style>${swap}@media (prefers-color-scheme: dark){${rules}}</style>`
const words = '<p>Im Garten wird es ruhig, und in der Werkstatt beginnt die Zeit der langen Abende.</p>'
const pair = (day: string, night: string) =>
  `<div class="day" id="day">${day}</div>\n<div class="night">${night}</div>\n${words}`

/** As Chromium draws it: what is hidden has no box. */
function drawn(html: string, light: string[], dark: string[], offsets: boolean): Setting {
  const boxOf = (text: string, ground: number, ink: number) =>
    box({
      text,
      line: html.slice(0, html.indexOf(text)).split('\n').length,
      ...(offsets && { offset: html.lastIndexOf('<', html.indexOf(text)) }),
      color: gray(ink),
      background: gray(ground),
    })
  return {
    html,
    boxes: light.map((text) => boxOf(text, 255, 0)),
    drawings: { 'desktop dark': { dark: 'own-styles', boxes: dark.map((text) => boxOf(text, 20, 240)) } },
  }
}

const rest = 'Im Garten wird es ruhig, und in der Werkstatt beginnt die Zeit der langen Abende.'
const outcome = (setting: Setting) => {
  const { status, code } = check.run(inputOf(setting, source(setting.html ?? '')))
  return `${status} ${code}`
}

describe.each([true, false])('words swapped by prefers-color-scheme, offsets known: %s', (offsets) => {
  test.each([
    [
      'a logotype',
      'HOLZWERK',
      'holzwerk bei Nacht',
      '.day{display:none!important}.night{display:block!important}',
    ],
    ['English words', 'Good morning, Ada', 'Good evening, Ada', '.day{display:none}.night{display:block}'],
    ['par un identifiant', 'Bonne journée', 'Bonne nuit', '#day{display:none}.night{display:block}'],
    ['by visibility', 'Buenos días', 'Buenas noches', '.day{visibility:hidden}.night{display:block}'],
    ['by height', 'Goedemorgen', 'Goedenacht', '.day{max-height:0;overflow:hidden}.night{display:block}'],
    [
      'by size',
      'Buongiorno a tutti',
      'Buonanotte a tutti',
      'p{color:#fff} .day{font-size:0}.night{display:block}',
    ],
    ['by opacity', 'Dzień dobry', 'Dobranoc', '.day{opacity:0}.night{display:block}'],
  ])('%s is not lost', (_, day, night, rules) => {
    const html = page(query(rules), pair(day, night))
    expect(outcome(drawn(html, [day, rest], [night, rest], offsets))).toBe('good readable')
  })
})

test('a style element for dark mode counts like a media rule', () => {
  const html = page(
    `<style>${swap}</style><style media="(prefers-color-scheme: dark)">.day{display:none}.night{display:block}</style>`,
    pair('Guten Tag', 'Gute Nacht'),
  )
  expect(outcome(drawn(html, ['Guten Tag', rest], ['Gute Nacht', rest], true))).toBe('good readable')
})

test.each([
  ['no rule hides it', query('.night{display:block}'), 'bad unreadable'],
  [
    'a rule for phones hides it',
    `<style>@media (max-width:600px){.day{display:none}}</style>`,
    'bad unreadable',
  ],
  [
    'a rule for the light hides it',
    `<style>@media (prefers-color-scheme: light){.day{display:none}}</style>`,
    'bad unreadable',
  ],
])('what is gone though %s is lost', (_, head, expected) => {
  const html = page(head, pair('Alles für den Winter, und noch viel mehr dazu', 'x'))
  expect(outcome(drawn(html, ['Alles für den Winter, und noch viel mehr dazu', rest], [rest], true))).toBe(
    expected,
  )
})

test('a mail that hides all its words in the dark is not readable there', () => {
  const day = 'Alles für den Winter, und noch viel mehr dazu'
  const html = page(query('.day{display:none}'), `<div class="day">${day}</div><p>Tschüs</p>`)
  expect(outcome(drawn(html, [day, 'Tschüs'], ['Tschüs'], true))).toBe('bad unreadable')
})
