import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { documentOf } from '@postproof/attention/screenshots/document'
import type { MailDocument, RenderedBox } from '@postproof/engine/world'
import { readMessage } from '@postproof/message/read'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { type Drawn, mail, never, only, pictureOf, rendererOver } from './testing.ts'

/**
 * The contrast of texts in dark pictures, against another way to know it: the mail is drawn again with clear letters, and with
 * letters of one bright color. The PNGs tell together which pixels are letters and how much, and what lies under them.
 */

const noise = (seed: number, low: number, high: number) => {
  const data = Buffer.alloc(600 * 200 * 3)
  for (let at = 0, state = seed; at < data.length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    data[at] = low + ((state >> 16) % (high - low))
  }
  return sharp(data, { raw: { width: 600, height: 200, channels: 3 } })
}
const bands = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200" fill="#fff"/><rect width="300" height="200" fill="#102030"/></svg>`
const pictures = new Map([
  ['night.png', await noise(1, 10, 50).blur(2).png().toBuffer()],
  ['snow.png', await noise(2, 200, 250).blur(2).png().toBuffer()],
  ['rough.png', await noise(3, 0, 255).png().toBuffer()],
  ['bands.png', await sharp(Buffer.from(bands)).png().toBuffer()],
])
const browser = rendererOver((url) => pictures.get(url.slice(url.lastIndexOf('/') + 1)))
afterAll(() => browser.close())

const grounds = {
  'a gradient of one color': 'background:linear-gradient(#00594e,#00594e)',
  'a gradient from dark to darker': 'background:linear-gradient(90deg,#224466,#112233)',
  'a gradient from dark to light': 'background:linear-gradient(90deg,#111111,#f4f4f4)',
  'a gradient of middle tones': 'background:linear-gradient(#777777,#999999)',
  'a dark photo': 'background:url(http://img.example/night.png)',
  'a light photo': 'background:url(http://img.example/snow.png)',
  'a rough photo': 'background:url(http://img.example/rough.png)',
  'a picture of black and white': 'background:url(http://img.example/bands.png) no-repeat',
  'a color': 'background:#336699',
  'a color over a gradient':
    'background:linear-gradient(rgba(0,0,0,.5),rgba(0,0,0,.5)),url(http://img.example/snow.png)',
}
const inks = ['#ffffff', '#222222', '#999999', 'rgba(255,255,255,.5)']
const words = (
  ink: string,
) => `<h2 style="margin:0;font:bold 28px Arial;color:${ink}">HEAVY HEADLINE, 28 px</h2>
  <p style="margin:0;font:14px/20px Arial;color:${ink}">The first frost came early to the workshop this year, and the second in May.</p>
  <a href="http://shop.example/" style="font:16px Georgia;color:${ink}">To the sale</a>`
const madeUp = inks.map((ink) => {
  const blocks = Object.values(grounds).map(
    (ground) => `<div style="${ground};padding:12px">\n${words(ink)}</div>`,
  )
  return [
    `text of ${ink} on everything`,
    mail(`<body style="margin:0;width:600px">${blocks.join('')}`),
  ] as const
})
const folder = fileURLToPath(new URL('../../../examples/', import.meta.url))
const examples = readdirSync(folder)
  .filter((name) => /^(careless|repaired|right).*\.eml$/.test(name))
  .flatMap((name) => {
    const document = documentOf(readMessage(readFileSync(folder + name)))
    return document ? [[name, document] as const] : []
  })

const kinds = ['dark', 'dark-full'] as const
async function drawn(document: MailDocument) {
  const rendering = await browser.render(
    document,
    never(),
    undefined,
    only('desktop-dark', 'desktop-dark-full'),
  )
  return kinds.map((kind) => pictureOf(rendering, 'desktop', kind))
}

/** The mail with all its letters in that color. */
const painted = (document: MailDocument, color: string): MailDocument => {
  const style = `<style>*{-webkit-text-fill-color:${color}!important;text-decoration-color:${color}!important}</style>`
  return { ...document, html: document.html.replace(/<\/head>|<body/i, (found) => style + found) }
}
const BRIGHT = 'rgb(255, 0, 255)'

type Rgb = [number, number, number]
type Raw = { data: Buffer; info: { width: number; height: number } }
const rawOf = (picture: Drawn): Promise<Raw> =>
  sharp(picture.png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
const light = (value: number) => {
  const part = Math.min(1, Math.max(0, value / 255))
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
const luminance = ([r, g, b]: Rgb) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b)
const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** The contrasts of a box's letters, pixel by pixel, the lowest first. */
function truth({ box }: RenderedBox, [letters, bare, bright]: Raw[]): number[] {
  const { width, height } = letters!.info
  const found: number[] = []
  for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y++) {
    for (let x = Math.max(0, box.x); x < Math.min(width, box.x + box.width); x++) {
      const at = (y * width + x) * 3
      const [ink, under, full] = [letters!, bare!, bright!].map(
        ({ data }) => [data[at], data[at + 1], data[at + 2]] as Rgb,
      ) as [Rgb, Rgb, Rgb]
      // Magenta has no green, and no ground here has none: how much of it is gone is how much of the pixel is letter.
      const covered = [255 - under[0], under[1], 255 - under[2]]
      const by = [full[0] - under[0], under[1] - full[1], full[2] - under[2]]
      const most = covered.indexOf(Math.max(...covered))
      const part = by[most]! / covered[most]!
      if (part < 0.55) continue
      const whole = ink.map((value, channel) => under[channel]! + (value - under[channel]!) / part) as Rgb
      found.push(ratio(luminance(whole), luminance(under)))
    }
  }
  return found.sort((one, other) => one - other)
}

const isText = ({ kind, text }: RenderedBox) => kind !== 'picture' && text.trim() !== ''
/** WCAG 2.2, 1.4.3. */
const contrastNeeded = ({ fontSize, fontWeight }: RenderedBox) =>
  fontSize >= 24 || (fontSize >= 18.66 && fontWeight >= 700) ? 3 : 4.5
const classOf = (box: RenderedBox, contrast: number) =>
  contrast < 3 ? 'unreadable' : contrast < contrastNeeded(box) ? 'poor' : 'readable'
const counts = { texts: 0, measured: 0 }

describe('texts on what is drawn under them', { timeout: 120_000 }, () => {
  it.each([...madeUp, ...examples])('%s', async (_, document) => {
    const pictures = await drawn(document)
    const others = [await drawn(painted(document, 'transparent')), await drawn(painted(document, BRIGHT))]
    const wrong: string[] = []
    for (const [at, picture] of pictures.entries()) {
      const raws = await Promise.all([picture, ...others.map((each) => each[at]!)].map(rawOf))
      for (const each of picture.layout.boxes.filter(isText)) {
        counts.texts++
        const claims = (each.contrasts ?? []).map(({ contrast }) => contrast)
        if (claims.length === 0 || claims.includes(null)) continue
        counts.measured++
        const real = truth(each, raws)
        const [low, quarter, half] = [0.1, 0.25, 0.5].map((share) => real[Math.floor(real.length * share)]!)
        const isRight = claims.some(
          (claim) =>
            Math.abs(claim! / quarter! - 1) < 0.1 || classOf(each, claim!) === classOf(each, quarter!),
        )
        const claim = `${picture.variant} ${each.text.slice(0, 30)}, line ${each.line}: ${claims}`
        if (!isRight) wrong.push(`${claim} for ${[low, quarter, half].map((value) => value?.toFixed(2))}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('most of them can be measured', () => {
    process.stdout.write(`measured ${counts.measured} of ${counts.texts} texts\n`)
    expect(counts.measured / counts.texts).toBeGreaterThan(0.8)
  })
})
