import type { Grid } from './geometry.ts'
import type { Plane } from './plane.ts'
import { createShares } from './shares.ts'
import type { HeatMapElement } from './types.ts'

const MOST = 5

/** How far around a box just seen a reader does not look again at once, CSS px: about one degree of sight. */
const INHIBITION = 32

/** Below this share, nothing more can be said. */
const LEAST = 0.002

/**
 * The order in which elements of the first screen are predicted to be seen, as indices: the strongest in the map of
 * the first two seconds, then the strongest of what is left when its surroundings are dimmed (inhibition of return;
 * Itti and Koch 2001). A box that lies within one already seen is not named again.
 */
export function firstLook(elements: readonly HeatMapElement[], early: Plane, grid: Grid): number[] {
  const left: Plane = { ...early, data: early.data.slice() }
  const order: number[] = []
  while (order.length < MOST) {
    const shareOf = createShares(left, grid.cell)
    let best = -1
    let most = LEAST
    for (const [index, element] of elements.entries()) {
      if (!element.aboveFold || order.some((seen) => overlaps(elements[seen]!, element))) continue
      const share = shareOf(element.box)
      if (share > most) [best, most] = [index, share]
    }
    const found = elements[best]
    if (!found) break
    order.push(best)
    dim(left, found, grid.cell)
  }
  return order
}

/** Whether the smaller of two boxes lies by more than half within the other. */
function overlaps(a: HeatMapElement, b: HeatMapElement): boolean {
  const width = Math.min(a.box.x + a.box.width, b.box.x + b.box.width) - Math.max(a.box.x, b.box.x)
  const height = Math.min(a.box.y + a.box.height, b.box.y + b.box.height) - Math.max(a.box.y, b.box.y)
  if (width <= 0 || height <= 0) return false
  const smaller = Math.min(a.box.width * a.box.height, b.box.width * b.box.height)
  return width * height > smaller / 2
}

/** From here on, CSS px, so little is taken away that a number of 64 bits does not tell it from nothing. */
const REACH = 9 * INHIBITION

/** Takes away what lies in the box, and fading with distance what lies around it. */
function dim(map: Plane, { box }: HeatMapElement, cell: number): void {
  const first = (from: number) => Math.max(0, Math.floor((from - REACH) / cell))
  const last = (to: number, most: number) => Math.min(most, Math.ceil((to + REACH) / cell))
  const right = last(box.x + box.width, map.width)
  const bottom = last(box.y + box.height, map.height)
  for (let row = first(box.y); row < bottom; row++) {
    const y = (row + 0.5) * cell
    const dy = Math.max(0, box.y - y, y - box.y - box.height)
    for (let column = first(box.x); column < right; column++) {
      const x = (column + 0.5) * cell
      const dx = Math.max(0, box.x - x, x - box.x - box.width)
      map.data[row * map.width + column]! *=
        1 - Math.exp(-(dx * dx + dy * dy) / (2 * INHIBITION * INHIBITION))
    }
  }
}
