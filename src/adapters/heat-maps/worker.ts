import { type Cells, drawCells } from '@postproof/attention/cells'
import { predict } from '@postproof/attention/predict'
import sharp from 'sharp'
import type { HeatMapPictures, HeatMapTask } from '../heat-maps.ts'

/** Runs in a worker thread: a screenshot -> its heat map, the two pictures to lie over it, and its cells. */

sharp.concurrency(1)
sharp.cache(false)

/** A page of 12,000 CSS px at two pixels each, and some more. */
const mostPixels = 60_000_000

export default async function draw(task: HeatMapTask): Promise<HeatMapPictures> {
  const { data, info } = await sharp(task.png, { limitInputPixels: mostPixels })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { grid, overlays, ms, ...map } = predict({
    device: task.device,
    pixels: { width: info.width, height: info.height, rgba: data },
    scale: task.scale,
    fold: task.fold,
    layout: task.layout,
  })
  const [heat, focus, cells] = await Promise.all([
    png(overlays.heat, overlays),
    png(overlays.focus, overlays),
    grayPng(drawCells({ grid, ...map })),
  ])
  return { map, heat, focus, cells }
}

/** One byte a cell, as it is: no palette and no color space that would change it. */
const grayPng = ({ levels, width, height }: Cells) =>
  sharp(levels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9, palette: false })
    .toBuffer()

const png = (rgba: Uint8Array, { width, height }: { width: number; height: number }) =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toBuffer()
