import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { InvalidArgumentError } from 'commander'
import type { FilePictures } from '#services/spam-tests/test-file.ts'
import { missingPictureParts } from './picture-parts.ts'
import { plain, plainJson } from './plain.ts'
import { prepareFolder } from './prepare-folder.ts'
import { type Style, styleFor } from './style.ts'

/** Pictures of a tested mail, as files. */

export type Folders = { screenshots?: string; heatmap?: string }

/**
 * Makes the folders, before anything is drawn. Throws a Refusal `invalid` when one cannot be written to, and an
 * InvalidArgumentError where nothing can be drawn.
 */
export async function prepareFolders({ screenshots, heatmap }: Folders): Promise<void> {
  const missing = screenshots || heatmap ? missingPictureParts() : null
  if (missing) throw new InvalidArgumentError(missing)
  for (const folder of [screenshots, heatmap]) if (folder) await prepareFolder(folder)
}

/** Writes the screenshots as they are, and the heat maps laid over theirs, each folder with its data as JSON. */
export async function writePictures(pictures: FilePictures, folders: Folders): Promise<void> {
  if (folders.screenshots) await writeScreenshots(pictures, folders.screenshots)
  if (folders.heatmap) await writeHeatMaps(pictures, folders.heatmap)
}

async function writeScreenshots({ screenshots, pngs }: FilePictures, folder: string): Promise<void> {
  for (const [name, png] of pngs) {
    if (!isOverlay(name)) await writeFile(join(folder, `${name}.png`), png)
  }
  await writeFile(join(folder, 'screenshots.json'), `${plainJson(screenshots)}\n`)
}

async function writeHeatMaps({ heatMap, pngs }: FilePictures, folder: string): Promise<void> {
  for (const [name, overlay] of pngs) {
    const beneath = pngs.get(`${name.split('-')[0]}-plain`)
    if (isOverlay(name) && beneath) {
      await writeFile(join(folder, `${name}.png`), await laidOver(beneath, overlay))
    }
  }
  await writeFile(join(folder, 'heatmap.json'), `${plainJson(heatMap)}\n`)
}

const isOverlay = (name: string) => /-(heat|focus|cells)$/.test(name)

async function laidOver(beneath: Uint8Array, overlay: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(beneath).metadata()
  const input = await sharp(overlay).resize(width, height, { fit: 'fill' }).png().toBuffer()
  return sharp(beneath).composite([{ input }]).png().toBuffer()
}

/** What was drawn, in a few lines. */
export function printPictures(given: FilePictures, folders: Folders): void {
  const style = styleFor(process.stdout)
  const { screenshots, heatMap } = plain({ screenshots: given.screenshots, heatMap: given.heatMap })
  const lines = [
    style('bold', 'Pictures'),
    ...(folders.screenshots ? screenshotLines(screenshots, folders.screenshots) : []),
    ...(folders.heatmap ? heatMapLines(heatMap, folders.heatmap, style) : []),
    '',
  ]
  console.log(lines.join('\n'))
}

function screenshotLines(
  { screenshots, note, renderer }: FilePictures['screenshots'],
  folder: string,
): string[] {
  if (note) return [note]
  const made = screenshots.filter(({ status }) => status === 'ready')
  return [
    `${made.length} screenshots in ${folder}, rendered in ${renderer}. Dark mode is simulated, and real email clients differ.`,
    ...screenshots
      .filter(({ failure }) => failure)
      .map(({ device, variant, failure }) => `${device} ${variant}: ${failure}`),
  ]
}

function heatMapLines(
  { devices, note, disclaimer }: FilePictures['heatMap'],
  folder: string,
  style: Style,
): string[] {
  if (note) return [note]
  return [
    `Heat maps in ${folder}`,
    ...devices.flatMap(({ device, failure, elements, first_look }) => {
      const seen = first_look.flatMap((rank) => elements.find((element) => element.rank === rank) ?? [])
      return [
        `${device}${failure ? `: ${failure}` : ''}`,
        ...seen.map(({ kind, text, share }, index) => `  ${index + 1}. ${kind} “${text}” ${percent(share)}`),
      ]
    }),
    style('gray', disclaimer),
  ]
}

const percent = (share: number) => (share < 0.01 ? '<1%' : `${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%`)
