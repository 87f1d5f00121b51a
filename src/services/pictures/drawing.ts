import type { Drawn } from '@postproof/attention/screenshots/drawn'
import { foldOf } from '@postproof/attention/screenshots/fold'
import type { Finding } from '@postproof/engine/finding'
import { type MailRenderer, type Picture, pictureKinds } from '@postproof/engine/world'
import type { SpamTestReport } from '@postproof/spam-test/report'
import type { Logger } from 'pino'
import type { HeatMapper } from '#adapters/heat-maps.ts'
import type { MailReader } from '../analysis/reader.ts'
import { placesOf } from './drawn-places.ts'
import {
  addPicture,
  addWhole,
  isFinal,
  type Parts,
  partOfPicture,
  readParts,
  renderingOf,
  settledNames,
  undeliveredBy,
} from './parts.ts'

/** One mail -> screenshots and heat maps. What fails is part of the outcome, one picture at a time. */

export type Studio = { renderer: MailRenderer; heatMapper: HeatMapper }

export type Drawing = {
  /** What it shows and what the checks of the rendered mail find, given what the report knows of it. */
  judge(report: Pick<SpamTestReport, 'kind' | 'language' | 'findings'>): Promise<JudgedDrawing>
  /**
   * Whether something is missing, and by whose doing. `ours`: our limits cut it short, and another try may bring it. `others`:
   * everything is drawn, without files that other servers did not deliver.
   */
  cut: 'nothing' | 'ours' | 'others'
}

export type JudgedDrawing = { drawn: Drawn; findings: Finding[] }

/** What is told as soon as it is there. `png`: `desktop-plain`, `mobile-heat` ...; `part`: what was measured in it. */
export type Made = { name: string; png?: Uint8Array; part?: NonNullable<unknown> }

type Options = {
  signal: AbortSignal
  onMade(made: Made): Promise<void>
  /** What earlier tries made, by name: it is not made again. Default: nothing. */
  kept?: ReadonlyMap<string, unknown>
  /** Nothing else is drawn meanwhile. */
  alone?: boolean
  log: Logger
}

const all = pictureKinds.length

/** Null when the mail has no body to draw. Rejects only when a picture could not be kept. */
export async function drawMail(read: MailReader, studio: Studio, options: Options): Promise<Drawing | null> {
  const document = await read('document', undefined)
  if (!document) return null
  const { signal, onMade, kept = new Map<string, unknown>(), alone = false } = options
  const parts = readParts(kept)
  const work: Promise<void>[] = []
  const without = settledNames(parts)
  if (without.size < all) {
    const onPicture = (picture: Picture) => {
      if (!addPicture(parts, picture)) return
      work.push(heard(keepPicture(picture, onMade)))
      if (picture.ok && picture.variant === 'plain')
        work.push(heard(mapHeat(picture, parts, studio.heatMapper, options)))
    }
    const wanted = { without, alone, effects: parts.effects === undefined }
    addWhole(parts, await studio.renderer.render(document, signal, onPicture, wanted))
    if (parts.accessibility) work.push(heard(onMade({ name: 'accessibility', part: parts.accessibility })))
    if (parts.effects) work.push(heard(onMade({ name: 'effects', part: parts.effects })))
    if (parts.whole) work.push(heard(onMade({ name: 'whole', part: parts.whole })))
  }
  await Promise.all(work)
  return {
    cut: cutOf(parts),
    async judge({ kind, language, findings: known }) {
      const rendering = renderingOf(parts)
      const heatMaps = [...parts.heatMaps.values()]
      const unpainted = { ...rendering, pictures: rendering.pictures.map(withoutPng) }
      const { pictures, findings } = await read('judgeDrawn', {
        ...(kind && { kind }),
        language,
        rendering: unpainted,
        heatMaps,
        places: placesOf(known),
      })
      const { browser, effects } = rendering
      const undelivered = undeliveredBy(parts)
      const drawn = {
        ...{ browser, pictures, heatMaps },
        ...(effects && { effects }),
        ...(undelivered.length > 0 && { undelivered }),
      }
      return { drawn, findings }
    },
  }
}

const withoutPng = (picture: Picture): Picture =>
  picture.ok ? { ...picture, png: new Uint8Array() } : picture

function cutOf(parts: Parts): Drawing['cut'] {
  if (settledNames(parts).size === all) return 'nothing'
  return settledNames(parts, isFinal).size === all ? 'others' : 'ours'
}

/** What fails while the others are being drawn is heard of when all are. */
function heard<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return work
}

async function keepPicture(picture: Picture, onMade: Options['onMade']): Promise<void> {
  const name = `${picture.device}-${picture.variant}`
  if (picture.ok) return onMade({ name, png: picture.png, part: partOfPicture(picture) })
  if (isFinal(picture)) await onMade({ name, part: partOfPicture(picture) })
}

async function mapHeat(
  { device, png, scale, layout, width }: Extract<Picture, { ok: true }>,
  parts: Parts,
  heatMapper: HeatMapper,
  { signal, onMade, log }: Options,
): Promise<void> {
  const pictures = await heatMapper
    .predict({ device, png, scale, layout, fold: foldOf(layout, width) }, signal)
    .catch((error: unknown) => log.warn({ device, error }, 'heat map failed'))
  if (!pictures) return
  await onMade({ name: `${device}-focus`, png: pictures.focus })
  await onMade({ name: `${device}-cells`, png: pictures.cells })
  await onMade({ name: `${device}-heat`, png: pictures.heat, part: pictures.map })
  parts.heatMaps.set(device, pictures.map)
}
