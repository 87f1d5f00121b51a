import { pictureKinds } from '@postproof/engine/world'
import { readMessage } from '@postproof/message/read'
import { judgeRendering } from '@postproof/spam-test/rendering'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { mail, never, pictureOf, rendererOver } from './testing.ts'

/** Mails drawn in the real browser and judged by the checks of the drawn mail. */

const black = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#123' } })
  .png()
  .toBuffer()
/** A bar of one color in the middle of nothing, as a logo is. */
const logoOf = (color: string) =>
  sharp({ create: { width: 120, height: 60, channels: 4, background: '#0000' } })
    .composite([
      { input: { create: { width: 80, height: 30, channels: 3, background: color } }, gravity: 'center' },
    ])
    .png()
    .toBuffer()
const pictures = new Map([
  ['black.png', black],
  ['white.png', await logoOf('#ffffff')],
  ['ink.png', await logoOf('#000000')],
  ['crimson.png', await logoOf('#ee2233')],
])
const browser = rendererOver((url) => pictures.get(url.slice(url.lastIndexOf('/') + 1)))
afterAll(() => browser.close())

async function judged(html: string) {
  const rendering = await browser.render(mail(html), never())
  const source = `From: a@example.org\r\nSubject: s\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`
  const message = readMessage(new TextEncoder().encode(source))
  const findings = judgeRendering({ message, kind: undefined, language: null, rendering, heatMaps: {} })
  return {
    rendering,
    finding: Object.fromEntries(findings.map((each) => [each.id, each])),
  }
}

const hero = (picture: string) => `<!doctype html><html lang="en"><title>Sale</title><body style="margin:0">
<table role="presentation" width="100%"><tr><td height="300" style="background-image:url(http://img.example/${picture});color:#fff">
<h1 style="color:#fff">Half of everything, until Sunday</h1><p style="color:#fff">All jackets, boots and bags, in the shop and online.</p>
<a href="http://shop.example/" style="color:#fff;padding:12px 24px;border:2px solid #fff;display:inline-block">To the sale</a></td></tr></table>
<p>You get this letter because you asked for it in our shop. To end it, write to us.</p></body></html>`

describe('white text on a background picture without a color', { timeout: 60_000 }, () => {
  it.each([
    ['black.png', 'warning', 'turned-over'],
    ['gone.png', 'no-data', 'not-measured'],
  ])('%s', async (picture, status, code) => {
    const { finding } = await judged(hero(picture))
    expect(finding.images_off).toMatchObject({ status: 'bad', code: 'mostly-lost' })
    expect(finding.images_off!.facts.lost_share).toBeGreaterThanOrEqual(50)
    expect(finding.dark_mode).toMatchObject({ status, code })
    expect(finding.accessibility).toMatchObject({ status: 'no-data', code: 'contrast-unknown' })
  })

  it('is readable where the cell has a color of its own', async () => {
    const { finding } = await judged(
      hero('gone.png').replace('background-image', 'background-color:#123;background-image'),
    )
    expect(finding.images_off).toMatchObject({ facts: { lost_share: 0 } })
    expect(finding.dark_mode).toMatchObject({ status: 'good', code: 'readable' })
  })
})

describe('dark mode, by family', { timeout: 60_000 }, () => {
  const words = '<p>You get this letter because you asked for it in our shop. To end it, write to us.</p>'
  const page = (body: string, head = '') =>
    `<!doctype html><html lang="en"><head><title>Sale</title>${head}</head><body style="margin:0">${body}</body></html>`
  const cell = (ground: string, ink: string, inner: string) =>
    `<table role="presentation" width="100%"><tr><td style="background:${ground};color:${ink};padding:20px">${inner}</td></tr></table>`

  it('a dark hero turns light where all colors are turned over, and stays dark elsewhere', async () => {
    const html = page(`${cell('#112233', '#ffffff', '<h1>Half of everything, until Sunday</h1>')}${words}`)
    const { rendering, finding } = await judged(html)
    const heading = (variant: 'plain' | 'dark' | 'dark-full') =>
      pictureOf(rendering, 'desktop', variant).layout.boxes.find(({ kind }) => kind === 'heading')!
    expect(heading('dark').background).toEqual(heading('plain').background)
    expect(heading('dark-full').background!.r).toBeGreaterThan(200)
    expect(heading('dark-full').color!.r).toBeLessThan(80)
    expect(pictureOf(rendering, 'desktop', 'dark-full').dark).toBe('fully-inverted')
    expect(finding.dark_mode).toMatchObject({ status: 'good', code: 'readable' })
    expect(finding.dark_mode!.facts.full_light_share).toBeGreaterThan(10)
  })

  it('leaves no color of one family behind in the next picture', async () => {
    const html = page(`${cell('#112233', '#ffffff', '<h1>Night</h1>')}${words}`)
    const both = (await judged(html)).rendering
    const names = pictureKinds.map(({ device, variant }) => `${device}-${variant}`)
    const without = new Set(names.filter((name) => name !== 'desktop-dark'))
    const alone = await browser.render(mail(html), never(), undefined, { without })
    const [one, other] = [both, alone].map((each) => pictureOf(each, 'desktop', 'dark'))
    expect(one!.layout).toEqual(other!.layout)
    expect(Buffer.from(one!.png).equals(Buffer.from(other!.png))).toBe(true)
  })

  it.each([
    ['a white logo on a dark ground', 'white.png', '#112233', { lost_pictures: 0, full_lost_pictures: 1 }],
    ['a black logo on white', 'ink.png', '#ffffff', { lost_pictures: 1, full_lost_pictures: 1 }],
    ['a red logo on white', 'crimson.png', '#ffffff', { lost_pictures: 0, full_lost_pictures: 0 }],
  ])('%s', async (_, logo, ground, facts) => {
    const picture = `<img src="http://img.example/${logo}" width="120" height="60" alt="Krume">`
    const { finding } = await judged(page(cell(ground, '#888888', picture) + words))
    expect(finding.dark_mode!.facts).toMatchObject(facts)
    const isLost = facts.full_lost_pictures > 0
    expect(finding.dark_mode).toMatchObject(
      isLost ? { status: 'warning', code: 'picture-lost' } : { status: 'good', code: 'readable' },
    )
  })

  it.each([
    // Inverted, white letters are #333, and the gradient stays: 1.55 to 1.
    ['turned dark on a gradient that stays', 'linear-gradient(#00594e,#00594e)', '#fff', 'turned-over', 1.5],
    ['as pale in the light on a gradient', 'linear-gradient(#eee,#eee)', '#fff', 'readable', null],
    ['on a dark picture that stays', 'url(http://img.example/black.png)', '#fff', 'turned-over', 1.3],
  ])('text %s', async (_, image, ink, code, lowest) => {
    const lock = `<table role="presentation" width="600"><tr><td style="background:#00594e ${image};color:${ink};padding:40px"><h1>Half of everything, until Sunday</h1></td></tr></table>`
    const { finding } = await judged(page(lock + words))
    expect(finding.dark_mode).toMatchObject({ code })
    const { facts } = finding.dark_mode!
    expect([facts.measured_texts, facts.full_measured_texts]).toEqual([facts.texts, facts.full_texts])
    if (lowest) expect(facts.full_lowest).toBe(lowest)
  })

  it('live text that prefers-color-scheme swaps is not lost', async () => {
    const swap =
      '<style>:root{color-scheme:light dark}.night{display:none}@media (prefers-color-scheme: dark){body{background:#111;color:#eee}.day{display:none}.night{display:block}}</style>'
    const body = `<div class="day">HOLZWERK, THE WORKSHOP</div><div class="night">holzwerk by night</div>${words}`
    const { finding } = await judged(page(body, swap))
    expect(finding.dark_mode).toMatchObject({
      status: 'good',
      code: 'readable',
      facts: { how: 'own-styles', unreadable_share: 0, full_unreadable_share: 0 },
    })
  })

  it('a dark style that paints text in the color of its ground is', async () => {
    const fault = '<style>@media (prefers-color-scheme: dark){body{background:#111}p{color:#111}}</style>'
    const { finding } = await judged(page(words, fault))
    expect(finding.dark_mode).toMatchObject({
      status: 'bad',
      code: 'unreadable',
      facts: { how: 'own-styles' },
    })
  })
})
