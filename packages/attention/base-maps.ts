import type { Grid } from './geometry.ts'
import { createPlane, integral, type Plane } from './plane.ts'
import { type Pixels, type Raster, rasterize } from './raster.ts'

/** What is measured in the pixels of a page, one value for each cell, before it is blurred and weighed. */
export type BaseMaps = {
  /** Strength of edges in brightness and color (Sobel, between cells). */
  edge: Plane
  /** Steps of brightness across (strokes of letters) and down (rules, borders), between half cells. */
  across: Plane
  down: Plane
  /** Share of soft steps, as photographs have and drawn pages do not. */
  soft: Plane
  skin: Plane
  /** Lines of text by height (`lineHeights`), the smallest first. */
  lines: Plane[]
  /** Brightness and the two opponent colors (`Raster`). */
  luma: Plane
  redGreen: Plane
  blueYellow: Plane
}

/** The maps with one plane each. */
const single = [
  'edge',
  'across',
  'down',
  'soft',
  'skin',
  'luma',
  'redGreen',
  'blueYellow',
] as const satisfies (keyof BaseMaps)[]

/** Heights of lines looked for, CSS px: fonts of about 20, 34 and 60 px. Smaller text shows in `across`. */
export const lineHeights = [14, 24, 44] as const

/** The page is measured in strips of so many rows of cells, with a margin that the widest look-around needs. */
const STRIP = 384
const MARGIN = 24

/** Time linear in pixels; memory: the maps and one strip. */
export function measure(pixels: Pixels, grid: Grid): BaseMaps {
  const plane = () => createPlane(grid.columns, grid.rows)
  const maps: BaseMaps = {
    edge: plane(),
    across: plane(),
    down: plane(),
    soft: plane(),
    skin: plane(),
    lines: lineHeights.map(plane),
    luma: plane(),
    redGreen: plane(),
    blueYellow: plane(),
  }
  for (let top = 0; top < grid.rows; top += STRIP) {
    const from = Math.max(0, top - MARGIN)
    const bottom = Math.min(grid.rows, top + STRIP)
    const to = Math.min(grid.rows, bottom + MARGIN)
    const part = { width: 2 * grid.columns, top: 2 * from, bottom: 2 * to, step: grid.step }
    const strip = measureStrip(rasterize(pixels, part), grid.cell / 2)
    const paste = (into: Plane, plane: Plane) =>
      into.data.set(
        plane.data.subarray((top - from) * plane.width, (bottom - from) * plane.width),
        top * plane.width,
      )
    for (const name of single) paste(maps[name], strip[name])
    for (const [size, plane] of strip.lines.entries()) paste(maps.lines[size]!, plane)
  }
  return maps
}

/** The raster's cells are half a cell wide: `half` CSS px. */
function measureStrip(raster: Raster, half: number): BaseMaps {
  const fine = steps(raster)
  const sums = integral(fine.stroke)
  return {
    edge: sobel([halve(raster.luma), halve(raster.redGreen), halve(raster.blueYellow)]),
    across: halve(fine.across),
    down: halve(fine.down),
    soft: halve(fine.soft),
    skin: halve(raster.skin),
    lines: lineHeights.map((height) => textLines(sums, fine.stroke, height / half)),
    luma: halve(raster.luma),
    redGreen: halve(raster.redGreen),
    blueYellow: halve(raster.blueYellow),
  }
}

/** Means of two by two cells; width and height are even. */
function halve(plane: Plane): Plane {
  const { width, data } = plane
  const half = createPlane(width / 2, plane.height / 2)
  for (let y = 0; y < half.height; y++) {
    let at = 2 * y * width
    for (let x = 0; x < half.width; x++, at += 2) {
      half.data[y * half.width + x] =
        (data[at]! + data[at + 1]! + data[at + width]! + data[at + width + 1]!) / 4
    }
  }
  return half
}

/** Steps of one level of 255 are noise of compression; above about ten they are drawn edges. */
const SOFT_FROM = 1.5 / 255
const SOFT_TO = 14 / 255
/** The step across at which a letter's stroke counts whole. */
const STROKE = 0.2

function steps(raster: Raster) {
  const { width, height } = raster.luma
  const plane = () => createPlane(width, height)
  const found = { across: plane(), down: plane(), soft: plane(), stroke: plane() }
  for (let y = 0; y < height; y++) {
    const row = y * width
    const above = Math.max(0, y - 1) * width
    const below = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x++) {
      const left = row + Math.max(0, x - 1)
      const right = row + Math.min(width - 1, x + 1)
      const change = (plane: Plane, a: number, b: number) => Math.abs(plane.data[a]! - plane.data[b]!)
      const across = change(raster.luma, left, right)
      const down = change(raster.luma, above + x, below + x)
      const color =
        change(raster.redGreen, left, right) +
        change(raster.blueYellow, left, right) +
        change(raster.redGreen, above + x, below + x) +
        change(raster.blueYellow, above + x, below + x)
      const step = Math.max(across, down, color / 3)
      found.across.data[row + x] = across
      found.down.data[row + x] = down
      found.soft.data[row + x] = step > SOFT_FROM && step < SOFT_TO ? 1 : 0
      found.stroke.data[row + x] = Math.min(1, across / STROKE)
    }
  }
  return found
}

/** Weights of brightness and of the two opponent colors in an edge. */
const EDGE_WEIGHTS = [1, 0.35, 0.35] as const

function sobel(planes: [Plane, Plane, Plane]): Plane {
  const { width, height } = planes[0]
  const edge = createPlane(width, height)
  for (const [which, plane] of planes.entries()) {
    const weight = EDGE_WEIGHTS[which]! / 4
    const p = plane.data
    for (let y = 0; y < height; y++) {
      const row = y * width
      const above = Math.max(0, y - 1) * width
      const below = Math.min(height - 1, y + 1) * width
      for (let x = 0; x < width; x++) {
        const left = Math.max(0, x - 1)
        const right = Math.min(width - 1, x + 1)
        const a = p[above + left]!
        const b = p[above + right]!
        const c = p[below + left]!
        const d = p[below + right]!
        const across = b + d - a - c + 2 * (p[row + right]! - p[row + left]!)
        const down = c + d - a - b + 2 * (p[below + x]! - p[above + x]!)
        edge.data[row + x]! += weight * Math.sqrt(across * across + down * down)
      }
    }
  }
  return edge
}

/** Bands with fewer strokes than this are no text. */
const FEWEST_STROKES = 0.05

/**
 * Where strokes fill a band of the height of a line, and the bands above and below it are emptier. `height` in cells
 * of the stroke plane; the answer has half its resolution.
 */
function textLines(sums: Float64Array, stroke: Plane, height: number): Plane {
  const lines = createPlane(stroke.width / 2, stroke.height / 2)
  const wide = stroke.width + 1
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)))
  const half = height / 2
  const gap = Math.max(1, height * 0.4)
  const lefts = Int32Array.from({ length: lines.width }, (_, x) =>
    clamp(2 * x + 1 - 1.5 * height, stroke.width - 1),
  )
  const rights = lefts.map((left, x) => Math.max(left + 1, clamp(2 * x + 1 + 1.5 * height, stroke.width)))
  const mean = (left: number, right: number, top: number, bottom: number) => {
    const upper = top * wide
    const lower = bottom * wide
    const sum = sums[lower + right]! - sums[upper + right]! - sums[lower + left]! + sums[upper + left]!
    return sum / ((right - left) * (bottom - top))
  }
  for (let y = 0; y < lines.height; y++) {
    const center = 2 * y + 1
    const topOf = (from: number) => clamp(center + from, stroke.height - 1)
    const bottomOf = (top: number, to: number) => Math.max(top + 1, clamp(center + to, stroke.height))
    const top = topOf(-half)
    const bottom = bottomOf(top, half)
    const above = topOf(-half - gap)
    const aboveEnd = bottomOf(above, -half)
    const below = topOf(half)
    const belowEnd = bottomOf(below, half + gap)
    for (let x = 0; x < lines.width; x++) {
      const left = lefts[x]!
      const right = rights[x]!
      const inside = mean(left, right, top, bottom)
      if (inside < FEWEST_STROKES) continue
      const around = Math.max(mean(left, right, above, aboveEnd), mean(left, right, below, belowEnd))
      lines.data[y * lines.width + x] = Math.max(0, inside - around)
    }
  }
  return lines
}
