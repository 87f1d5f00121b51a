import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Pixels } from '../../packages/attention/raster.ts'
import { dataSet } from '../../tests/data-set.ts'

export type Fixation = { x: number; y: number; ms: number }

/** One web page of the eye tracking data; `fixations` by observer. */
export type GazePage = { page: string; fold: number; pixels: Pixels; fixations: Fixation[][] }

type Listed = { page: string; fold: number; observers: [number, number, number][][] }

export const gazePages = dataSet('web-gaze')

/** All pages with their decoded pictures; fixations outside of the picture are left out. */
export async function loadGazePages(): Promise<GazePage[]> {
  const listed: Listed[] = JSON.parse(readFileSync(join(gazePages.path, 'fixations.json'), 'utf8'))
  return Promise.all(listed.map(loadPage))
}

async function loadPage(listed: Listed): Promise<GazePage> {
  const { data, info } = await sharp(join(gazePages.path, listed.page))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inside = ([x, y]: [number, number, number]) => x >= 0 && y >= 0 && x < info.width && y < info.height
  return {
    page: listed.page,
    fold: listed.fold,
    pixels: { width: info.width, height: info.height, rgba: new Uint8Array(data) },
    fixations: listed.observers.map((all) => all.filter(inside).map(([x, y, ms]) => ({ x, y, ms }))),
  }
}

/** The fixations of all observers that began before `until` milliseconds. */
export function fixationsOf(page: GazePage, until = Number.POSITIVE_INFINITY): Fixation[] {
  return page.fixations.flat().filter(({ ms }) => ms <= until)
}
