/**
 * Logistic regression with a ridge, by L-BFGS (Nocedal and Wright, Numerical Optimization, 2nd ed., algorithm 7.5) with
 * a step halved until it brings enough (Armijo). Starts at 0 and draws nothing: the same rows give the same weights.
 */

/** All `columns` have the value `value`. */
export type Row = {
  columns: Int32Array
  value: number
  isSpam: boolean
  /** All rows' shares sum to 1. */
  share: number
}

const MEMORY = 10
const MOST_STEPS = 80
const ENOUGH = 1e-6

/** Weights of the columns, and the bias behind them, which the ridge leaves alone. */
export function fitLogistic(rows: readonly Row[], columns: number, ridges: Float64Array): Float64Array {
  const objective = (weights: Float64Array, gradient: Float64Array) =>
    lossOf(rows, weights, gradient) + penalty(weights, gradient, ridges)
  return minimize(objective, new Float64Array(columns + 1))
}

export function sumOf({ columns, value }: Row, weights: Float64Array): number {
  let sum = 0
  for (let at = 0; at < columns.length; at++) sum += weights[columns[at]!]!
  return sum * value + weights.at(-1)!
}

function lossOf(rows: readonly Row[], weights: Float64Array, gradient: Float64Array): number {
  gradient.fill(0)
  let loss = 0
  for (const row of rows) {
    const margin = row.isSpam ? sumOf(row, weights) : -sumOf(row, weights)
    loss += row.share * (margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin)
    const slope = (row.isSpam ? -row.share : row.share) / (1 + Math.exp(margin))
    const { columns, value } = row
    for (let at = 0; at < columns.length; at++) gradient[columns[at]!]! += slope * value
    gradient[gradient.length - 1]! += slope
  }
  return loss
}

function penalty(weights: Float64Array, gradient: Float64Array, ridges: Float64Array): number {
  let sum = 0
  for (let at = 0; at < weights.length - 1; at++) {
    sum += (ridges[at]! / 2) * weights[at]! ** 2
    gradient[at]! += ridges[at]! * weights[at]!
  }
  return sum
}

type Objective = (point: Float64Array, gradient: Float64Array) => number
type Step = { moved: Float64Array; turned: Float64Array; curvature: number }

function minimize(objective: Objective, start: Float64Array<ArrayBuffer>): Float64Array {
  let point = start
  let gradient = new Float64Array(start.length)
  let value = objective(point, gradient)
  const steps: Step[] = []
  for (let count = 0; count < MOST_STEPS; count++) {
    const direction = directionOf(gradient, steps)
    const next = search(objective, { point, gradient, value }, direction)
    if (!next) break
    const moved = minus(next.point, point)
    const turned = minus(next.gradient, gradient)
    const curvature = dot(moved, turned)
    if (curvature > 0) steps.push({ moved, turned, curvature })
    if (steps.length > MEMORY) steps.shift()
    const gained = value - next.value
    ;({ point, gradient, value } = next)
    if (gained < ENOUGH * Math.abs(value)) break
  }
  return point
}

type State = { point: Float64Array<ArrayBuffer>; gradient: Float64Array<ArrayBuffer>; value: number }

function search(objective: Objective, from: State, direction: Float64Array): State | null {
  const slope = dot(from.gradient, direction)
  for (let length = 1; length > 1e-8; length /= 2) {
    const point = from.point.map((at, index) => at + length * direction[index]!)
    const gradient = new Float64Array(point.length)
    const value = objective(point, gradient)
    if (value <= from.value + 1e-4 * length * slope) return { point, gradient, value }
  }
  return null
}

function directionOf(gradient: Float64Array, steps: readonly Step[]): Float64Array {
  const direction = gradient.map((value) => -value)
  const shares: number[] = []
  for (const { moved, turned, curvature } of steps.toReversed()) {
    const share = dot(moved, direction) / curvature
    shares.unshift(share)
    add(direction, turned, -share)
  }
  const last = steps.at(-1)
  const scale = last ? last.curvature / dot(last.turned, last.turned) : 10
  for (let at = 0; at < direction.length; at++) direction[at]! *= scale
  for (const [index, { moved, turned, curvature }] of steps.entries())
    add(direction, moved, shares[index]! - dot(turned, direction) / curvature)
  return direction
}

const minus = (one: Float64Array, other: Float64Array) => one.map((value, at) => value - other[at]!)

function add(to: Float64Array, what: Float64Array, times: number): void {
  for (let at = 0; at < to.length; at++) to[at]! += times * what[at]!
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}
