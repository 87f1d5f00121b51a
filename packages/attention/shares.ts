import type { Rectangle } from '@postproof/engine/world'
import { integral, type Plane } from './plane.ts'

/** Share of a map inside any rectangle (CSS px), parts of cells counted by area; 0 for what lies outside. */
export type ShareOf = (box: Rectangle) => number

/** Prepares a map, whose cells add up to 1, for questions about rectangles. `cell`: the side of a cell in CSS px. */
export function createShares(map: Plane, cell: number): ShareOf {
  const sumOf = createSums(map, cell)
  return (box) => Math.max(0, Math.min(1, sumOf(box).sum))
}

/** Mean of a map inside any rectangle (CSS px); 0 for one that lies outside. */
export function createMeans(map: Plane, cell: number): (box: Rectangle) => number {
  const sumOf = createSums(map, cell)
  return (box) => {
    const { sum, cells } = sumOf(box)
    return cells > 0 ? sum / cells : 0
  }
}

function createSums(map: Plane, cell: number): (box: Rectangle) => { sum: number; cells: number } {
  const sums = integral(map)
  const wide = map.width + 1
  /** Sum of all above and left of a place between cells: linear in between, which is exact. */
  const before = (x: number, y: number) => {
    const column = Math.min(map.width - 1, Math.floor(x))
    const row = Math.min(map.height - 1, Math.floor(y))
    const [fx, fy] = [x - column, y - row]
    const at = row * wide + column
    const upper = sums[at]! * (1 - fx) + sums[at + 1]! * fx
    const lower = sums[at + wide]! * (1 - fx) + sums[at + wide + 1]! * fx
    return upper * (1 - fy) + lower * fy
  }
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value / cell))
  return ({ x, y, width, height }) => {
    const [left, right] = [clamp(x, map.width), clamp(x + width, map.width)]
    const [top, bottom] = [clamp(y, map.height), clamp(y + height, map.height)]
    if (!(right > left && bottom > top)) return { sum: 0, cells: 0 }
    const sum = before(right, bottom) - before(left, bottom) - before(right, top) + before(left, top)
    return { sum, cells: (right - left) * (bottom - top) }
  }
}
