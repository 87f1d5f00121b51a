import type { Gray } from '../pictures/gray-png.ts'
import { heatStops } from '../pictures/heat-scale.ts'

/**
 * Two heat maps on one scale of colors. Each map's own overlay is drawn on scales of its own, so that its colors say
 * nothing beside another's. Pure.
 */

export type Mapped = { cells: Gray; width: number; height: number; fold: number }
export type HeatImage = { width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> }

/** As that of `cells_url`: each level is this factor above the next lower one. */
const step = 10 ** (6 / 254)
/** The greatest heat is taken below the few strongest cells, as the overlays do. */
const TOP_QUANTILE = 0.997

/**
 * Each screen is drawn by the greater of both heats there, without which all below the first would be empty: at the
 * same height the same color is the same density of attention.
 */
export function commonHeat(before: Mapped, after: Mapped): [HeatImage, HeatImage] {
  const maps = [densitiesOf(before), densitiesOf(after)] as const
  const fold = Math.max(before.fold, after.fold)
  const screens = Math.ceil(Math.max(before.height, after.height) / fold)
  const scales = Array.from({ length: screens }, (_, screen) =>
    Math.max(...maps.map((map) => topOf(map, screen * fold, fold))),
  )
  return [paint(maps[0], scales, fold), paint(maps[1], scales, fold)]
}

type Densities = Mapped & { density: Float64Array }

/** Share of all attention for each square px of the picture. */
function densitiesOf(map: Mapped): Densities {
  const { cells, width, height } = map
  const weights = Float64Array.from(cells.levels, (level) => (level > 0 ? step ** (level - 255) : 0))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const area = (width * height) / (cells.width * cells.height)
  return { ...map, density: weights.map((weight) => (all > 0 ? weight / all / area : 0)) }
}

/** The greatest heat of one screen; a last one that is cut off is measured over a whole screen. 0 below the map. */
function topOf({ cells, height, density }: Densities, top: number, fold: number): number {
  if (top >= height) return 0
  const rows = (y: number) => Math.max(0, Math.min(cells.height, Math.round((y / height) * cells.height)))
  const bottom = Math.min(height, top + fold)
  const part = density.slice(rows(bottom - fold) * cells.width, rows(bottom) * cells.width).sort()
  return part[Math.floor(TOP_QUANTILE * (part.length - 1))] ?? 0
}

function paint({ cells, height, density }: Densities, scales: number[], fold: number): HeatImage {
  const rgba = new Uint8ClampedArray(cells.width * cells.height * 4)
  for (let row = 0; row < cells.height; row++) {
    const most = scaleAt(scales, ((row + 0.5) / cells.height) * (height / fold))
    for (let column = 0; column < cells.width; column++) {
      const at = row * cells.width + column
      const color = most > 0 ? colorAt((100 * density[at]!) / most) : heatStops[0]!.slice(1)
      rgba.set([color[0]!, color[1]!, color[2]!, 255 * color[3]!], 4 * at)
    }
  }
  return { width: cells.width, height: cells.height, rgba }
}

/** `screen`: 1.5 is the middle of the second. Between two middles the way is even in the logarithm, so no step shows. */
function scaleAt(scales: number[], screen: number): number {
  const place = Math.max(0, Math.min(scales.length - 1, screen - 0.5))
  const [before, after] = [scales[Math.floor(place)]!, scales[Math.ceil(place)]!]
  if (!(before > 0 && after > 0)) return Math.max(before, after)
  return before * (after / before) ** (place - Math.floor(place))
}

/** Red, green, blue and opacity at so many percent of the scale. */
function colorAt(percent: number): number[] {
  const place = Math.min(100, percent)
  const next = Math.max(
    1,
    heatStops.findIndex(([at]) => at >= place),
  )
  const [from, to] = [heatStops[next - 1]!, heatStops[next]!]
  const along = (place - from[0]) / (to[0] - from[0])
  return [1, 2, 3, 4].map((channel) => from[channel]! + (to[channel]! - from[channel]!) * along)
}
