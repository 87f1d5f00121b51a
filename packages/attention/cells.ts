import { createShares } from './shares.ts'
import type { HeatMap } from './types.ts'

/** As many cells as a page can load at once without waiting: some 20 kB as a PNG. */
const MOST_CELLS = 30_000
/** CSS px; finer than this the model sees nothing. */
const LEAST_CELL = 8
/** Densities from the greatest down to so much of it are told apart. */
const RANGE = 1e-6

/** Attention in few cells, for the share of any area: `levels` row by row, laid over the whole picture. */
export type Cells = { width: number; height: number; levels: Uint8Array }

/**
 * A map in 8 bits a cell. Level 255 is the greatest density and each step down divides it by the same factor, so that
 * every cell is as exact in proportion (3 %) as the strongest: `densityOf` reads it. 0 is no attention.
 */
export function drawCells({ grid, width, height }: Pick<HeatMap, 'grid' | 'width' | 'height'>): Cells {
  const cell = Math.max(LEAST_CELL, Math.sqrt((width * height) / MOST_CELLS))
  const columns = Math.max(1, Math.floor(width / cell))
  const rows = Math.max(1, Math.min(Math.floor(height / cell), Math.floor(MOST_CELLS / columns)))
  const map = { width: grid.columns, height: grid.rows, data: grid.values }
  const shareOf = createShares(map, grid.cell)
  const [wide, high] = [width / columns, height / rows]
  const shares = Float64Array.from({ length: columns * rows }, (_, at) =>
    shareOf({ x: (at % columns) * wide, y: Math.floor(at / columns) * high, width: wide, height: high }),
  )
  const most = shares.reduce((a, b) => Math.max(a, b), 0)
  const levels = Uint8Array.from(shares, (share) => levelOf(share / most))
  return { width: columns, height: rows, levels }
}

const levelOf = (density: number): number =>
  density >= RANGE ? Math.round(1 + 254 * (1 - Math.log(density) / Math.log(RANGE))) : 0
