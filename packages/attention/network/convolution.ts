import { frame, originOf, type Tensor } from './tensor.ts'

/** Kernels of `size` x `size`, `out` x `into` of them, packed by `pack`. */
export type Layer = {
  into: number
  out: number
  size: number
  stride: number
  weights: Float64Array
  bias: Float64Array
}

/** Output channels, and cells of a row, that are computed together. */
const BLOCK = 4

/** From the order out, into, row, column to blocks of four outputs beside each other. */
export function pack(weights: Float64Array, out: number): Float64Array {
  const each = weights.length / out
  const blocks = Math.ceil(out / BLOCK)
  const packed = new Float64Array(blocks * each * BLOCK)
  for (let channel = 0; channel < out; channel++) {
    const start = Math.floor(channel / BLOCK) * each * BLOCK + (channel % BLOCK)
    for (let k = 0; k < each; k++) packed[start + k * BLOCK] = weights[channel * each + k]!
  }
  return packed
}

/** Share of what is negative that a leaky ReLU leaves. */
const SLOPE = 0.1

/**
 * Writes the channels of a layer behind `from` channels of `to`. Rows must be at least four cells wide. Time in cells
 * times weights; some one thousand million products a second.
 */
export function convolve(input: Tensor, layer: Layer, to: Tensor, from: number, linear = false): void {
  const offsets = offsetsOf(input, layer)
  const { width } = to
  const sums = new Float64Array(BLOCK * BLOCK)
  for (let first = 0; first < layer.out; first += BLOCK) {
    const start = first * offsets.length
    const channels = Math.min(BLOCK, layer.out - first)
    for (let y = 0; y < to.height; y++) {
      const row = originOf(input, 0) + y * layer.stride * (input.width + 2)
      for (let next = 0; next < width; next += BLOCK) {
        // The last block of a row begins early and repeats some cells, so that none lies outside.
        const x = Math.min(next, width - BLOCK)
        multiply(input.data, row + x * layer.stride, layer.stride, offsets, layer.weights, start, sums)
        for (let channel = 0; channel < channels; channel++) {
          const at = originOf(to, from + first + channel) + y * (width + 2) + x
          const bias = layer.bias[first + channel]!
          for (let cell = 0; cell < BLOCK; cell++) {
            const value = sums[channel * BLOCK + cell]! + bias
            to.data[at + cell] = linear || value > 0 ? value : SLOPE * value
          }
        }
      }
    }
  }
  frame(to, from, layer.out)
}

/** Where the inputs of one output lie, counted from its place: by channel, row and column of the kernel. */
function offsetsOf(input: Tensor, { into, size }: Layer): Int32Array {
  const offsets = new Int32Array(into * size * size)
  const [stride, half] = [input.width + 2, Math.floor(size / 2)]
  for (let k = 0; k < offsets.length; k++) {
    const tap = k % (size * size)
    const [row, column] = [Math.floor(tap / size) - half, (tap % size) - half]
    offsets[k] = Math.floor(k / (size * size)) * stride * (input.height + 2) + row * stride + column
  }
  return offsets
}

/** Four outputs of four cells beside each other. Sixteen sums in variables, which the compiler keeps in registers. */
function multiply(
  data: Float64Array,
  at: number,
  step: number,
  offsets: Int32Array,
  weights: Float64Array,
  start: number,
  sums: Float64Array,
): void {
  let a0 = 0
  let a1 = 0
  let a2 = 0
  let a3 = 0
  let b0 = 0
  let b1 = 0
  let b2 = 0
  let b3 = 0
  let c0 = 0
  let c1 = 0
  let c2 = 0
  let c3 = 0
  let d0 = 0
  let d1 = 0
  let d2 = 0
  let d3 = 0
  for (let k = 0, w = start; k < offsets.length; k++, w += BLOCK) {
    const place = at + offsets[k]!
    const x0 = data[place]!
    const x1 = data[place + step]!
    const x2 = data[place + 2 * step]!
    const x3 = data[place + 3 * step]!
    const a = weights[w]!
    const b = weights[w + 1]!
    const c = weights[w + 2]!
    const d = weights[w + 3]!
    a0 += a * x0
    a1 += a * x1
    a2 += a * x2
    a3 += a * x3
    b0 += b * x0
    b1 += b * x1
    b2 += b * x2
    b3 += b * x3
    c0 += c * x0
    c1 += c * x1
    c2 += c * x2
    c3 += c * x3
    d0 += d * x0
    d1 += d * x1
    d2 += d * x2
    d3 += d * x3
  }
  sums[0] = a0
  sums[1] = a1
  sums[2] = a2
  sums[3] = a3
  sums[4] = b0
  sums[5] = b1
  sums[6] = b2
  sums[7] = b3
  sums[8] = c0
  sums[9] = c1
  sums[10] = c2
  sums[11] = c3
  sums[12] = d0
  sums[13] = d1
  sums[14] = d2
  sums[15] = d3
}
