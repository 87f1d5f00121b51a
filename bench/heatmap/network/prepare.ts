import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measure } from '../../../packages/attention/base-maps.ts'
import { bodyOf, type Grid, layGrid } from '../../../packages/attention/geometry.ts'
import { pixelScores, positionScore, type Weights } from '../../../packages/attention/model.ts'
import { COARSE, networkInput } from '../../../packages/attention/network/inputs.ts'
import { createPlane, type Plane } from '../../../packages/attention/plane.ts'
import { EARLY } from '../cross-validate.ts'
import { fitWeights, measurePage } from '../fit.ts'
import { densityOf, SIGMA } from '../metrics.ts'
import { type Fixation, fixationsOf, type GazePage, loadGazePages } from '../pages.ts'
import { loadPhotographs, type Sized, scaled } from './photographs.ts'

/**
 * What the network is fitted on, measured by the same code that runs later: for each page and scale its inputs, the
 * scores of the log-linear models, the fixation densities and the fixations. One file of 32-bit floats each, and
 * `index.json` with their shapes.
 */

const SCALES = { web: [1], photographs: [0.7, 1, 1.4] }

/** The log-linear model below the network, by the folds whose pages it has seen; of photographs all count as one. */
const SEEN = { web: [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]], photographs: [[0]] }

type Pair = { whole: Weights; early: Weights }
type Entry = {
  file: string
  set: keyof typeof SEEN
  page: string
  fold: number
  scale: number
  columns: number
  rows: number
  wide: number
  high: number
  fixations: { whole: [number, number][]; early: [number, number][] }
}

export async function prepare(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const entries: Entry[] = []
  for (const set of ['web', 'photographs'] as const) {
    const pages = set === 'web' ? await loadGazePages() : await loadPhotographs()
    const pairs = fitPairs(pages, set)
    console.log(`${set}: ${pages.length} pages, ${pairs.length} log-linear models`)
    for (const page of pages) {
      for (const scale of SCALES[set]) {
        const file = `${entries.length}.f32`
        const { values, ...shape } = planesOf(await scaled(page, scale), pairs)
        writeFileSync(join(folder, file), values)
        entries.push({ file, set, page: page.page, fold: page.fold, scale, ...shape })
      }
    }
  }
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ seen: SEEN, entries }))
}

function fitPairs(pages: GazePage[], set: keyof typeof SEEN): Pair[] {
  const measured = pages.map(measurePage)
  return SEEN[set].map((folds) => {
    const part = measured.filter(({ page }) => folds.includes(page.fold))
    return { whole: fitWeights(part), early: fitWeights(part, EARLY) }
  })
}

function planesOf({ page, factor }: Sized, pairs: Pair[]) {
  const { pixels } = page
  const grid = layGrid({ device: 'desktop', pixels, scale: 1, fold: pixels.height, layout: null })
  if (!grid) throw new Error(`no pixels in ${page.page}`)
  const maps = measure(pixels, grid)
  const input = networkInput(maps, bodyOf(grid))
  const { columns, rows } = input
  const { width: wide, height: high } = input.features[0]!
  const whole = fixationsOf(page)
  const early = fixationsOf(page, EARLY)
  const scores = pairs.flatMap((pair) => {
    const sets = [pair.whole, pair.early]
    return pixelScores(maps, sets, bodyOf(grid)).map((score, index) =>
      pooled(score, positionScore(grid, sets[index]!, false), grid),
    )
  })
  const planes = [
    ...input.colors,
    ...input.features,
    ...scores,
    coarseDensity(whole, columns, rows, factor),
    coarseDensity(early, columns, rows, factor),
  ]
  const cellsOf = (list: Fixation[]) =>
    list.map(({ x, y }): [number, number] => [Math.floor(x / (4 * COARSE)), Math.floor(y / (4 * COARSE))])
  return {
    values: Buffer.concat(
      planes.map(({ data }) => Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
    ),
    columns,
    rows,
    wide,
    high,
    fixations: { whole: cellsOf(whole), early: cellsOf(early) },
  }
}

/** Means over coarse cells of what stands before the softmax. */
function pooled(score: Plane, position: Plane, grid: Grid): Plane {
  const coarse = createPlane(Math.ceil(grid.columns / COARSE), Math.ceil(grid.rows / COARSE))
  const counts = new Uint32Array(coarse.data.length)
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const at = row * grid.columns + column
      const to = Math.floor(row / COARSE) * coarse.width + Math.floor(column / COARSE)
      // A picture may be a part of a cell higher than its screen.
      const place = Math.min(position.height - 1, row) * grid.columns + column
      coarse.data[to]! += score.data[at]! + position.data[place]!
      counts[to]! += 1
    }
  }
  for (let at = 0; at < counts.length; at++) coarse.data[at]! /= counts[at]!
  return coarse
}

/** `factor`: how much larger the picture is than people saw it; the blur of a degree of sight grows with it. */
function coarseDensity(fixations: Fixation[], columns: number, rows: number, factor: number): Plane {
  const cell = 4 * COARSE
  const small = fixations.map(({ x, y, ms }) => ({ x: x / cell, y: y / cell, ms }))
  return densityOf(small, columns, rows, (SIGMA * Math.max(0.85, Math.min(1.15, factor))) / cell)
}
