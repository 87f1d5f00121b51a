import { predict } from '@postproof/attention/predict'
import { documentOf } from '@postproof/attention/screenshots/document'
import type { HeatMap, HeatMapElement } from '@postproof/attention/types'
import type { Device, Picture, Rendering } from '@postproof/engine/world'
import { readMessage } from '@postproof/message/read'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { never, pictureOf, rendererOver } from '#adapters/browser/testing.ts'
import type { BrowserRenderer } from '#adapters/browser.ts'
import { exampleNames, exampleWeb, loadExample } from '#emulators/examples.ts'

/**
 * What must hold of predicted attention whatever eyes would do, over the example mails as the browser lays them
 * out: the same mail is drawn twice, once changed, and both are compared.
 */

let browser: BrowserRenderer
beforeAll(async () => {
  const web = await exampleWeb()
  browser = rendererOver(async (url) => {
    const answer = await web.fetch({ url })
    return answer.ok ? answer.body : undefined
  })
})
afterAll(() => browser?.close())

const button = 'Read the four steps'
const newsletter = async () => htmlOf('good-newsletter')

async function htmlOf(name: string): Promise<string> {
  return documentOf(readMessage((await loadExample(name)).raw))!.html
}

/** By what was drawn: several tests look at the same mail. */
const renderings = new Map<string, Promise<Rendering>>()

async function attention(html: string, device: Device = 'desktop'): Promise<HeatMap> {
  const drawn = renderings.get(html) ?? browser.render({ html, inline: new Map() }, never())
  renderings.set(html, drawn)
  return mapOf(pictureOf(await drawn, device, 'plain'))
}

async function mapOf(picture: Picture & { ok: true }): Promise<HeatMap> {
  const { data, info } = await sharp(picture.png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return predict({
    device: picture.device,
    pixels: { width: info.width, height: info.height, rgba: data },
    scale: picture.scale,
    fold: picture.layout.viewport.height,
    layout: picture.layout,
  })
}

function elementOf(map: HeatMap, text: string): HeatMapElement {
  const found = map.elements.find((element) => element.text.includes(text))
  if (!found) throw new Error(`no element with ${text}`)
  return found
}

/** Replaces once; a mail that was changed meanwhile must not make a test that compares a mail with itself. */
function changed(html: string, from: string | RegExp, to: string): string {
  const after = html.replace(from, to)
  if (after === html) throw new Error(`nothing like ${from} in the example`)
  return after
}

test('a larger button does not lose attention', async () => {
  const html = await newsletter()
  const larger = changed(
    changed(html, 'padding:14px 26px', 'padding:26px 60px'),
    'font-size:16px;line-height:20px;color:#ffffff',
    'font-size:24px;line-height:28px;color:#ffffff',
  )
  const [before, after] = [await attention(html), await attention(larger)]
  expect(elementOf(after, button).share).toBeGreaterThan(elementOf(before, button).share)
})

test('a button with more contrast does not lose attention', async () => {
  const html = await newsletter()
  const paler = changed(
    html,
    'background-color:#1f5c46;border-radius',
    'background-color:#eef2f0;border-radius',
  )
  const [strong, pale] = [await attention(html), await attention(paler)]
  expect(elementOf(strong, button).share).toBeGreaterThan(elementOf(pale, button).share)
})

test.each<Device>(['desktop', 'mobile'])(
  'a button further down loses attention on the %s',
  async (device) => {
    const html = await newsletter()
    const lower = changed(
      html,
      /(<table[^>]*><tr><td style="background-color:#1f5c46)/,
      '<div style="height:1400px">&nbsp;</div>$1',
    )
    const [before, after] = [await attention(html, device), await attention(lower, device)]
    expect(elementOf(after, button).share).toBeLessThan(elementOf(before, button).share)
    expect([before.callToAction?.text, after.callToAction?.text]).toEqual([button, button])
    expect(after.callToAction?.inFirstScreen).toBe(false)
  },
)

test('every example on every device: shares are those of one whole, blank ground draws little, and twice the same', async () => {
  for (const name of await exampleNames()) {
    const message = readMessage((await loadExample(name)).raw)
    const rendering = await browser.render(documentOf(message)!, never())
    for (const device of ['desktop', 'tablet', 'mobile'] as const) {
      const picture = pictureOf(rendering, device, 'plain')
      const map = await mapOf(picture)
      const { values, columns, cell } = map.grid
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 4)
      expect(map.elements.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.0001)
      expect((await mapOf(picture)).overlays.heat).toEqual(map.overlays.heat)

      const { content } = picture.layout
      let [blank, cells] = [0, 0]
      values.forEach((value, index) => {
        const x = ((index % columns) + 0.5) * cell
        if (x > content.x && x < content.x + content.width) return
        blank += value
        cells += 1
      })
      // Gutters of a narrow column are blank ground and nothing else.
      if (cells) expect([name, device, blank < 0.35 * (cells / values.length)]).toEqual([name, device, true])
    }
  }
})

test('a mail written from the right is read from the right', async () => {
  const html = await htmlOf('right-to-left')
  const turned = changed(html, /dir="rtl"/g, 'dir="ltr"')
  const centre = ({ grid: { values, columns } }: HeatMap) =>
    values.reduce((sum, value, index) => sum + value * ((index % columns) + 0.5), 0) / columns
  const [rtl, ltr] = [await attention(html), await attention(turned)]
  expect(centre(rtl)).toBeGreaterThan(centre(ltr))
})
