import type { Rectangle } from '@postproof/engine/world'
import type { Grid } from './geometry.ts'
import type { Plane } from './plane.ts'
import type { HeatMapElement, HeatMapRegion } from './types.ts'

/** Pictures with less than this area, CSS px, are one thing to look at. */
const LARGE = 60_000
const MOST_PICTURES = 6
const MOST_REGIONS = 3

/** A region is what lies around a peak with at least this part of its density. */
const OF_PEAK = 0.55
/** A peak must be so much denser than the mean of its picture, and a region hold so much of what the picture holds. */
const OVER_MEAN = 1.4
const LEAST_PART = 0.08

/**
 * The strongest parts of large pictures: cells around a peak that hang together. What lies under the boxes of other
 * elements belongs to those. `elements` in their order; the strongest pictures are looked at.
 */
export function regionsOf(map: Plane, grid: Grid, elements: readonly HeatMapElement[]): HeatMapRegion[] {
  const pictures = elements.filter(({ kind, box }) => kind === 'picture' && box.width * box.height >= LARGE)
  return pictures.slice(0, MOST_PICTURES).flatMap((picture) => {
    const free = freeCells(grid, picture, elements)
    return regionsIn(map, grid, free).map((region) => ({ element: elements.indexOf(picture), ...region }))
  })
}

type Cells = { left: number; right: number; top: number; bottom: number }

function cellsOf(box: Rectangle, { cell, columns, rows }: Grid): Cells {
  return {
    left: Math.max(0, Math.floor(box.x / cell)),
    right: Math.min(columns, Math.ceil((box.x + box.width) / cell)),
    top: Math.max(0, Math.floor(box.y / cell)),
    bottom: Math.min(rows, Math.ceil((box.y + box.height) / cell)),
  }
}

/** Attention on a text fades over about half a degree of sight around it, CSS px. */
const FADES = 16

const around = ({ x, y, width, height }: Rectangle): Rectangle => ({
  x: x - FADES,
  y: y - FADES,
  width: width + 2 * FADES,
  height: height + 2 * FADES,
})

/** 1 where a picture shows and no smaller box lies over it. */
function freeCells(grid: Grid, picture: HeatMapElement, elements: readonly HeatMapElement[]) {
  const within = cellsOf(picture.box, grid)
  const free = new Uint8Array(grid.columns * grid.rows)
  const paint = ({ left, right, top, bottom }: Cells, value: number) => {
    for (let row = top; row < bottom; row++)
      if (right > left) free.fill(value, row * grid.columns + left, row * grid.columns + right)
  }
  paint(within, 1)
  const area = picture.box.width * picture.box.height
  for (const { box } of elements) if (box.width * box.height < area) paint(cellsOf(around(box), grid), 0)
  return { free, within }
}

function regionsIn(map: Plane, grid: Grid, { free, within }: { free: Uint8Array; within: Cells }) {
  const { data } = map
  const cells: number[] = []
  for (let row = within.top; row < within.bottom; row++)
    for (let column = within.left; column < within.right; column++)
      if (free[row * grid.columns + column]) cells.push(row * grid.columns + column)
  const sum = cells.reduce((total, at) => total + data[at]!, 0)
  const least = (OVER_MEAN * sum) / cells.length
  const isPeak = (at: number) =>
    data[at]! >= least && besides(at, grid).every((beside) => data[beside]! <= data[at]!)
  const peaks = cells.filter(isPeak).toSorted((a, b) => data[b]! - data[a]!)
  const regions: Omit<HeatMapRegion, 'element'>[] = []
  for (const peak of peaks) {
    if (regions.length === MOST_REGIONS) break
    if (!free[peak]) continue
    const region = flood(map, grid, free, peak)
    if (region.share >= LEAST_PART * sum) regions.push({ ...region, partOfPicture: region.share / sum })
  }
  return regions
}

function besides(at: number, { columns, rows }: Grid): number[] {
  const column = at % columns
  const found = [at - columns, at + columns].filter((beside) => beside >= 0 && beside < columns * rows)
  if (column > 0) found.push(at - 1)
  if (column + 1 < columns) found.push(at + 1)
  return found
}

/** Takes what lies downhill of a peak out of `free`, down to a part of its height. */
function flood(map: Plane, grid: Grid, free: Uint8Array, peak: number) {
  const { columns, rows, cell } = grid
  const least = OF_PEAK * map.data[peak]!
  let [left, right, top, bottom] = [columns, 0, rows, 0]
  let share = 0
  const next = [peak]
  free[peak] = 0
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    ;[left, right] = [Math.min(left, column), Math.max(right, column + 1)]
    ;[top, bottom] = [Math.min(top, row), Math.max(bottom, row + 1)]
    share += map.data[at]!
    for (const beside of besides(at, grid)) {
      const value = map.data[beside]!
      if (!free[beside] || value < least || value > map.data[at]!) continue
      free[beside] = 0
      next.push(beside)
    }
  }
  const box = { x: left * cell, y: top * cell, width: (right - left) * cell, height: (bottom - top) * cell }
  const [x, y] = [((peak % columns) + 0.5) * cell, (Math.floor(peak / columns) + 0.5) * cell]
  return { box, peak: { x, y }, share: Math.min(1, share) }
}
