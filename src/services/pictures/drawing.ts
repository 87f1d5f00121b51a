import type { Logger } from 'pino'
import type { Finding } from '#engines/finding.ts'
import { readMessage } from '#engines/message/read.ts'
import type { Message } from '#engines/message/types.ts'
import { clipHeight } from '#engines/screenshots/clip.ts'
import { documentOf } from '#engines/screenshots/document.ts'
import type { Drawn, DrawnPicture } from '#engines/screenshots/drawn.ts'
import { foldOf } from '#engines/screenshots/fold.ts'
import { judgeRendering } from '#engines/spam-test/rendering/index.ts'
import type { SpamTestReport } from '#engines/spam-test/report.ts'
import type { Device, MailRenderer, Picture } from '#engines/world.ts'
import type { HeatMapPictures, HeatMapper } from '#outside/heat-maps.ts'

/** One mail -> screenshots and heat maps. What fails is part of the outcome, one picture at a time. */

export type Studio = { renderer: MailRenderer; heatMapper: HeatMapper }

export type Drawing = {
  drawn: Drawn
  /** What the checks of the rendered mail find, given what the report knows of it. */
  judge(report: Pick<SpamTestReport, 'bulk' | 'language'>): Finding[]
}

type Options = {
  signal: AbortSignal
  /** Told of each picture as it is made, `desktop-plain` or `mobile-heat`, with its PNG. */
  onDrawn(name: string, png: Uint8Array): Promise<void>
  log: Logger
}
type Mapped = { device: Device; pictures: HeatMapPictures | null }

/** Null when the mail has no body to draw. Rejects only when a picture could not be kept. */
export async function drawMail(raw: Uint8Array, studio: Studio, options: Options): Promise<Drawing | null> {
  const message = readMessage(raw)
  const document = documentOf(message)
  if (!document) return null
  const kept: Promise<void>[] = []
  const mapping: Promise<Mapped>[] = []
  const rendering = await studio.renderer.render(document, options.signal, (picture) => {
    if (!picture.ok) return
    kept.push(heard(options.onDrawn(`${picture.device}-${picture.variant}`, picture.png)))
    if (picture.variant === 'plain') mapping.push(heard(mapHeat(picture, studio.heatMapper, options)))
  })
  const [mapped] = await Promise.all([Promise.all(mapping), Promise.all(kept)])
  const heatMaps = mapped.flatMap(({ pictures }) => (pictures ? [pictures.map] : []))
  return {
    drawn: {
      browser: rendering.browser,
      pictures: rendering.pictures.map((picture) => measure(picture, message)),
      heatMaps,
    },
    judge: ({ bulk, language }) =>
      judgeRendering({
        message,
        bulk: bulk.yes,
        language,
        rendering,
        heatMaps: Object.fromEntries(heatMaps.map((map) => [map.device, map])),
      }),
  }
}

/** What fails while the others are being drawn is heard of when all are. */
function heard<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return work
}

async function mapHeat(
  { device, png, scale, layout, width }: Extract<Picture, { ok: true }>,
  heatMapper: HeatMapper,
  { signal, onDrawn, log }: Options,
): Promise<Mapped> {
  const pictures = await heatMapper
    .predict({ device, png, scale, layout, fold: foldOf(layout, width) }, signal)
    .catch((error: unknown) => log.warn({ device, error }, 'heat map failed'))
  if (!pictures) return { device, pictures: null }
  await Promise.all([onDrawn(`${device}-focus`, pictures.focus), onDrawn(`${device}-heat`, pictures.heat)])
  return { device, pictures }
}

function measure(picture: Picture, message: Message): DrawnPicture {
  const { device, variant } = picture
  if (!picture.ok) return { device, variant, ok: false, failure: picture.failure, detail: picture.detail }
  const { layout, width, height, cut, dark } = picture
  const clip = clipHeight(message, layout)
  return {
    device,
    variant,
    ok: true,
    width,
    height,
    pageHeight: layout.document.height,
    cut,
    fold: foldOf(layout, width),
    clip: clip === null ? null : Math.round(clip),
    overflow: Math.max(0, Math.round(layout.document.width - layout.viewport.width)),
    dark,
  }
}
