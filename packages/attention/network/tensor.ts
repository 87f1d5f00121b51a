/**
 * Channels of numbers for each cell, channel by channel and row by row, with a frame of one cell that repeats the
 * border (`frame`). Doubles: JavaScript would widen and round each number of a narrower array.
 */
export type Tensor = { channels: number; width: number; height: number; data: Float64Array }

/** A tensor of zeros; width and height in cells, the frame not counted. */
export function createTensor(channels: number, width: number, height: number): Tensor {
  return { channels, width, height, data: new Float64Array(channels * (width + 2) * (height + 2)) }
}

/** Index of the first cell of a channel. */
export function originOf({ width, height }: Tensor, channel: number): number {
  return channel * (width + 2) * (height + 2) + width + 3
}

/** Repeats the border of `count` channels outwards. */
export function frame(tensor: Tensor, from: number, count: number): void {
  const { width, height, data } = tensor
  const stride = width + 2
  for (let channel = from; channel < from + count; channel++) {
    const first = originOf(tensor, channel)
    for (let row = 0, at = first; row < height; row++, at += stride) {
      data[at - 1] = data[at]!
      data[at + width] = data[at + width - 1]!
    }
    const last = first + (height - 1) * stride
    data.copyWithin(first - 1 - stride, first - 1, first + width + 1)
    data.copyWithin(last - 1 + stride, last - 1, last + width + 1)
  }
}

/** Means of two by two cells. */
export function halved(tensor: Tensor): Tensor {
  const half = createTensor(tensor.channels, tensor.width / 2, tensor.height / 2)
  const stride = tensor.width + 2
  const { data } = tensor
  for (let channel = 0; channel < half.channels; channel++) {
    const [from, to] = [originOf(tensor, channel), originOf(half, channel)]
    for (let y = 0; y < half.height; y++) {
      for (let x = 0, at = from + 2 * y * stride; x < half.width; x++, at += 2) {
        half.data[to + y * (half.width + 2) + x] =
          (data[at]! + data[at + 1]! + data[at + stride]! + data[at + stride + 1]!) / 4
      }
    }
  }
  frame(half, 0, half.channels)
  return half
}

/** Each cell four times, into the first channels of `into`, which is twice as large. */
export function double(tensor: Tensor, into: Tensor): void {
  for (let channel = 0; channel < tensor.channels; channel++) {
    const [from, to] = [originOf(tensor, channel), originOf(into, channel)]
    for (let y = 0; y < into.height; y++) {
      const [source, target] = [from + (y >> 1) * (tensor.width + 2), to + y * (into.width + 2)]
      for (let x = 0; x < into.width; x++) into.data[target + x] = tensor.data[source + (x >> 1)]!
    }
  }
  frame(into, 0, tensor.channels)
}

/** All channels of `tensor`, of the same size, behind `from` channels of `into`. */
export function copy(tensor: Tensor, into: Tensor, from: number): void {
  into.data.set(tensor.data, from * (into.width + 2) * (into.height + 2))
}
