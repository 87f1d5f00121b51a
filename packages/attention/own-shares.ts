import type { Rectangle, RenderedBox } from '@postproof/engine/world'
import type { Plane } from './plane.ts'

/** What of a map lies in a box and in no smaller one over it; their sum over all boxes is at most that of the map. */
export type OwnShareOf = (box: Rectangle) => number

type Boxed = Pick<RenderedBox, 'box' | 'kind'>

/**
 * Shares out a map among boxes that may lie over each other: the smaller one takes what it covers, so that a picture
 * behind texts counts what shows of it. Parts of cells count by area. Boxes are known by identity; another gets 0.
 */
export function createOwnShares(boxes: readonly Boxed[], map: Plane, cell: number): OwnShareOf {
  const free = new Float32Array(map.data.length).fill(1)
  const shares = new Map<Rectangle, number>()
  for (const { box } of boxes.filter(isPlaced).toSorted(innermostFirst)) {
    if (!shares.has(box)) shares.set(box, take(box, map, cell, free))
  }
  return (box) => shares.get(box) ?? 0
}

const isPlaced = ({ box }: Boxed) => [box.x, box.y, box.width, box.height].every(Number.isFinite)

/** Of two boxes of one size what is written lies over what is painted. */
function innermostFirst(a: Boxed, b: Boxed): number {
  const areas = a.box.width * a.box.height - b.box.width * b.box.height
  return areas || Number(a.kind === 'picture') - Number(b.kind === 'picture')
}

/** Sums what is still free of the cells in a box, and marks it as taken. */
function take({ x, y, width, height }: Rectangle, map: Plane, cell: number, free: Float32Array): number {
  const [left, right] = [Math.max(0, x / cell), Math.min(map.width, (x + width) / cell)]
  const [top, bottom] = [Math.max(0, y / cell), Math.min(map.height, (y + height) / cell)]
  let sum = 0
  for (let row = Math.floor(top); row < bottom; row++) {
    const tall = Math.min(row + 1, bottom) - Math.max(row, top)
    for (let column = Math.floor(left); column < right; column++) {
      const wide = Math.min(column + 1, right) - Math.max(column, left)
      const at = row * map.width + column
      const part = Math.min(free[at]!, Math.max(0, tall * wide))
      sum += part * map.data[at]!
      free[at]! -= part
    }
  }
  return Math.max(0, Math.min(1, sum))
}
