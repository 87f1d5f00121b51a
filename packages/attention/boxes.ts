import type { Color, Rectangle, RenderedBox } from '@postproof/engine/world'
import { type BaseMaps, lineHeights } from './base-maps.ts'
import { bodyOf, type Grid } from './geometry.ts'
import { blur, createPlane, type Plane } from './plane.ts'

/** What is known of the page from its layout, laid over what was found in the pixels. */

const MOST_BOXES = 1000

/** Cells that a box covers: whole numbers, inside the grid; null when it covers none. */
type Cells = { left: number; right: number; top: number; bottom: number }

function cellsOf(box: Rectangle, grid: Grid): Cells | null {
  const left = Math.max(0, Math.floor(box.x / grid.cell))
  const top = Math.max(0, Math.floor(box.y / grid.cell))
  const right = Math.min(grid.columns, Math.ceil((box.x + box.width) / grid.cell))
  const bottom = Math.min(grid.rows, Math.ceil((box.y + box.height) / grid.cell))
  return right > left && bottom > top ? { left, right, top, bottom } : null
}

function fill(plane: Plane | Uint8Array, cells: Cells, columns: number, value: number) {
  const data = plane instanceof Uint8Array ? plane : plane.data
  for (let row = cells.top; row < cells.bottom; row++) {
    data.fill(value, row * columns + cells.left, row * columns + cells.right)
  }
}

/** What a cell belongs to: nothing known, a picture (its text and faces are found from pixels), or text of a size. */
const NOTHING = 0
const PICTURE = 1
const SMALL_TEXT = 2

/** Font sizes, CSS px, from which text counts as medium, large and largest; they match `lineHeights`. */
const textSizes = [15, 25, 45] as const

/**
 * Where the layout says how large a text is, lines found there count for that size only; lines and skin count
 * nowhere but in texts and pictures. Changes `maps`.
 */
export function applyLayout(maps: BaseMaps, boxes: readonly RenderedBox[], grid: Grid): void {
  const known = new Uint8Array(grid.columns * grid.rows)
  const drawn = boxes.slice(0, MOST_BOXES)
  for (const { kind, box, fontSize } of [
    ...drawn.filter(({ kind }) => kind === 'picture'),
    ...drawn.filter(({ kind }) => kind !== 'picture'),
  ]) {
    const cells = cellsOf(box, grid)
    const size = SMALL_TEXT + textSizes.filter((from) => fontSize >= from).length
    if (cells) fill(known, cells, grid.columns, kind === 'picture' ? PICTURE : size)
  }
  for (let at = 0; at < known.length; at++) {
    const what = known[at]!
    if (what === PICTURE) continue
    maps.skin.data[at] = 0
    let strongest = 0
    for (const { data } of maps.lines) strongest = Math.max(strongest, data[at]!)
    for (let size = 0; size < lineHeights.length; size++) {
      maps.lines[size]!.data[at] = what !== NOTHING && size === what - SMALL_TEXT - 1 ? strongest : 0
    }
  }
}

/**
 * What a button adds to the score, what full saturation of its color adds, and what small print loses. Assumed, not
 * measured: no open data tells these apart. A button stays below the weight of large text; small print comes near what
 * web pages showed of it (text up to 14 px is looked at half as densely as text of 15 to 24 px).
 */
const ASSUMED_BUTTON = 0.35
const ASSUMED_SATURATION = 0.35
const ASSUMED_SMALL_PRINT = -0.5
/** Font sizes, CSS px, up to which text is small print, and from which it is none. */
const SMALL_PRINT = [11.5, 14] as const

/** Adds the assumed weights of buttons and small print to `score`, with soft borders. */
export function addAssumed(score: Plane, boxes: readonly RenderedBox[], grid: Grid): void {
  const weighed = boxes
    .slice(0, MOST_BOXES)
    .map((box) => ({ cells: cellsOf(box.box, grid), value: assumedOf(box) }))
    .filter(({ value }) => value !== 0)
  if (!weighed.length) return
  const plane = createPlane(grid.columns, grid.rows)
  // Buttons last: their words may have boxes of their own.
  for (const { cells, value } of weighed.toSorted((a, b) => a.value - b.value)) {
    if (cells) fill(plane, cells, grid.columns, value)
  }
  const soft = blur(plane, 2)
  for (let at = 0; at < score.data.length; at++) score.data[at]! += soft.data[at]!
}

/**
 * How much of the network's score counts, 0-1 by cell: nothing in buttons, whose weight is assumed above. It has seen
 * too few of them to be trusted with making one paler or larger. Null where all counts.
 */
export function networkShare(boxes: readonly RenderedBox[], grid: Grid): Plane | null {
  const buttons = boxes.slice(0, MOST_BOXES).filter(({ kind }) => kind === 'button')
  if (!buttons.length) return null
  const plane = createPlane(grid.columns, grid.rows)
  plane.data.fill(1)
  for (const { box } of buttons) {
    const cells = cellsOf(box, grid)
    if (cells) fill(plane, cells, grid.columns, 0)
  }
  return blur(plane, 2)
}

function assumedOf({ kind, background, fontSize }: RenderedBox): number {
  if (kind === 'button') return ASSUMED_BUTTON + ASSUMED_SATURATION * saturationOf(background)
  if ((kind !== 'text' && kind !== 'link') || !(fontSize > 0)) return 0
  const [small, plain] = SMALL_PRINT
  return ASSUMED_SMALL_PRINT * Math.max(0, Math.min(1, (plain - fontSize) / (plain - small)))
}

function saturationOf(color: Color | null): number {
  if (!color) return 0
  const channels = [color.r, color.g, color.b].map((value) => Math.max(0, Math.min(255, value || 0)))
  return (Math.max(...channels) - Math.min(...channels)) / 255
}

/** Gives the gutters beside the body of the mail the score of blank cells. Changes `score`. */
export function blankGutters(score: Plane, grid: Grid, blank: number): void {
  const { left, right } = bodyOf(grid)
  for (let row = 0; row < grid.rows; row++) {
    const start = row * grid.columns
    score.data.fill(blank, start, start + left)
    score.data.fill(blank, start + right, start + grid.columns)
  }
}
