import { predictMaps } from '@postproof/attention/predict'
import type { Figures } from '@postproof/attention/weights'
import { measure } from '../../packages/attention/base-maps.ts'
import { layGrid } from '../../packages/attention/geometry.ts'
import type { Predictor, Weights } from '../../packages/attention/model.ts'
import { blur, createPlane, type Plane } from '../../packages/attention/plane.ts'
import { logPrior, type Prior } from '../../packages/attention/prior.ts'
import { densityOf, figuresOf, resize, SIGMA } from './metrics.ts'
import { fixationsOf, type GazePage } from './pages.ts'

/** Fixations that began within it make the map of the first look. */
export const EARLY = 2000

export type MapOf = (page: GazePage) => Plane

/** Predictors at native resolution, each from the weights of the fold that did not see the page. */
export const predictors = {
  'center Gaussian': () => center,
  'mean position of other pages': (weights: Weights) => (page: GazePage) => position(page, weights.prior),
  'edge density': () => edges,
  'edge density x position': (weights: Weights) => (page: GazePage) => {
    const [edge, prior] = [edges(page), position(page, weights.prior)]
    return { ...edge, data: edge.data.map((value, at) => value * prior.data[at]!) }
  },
  'log-linear alone': (weights: Weights) => (page: GazePage) =>
    ours(page, { whole: weights, early: weights, network: null }).whole,
} as const satisfies Record<string, (weights: Weights) => MapOf>

/** Figures page by page, at native resolution; the predictor has not seen the page it is asked for. */
export function crossValidate(
  pages: GazePage[],
  predictor: MapOf,
  until = Number.POSITIVE_INFINITY,
): Figures[] {
  return pages.map((page) => {
    const fixations = fixationsOf(page, until)
    const { width, height } = page.pixels
    return figuresOf(predictor(page), fixations, densityOf(fixations, width, height))
  })
}

/**
 * The figures of the engine's map over five seconds, one value for each two by two pixels: a quarter of the work,
 * and within 0.01 of native resolution.
 */
export function quickFigures(page: GazePage, model: Predictor): Figures {
  const { maps, cell } = mapsOf(page, model)
  const [width, height] = [Math.ceil(page.pixels.width / 2), Math.ceil(page.pixels.height / 2)]
  const fixations = fixationsOf(page).map(({ x, y, ms }) => ({ x: x / 2, y: y / 2, ms }))
  const density = densityOf(fixations, width, height, SIGMA / 2)
  return figuresOf(resize(maps.whole, width, height, cell / 2), fixations, density)
}

/** Both maps of the engine, from pixels alone, at native resolution. */
export function ours(page: GazePage, model: Predictor) {
  const { maps, cell } = mapsOf(page, model)
  const { width, height } = page.pixels
  return { whole: resize(maps.whole, width, height, cell), early: resize(maps.early, width, height, cell) }
}

function mapsOf(page: GazePage, model: Predictor) {
  const { input, grid } = inputOf(page)
  return { maps: predictMaps(input, grid, model), cell: grid.cell }
}

function inputOf(page: GazePage) {
  const { pixels } = page
  const input = { device: 'desktop' as const, pixels, scale: 1, fold: pixels.height, layout: null }
  const grid = layGrid(input)
  if (!grid) throw new Error(`no pixels in ${page.page}`)
  return { input, grid }
}

/** Deviation of fixations over five seconds, as a share of the screen (field note on web pages). */
const SPREAD = { x: 0.2, y: 0.23 }

function center({ pixels: { width, height } }: GazePage): Plane {
  const plane = createPlane(width, height)
  for (let at = 0; at < plane.data.length; at++) {
    const x = ((at % width) / width - 0.5) / SPREAD.x
    const y = (Math.floor(at / width) / height - 0.5) / SPREAD.y
    plane.data[at] = Math.exp(-(x * x + y * y) / 2)
  }
  return plane
}

function position({ pixels: { width, height } }: GazePage, prior: Prior): Plane {
  const plane = createPlane(width, height)
  for (let at = 0; at < plane.data.length; at++) {
    plane.data[at] = Math.exp(
      logPrior(prior, ((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height),
    )
  }
  return plane
}

function edges(page: GazePage): Plane {
  const { grid } = inputOf(page)
  const { width, height } = page.pixels
  return resize(blur(measure(page.pixels, grid).edge, 6), width, height, grid.cell)
}
