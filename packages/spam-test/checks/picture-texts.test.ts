import type { Finding } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { describe, expect, test } from 'vitest'
import { find } from '../content/fixture.ts'
import { htmlMail } from '../context/fixture.ts'
import type { Check } from '../define-check.ts'
import { textsIn } from '../words/texts.ts'
import { check as htmlMeta } from './html-meta.ts'
import { check as imageAlt } from './image-alt.ts'
import { check as imageTextRatio } from './image-text-ratio.ts'
import { check as languageCheck } from './language.ts'
import { check as readability } from './readability.ts'
import { check as trackingPixel } from './tracking-pixel.ts'

/** Pictures, spacers and pixels, the language of the page and the size of its letters, as real mails have them. */

const source = (page: string) => Buffer.from(htmlMail(page), 'utf8').toString('latin1')
const run = (check: Check, body: string, setting = {}): Promise<Finding> =>
  find(check, ['', source(body), setting])
const outcome = async (check: Check, body: string, setting = {}) => {
  const { status, code } = await run(check, body, setting)
  return `${status} ${code}`
}
const photo =
  '<img src="https://shop.example/stool.jpg" width="560" height="300" alt="An oak stool by the window">'

describe('a name in place of an alternative text', () => {
  test.each([
    ['menu-1.jpg', 'menu-1.jpg'],
    ['logo.png', 'logo.png'],
    ['Banner Herbst.PNG', 'b.png'],
    ['photo.webp', 'a.webp'],
    ['IMG_1234', 'a.jpg'],
    ['IMG-20240312-WA0007', 'a.jpg'],
    ['DSC01234', 'a.jpg'],
    ['DSCF0042', 'a.jpg'],
    ['P1010001', 'a.jpg'],
    ['Screenshot 2024-03-12 at 10.22.01', 'a.png'],
    ['Bildschirmfoto 2024-03-12 um 10.22.01', 'a.png'],
    ['image001', 'a.png'],
    ['image', 'a.png'],
    ['Image 3', 'a.png'],
    ['Untitled', 'a.png'],
    ['Untitled-2', 'a.png'],
    ['placeholder', 'a.png'],
    ['Bild', 'a.png'],
    ['Bild1', 'a.png'],
    ['Unbenannt', 'a.png'],
    ['sans titre', 'a.png'],
    ['sin título', 'a.png'],
    ['senza titolo', 'a.png'],
    ['sem título', 'a.png'],
    ['naamloos', 'a.png'],
    ['zdjęcie', 'a.png'],
    ['hero_v2_final', 'hero_v2_final.jpg'],
    ['top-3x', 'top-3x.png'],
  ])('%s for %s is none', async (alt, file) => {
    const body = `${photo}<img src="https://shop.example/${file}" alt="${alt}" width="300" height="200">`
    const finding = await run(imageAlt, body)
    expect(finding).toMatchObject({ status: 'warning', code: 'file-names', facts: { file_names: 1 } })
    expect(finding.evidence).toMatchObject([{ label: plain('evidence.alternative-is-name') }])
  })

  test.each([
    ['Image of an oak stool', 'a.jpg'],
    ['Photo: Ada am Fenster', 'a.jpg'],
    ['Werkstatt', 'werkstatt.jpg'],
    ['Holzwerk', 'logo.png'],
    ['Logo', 'logo.png'],
    ['20 % off', '20.png'],
    ['Bilder aus dem Garten', 'a.jpg'],
    ['Une image de notre jardin', 'a.jpg'],
    ['Route 66', 'route-66.jpg'],
    ['spring-sale', 'spring-sale.jpg'],
    ['A4', 'a4.png'],
  ])('%s for %s is one', async (alt, file) => {
    expect(
      await outcome(
        imageAlt,
        `<img src="https://shop.example/${file}" alt="${alt}" width="300" height="200">`,
      ),
    ).toBe('good all')
  })
})

test('a linked picture without a text leaves its link without a name, and that is said', async () => {
  const linked =
    '<a href="https://shop.example/"><img src="https://shop.example/a.jpg" width="300" height="200"></a>'
  const finding = await run(imageAlt, `${photo}${photo}${linked}`)
  expect(finding.facts).toMatchObject({ missing: 1, nameless_links: 1 })
  expect(textsIn('en').image_alt!.found(finding)).toContain('Links left without a name by this: 1.')
})

describe('spacers need no text and are no pictures', () => {
  test.each([
    ['spacer.gif', 'width="600" height="40" alt=""'],
    ['spacer.gif', 'width="600" height="40"'],
    ['spacer_20x30.gif', 'width="20" height="30"'],
    ['transparent-600x80.png', 'width="600" height="80" alt=""'],
    ['pixel_trans.gif', 'width="12" height="12" alt=""'],
    ['blank.png', 'width="300" height="200" alt=""'],
    ['abstandhalter.png', 'width="600" height="30" alt=""'],
    ['espaciador-30.gif', 'width="600" height="30" alt=""'],
    ['vide.gif', 'width="15" height="15" alt=""'],
    ['line.png', 'width="600" height="6"'],
    ['border-left.png', 'width="8" height="400"'],
    ['a1b2.png', 'width="1" height="20"'],
  ])('%s %s', async (file, attributes) => {
    const body = `<p>Hello</p><img src="https://shop.example/img/${file}" ${attributes}>`
    expect(await outcome(imageAlt, body)).toBe('no-data no-images')
    expect(await outcome(imageTextRatio, body)).toBe('good no-images')
    expect(await outcome(trackingPixel, body)).toBe('good none')
  })

  test('a picture of a transparent vase is a picture', async () => {
    const vase = '<img src="https://shop.example/transparent-vase.png" width="300" height="300">'
    expect(await outcome(imageAlt, vase)).toBe('bad most-missing')
  })

  test('an empty text on decoration of any size is right', async () => {
    const leaf = '<img src="https://shop.example/leaf-corner.png" width="600" height="120" alt="">'
    expect(await outcome(imageAlt, `${photo}${leaf}`)).toBe('good all')
  })
})

describe('what a tracking pixel is', () => {
  const one = (src: string, attributes = 'width="1" height="1" alt=""') => `<img src="${src}" ${attributes}>`
  test.each([
    ['a query', one('https://t.example.net/open?id=1')],
    ['a token in the path', one('https://t.example.net/o/ab12cd34ef/1.gif')],
    ['a long token', one('https://t.example.net/eJwlzLsOgzAMQNGvMRtRXsTJ4KEL.gif')],
    ['not displayed', one('https://t.example.net/o?u=7', 'style="display:none"')],
    ['two pixels high', one('https://t.example.net/o?u=7', 'width="2" height="2"')],
    ['of a service, called like a spacer', one('https://click.pstmrk.it/spacer.gif?m=1')],
  ])('%s: is one', async (_, body) => {
    expect(await outcome(trackingPixel, `<p>a</p>${body}`)).toBe('good few')
  })

  test.each([
    ['used twice', one('https://shop.example/x.gif?v=3').repeat(2)],
    ['used twelve times', one('https://shop.example/i/p.gif').repeat(12)],
    ['without anything that tells readers apart', one('https://shop.example/p.gif')],
    ['called a spacer', one('https://shop.example/spacer.gif?v=1')],
    ['seen', one('https://shop.example/a.gif?id=1', 'width="20" height="20"')],
    [
      'large, and hidden on phones',
      one('https://shop.example/a.jpg?id=1', 'width="600" height="300" style="display:none"'),
    ],
    ['part of the mail', one('cid:pixel@example.org')],
  ])('%s: is none', async (_, body) => {
    expect(await outcome(trackingPixel, `<p>a</p>${body}`)).toBe('good none')
  })

  test('three of different addresses are many', async () => {
    const three = [1, 2, 3].map((id) => one(`https://t.example.net/open?id=${id}`)).join('')
    expect(await outcome(trackingPixel, three)).toBe('warning many')
  })
})

describe('the language of the page', () => {
  const words = 'Im Garten wird es ruhig, und in der Werkstatt beginnt die Zeit der langen Abende.'
  test.each([
    ['missing in a letter', `<html><body><p>${words}</p></body></html>`, false, 'warning no-language'],
    [
      'missing in a receipt',
      `<!doctype html><html><head><title>Rechnung</title></head><body><p>${words}</p></body></html>`,
      false,
      'warning no-language',
    ],
    ['empty', `<html lang=" "><body><p>${words}</p></body></html>`, false, 'warning no-language'],
    [
      'that of XML alone',
      `<html xml:lang="de"><body><p>${words}</p></body></html>`,
      false,
      'warning no-language',
    ],
    ['missing in list mail', `<html><body><p>${words}</p></body></html>`, true, 'warning missing'],
    ['on html', `<html lang="de"><body><p>${words}</p></body></html>`, false, 'good letter'],
    ['on body', `<html><body lang="de"><p>${words}</p></body></html>`, false, 'good letter'],
    [
      'on the element around it all',
      `<html><body><div role="article" lang="de"><p>${words}</p></div></body></html>`,
      false,
      'good letter',
    ],
    [
      'on one word alone',
      `<html><body><p>${words} <i lang="en">Cheers</i></p></body></html>`,
      false,
      'warning no-language',
    ],
    ['manquante', '<p>Le jardin se repose et les soirées commencent.</p>', false, 'warning no-language'],
  ])('%s', async (_, page, bulk, expected) => {
    expect(await outcome(htmlMeta, page, { kind: bulk ? 'subscribers' : 'personal' })).toBe(expected)
  })

  test('declared on the element around it all, it is compared', async () => {
    const page = `<html><body><div lang="en"><p>${words}</p></div></body></html>`
    expect(await outcome(languageCheck, page, { language: 'deu' })).toBe('warning differs')
  })
})

describe('text too small to read', () => {
  const small = 'Dieser Gutschein gilt nur für Bestellungen ab fünfzig Euro und nicht für Bücher oder Möbel.'
  const body = `<p style="font-size:16px">${'Im Garten wird es ruhig, und die Abende werden lang. '.repeat(4)}</p>`
  test.each([
    ['8 px', '<p style="font-size:8px">', ''],
    ['8.5 px', '<p style="font-size:8.5px">', ''],
    ['6 points', '<p style="font-size:6pt">', ''],
    ['half an em', '<p style="font-size:.5em">', ''],
    ['half of what stands around', '<div style="font-size:14px"><p style="font-size:50%">', ''],
    ['half a rem', '<p style="font-size:0.5rem">', ''],
    ['by the shorthand', '<p style="font:8px/1.2 Arial">', ''],
    ['by a rule', '<p class="fine">', '<style>.fine{font-size:7px}</style>'],
    ['by a rule for cells', '<table><tr><td>', '<style>td{font-size:8px}</style>'],
  ])('%s is said', async (_, tag, head) => {
    const end = tag.includes('<td>') ? '</td></tr></table>' : '</p>'
    const page = `<html><head>${head}</head><body>${tag}${small}${end}${body}</body></html>`
    const finding = await run(readability, page)
    expect(`${finding.status} ${finding.code}`).toBe('warning small-print')
    expect(finding.evidence[0]?.value).toContain('Dieser Gutschein')
  })

  test.each([
    ['9 px', `<p style="font-size:9px">${small}</p>${body}`],
    ['10 px', `<p style="font-size:10px">${small}</p>${body}`],
    ['a legal line at the end', `${body}<p style="font-size:8px">${small}</p>`],
    [
      'a legal line above the address',
      `${body}<p style="font-size:8px">${small}</p><p style="font-size:11px">Holzwerk GmbH</p>`,
    ],
    ['a trade mark', `<p>Holzwerk<sup style="font-size:8px">®</sup> baut.</p>${body}`],
    ['a hidden preview', `<div style="font-size:1px;display:none">${small}</div>${body}`],
  ])('%s is not', async (_, content) => {
    expect(await outcome(readability, `<html><body>${content}</body></html>`)).toBe('good measured')
  })

  test('a mail that is all small print is no legal line', async () => {
    expect(await outcome(readability, `<p style="font-size:8px">${small}</p>`)).toBe('warning small-print')
  })
})
