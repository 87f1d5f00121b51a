import type { Figures } from '@postproof/attention/weights'
import { blur, createPlane, type Plane } from '../../packages/attention/plane.ts'
import type { Fixation } from './pages.ts'

/** Sigma of the Gaussian that makes a density of fixations, pixels: about one degree of sight. */
export const SIGMA = 25

/** All fixations, blurred; sums to 1. */
export function densityOf(fixations: Fixation[], width: number, height: number, sigma = SIGMA): Plane {
  const counts = createPlane(width, height)
  for (const { x, y } of fixations) counts.data[Math.floor(y) * width + Math.floor(x)]! += 1
  // A frame of nothing, since a blur that repeats its border would count fixations beside it twice.
  const frame = Math.ceil(3 * sigma)
  const framed = createPlane(width + 2 * frame, height + 2 * frame)
  for (let y = 0; y < height; y++) {
    framed.data.set(counts.data.subarray(y * width, (y + 1) * width), (y + frame) * framed.width + frame)
  }
  const blurred = blur(framed, sigma)
  const density = createPlane(width, height)
  for (let y = 0; y < height; y++) {
    const from = (y + frame) * framed.width + frame
    density.data.set(blurred.data.subarray(from, from + width), y * width)
  }
  return toSumOne(density)
}

export function toSumOne(plane: Plane): Plane {
  const sum = plane.data.reduce((total, value) => total + value, 0)
  return { ...plane, data: plane.data.map((value) => value / sum) }
}

/** Bilinear; cell centers lie on cell centers. */
export function resize(plane: Plane, width: number, height: number, cell: number): Plane {
  const large = createPlane(width, height)
  for (let y = 0; y < height; y++) {
    const v = Math.max(0, Math.min(plane.height - 1, (y + 0.5) / cell - 0.5))
    const y0 = Math.floor(v)
    const upper = y0 * plane.width
    const lower = Math.min(plane.height - 1, y0 + 1) * plane.width
    for (let x = 0; x < width; x++) {
      const u = Math.max(0, Math.min(plane.width - 1, (x + 0.5) / cell - 0.5))
      const x0 = Math.floor(u)
      const x1 = Math.min(plane.width - 1, x0 + 1)
      const [fx, fy] = [u - x0, v - y0]
      const above = plane.data[upper + x0]! * (1 - fx) + plane.data[upper + x1]! * fx
      const below = plane.data[lower + x0]! * (1 - fx) + plane.data[lower + x1]! * fx
      large.data[y * width + x] = above * (1 - fy) + below * fy
    }
  }
  return large
}

/**
 * How well `map` (native resolution) foretells the fixations: AUC-Judd of fixated pixels against all, NSS, and CC,
 * SIM, KL against their density.
 */
export function figuresOf(map: Plane, fixations: Fixation[], density: Plane): Figures {
  const prediction = toSumOne(map)
  return {
    auc: auc(prediction, fixations),
    nss: nss(prediction, fixations),
    cc: correlation(prediction.data, density.data),
    sim: prediction.data.reduce((sum, value, at) => sum + Math.min(value, density.data[at]!), 0),
    kl: density.data.reduce((sum, value, at) => {
      return value > 0 ? sum + value * Math.log(value / (prediction.data[at]! + 1e-12)) : sum
    }, 0),
  }
}

const at = (map: Plane, { x, y }: Fixation) => Math.floor(y) * map.width + Math.floor(x)

/** Steps in which values are told apart for AUC: finer than any figure is printed. */
const LEVELS = 1 << 20

/** Mean over fixated pixels of the share of pixels with a lower value, ties counting half. */
function auc(map: Plane, fixations: Fixation[]): number {
  const most = map.data.reduce((a, b) => Math.max(a, b), 0)
  const levelOf = (value: number) =>
    most > 0 ? Math.min(LEVELS - 1, Math.floor((value / most) * LEVELS)) : 0
  const counts = new Uint32Array(LEVELS)
  for (const value of map.data) counts[levelOf(value)]! += 1
  const below = new Float64Array(LEVELS)
  for (let level = 1; level < LEVELS; level++) below[level] = below[level - 1]! + counts[level - 1]!
  const fixated = [...new Set(fixations.map((fixation) => at(map, fixation)))]
  const ranks = fixated.map((index) => {
    const level = levelOf(map.data[index]!)
    return (below[level]! + counts[level]! / 2) / map.data.length
  })
  return mean(ranks)
}

function nss(map: Plane, fixations: Fixation[]): number {
  const center = map.data.reduce((sum, value) => sum + value, 0) / map.data.length
  const squares = map.data.reduce((sum, value) => sum + (value - center) ** 2, 0)
  const deviation = Math.sqrt(squares / map.data.length)
  if (deviation === 0) return 0
  return mean(fixations.map((fixation) => (map.data[at(map, fixation)]! - center) / deviation))
}

export function correlation(a: Float32Array, b: Float32Array): number {
  const meanOf = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [ma, mb] = [meanOf(a), meanOf(b)]
  let [ab, aa, bb] = [0, 0, 0]
  for (let index = 0; index < a.length; index++) {
    const [da, db] = [a[index]! - ma, b[index]! - mb]
    ab += da * db
    aa += da * da
    bb += db * db
  }
  return aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : 0
}

export const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
