import type { Grid } from './geometry.ts'
import { type Plane, rowsOf } from './plane.ts'
import { createShares } from './shares.ts'

/** Blocks that the first screen of the mail's body is cut into. */
const COLUMNS = 8
const ROWS = 6

/**
 * Entropy of block shares, over the greatest possible, that counts as no focus and as full focus. The web pages of
 * the eye tracking data lie between (nine of them: 0.81 to 0.90).
 */
const NO_FOCUS = 0.94
const FULL_FOCUS = 0.76

/** 0-100: how far attention gathers in few places of the first screen. A heuristic; it says nothing about which. */
export function focusScore(map: Plane, grid: Grid): number {
  const entropy = blockEntropy(map, grid)
  return Math.round(100 * Math.max(0, Math.min(1, (NO_FOCUS - entropy) / (NO_FOCUS - FULL_FOCUS))))
}

/** Entropy of the shares of blocks of the first screen, over that of equal shares: 0-1. */
export function blockEntropy(map: Plane, grid: Grid): number {
  const rows = Math.min(grid.rows, grid.screen)
  const shareOf = createShares(rowsOf(map, 0, rows), 1)
  const width = (grid.right - grid.left) / COLUMNS
  const height = rows / ROWS
  const shares = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const x = grid.left + (index % COLUMNS) * width
    return shareOf({ x, y: Math.floor(index / COLUMNS) * height, width, height })
  })
  const sum = shares.reduce((total, share) => total + share, 0)
  const parts = shares.map((share) => share / sum).filter((share) => share > 0)
  return -parts.reduce((total, share) => total + share * Math.log(share), 0) / Math.log(COLUMNS * ROWS)
}
