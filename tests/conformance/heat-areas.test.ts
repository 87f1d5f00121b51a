import { fitted } from '@postproof/attention/weights'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { createHeatMapper, type HeatMapPictures } from '#adapters/heat-maps.ts'
import { areaShare, type ShareOf, sharesOf } from '#web/spam-test/pictures/area-shares.ts'
import { readGrayPng } from '#web/spam-test/pictures/gray-png.ts'
import { drawPage } from '../../packages/attention/synthetic-page.ts'

/** An area drawn on the page around something is given the share that the engine gives it: over a real worker and a real PNG. */

const mapper = createHeatMapper({ threads: 1 })
afterAll(() => mapper.close())

const page = drawPage({
  width: 600,
  height: 3000,
  blocks: [
    { kind: 'heading', x: 40, y: 40, width: 420, height: 48, fontSize: 32, text: 'Sale' },
    { kind: 'picture', x: 40, y: 120, width: 520, height: 300, text: 'Shoes' },
    { kind: 'button', x: 200, y: 460, width: 200, height: 48, background: { r: 200, g: 30, b: 40 } },
    ...Array.from({ length: 18 }, (_, row) => ({
      kind: 'text' as const,
      x: 40,
      y: 600 + row * 120,
      width: 520,
      height: 60,
    })),
  ],
})

describe('areas and the engine', () => {
  let pictures: HeatMapPictures
  let shareOf: ShareOf
  let bytes = 0
  test.beforeAll(async () => {
    const { width, height, rgba } = page.pixels
    const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer()
    const task = { device: page.device, png, scale: 1, fold: page.fold, layout: page.layout! }
    pictures = await mapper.predict(task, new AbortController().signal)
    bytes = pictures.cells.byteLength
    shareOf = sharesOf(await readGrayPng(new Uint8Array(pictures.cells)), { width, height })
  }, 60_000)

  test('the file is small', () => {
    expect(bytes).toBeLessThan(30_000)
    expect(bytes).toBeGreaterThan(1000)
  })

  test('screens and sections', () => {
    const { screenfuls, sections, width } = pictures.map
    expect(sections.length).toBeGreaterThan(3)
    for (const { top, bottom, share } of [...screenfuls, ...sections])
      expect(Math.abs(shareOf({ x: 0, y: top, width, height: bottom - top }) - share)).toBeLessThan(0.002)
  })

  test('elements, with their intervals', () => {
    const { elements } = pictures.map
    expect(elements.length).toBeGreaterThan(10)
    for (const { box, share, low, high } of elements) {
      const area = areaShare(box, shareOf, pictures.map, fitted.blockErrors)
      expect(Math.abs(area.share - share)).toBeLessThan(0.002 + 0.06 * share)
      expect(Math.abs(area.low - low)).toBeLessThan(0.003 + 0.1 * share)
      expect(Math.abs(area.high - high)).toBeLessThan(0.006 + 0.15 * share)
    }
  })
})

test.each([
  ['no PNG', Buffer.from('GIF89a'.padEnd(60))],
  [
    'in color',
    await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  ],
])('%s is refused', async (_, file) => {
  await expect(readGrayPng(new Uint8Array(file))).rejects.toThrow()
})
