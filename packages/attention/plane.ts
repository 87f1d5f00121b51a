/** One number for each cell of a grid, row by row. */
export type Plane = { width: number; height: number; data: Float32Array }

/** A plane of zeros; width and height in cells. */
export function createPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) }
}

/** The rows from `top` (inclusive) to `bottom` (exclusive) as a view, not a copy. */
export function rowsOf(plane: Plane, top: number, bottom: number): Plane {
  const { width, data } = plane
  return { width, height: bottom - top, data: data.subarray(top * width, bottom * width) }
}

/**
 * Blurs with nearly a Gaussian of `sigma` cells: three running means (Wells 1986), so the time does not grow with
 * sigma. The border is repeated outwards. Returns a new plane.
 */
export function blur(plane: Plane, sigma: number): Plane {
  const { width, height } = plane
  const radii = boxRadii(sigma)
  let from = plane.data
  let to = new Float32Array(from.length)
  const spare = new Float32Array(from.length)
  for (const [turn, radius] of radii.entries()) {
    if (turn === 1) from = spare
    blurRows(from, to, width, height, radius)
    blurColumns(to, spare, width, height, radius)
  }
  to = spare
  return { width, height, data: to }
}

/** Three radii whose boxes together have about the variance of the Gaussian. */
function boxRadii(sigma: number): [number, number, number] {
  const ideal = Math.sqrt(4 * sigma * sigma + 1)
  const low = Math.max(0, Math.floor((ideal - 1) / 2))
  const size = 2 * low + 1
  const lows = Math.round((12 * sigma * sigma - 3 * size * size - 12 * size - 9) / (-4 * size - 4))
  const at = (turn: number) => (turn < lows ? low : low + 1)
  return [at(0), at(1), at(2)]
}

function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number) {
  const share = 1 / (2 * radius + 1)
  for (let y = 0; y < height; y++) {
    const start = y * width
    const end = start + width - 1
    let sum = from[start]! * (radius + 1)
    for (let step = 1; step <= radius; step++) sum += from[Math.min(end, start + step)]!
    for (let at = start; at <= end; at++) {
      to[at] = sum * share
      sum += from[Math.min(end, at + radius + 1)]! - from[Math.max(start, at - radius)]!
    }
  }
}

/** By whole rows, so that memory is read in order. */
function blurColumns(from: Float32Array, to: Float32Array, width: number, height: number, radius: number) {
  const share = 1 / (2 * radius + 1)
  const sums = new Float64Array(width)
  const last = height - 1
  for (let x = 0; x < width; x++) {
    let sum = from[x]! * (radius + 1)
    for (let step = 1; step <= radius; step++) sum += from[Math.min(last, step) * width + x]!
    sums[x] = sum
  }
  for (let y = 0; y < height; y++) {
    const enters = Math.min(last, y + radius + 1) * width
    const leaves = Math.max(0, y - radius) * width
    const row = y * width
    for (let x = 0; x < width; x++) {
      const sum = sums[x]!
      to[row + x] = sum * share
      sums[x] = sum + from[enters + x]! - from[leaves + x]!
    }
  }
}

/** Sums of all cells above and left, one row and column larger than the plane; rectangles then cost four reads. */
export function integral(plane: Plane): Float64Array {
  const { width, height, data } = plane
  const wide = width + 1
  const sums = new Float64Array(wide * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x]!
      sums[(y + 1) * wide + x + 1] = sums[y * wide + x + 1]! + row
    }
  }
  return sums
}
