import type { RenderedBox } from '@postproof/engine/world'
import type { Grid } from './geometry.ts'
import { createOwnShares } from './own-shares.ts'
import { type Plane, rowsOf } from './plane.ts'

/** How many things a reader takes in at a glance, by the score: a headline, a picture and a button, say. */
const AT_A_GLANCE = 3

/** A text higher than these lines is read in pieces of so many. */
const LINES = 5
const LINE_HEIGHT = 1.5
const MOST_PIECES = 40

/** Scores from which a first screen counts as balanced and as focused. */
const BALANCED = 50
const FOCUSED = 80

export type FocusBand = 'focused' | 'balanced' | 'spread'

export function focusBand(score: number): FocusBand {
  return score >= FOCUSED ? 'focused' : score >= BALANCED ? 'balanced' : 'spread'
}

/**
 * 0-100: of the attention that falls on parts of the first screen, the share of the strongest three, of which none
 * need be what the sender wants seen. A heuristic without a measurement behind it. Null where no part is known.
 */
export function focusScore(map: Plane, grid: Grid, boxes: readonly RenderedBox[]): number | null {
  const screen = rowsOf(map, 0, Math.min(grid.rows, grid.screen))
  const pieces = boxes.flatMap(piecesOf)
  const shareOf = createOwnShares(pieces, screen, grid.cell)
  const shares = pieces.map(({ box }) => shareOf(box)).toSorted((a, b) => b - a)
  const sum = (list: number[]) => list.reduce((total, share) => total + share, 0)
  const all = sum(shares)
  return all > 0 ? Math.round((100 * sum(shares.slice(0, AT_A_GLANCE))) / all) : null
}

function piecesOf({ kind, box, fontSize }: RenderedBox): Pick<RenderedBox, 'kind' | 'box'>[] {
  const most = LINES * LINE_HEIGHT * fontSize
  if (kind === 'picture' || !(most > 0) || !(box.height > most)) return [{ kind, box }]
  const count = Math.min(MOST_PIECES, Math.ceil(box.height / most))
  const height = box.height / count
  return Array.from({ length: count }, (_, index) => ({
    kind,
    box: { ...box, y: box.y + index * height, height },
  }))
}
