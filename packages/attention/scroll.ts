import type { Grid } from './geometry.ts'
import { createPlane, type Plane } from './plane.ts'

/**
 * Shares of viewing time by screenful (Nielsen Norman Group, "Scrolling and Attention", 2018): 57 % before the first
 * scroll, 74 % within two screens. How the remaining 26 % decay is not told; each further screen gets 0.6 of the
 * one before it.
 */
const FIRST = 0.57
const SECOND = 0.17
const REST = 0.26
const DECAY = 0.6

/** Expected share of screenful `index` on a page without end. */
export function screenfulShare(index: number): number {
  if (index === 0) return FIRST
  return index === 1 ? SECOND : REST * (1 - DECAY) * DECAY ** (index - 2)
}

/**
 * Attention on the whole page: the pixels' score as a density, times where on a screen people look, with screens
 * lying three quarters over one another since a page stops anywhere; then every screenful is brought to its share.
 * Sums to 1.
 */
export function readingMap(score: Plane, position: Plane, grid: Grid): Plane {
  const page = onScreens(position, score.height)
  const most = score.data.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  for (let at = 0; at < page.data.length; at++) page.data[at]! *= Math.exp(score.data[at]! - most)
  weighScreenfuls(page, grid.screen)
  return page
}

/** The density of positions on a page of `height` rows: the mean over the screens that a row is seen on. */
function onScreens(position: Plane, height: number): Plane {
  const { width } = position
  const page = createPlane(width, height)
  const weights = new Float64Array(height)
  const density = position.data.map((value) => Math.exp(value))
  const last = height - position.height
  const step = Math.max(1, Math.floor(position.height / 4))
  for (let next = 0; ; next += step) {
    const top = Math.min(next, last)
    for (let row = 0; row < position.height; row++) {
      const weight = overlap(row, position.height, top === 0, top === last)
      weights[top + row]! += weight
      const from = row * width
      const to = (top + row) * width
      for (let x = 0; x < width; x++) page.data[to + x]! += weight * density[from + x]!
    }
    if (top === last) break
  }
  for (let at = 0; at < page.data.length; at++) page.data[at]! /= weights[Math.floor(at / width)]!
  return page
}

/** A screen counts most at its middle row; the first also above it, and the last below. */
function overlap(row: number, rows: number, first: boolean, last: boolean): number {
  const off = (row + 0.5) / rows - 0.5
  if ((first && off < 0) || (last && off > 0)) return 1
  return 1 - 2 * Math.abs(off) + 1e-6
}

const TURNS = 20

/**
 * Brings each screenful near its share by a factor that runs smoothly over the rows, so that no step shows at the
 * fold; the sum becomes 1.
 */
function weighScreenfuls(page: Plane, screen: number): void {
  const rows = new Float64Array(page.height)
  for (let at = 0; at < page.data.length; at++) rows[Math.floor(at / page.width)]! += page.data[at]!
  const wanted = wantedShares(rows, screen)
  const logs = wanted.map(() => 0)
  let factors = rowFactors(logs, page.height, screen)
  for (let turn = 0; turn < TURNS && wanted.length > 1; turn++) {
    const sums = wanted.map(() => 0)
    for (const [row, share] of rows.entries()) sums[Math.floor(row / screen)]! += share * factors[row]!
    for (const [index, sum] of sums.entries()) logs[index]! += Math.log(wanted[index]! / Math.max(sum, 1e-30))
    factors = rowFactors(logs, page.height, screen)
  }
  const total = rows.reduce((sum, share, row) => sum + share * factors[row]!, 0)
  for (let at = 0; at < page.data.length; at++)
    page.data[at]! *= factors[Math.floor(at / page.width)]! / total
}

/**
 * The share of each screenful that the page has, a part of one counting in proportion. The two first are given;
 * behind them a screenful with little to see is passed faster (assumed: the root of what there is), while their sum
 * stays.
 */
function wantedShares(rows: Float64Array, screen: number): number[] {
  const seen = Array.from({ length: Math.ceil(rows.length / screen) }, (_, index) => {
    const part = rows.subarray(index * screen, (index + 1) * screen)
    const content = Math.sqrt(part.reduce((sum, value) => sum + value, 0) / part.length)
    return { share: (screenfulShare(index) * part.length) / screen, content }
  })
  const tail = seen.slice(2)
  const sum = tail.reduce((total, { share }) => total + share, 0)
  const pull = tail.reduce((total, { share, content }) => total + share * content, 0)
  return seen.map(({ share, content }, index) => (index < 2 ? share : (sum * share * content) / pull))
}

/** Factors between the middles of the screenfuls, linear in the logarithm. */
function rowFactors(logs: number[], height: number, screen: number): Float64Array {
  return Float64Array.from({ length: height }, (_, row) => {
    const place = Math.max(0, Math.min(logs.length - 1, (row + 0.5) / screen - 0.5))
    const before = Math.floor(place)
    const after = Math.min(logs.length - 1, before + 1)
    return Math.exp(logs[before]! + (place - before) * (logs[after]! - logs[before]!))
  })
}
