import { deflateSync } from 'node:zlib'
import type { Rendering } from '@postproof/engine/world'
import { expect } from 'vitest'
import { mail, never, outcomes, rendererOver } from '#adapters/browser/testing.ts'

/** Mails that cost more than a picture may, and what must become of them. */

export const words = '<p>fine words</p>'
export const boxed = (inside: string, tag: string, times: number) => tag.repeat(times) + inside

/** A PNG whose header says 30,000 by 30,000, with the body of one pixel. */
export function lyingPng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(data.length)
    return Buffer.concat([head, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const magic = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    magic,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(5))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const uses = (levels: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100"><g id="a0"><path d="M0 0h9v9z"/></g>${Array.from(
    { length: levels },
    (_, at) => `<g id="a${at + 1}">${`<use xlink:href="#a${at}"/>`.repeat(10)}</g>`,
  ).join('')}</svg>`
export const entities = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(100)}">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&j;</text></svg>`

/** Each takes as long as it is let: `tests/long/rendering.test.ts` draws them. */
export const costlyMails: [name: string, html: string][] = [
  ['a table of 90,000 cells', `<table>${`<tr>${'<td>x'.repeat(300)}`.repeat(300)}</table>`],
  [
    '10,000 pictures',
    Array.from({ length: 10_000 }, (_, n) => `<img src="http://a.example/${n}.png">`).join(''),
  ],
  [
    'pictures within the mail',
    `<img src="data:image/png;base64,${lyingPng().toString('base64')}">`.repeat(300),
  ],
  ['one picture of 4 MB within the mail', `<img src="data:image/png;base64,${'A'.repeat(1_900_000)}">`],
  [
    'a font of 9 MB',
    '<style>@font-face{font-family:f;src:url(http://a.example/huge.woff2)}p{font-family:f}</style>',
  ],
  ['content that is skipped', `<div style="content-visibility:auto">${'<p>x</p>'.repeat(20_000)}</div>`],
  [
    'gradients upon gradients',
    `<p style="background:${Array(2_000).fill('linear-gradient(red,blue)').join(',')}">x</p>`,
  ],
  [
    'shadows upon shadows',
    `<p style="text-shadow:${Array(500).fill('0 0 90px red').join(',')}">${'x'.repeat(2_000)}</p>`,
  ],
  [
    'variables that double',
    `<style>p{--a0:aaaaaaaaaa;${Array.from({ length: 40 }, (_, n) => `--a${n + 1}:var(--a${n})var(--a${n})`).join(';')};content:var(--a40)}p::before{content:var(--a40)}</style>`,
  ],
  [
    'endless animations',
    `<style>@keyframes a{to{transform:rotate(1turn);filter:blur(9px)}}i{animation:a 1ms infinite;display:inline-block}</style>${'<i>x</i>'.repeat(3_000)}`,
  ],
  [
    'columns and grids',
    `<div style="columns:500"><div style="display:grid;grid-template-columns:repeat(1000,1fr)">${'<b>x</b>'.repeat(5_000)}</div></div>`,
  ],
  ['a word of a million letters', `<p style="overflow-wrap:anywhere">${'x'.repeat(1_000_000)}</p>`],
  ['a page as wide as it can be', '<div style="width:9999999px;height:10px;background:red">x</div>'],
  ['marks upon marks', `<p>a${'\u0301'.repeat(200_000)}</p>`],
  [
    'filters of SVG',
    `<svg width="3000" height="3000"><filter id="f">${'<feTurbulence numOctaves="9"/><feGaussianBlur stdDeviation="500"/>'.repeat(50)}</filter><rect width="3000" height="3000" filter="url(#f)"/></svg>`,
  ],
]

/** A browser draws such a mail within these limits, or says why not, and has all pictures of the next one. */
export async function expectToEnd(
  html: string,
  limits: { pictureCpuMs: number; mailCpuMs: number },
): Promise<Rendering> {
  const browser = rendererOver(
    (url) => (url.endsWith('/huge.woff2') ? Buffer.alloc(9_000_000, 1) : undefined),
    limits,
  )
  const rendering = await browser.render(mail(html + words), never())
  expect(rendering.pictures).toHaveLength(11)
  for (const picture of rendering.pictures) {
    if (picture.ok) expect(picture.height).toBeLessThanOrEqual(8000)
    else expect(picture.failure).toMatch(/^[a-z-]+$/)
  }
  const next = await browser.render(mail(words), never())
  await browser.close()
  expect(new Set(Object.values(outcomes(next)))).toEqual(new Set(['ok']))
  return rendering
}
