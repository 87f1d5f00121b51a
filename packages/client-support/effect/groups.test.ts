import { describe, expect, test } from 'vitest'
import { messageOf } from '../fixture.ts'
import { clientSupport } from '../support.ts'
import { groupsOf, type StyleText, withoutLoads } from './groups.ts'

const bearer = { tag: 'div', hasBackgroundColor: false, holdsTable: false, attributes: [] }
const sheet = (css: string): StyleText => ({ css, bearer: null })
const inline = (css: string): StyleText => ({ css, bearer })
const clients = ['outlook.windows', 'gmail.desktop-webmail', 'apple-mail.ios']

/** `slug for whom: pieces`. */
const told = (...texts: StyleText[]): string[] =>
  groupsOf(texts, clients, { all: true })
    .map(
      ({ slug, scopes, changes }) => `${slug} ${scopes}: ${changes.map(([, css]) => css.trim()).join(' | ')}`,
    )
    .sort()

describe('groups', () => {
  test('a feature goes from all pieces that use it, and the rest stays', () => {
    expect(told(sheet('.a{float:left;color:red}'), inline('float:right'), inline('color:red'))).toEqual([
      'css-float word: .a{color:red} | ',
    ])
  })

  test('initial values use nothing', () => {
    expect(told(inline('float:none;visibility:visible;opacity:1;transform:none'))).toEqual([])
  })

  test('Word and the others are measured apart where they do not lack the same', () => {
    expect(told(inline('margin:0 auto;margin-top:-4px'))).toEqual([
      'css-margin others: margin:0 auto;',
      'css-margin word: ',
    ])
  })

  test('of a background with a picture its color stays', () => {
    const [background] = groupsOf(
      [inline('background:#fff url(https://example.org/a.png)')],
      ['outlook.windows'],
      { all: true },
    )
    expect(background?.changes).toEqual([[0, 'background-color: #fff']])
  })

  test('selectors and media queries are those of the style sheet, and not measured', () => {
    expect(told(sheet('@media (min-width:480px){.a > .b{color:red}}'))).toEqual([])
  })

  test('what cannot count is left out: padding, and for Word alone what is decoration by the table', () => {
    const slugs = (css: string, ...given: Parameters<typeof groupsOf>[2][]) =>
      groupsOf([sheet(css)], clients, ...given).map(({ slug, scopes, harm }) => `${slug} ${scopes} ${harm}`)
    const css = '.a{padding:4px;max-width:9px;float:left;height:1vh}@media (max-width:9px){.a{display:flex}}'
    expect(slugs(css)).toEqual(['css-float word layout', 'css-unit-vh word spacing'])
    expect(slugs(css, { all: true })).toContain('css-max-width word none')
  })

  test('the worst by the table come first, and no more than the limit', () => {
    const css = 'border-radius:4px;box-shadow:0 0 4px red;float:left;opacity:.5'
    const slugs = groupsOf([inline(css)], clients, { groups: 2 }).map(({ slug }) => slug)
    expect(slugs).toEqual(['css-float', 'css-opacity'])
  })

  test('CSS beyond the limit is not read', () => {
    expect(groupsOf([inline('float:left'), inline('opacity:.5')], clients, { css: 12 })).toHaveLength(1)
  })

  test('what a style sheet loads is taken out', () => {
    const css = '@import url(a.css);@font-face{font-family:A;src:url(a.woff)}.a{color:red}'
    expect(withoutLoads([css])).toEqual(['.a{color:red}'])
  })

  test('of style sheets beyond the limit none is read', () => {
    const css = '@import url(a.css);.a{color:red}'
    expect(withoutLoads([css, css, '.b{}'], css.length + 5)).toEqual(['.a{color:red}', css, '.b{}'])
  })
})

describe('measured effects in the report', () => {
  const mail = messageOf('<div style="float:left;display:flex">text</div>')
  const left = (id: string, report = clientSupport(mail)): number =>
    report.clients.find((client) => client.id === id)!.score

  test('a feature that was seen to change nothing costs nothing', () => {
    const report = clientSupport(mail, undefined, {
      'css-float': { word: 'none' },
      'css-display-flex': { word: 'none', others: 'none' },
    })
    expect(left('outlook.windows', report)).toBeGreaterThan(left('outlook.windows'))
    expect(report.features.find(({ slug }) => slug === 'css-float')).toMatchObject({
      harm: 'none',
      measured: true,
    })
  })

  test('what was not measured is as the table has it', () => {
    const features = clientSupport(mail, undefined, {}).features
    expect(features.find(({ slug }) => slug === 'css-float')).toMatchObject({
      harm: 'layout',
      measured: false,
    })
  })
})
