import type { BaseMaps } from '../base-maps.ts'
import { pixelFeatures } from '../features.ts'
import type { Columns } from '../geometry.ts'
import { blur, createPlane, type Plane } from '../plane.ts'

/** Cells of the grid for each cell of the network: 16 CSS px. */
export const COARSE = 4

/** Coarse sides are padded to multiples of this, since the network halves them twice, and its rows need four cells. */
const WHOLE = 4
const LEAST = 16

/** What the network sees of a page. All planes are padded by repeating the border. */
export type NetworkInput = {
  /** Brightness (0 is white) and the opponent colors, four times as fine as `features` each way. */
  colors: Plane[]
  /** The base maps as they are, then blurred as the log-linear model has them; logarithms, 0 where nothing is. */
  features: Plane[]
  /** Coarse cells without the padding. */
  columns: number
  rows: number
}

const wholes = (cells: number) => Math.ceil(cells / WHOLE) * WHOLE

/** Logarithms of strengths over their floors run to about 4. */
const LOG_SCALE = 0.5

/** Of the columns asked for alone: what lies beside the body of a mail is no part of it. Time and memory linear in cells. */
export function networkInput(maps: BaseMaps, within: Columns): NetworkInput {
  const width = within.right - within.left
  const { height } = maps.luma
  const [columns, rows] = [Math.ceil(width / COARSE), Math.ceil(height / COARSE)]
  const [wide, high] = [Math.max(LEAST, wholes(columns)), wholes(rows)]
  const part = (plane: Plane) => columnsOf(plane, within)
  const strengths = pixelFeatures.map(({ of }) => pool(part(of(maps)), wide, high))
  const blurred = strengths.map((plane, index) => blur(plane, pixelFeatures[index]!.sigma / COARSE))
  const logs = (planes: Plane[]) =>
    planes.map((plane, index) => {
      const { floor } = pixelFeatures[index]!
      return mapped(plane, (value) => LOG_SCALE * Math.log1p(Math.max(0, value) / floor))
    })
  return {
    colors: [
      mapped(padded(part(maps.luma), wide * COARSE, high * COARSE), (value) => 1 - value),
      padded(part(maps.redGreen), wide * COARSE, high * COARSE),
      padded(part(maps.blueYellow), wide * COARSE, high * COARSE),
    ],
    features: [...logs(strengths), ...logs(blurred)],
    columns,
    rows,
  }
}

function columnsOf(plane: Plane, { left, right }: Columns): Plane {
  if (left === 0 && right === plane.width) return plane
  const part = createPlane(right - left, plane.height)
  for (let row = 0; row < plane.height; row++) {
    const start = row * plane.width
    part.data.set(plane.data.subarray(start + left, start + right), row * part.width)
  }
  return part
}

function mapped(plane: Plane, change: (value: number) => number): Plane {
  const { data } = plane
  for (let at = 0; at < data.length; at++) data[at] = change(data[at]!)
  return plane
}

function padded(plane: Plane, width: number, height: number): Plane {
  const larger = createPlane(width, height)
  for (let y = 0; y < height; y++) {
    const row = Math.min(plane.height - 1, y) * plane.width
    larger.data.set(plane.data.subarray(row, row + plane.width), y * width)
    larger.data.fill(plane.data[row + plane.width - 1]!, y * width + plane.width, (y + 1) * width)
  }
  return larger
}

/** Means of coarse cells; those on the border repeat it. */
function pool(plane: Plane, width: number, height: number): Plane {
  const coarse = createPlane(width, height)
  const share = 1 / (COARSE * COARSE)
  for (let y = 0; y < height * COARSE; y++) {
    const from = Math.min(plane.height - 1, y) * plane.width
    const to = Math.floor(y / COARSE) * width
    for (let x = 0; x < width * COARSE; x++) {
      coarse.data[to + (x >> 2)]! += share * plane.data[from + Math.min(plane.width - 1, x)]!
    }
  }
  return coarse
}
