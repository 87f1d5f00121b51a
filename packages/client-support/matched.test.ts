import { describe, expect, test } from 'vitest'
import { messageOf } from './fixture.ts'
import { readUses } from './read-html.ts'
import { clientSupport } from './support.ts'

const mail = (css: string, body: string): string =>
  `<!doctype html><head><style>${css}</style></head><body>${body}</body>`
const page =
  '<div class="One two" id="Top"><p lang="en-GB"><b>a</b><i class="last">b</i></p></div><table><td title="A b">c</table>'

/** Whether a rule for the selector is read as a use of `float`. */
const isUsed = (selector: string, body = page): boolean =>
  readUses(messageOf(mail(`${selector}{float:left}`, body))).uses.some(({ slug }) => slug === 'css-float')

describe('rules that match', () => {
  test.each([
    '*',
    'html',
    'BODY',
    ':root',
    'div',
    '.one',
    '.TWO.one',
    '#top',
    'div#Top.two',
    'div b',
    'div > p > b',
    'body .last',
    'b + i',
    'b ~ .last',
    'tbody td',
    'p[lang]',
    '[lang|=en]',
    '[lang^="en"]',
    '[lang$=gb]',
    '[title~="B"]',
    '[title*="a B"]',
    '[title="a b"]',
    '.none, .one',
    '.one:hover',
    '.one:first-child::before',
    'p:not(.one)',
    ':is(.none)',
    '.one:nth-child(2n + 1 of .none)',
    '.\\6fne',
    'svg|a',
  ])('%s', (selector) => {
    expect(isUsed(selector)).toBe(true)
  })
})

describe('rules that match nothing', () => {
  test.each([
    'span',
    '.on',
    '.one.three',
    '#two',
    'p.one',
    'p div',
    'body > b',
    'i + b',
    'i ~ b',
    'b > i',
    'table div',
    '[align]',
    '[lang=en]',
    '[title^="b"]',
    '[title~="A b"]',
    '[title*=""]',
    '.none, #none',
    '.none:hover',
    '.none .one',
    '.ExternalClass *',
    '#outlook a',
    '[data-ogsc] .one',
    'u + .one',
  ])('%s', (selector) => {
    expect(isUsed(selector)).toBe(false)
  })
})

test('a name in a conditional comment is one that Word sees', () => {
  const body =
    '<!--[if mso]><table class="outer" id="x"><tr><td><![endif]--><p>a</p><!--[if mso]></td></tr></table><![endif]-->'
  expect(['.outer', 'td', '#x', '.gone table'].map((selector) => isUsed(selector, body))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['.inner', 'table.inner'].map((selector) => isUsed(selector, body))).toEqual([false, false])
})

test('an ordinary comment names nothing', () => {
  expect(isUsed('.outer', '<!-- <p class="outer">a</p> --><p>a</p>')).toBe(false)
})

test('of a list the selectors that match nothing use nothing', () => {
  const { uses } = readUses(messageOf(mail('.none > i::before, .one{float:left}', page)))
  const slugs = uses.map(({ slug }) => slug).filter((slug) => /^css-(?:selector|pseudo)/.test(slug))
  expect(slugs).toEqual(['css-selector-grouping', 'css-selector-class'])
})

test('a list waits for the pointer when those do that can match', () => {
  const read = (css: string) =>
    readUses(messageOf(mail(css, page))).uses.find(({ slug }) => slug === 'css-float')?.optional
  expect(read('.none, .one:hover{float:left}')).toBe(true)
  expect(read('.two, .one:hover{float:left}')).toBe(false)
})

test('what stands in a rule that matches nothing is not read', () => {
  const css =
    '.none{float:left;&:hover{opacity:.5}.one{display:flex}background:url(a.webp)}.one{.none{float:left}}'
  const slugs = new Set(readUses(messageOf(mail(css, page))).uses.map(({ slug }) => slug))
  for (const slug of ['css-float', 'css-opacity', 'css-display-flex', 'css-nesting', 'image-webp'])
    expect(slugs).not.toContain(slug)
})

test('keyframes and media queries are read as before', () => {
  const css = '@media (max-width:480px){.none{float:left}.one{opacity:.5}}@keyframes a{from{opacity:0}}'
  const { uses } = readUses(messageOf(mail(css, page)))
  expect(uses.filter(({ slug }) => slug === 'css-opacity')).toHaveLength(2)
  expect(uses.some(({ slug }) => slug === 'css-at-media')).toBe(true)
  expect(uses.some(({ slug }) => slug === 'css-float')).toBe(false)
})

test('rules that match nothing cost nothing, and carry no look', () => {
  const rules = Array.from(
    { length: 12 },
    (_, at) => `.none${at}{float:left;position:absolute;color:red}`,
  ).join('')
  const { clients, features } = clientSupport(messageOf(mail(rules, '<p>Hello there</p>')))
  expect(Math.min(...clients.map(({ score }) => score))).toBeGreaterThan(0.99)
  expect(features.find(({ slug }) => slug === 'html-style')?.harm).toBe('decoration')
})

test('what is not decided in a bounded time may match', () => {
  const read = (count: number) => {
    const body = `${'<p class="a"></p>'.repeat(count)}<p class="b"></p>`
    const { uses } = readUses(messageOf(mail('.b ~ .a{opacity:.5}.none{float:left}', body)))
    return uses.map(({ slug }) => slug).filter((slug) => /^css-(?:opacity|float)$/.test(slug))
  }
  expect(read(100)).toEqual([])
  expect(read(20_000)).toEqual(['css-opacity', 'css-float'])
})
