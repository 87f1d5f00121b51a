import type { Plane } from '../plane.ts'
import { createPlane } from '../plane.ts'
import { convolve, type Layer } from './convolution.ts'
import type { NetworkInput } from './inputs.ts'
import { copy, createTensor, double, frame, halved, originOf, type Tensor } from './tensor.ts'

/**
 * The layers in their order (`bench/heatmap/network/model.py` has the same ones): colors are brought from cells of 4 px
 * to 16 by `stem`; what follows looks at cells of 16, 32 and 64 px and joins what it found on the way back.
 */
export type Network = {
  stem: [Layer, Layer]
  first: Layer
  down: [Layer, Layer, Layer, Layer]
  up: [Layer, Layer, Layer, Layer]
  head: Layer
}

/** A plane for each output of the head, in cells of 16 px: what is added to the score. */
export function forward(network: Network, input: NetworkInput): Plane[] {
  const { stem, first, down, up, head } = network
  const seen = apply(stem[0], tensorOf(input.colors))
  const { width, height } = input.features[0]!
  const ground = createTensor(stem[1].out + input.features.length, width, height)
  convolve(seen, stem[1], ground, 0)
  copy(tensorOf(input.features), ground, stem[1].out)

  const top = apply(first, ground)
  const middle = apply(down[1], apply(down[0], halved(top)))
  const bottom = apply(down[3], apply(down[2], halved(middle)))
  const back = apply(up[1], apply(up[0], joined(bottom, middle)))
  const last = apply(up[3], apply(up[2], joined(back, top)))
  const scores = createTensor(head.out, width, height)
  convolve(joined(back, last), head, scores, 0, true)
  return Array.from({ length: head.out }, (_, channel) => planeOf(scores, channel, input))
}

function apply(layer: Layer, input: Tensor): Tensor {
  const output = createTensor(layer.out, input.width / layer.stride, input.height / layer.stride)
  convolve(input, layer, output, 0)
  return output
}

/** The channels of the smaller one, doubled, and behind them those of the other. */
function joined(small: Tensor, large: Tensor): Tensor {
  const both = createTensor(small.channels + large.channels, large.width, large.height)
  double(small, both)
  copy(large, both, small.channels)
  return both
}

function tensorOf(planes: Plane[]): Tensor {
  const { width, height } = planes[0]!
  const tensor = createTensor(planes.length, width, height)
  for (const [channel, { data }] of planes.entries()) {
    const origin = originOf(tensor, channel)
    for (let row = 0; row < height; row++)
      tensor.data.set(data.subarray(row * width, (row + 1) * width), origin + row * (width + 2))
  }
  frame(tensor, 0, planes.length)
  return tensor
}

/** Without the padding of the input. */
function planeOf(tensor: Tensor, channel: number, { columns, rows }: NetworkInput): Plane {
  const plane = createPlane(columns, rows)
  const origin = originOf(tensor, channel)
  for (let row = 0; row < rows; row++) {
    const from = origin + row * (tensor.width + 2)
    plane.data.set(tensor.data.subarray(from, from + columns), row * columns)
  }
  return plane
}
