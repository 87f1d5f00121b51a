import { describe, expect, test } from 'vitest'
import { messageOf } from './fixture.ts'
import { familiesOf, isFontSheet } from './font-sheets.ts'
import { gmailCss } from './gmail.ts'
import { clientSupport } from './support.ts'

const none = () => new Set<string>()

describe('a style sheet that brings fonts is told by its address, on any host', () => {
  test.each([
    'https://fonts.googleapis.com/css?family=Inter',
    'https://fonts.googleapis.com/css2?family=Open+Sans:wght@400;700&display=swap',
    '//fonts.googleapis.com/css?family=Lato',
    'https://use.typekit.net/abc1def.css',
    'https://p.typekit.net/p.css?s=1',
    'https://fonts.bunny.net/css?family=nunito',
    'https://hello.myfonts.net/count/3a1b2c',
    'https://static-forms.shopmail.example/fonts/api/v1/AbCdEf/custom_fonts.css',
    'https://static-forms.shopmail.example/fonts/api/v1/AbCdEf',
    'https://fonts.laden.example/css',
    'https://webfonts.tienda.example/kit.css',
    'https://cdn.laden.example/schriften/haus.css',
    'https://cdn.boutique.example/polices/maison.css',
    'https://cdn.tienda.example/fuentes/casa.css',
    'https://cdn.shop.example/assets/webfonts/all.css',
    'https://cdn.shop.example/assets/fonts.css',
    'https://cdn.shop.example/email/font-face.css',
    'https://cdn.shop.example/MyFontsWebfontsKit.css',
    'https://cdn.shop.example/a.css?family=Gotham',
    'https://cdn.shop.example/a.css?fontFamily=Gotham',
    'https://cdn.shop.example/Gotham-Book.woff2',
    'https://cdnjs.cloud.example/ajax/libs/font-awesome/4.7.0/css/font-awesome.min.css',
    'fonts/house.css',
  ])('%s', (href) => {
    expect(isFontSheet(href, none)).toBe(true)
  })

  test.each([
    ['Gotham Narrow', 'https://cdn.shop.example/gotham-narrow/sheet.css'],
    ['Brandon Grotesque', 'https://cdn.shop.example/css/BrandonGrotesque.css'],
    ['Grüne Antiqua', 'https://cdn.laden.example/css/gr%C3%BCne-antiqua.css'],
  ])('%s is a font that the mail names: %s', (family, href) => {
    const { html } = messageOf(`<p style="font-family:'${family}',Arial,sans-serif">a</p>`)
    const families = () => familiesOf(html!)
    expect(isFontSheet(decodeURI(href), families)).toBe(!href.includes('%'))
    expect(isFontSheet(decodeURI(href), none)).toBe(false)
  })
})

test.each([
  'https://cdn.shop.example/mail.css',
  'https://bootstrap.cdn.example/css/bootstrap.min.css',
  'style.css',
  'https://cdn.shop.example/confonts/mail.css',
  'https://shop.example/police/mail.css',
  'https://[broken',
  '',
])('%s may hold anything', (href) => {
  expect(isFontSheet(href, none)).toBe(false)
})

describe('what a style sheet from outside costs', () => {
  const look =
    '<table><tr><td style="color:#222;font-family:Arial;font-size:16px;padding:10px;line-height:24px">a</td></tr></table>'.repeat(
      3,
    )
  const link = (href: string) => `<link rel="stylesheet" href="${href}">`
  const scoreIn = (html: string, client = 'gmail.ios') =>
    clientSupport(messageOf(html)).clients.find(({ id }) => id === client)!.score

  test.each([
    ['fonts by a link', `<head>${link('https://forms.shopmail.example/fonts/kit')}</head>${look}`],
    [
      'fonts by an import',
      `<head><style>@import url("https://forms.shopmail.example/fonts/kit");</style></head>${look}`,
    ],
    [
      'an unknown sheet beside a look of its own',
      `<head>${link('https://shop.example/a.css')}</head>${look}`,
    ],
  ])('%s costs next to nothing', (_, html) => {
    expect(scoreIn(html) / scoreIn(look)).toBeGreaterThan(0.97)
  })

  test('an unknown sheet that is all the look there is costs the layout', () => {
    expect(scoreIn(`<head>${link('https://shop.example/a.css')}</head><p class="hero">a</p>`)).toBeLessThan(
      0.8,
    )
  })
})

describe('what Gmail takes of style sheets', () => {
  const sheet = (characters: number) =>
    `<head><style>a{color:red}${' '.repeat(characters - 12)}</style></head>`
  const kinds = (head: string) =>
    gmailCss(messageOf(`${head}<body>a</body>`).html!).hazards.map(({ kind }) => kind)
  test.each([
    [4_000, []],
    [8_192, []],
    [8_700, []],
    [15_200, []],
    [16_384, []],
    [16_385, ['past-limit']],
    [24_000, ['past-limit']],
  ])('%i characters', (characters, expected) => {
    expect(kinds(sheet(characters))).toEqual(expected)
  })

  test('two sheets are counted together', () => {
    expect(kinds(sheet(9_000) + sheet(9_000))).toEqual(['past-limit'])
  })

  test.each([
    [
      'an import of fonts in a media rule',
      '@media screen{@import url(https://fonts.example/css?family=Lato);}',
      [],
    ],
    ['a font in a media rule', '@media screen{@font-face{font-family:Lato;src:url(a.woff2)}}', []],
    [
      'a font in a media rule, and what it is for',
      '@media screen{@font-face{font-family:Lato;src:url(a.woff2)} td{font-family:Lato,Arial!important}}',
      [],
    ],
    [
      'a font in a media rule beside the layout',
      '@media screen{@font-face{font-family:Lato;src:url(a.woff2)} td{width:100%}}',
      ['nested-at-rule'],
    ],
  ])('%s', (_, css, expected) => {
    expect(kinds(`<head><style>${css}</style></head>`)).toEqual(expected)
  })
})
