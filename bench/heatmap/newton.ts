/** A page to fit on: `columns` features by place, standardized, and the share of fixations at each place. */
export type Sample = { features: Float32Array; target: Float32Array }

const TURNS = 30

/**
 * Weights that make the softmax of the weighted features most likely for the targets, with a ridge that keeps them
 * small. The loss is convex, so that Newton's steps, halved while they do not help, find the one minimum.
 */
export function fitSoftmax(samples: Sample[], columns: number, ridge: number): number[] {
  let weights = new Array<number>(columns).fill(0)
  let now = expand(samples, weights, ridge)
  for (let turn = 0; turn < TURNS; turn++) {
    const step = solve(now.hessian, now.gradient)
    let size = 1
    let next = now
    let moved = weights
    do {
      moved = weights.map((weight, index) => weight - size * step[index]!)
      next = expand(samples, moved, ridge)
      size /= 2
    } while (next.loss > now.loss && size > 1e-4)
    const gain = now.loss - next.loss
    if (gain > 0) [weights, now] = [moved, next]
    if (gain < 1e-9) break
  }
  return weights
}

function expand(samples: Sample[], weights: number[], ridge: number) {
  const size = weights.length
  const gradient = weights.map((weight) => 2 * ridge * weight)
  const hessian = weights.map((_, row) => weights.map((_, column) => (row === column ? 2 * ridge : 0)))
  let loss = ridge * weights.reduce((sum, weight) => sum + weight * weight, 0)
  for (const sample of samples) {
    const { predicted, logs } = softmax(sample, weights)
    const means = new Float64Array(size)
    for (let place = 0; place < predicted.length; place++) {
      const share = predicted[place]!
      const target = sample.target[place]!
      loss -= (target * logs[place]!) / samples.length
      for (let row = 0; row < size; row++) {
        const value = sample.features[place * size + row]!
        means[row]! += share * value
        gradient[row]! += ((share - target) * value) / samples.length
        for (let column = 0; column <= row; column++) {
          hessian[row]![column]! += (share * value * sample.features[place * size + column]!) / samples.length
        }
      }
    }
    for (let row = 0; row < size; row++) {
      for (let column = 0; column <= row; column++) {
        hessian[row]![column]! -= (means[row]! * means[column]!) / samples.length
      }
    }
  }
  for (let row = 0; row < size; row++)
    for (let column = row + 1; column < size; column++) hessian[row]![column] = hessian[column]![row]!
  return { loss, gradient, hessian }
}

function softmax(sample: Sample, weights: number[]) {
  const places = sample.target.length
  const logs = new Float64Array(places)
  let most = Number.NEGATIVE_INFINITY
  for (let place = 0; place < places; place++) {
    let sum = 0
    for (let index = 0; index < weights.length; index++) {
      sum += weights[index]! * sample.features[place * weights.length + index]!
    }
    logs[place] = sum
    most = Math.max(most, sum)
  }
  const total = Math.log(logs.reduce((sum, value) => sum + Math.exp(value - most), 0)) + most
  for (let place = 0; place < places; place++) logs[place]! -= total
  return { logs, predicted: logs.map(Math.exp) }
}

/** Gauss-Jordan with pivots; the matrix is positive definite. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index]!])
  for (let column = 0; column < rows.length; column++) {
    let pivot = column
    for (let row = column + 1; row < rows.length; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row
    }
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]
    const head = rows[column]!
    for (const [row, values] of rows.entries()) {
      if (row === column) continue
      const factor = values[column]! / head[column]!
      for (let at = column; at < values.length; at++) values[at]! -= factor * head[at]!
    }
  }
  return rows.map((row, index) => row.at(-1)! / row[index]!)
}
