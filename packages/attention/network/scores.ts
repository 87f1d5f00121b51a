import type { BaseMaps } from '../base-maps.ts'
import type { Grid } from '../geometry.ts'
import type { Plane } from '../plane.ts'
import { forward, type Network } from './forward.ts'
import { COARSE, type Columns, networkInput } from './inputs.ts'

/** The body of a mail, which is all that the network looks at, in whole columns. */
const bodyOf = (grid: Grid): Columns => ({ left: Math.floor(grid.left), right: Math.ceil(grid.right) })

/** What the network adds to the scores of the log-linear models, in coarse cells: over five seconds, in the first two. */
export function networkScores(network: Network, maps: BaseMaps, grid: Grid): Plane[] {
  return forward(network, networkInput(maps, bodyOf(grid)))
}

/**
 * Adds coarse cells to the columns of the body, linear between their centers; of each cell as much as `part` says.
 * Changes `score`.
 */
export function addCoarse(score: Plane, coarse: Plane, grid: Grid, part: Plane | null): void {
  const { left, right } = bodyOf(grid)
  const across = places(right - left, coarse.width)
  for (const [y, { from, to, along }] of places(score.height, coarse.height).entries()) {
    const [upper, lower] = [from * coarse.width, to * coarse.width]
    const row = y * score.width + left
    for (const [x, place] of across.entries()) {
      const value = (start: number) => {
        const first = coarse.data[start + place.from]!
        return first + place.along * (coarse.data[start + place.to]! - first)
      }
      const above = value(upper)
      const added = above + along * (value(lower) - above)
      score.data[row + x]! += part ? added * part.data[row + x]! : added
    }
  }
}

/** Between which coarse cells the centers of cells lie, and how far along. */
function places(cells: number, coarse: number) {
  return Array.from({ length: cells }, (_, cell) => {
    const place = Math.max(0, Math.min(coarse - 1, (cell + 0.5) / COARSE - 0.5))
    const from = Math.floor(place)
    return { from, to: Math.min(coarse - 1, from + 1), along: place - from }
  })
}
