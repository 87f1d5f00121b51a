import { measure } from '../../packages/attention/base-maps.ts'
import { eachPixelFeature, pixelFeatures, positionFeatures } from '../../packages/attention/features.ts'
import { bodyOf, type Grid, layGrid } from '../../packages/attention/geometry.ts'
import type { Weights } from '../../packages/attention/model.ts'
import type { Plane } from '../../packages/attention/plane.ts'
import { logPrior, type Prior } from '../../packages/attention/prior.ts'
import { densityOf } from './metrics.ts'
import { fitSoftmax, type Sample } from './newton.ts'
import { type Fixation, fixationsOf, type GazePage } from './pages.ts'

/** Every fourth cell each way is fitted on: features and densities are smooth over more than that. */
const STRIDE = 4
const RIDGE = 0.01

/** Grid of the position prior, and the blur of the fixations that it is made from, in its cells. */
const PRIOR = { columns: 32, rows: 18, sigma: 1.8 }

/** What fitting needs of a page: its features do not depend on the fold. */
export type MeasuredPage = {
  page: GazePage
  grid: Grid
  features: Float32Array
  columns: number
  rows: number
}

const size = pixelFeatures.length + positionFeatures.length

export function measurePage(page: GazePage): MeasuredPage {
  const { width, height } = page.pixels
  const grid = layGrid({ device: 'desktop', pixels: page.pixels, scale: 1, fold: height, layout: null })
  if (!grid) throw new Error(`no pixels in ${page.page}: ${width} x ${height}`)
  const columns = Math.floor(grid.columns / STRIDE)
  const rows = Math.floor(grid.rows / STRIDE)
  const features = new Float32Array(columns * rows * pixelFeatures.length)
  eachPixelFeature(measure(page.pixels, grid), bodyOf(grid), (plane, index) => {
    for (let place = 0; place < columns * rows; place++) {
      features[place * pixelFeatures.length + index] = plane.data[cellOf(plane, columns, place)]!
    }
  })
  return { page, grid, features, columns, rows }
}

function cellOf(plane: Plane, columns: number, place: number): number {
  const row = Math.floor(place / columns) * STRIDE + STRIDE / 2
  return row * plane.width + (place % columns) * STRIDE + STRIDE / 2
}

/** Fits on the fixations until `until` milliseconds; nothing but the given pages goes in. */
export function fitWeights(pages: MeasuredPage[], until = Number.POSITIVE_INFINITY): Weights {
  const prior = priorOf(pages.map(({ page }) => ({ page, fixations: fixationsOf(page, until) })))
  const raw = pages.map((page) => withPosition(page, prior))
  const { mean, deviation } = moments(raw)
  const samples = raw.map((features, index): Sample => {
    const standard = features.map((value, at) => (value - mean[at % size]!) / deviation[at % size]!)
    return { features: standard, target: targetOf(pages[index]!, until) }
  })
  const weight = fitSoftmax(samples, size, RIDGE)
  return { mean: mean.map(round), deviation: deviation.map(round), weight: weight.map(round), prior }
}

const round = (value: number) => Number(value.toPrecision(5))

/** The mean density over pages, each page counting the same. */
export function priorOf(pages: { page: GazePage; fixations: Fixation[] }[]): Prior {
  const { columns, rows, sigma } = PRIOR
  const sum = new Float64Array(columns * rows)
  for (const { page, fixations } of pages) {
    const { width, height } = page.pixels
    const scaled = fixations.map(({ x, y, ms }) => ({ x: (x / width) * columns, y: (y / height) * rows, ms }))
    const density = densityOf(scaled, columns, rows, sigma)
    for (let at = 0; at < sum.length; at++) sum[at]! += density.data[at]! / pages.length
  }
  return { columns, rows, values: [...sum].map((share) => Number((share * sum.length).toFixed(4))) }
}

function withPosition(page: MeasuredPage, prior: Prior): Float32Array {
  const all = new Float32Array(page.columns * page.rows * size)
  for (let place = 0; place < page.columns * page.rows; place++) {
    const at = place * size
    all.set(page.features.subarray(place * pixelFeatures.length, (place + 1) * pixelFeatures.length), at)
    const u = ((place % page.columns) * STRIDE + STRIDE / 2 + 0.5) / page.grid.columns
    const v = (Math.floor(place / page.columns) * STRIDE + STRIDE / 2 + 0.5) / page.grid.screen
    const log = logPrior(prior, u, v)
    for (const [index, feature] of positionFeatures.entries()) {
      all[at + pixelFeatures.length + index] = feature.of(u - 0.5, v - 0.5, log)
    }
  }
  return all
}

function moments(raw: Float32Array[]) {
  const mean = new Array<number>(size).fill(0)
  const square = new Array<number>(size).fill(0)
  const places = raw.reduce((sum, features) => sum + features.length / size, 0)
  for (const features of raw) {
    for (const [at, value] of features.entries()) {
      mean[at % size]! += value / places
      square[at % size]! += (value * value) / places
    }
  }
  return { mean, deviation: square.map((value, index) => Math.sqrt(value - mean[index]! ** 2)) }
}

/** Share of the fixation density at each place that is fitted on. */
function targetOf(page: MeasuredPage, until: number): Float32Array {
  const { cell, columns: width, rows: height } = page.grid
  const cells = fixationsOf(page.page, until).map(({ x, y, ms }) => ({ x: x / cell, y: y / cell, ms }))
  const density = densityOf(cells, width, height, 25 / cell)
  const target = new Float32Array(page.columns * page.rows)
  for (let place = 0; place < target.length; place++)
    target[place] = density.data[cellOf(density, page.columns, place)]!
  const sum = target.reduce((total, value) => total + value, 0)
  return target.map((value) => value / sum)
}
