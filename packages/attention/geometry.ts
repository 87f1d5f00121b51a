import type { HeatMapInput } from './types.ts'

/**
 * CSS px for each cell. A CSS px is a visual angle (CSS Values 4, the reference pixel), so one size serves every
 * device; on the 1366 px wide screens of the eye tracking data it gives 342 cells a row.
 */
export const CELL = 4

const MOST_COLUMNS = 400
const MOST_CELLS = 1_200_000

/** The page in cells. All lengths but `step` in cells. */
export type Grid = {
  columns: number
  rows: number
  /** CSS px for each cell. */
  cell: number
  /** Pixels of the picture for each half cell: the resolution at which strokes of letters are looked for. */
  step: number
  /** Rows of one screen; may be more than the page has. */
  screen: number
  /** Columns of the mail's own body; the gutters lie outside. */
  left: number
  right: number
}

/** Columns of the grid, `right` exclusive. */
export type Columns = { left: number; right: number }

/** The body of a mail in whole columns. */
export const bodyOf = (grid: Grid): Columns => ({ left: Math.floor(grid.left), right: Math.ceil(grid.right) })

/** Screens between these, and pixels for each CSS px: what lies outside is no device. */
const FOLDS = { least: 1, most: 100_000 }
const SCALES = { least: 0.1, most: 10 }

const within = (value: number, { least, most }: { least: number; most: number }) =>
  value >= least && value <= most

/** The picture's size and its fold in CSS px; numbers that cannot be are replaced. */
export function sizeOf({ pixels, scale, fold }: HeatMapInput): {
  width: number
  height: number
  fold: number
} {
  const step = within(scale, SCALES) ? scale : 1
  const height = Math.floor(pixels.height) / step
  return { width: Math.floor(pixels.width) / step, height, fold: within(fold, FOLDS) ? fold : height }
}

/** Lays a bounded grid over a page of any size; null when there is no pixel to look at. */
export function layGrid(input: HeatMapInput): Grid | null {
  const { pixels, layout } = input
  const [wide, high] = [Math.floor(pixels.width), Math.floor(pixels.height)]
  if (!(wide >= 1 && high >= 1)) return null
  const { width, height, fold } = sizeOf(input)
  const cell = Math.max(
    CELL,
    width / MOST_COLUMNS,
    Math.sqrt((width * height) / MOST_CELLS),
    height / MOST_CELLS,
  )
  const columns = Math.max(1, Math.ceil(width / cell - 1e-9))
  const rows = Math.max(1, Math.ceil(height / cell - 1e-9))
  const screen = Math.max(1, Math.round(fold / cell))
  const content = layout?.content
  const from = content && content.width > 0 ? content.x / cell : 0
  const to = content && content.width > 0 ? (content.x + content.width) / cell : columns
  const inside = from < columns && to > 0 && to - from >= 1
  return {
    columns,
    rows,
    cell,
    step: (cell * wide) / width / 2,
    screen,
    left: inside ? Math.max(0, from) : 0,
    right: inside ? Math.min(columns, to) : columns,
  }
}
