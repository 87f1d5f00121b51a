import type { BaseMaps } from './base-maps.ts'
import { eachPixelFeature, pixelFeatures, positionFeatures } from './features.ts'
import type { Columns, Grid } from './geometry.ts'
import type { Network } from './network/forward.ts'
import { createPlane, type Plane } from './plane.ts'
import { logPrior, type Prior } from './prior.ts'

/** One fitted set of numbers. The order is that of `pixelFeatures`, then of `positionFeatures`. */
export type Weights = {
  mean: readonly number[]
  deviation: readonly number[]
  weight: readonly number[]
  prior: Prior
}

/** What a map is predicted with: a log-linear model for each length of time, and the network that adds to both. */
export type Predictor = { whole: Weights; early: Weights; network: Network | null }

/** Weights on the plain features, without their standardization: what is multiplied in the end. */
export function slopes(weights: Weights): number[] {
  return weights.weight.map((weight, index) => weight / weights.deviation[index]!)
}

/** Weighted sums of the pixel features for every cell of the columns, one for each set of weights; 0 beside them. */
export function pixelScores(maps: BaseMaps, sets: readonly Weights[], columns: Columns): Plane[] {
  const scores = sets.map((weights) => ({
    slope: slopes(weights),
    plane: createPlane(maps.edge.width, maps.edge.height),
  }))
  eachPixelFeature(maps, columns, ({ data, width, height }, index) => {
    for (const { slope, plane } of scores) {
      const factor = slope[index]!
      for (let row = 0; row < height; row++) {
        const end = row * width + columns.right
        for (let at = row * width + columns.left; at < end; at++) plane.data[at]! += factor * data[at]!
      }
    }
  })
  return scores.map(({ plane }) => plane)
}

/** The same sum where there is nothing to be seen at all: the weight of blank gutters. */
export function blankScore(weights: Weights): number {
  const slope = slopes(weights)
  return pixelFeatures.reduce((sum, { floor }, index) => sum + slope[index]! * Math.log(floor), 0)
}

/** Weighted sum of the position features for every cell of one screen; a page that runs right to left is mirrored. */
export function positionScore(grid: Grid, weights: Weights, mirrored: boolean): Plane {
  const slope = slopes(weights).slice(pixelFeatures.length)
  const plane = createPlane(grid.columns, Math.min(grid.rows, grid.screen))
  const width = grid.right - grid.left
  for (let row = 0; row < plane.height; row++) {
    const v = (row + 0.5) / grid.screen
    for (let column = 0; column < plane.width; column++) {
      const along = Math.max(0, Math.min(1, (column + 0.5 - grid.left) / width))
      const u = mirrored ? 1 - along : along
      const prior = logPrior(weights.prior, u, v)
      let sum = 0
      for (let index = 0; index < positionFeatures.length; index++)
        sum += slope[index]! * positionFeatures[index]!.of(u - 0.5, v - 0.5, prior)
      plane.data[row * plane.width + column] = sum
    }
  }
  return plane
}

/** Softmax of both scores over the screen that begins at row `top`: sums to 1. */
export function screenMap(score: Plane, position: Plane, top: number): Plane {
  const screen = createPlane(position.width, position.height)
  const offset = top * position.width
  const { data } = screen
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < data.length; at++) {
    data[at] = score.data[offset + at]! + position.data[at]!
    if (data[at]! > most) most = data[at]!
  }
  let sum = 0
  for (let at = 0; at < data.length; at++) {
    data[at] = Math.exp(data[at]! - most)
    sum += data[at]!
  }
  for (let at = 0; at < data.length; at++) data[at]! /= sum
  return screen
}
