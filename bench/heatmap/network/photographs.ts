import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { dataSet } from '../../../tests/data-set.ts'
import type { Fixation, GazePage } from '../pages.ts'

type Listed = { page: string; width: number; height: number; observers: [number, number, number][][] }

/** 700 photographs with the fixations of 15 people over three seconds (Xu and others 2014, MIT licence). */
export const photographs = dataSet('osie')

/** A jump of the eye takes about so long, ms; between fixations whose lengths alone are told. */
const JUMP = 35

export async function loadPhotographs(): Promise<GazePage[]> {
  const listed: Listed[] = JSON.parse(readFileSync(join(photographs.path, 'fixations.json'), 'utf8'))
  const pages: GazePage[] = []
  for (const each of listed) {
    const pixels = await pixelsOf(join(photographs.path, 'pages', each.page))
    pages.push({
      page: each.page,
      fold: 0,
      pixels,
      fixations: each.observers.map((all) => timed(all, pixels)),
    })
  }
  return pages
}

/**
 * With the time at which each began in place of its length. The first is left out: it lies where the cross stood
 * before the photograph was shown.
 */
function timed(all: [number, number, number][], size: { width: number; height: number }): Fixation[] {
  let begun = 0
  const found = all.map(([x, y, length]) => {
    const fixation = { x, y, ms: begun }
    begun += length + JUMP
    return fixation
  })
  return found.slice(1).filter(({ x, y }) => x >= 0 && y >= 0 && x < size.width && y < size.height)
}

async function pixelsOf(
  source: string | Buffer | Uint8Array,
  resize?: { from: GazePage['pixels']; width: number },
) {
  const options = resize && {
    raw: { width: resize.from.width, height: resize.from.height, channels: 4 as const },
  }
  const image = sharp(source, options)
  if (resize) image.resize({ width: resize.width })
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: new Uint8Array(data) }
}

export type Sized = { page: GazePage; factor: number }

/** The page as if it were drawn larger or smaller. */
export async function scaled(page: GazePage, factor: number): Promise<Sized> {
  if (factor === 1) return { page, factor }
  const from = page.pixels
  const pixels = await pixelsOf(from.rgba, { from, width: Math.round(from.width * factor) })
  const [across, down] = [pixels.width / from.width, pixels.height / from.height]
  const fixations = page.fixations.map((all) =>
    all.map(({ x, y, ms }) => ({
      x: Math.min(pixels.width - 1, x * across),
      y: Math.min(pixels.height - 1, y * down),
      ms,
    })),
  )
  return { page: { ...page, pixels, fixations }, factor }
}
