import type { BaseMaps } from '../base-maps.ts'
import { bodyOf, type Grid } from '../geometry.ts'
import type { Plane } from '../plane.ts'
import { forward, type Network } from './forward.ts'
import { COARSE, networkInput } from './inputs.ts'

/** What the network, which looks at the body of a mail alone, adds to the scores of the log-linear models, in coarse cells: over five seconds, in the first two. */
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
  const value = (start: number, { from, to, along }: Place) => {
    const first = coarse.data[start + from]!
    return first + along * (coarse.data[start + to]! - first)
  }
  for (const [y, { from, to, along }] of places(score.height, coarse.height).entries()) {
    const upper = from * coarse.width
    const lower = to * coarse.width
    const row = y * score.width + left
    for (let x = 0; x < across.length; x++) {
      const above = value(upper, across[x]!)
      const added = above + along * (value(lower, across[x]!) - above)
      score.data[row + x]! += part ? added * part.data[row + x]! : added
    }
  }
}

type Place = { from: number; to: number; along: number }

/** Between which coarse cells the centers of cells lie, and how far along. */
function places(cells: number, coarse: number): Place[] {
  return Array.from({ length: cells }, (_, cell) => {
    const place = Math.max(0, Math.min(coarse - 1, (cell + 0.5) / COARSE - 0.5))
    const from = Math.floor(place)
    return { from, to: Math.min(coarse - 1, from + 1), along: place - from }
  })
}
