import { readFile, writeFile } from 'node:fs/promises'
import { pictureKinds, type Rendering } from '@postproof/engine/world'
import { readMessage } from '@postproof/message/read'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unpackChromium } from '#adapters/browser/bundled.ts'
import { never, pictureOf } from '#adapters/browser/testing.ts'
import { type BrowserRenderer, createBrowser } from '#adapters/browser.ts'
import { loadWeb } from '#emulators/web.ts'

/**
 * Pictures of an example mail, by the Chromium of npm and our own fonts: the same twice to the byte, and near a
 * reference kept beside this file. The reference is 24 gray values across, so that it holds the layout and the
 * weight of text, not its edges: another Chromium (the system's) rounds glyph positions and smooths edges
 * differently, which moves such a value by one or two; a missing font, picture or dark style moves many by far more.
 * `UPDATE_PICTURES=1` writes the reference again.
 */
const ACROSS = 24
/** Gray values, 0-255: the mean of all differences, and the greatest. */
const TOLERANCE = { mean: 1.5, greatest: 24 }

const reference = new URL('./good-newsletter.json', import.meta.url)
const examples = new URL('../../examples/', import.meta.url)
let browser: BrowserRenderer
let first: Rendering
let second: Rendering

beforeAll(async () => {
  browser = createBrowser({
    http: await loadWeb(examples.pathname),
    clock: { now: () => Date.now() },
    executablePath: await unpackChromium(),
  })
  const { html } = readMessage(await readFile(new URL('good-newsletter.eml', examples)))
  const document = { html: html!.source, inline: new Map() }
  first = await browser.render(document, never())
  second = await browser.render(document, never())
})
afterAll(() => browser.close())

const kinds = pictureKinds.map(({ device, variant }) => [device, variant] as const)

async function grays(png: Uint8Array): Promise<number[]> {
  const small = sharp(png).resize({ width: ACROSS }).grayscale().toColourspace('b-w').raw()
  return [...(await small.toBuffer())]
}

describe('the pictures of an example', () => {
  it('are the same twice, with the same layout', () => {
    for (const [device, variant] of kinds) {
      const [one, two] = [pictureOf(first, device, variant), pictureOf(second, device, variant)]
      expect(Buffer.from(one.png).equals(Buffer.from(two.png)), `${device} ${variant}`).toBe(true)
      expect(one.layout).toEqual(two.layout)
    }
  })

  it('look as they did', async () => {
    const now = Object.fromEntries(
      await Promise.all(
        kinds.map(async ([device, variant]) => [
          `${device} ${variant}`,
          await grays(pictureOf(first, device, variant).png),
        ]),
      ),
    ) as Record<string, number[]>
    if (process.env.UPDATE_PICTURES) {
      const texts = Object.entries(now).map(([name, values]) => [
        name,
        Buffer.from(values).toString('base64'),
      ])
      await writeFile(reference, `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`)
    }
    const before = JSON.parse(await readFile(reference, 'utf8')) as Record<string, string>
    for (const [name, values] of Object.entries(now)) {
      const expected = Buffer.from(before[name] ?? '', 'base64')
      expect(values.length, name).toBe(expected.length)
      const differences = values.map((value, at) => Math.abs(value - expected[at]!))
      expect(Math.max(...differences), name).toBeLessThanOrEqual(TOLERANCE.greatest)
      const mean = differences.reduce((sum, each) => sum + each, 0) / differences.length
      expect(mean, name).toBeLessThanOrEqual(TOLERANCE.mean)
    }
  })
})
