import type { BaseMaps } from './base-maps.ts'
import type { Columns } from './geometry.ts'
import { blur, type Plane } from './plane.ts'

/**
 * The features of the pixels: each a base map, blurred (`sigma`, cells) and its logarithm taken above a floor (`floor`)
 * under which nothing is to be seen. What a fixation density is a product of becomes a sum of weights this way.
 */
export const pixelFeatures = [
  { name: 'strokes', of: (maps: BaseMaps) => maps.across, sigma: 8, floor: 0.015 },
  { name: 'rules', of: (maps: BaseMaps) => maps.down, sigma: 8, floor: 0.003 },
  { name: 'edges', of: (maps: BaseMaps) => maps.edge, sigma: 12, floor: 0.003 },
  { name: 'medium text', of: (maps: BaseMaps) => maps.lines[0]!, sigma: 6, floor: 0.01 },
  { name: 'large text', of: (maps: BaseMaps) => maps.lines[1]!, sigma: 6, floor: 0.01 },
  { name: 'largest text', of: (maps: BaseMaps) => maps.lines[2]!, sigma: 9, floor: 0.01 },
  { name: 'texture', of: (maps: BaseMaps) => maps.soft, sigma: 8, floor: 0.03 },
  { name: 'skin', of: (maps: BaseMaps) => maps.skin, sigma: 5, floor: 0.05 },
] as const

/** Position inside one screen: `x` and `y` run from -0.5 to 0.5 across the content box and the screen. */
export const positionFeatures = [
  { name: 'log prior', of: (_x: number, _y: number, logPrior: number) => logPrior },
  { name: 'x', of: (x: number) => x },
  { name: 'y', of: (_x: number, y: number) => y },
  { name: 'y squared', of: (_x: number, y: number) => y * y },
] as const

/**
 * Calls `visit` with the plane of each pixel feature in turn; only one is held at a time. Beside the columns asked for it
 * has no logarithms.
 */
export function eachPixelFeature(
  maps: BaseMaps,
  columns: Columns,
  visit: (plane: Plane, index: number) => void,
): void {
  for (const [index, feature] of pixelFeatures.entries()) {
    const plane = blur(feature.of(maps), feature.sigma)
    const { data, width, height } = plane
    for (let row = 0; row < height; row++) {
      const end = row * width + columns.right
      for (let at = row * width + columns.left; at < end; at++)
        data[at] = Math.log(feature.floor + Math.max(0, data[at]!))
    }
    visit(plane, index)
  }
}
