/** Where people look on a screen whatever it shows: densities on a coarse grid, row by row, mean 1. */
export type Prior = { columns: number; rows: number; values: readonly number[] }

/** Density that no place falls below. */
const FLOOR = 0.02

/** Logarithm of the prior's density at `u`, `v` (0-1 across the screen), bilinear; beyond the border as at it. */
export function logPrior(prior: Prior, u: number, v: number): number {
  const x = Math.max(0, Math.min(prior.columns - 1, u * prior.columns - 0.5))
  const y = Math.max(0, Math.min(prior.rows - 1, v * prior.rows - 0.5))
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const x1 = Math.min(prior.columns - 1, x0 + 1)
  const y1 = Math.min(prior.rows - 1, y0 + 1)
  const fx = x - x0
  const fy = y - y0
  const at = (column: number, row: number) => prior.values[row * prior.columns + column] ?? 0
  const upper = at(x0, y0) * (1 - fx) + at(x1, y0) * fx
  const lower = at(x0, y1) * (1 - fx) + at(x1, y1) * fx
  return Math.log(FLOOR + upper * (1 - fy) + lower * fy)
}
