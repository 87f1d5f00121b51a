import type { Plane } from './plane.ts'
import { rowsOf } from './plane.ts'
import type { Screenful } from './types.ts'

/** The greatest heat is taken below the few strongest cells. */
const TOP_QUANTILE = 0.997

/** One screen of a page after the other, from the top: CSS px, and the share of all attention. Linear in cells. */
export function screenfulsOf(map: Plane, cell: number, fold: number): Screenful[] {
  const screen = screenRows(cell, fold)
  const height = map.height * cell
  return Array.from({ length: Math.ceil(map.height / screen) }, (_, index) => {
    const top = index * screen
    const part = rowsOf(map, top, Math.min(map.height, top + screen))
    const share = part.data.reduce((sum, value) => sum + value, 0)
    return {
      top: top * cell,
      bottom: Math.min(height, (top + screen) * cell),
      share: Math.max(0, Math.min(1, share)),
    }
  })
}

const screenRows = (cell: number, fold: number) => Math.max(1, Math.round(fold / cell))

/**
 * What counts as the greatest heat in each row: that of its own screenful at the middle, and in between a way from one
 * to the next that is even in the logarithm, so that no step shows where a screen ends. A last screenful that is cut
 * off takes the scale of the one before it as far as it is missing.
 */
export function rowScales(map: Plane, screen: number): Float64Array {
  const count = Math.ceil(map.height / screen)
  const logs: number[] = []
  for (let index = 0; index < count; index++) {
    const bottom = Math.min(map.height, (index + 1) * screen)
    // The last one is measured over a whole screen, which reaches into the one before.
    const part = rowsOf(map, Math.max(0, bottom - screen), bottom)
    logs.push(Math.log(Math.max(1e-30, quantile(part, TOP_QUANTILE))))
  }
  return Float64Array.from({ length: map.height }, (_, row) => {
    const place = Math.max(0, Math.min(count - 1, (row + 0.5) / screen - 0.5))
    const before = Math.floor(place)
    const after = Math.min(count - 1, before + 1)
    return Math.exp(logs[before]! + (place - before) * (logs[after]! - logs[before]!))
  })
}

function quantile(map: Plane, share: number): number {
  const sorted = map.data.slice().sort()
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}
