import { clipHeight } from '@postproof/attention/screenshots/clip'
import type { DrawnHeatMap, DrawnLine, DrawnPicture } from '@postproof/attention/screenshots/drawn'
import { foldOf } from '@postproof/attention/screenshots/fold'
import type { Finding } from '@postproof/engine/finding'
import type { Layout, Picture, Rendering } from '@postproof/engine/world'
import type { Message } from '@postproof/message/types'
import { judgeRendering } from '@postproof/spam-test/rendering'
import type { SpamTestReport } from '@postproof/spam-test/report'
import { type HtmlPlace, placeFinder, placesOf } from './drawn-places.ts'

/** What was drawn, beside the mail it was drawn from. */

export type JudgeInput = Pick<SpamTestReport, 'kind' | 'language'> & {
  /** Its PNGs are not looked at. */
  rendering: Rendering
  heatMaps: DrawnHeatMap[]
  /** That findings made before point to. */
  places: HtmlPlace[]
}

export type Judged = { pictures: DrawnPicture[]; findings: Finding[] }

export function judgeDrawn(message: Message, input: JudgeInput): Judged {
  const { kind, language, rendering, heatMaps } = input
  const findings = judgeRendering({
    message,
    kind,
    language,
    rendering,
    heatMaps: Object.fromEntries(heatMaps.map((map) => [map.device, map])),
  })
  const places = [...input.places, ...placesOf(findings)]
  const find = placeFinder(message.html)
  const drawn = (layout: Layout) => find(places, layout)
  return { pictures: rendering.pictures.map((picture) => measure(picture, message, drawn)), findings }
}

function measure(picture: Picture, message: Message, drawn: (layout: Layout) => DrawnLine[]): DrawnPicture {
  const { device, variant } = picture
  if (!picture.ok) return { device, variant, ok: false, failure: picture.failure, detail: picture.detail }
  const { layout, width, height, cut, dark, uncovered = [] } = picture
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
    content: rounded(layout.content),
    ...(uncovered.length > 0 && { uncovered }),
    ...(variant === 'plain' && { lines: drawn(layout) }),
  }
}

const rounded = ({ x, y, width, height }: Layout['content']) => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
})
