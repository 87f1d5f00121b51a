import { type Layer, pack } from './convolution.ts'
import type { Network } from './forward.ts'

/**
 * A network as it is kept: each weight one signed byte, times a scale of its output channel. `weights` is base64, in the
 * order out, into, row, column.
 */
export type StoredNetwork = { layers: StoredLayer[] }
type StoredLayer = {
  into: number
  out: number
  size: number
  stride: number
  weights: string
  scale: number[]
  bias: number[]
}

/** Twelve layers in the order of `Network`. */
export function readNetwork({ layers }: StoredNetwork): Network {
  const [s0, s1, first, d0, d1, d2, d3, u0, u1, u2, u3, head] = layers.map(readLayer)
  if (!head) throw new Error(`a network of ${layers.length} layers`)
  return { stem: [s0!, s1!], first: first!, down: [d0!, d1!, d2!, d3!], up: [u0!, u1!, u2!, u3!], head }
}

function readLayer({ into, out, size, stride, weights, scale, bias }: StoredLayer): Layer {
  const bytes = Int8Array.from(atob(weights), (letter) => (letter.charCodeAt(0) << 24) >> 24)
  const each = into * size * size
  const values = new Float64Array(out * each)
  for (let at = 0; at < values.length; at++) values[at] = bytes[at]! * scale[Math.floor(at / each)]!
  return { into, out, size, stride, weights: pack(values, out), bias: Float64Array.from(bias) }
}
