import type { DeviceHeatMap, HeatMap } from '#contract/pictures.ts'
import type { Gray } from './gray-png.ts'
import type { Box } from './heat-figures.ts'

/**
 * The share of any area, told while it is drawn: the page holds the map in small and asks the server for nothing. Pure.
 */

export type AreaShare = {
  /** Of all predicted attention, 0-1, with the interval that the errors of the model allow. */
  share: number
  low: number
  high: number
  /** Of the attention on the first screen, 0-1; null where that is not known. */
  ofFirstScreen: number | null
}

export type ShareOf = (box: Box) => number

/** The scale of `cells_url`: each level is this factor above the next lower one. */
const step = 10 ** (6 / 254)

/** Share of the map in a box of a picture of that size, parts of cells counted by area. */
export function sharesOf(
  { width, height, levels }: Gray,
  picture: { width: number; height: number },
): ShareOf {
  const densities = Float64Array.from(levels, (level) => (level > 0 ? step ** (level - 255) : 0))
  const all = densities.reduce((a, b) => a + b, 0)
  const [wide, high] = [picture.width / width, picture.height / height]
  return (box) => {
    const left = Math.max(0, box.x / wide)
    const right = Math.min(width, (box.x + box.width) / wide)
    const top = Math.max(0, box.y / high)
    const bottom = Math.min(height, (box.y + box.height) / high)
    let sum = 0
    for (let row = Math.floor(top); row < bottom; row++) {
      const tall = Math.min(row + 1, bottom) - Math.max(row, top)
      for (let column = Math.floor(left); column < right; column++)
        sum +=
          tall * (Math.min(column + 1, right) - Math.max(column, left)) * densities[row * width + column]!
    }
    return all > 0 ? sum / all : 0
  }
}

type Sized = Pick<DeviceHeatMap, 'width' | 'height' | 'fold'>

export function areaShare(box: Box, shareOf: ShareOf, map: Sized, errors: HeatMap['errors']): AreaShare {
  const { width, height, fold } = map
  const share = shareOf(box)
  if (!width || !height || !fold) return { share, ...intervalOf(share, 1, errors), ofFirstScreen: null }
  const screen = Math.floor(Math.max(0, box.y + box.height / 2) / fold)
  const onScreen = shareOf({ x: 0, y: screen * fold, width, height: fold })
  const first = shareOf({ x: 0, y: 0, width, height: fold })
  const inFirst = shareOf({ ...box, height: Math.max(0, Math.min(box.y + box.height, fold) - box.y) })
  return {
    share,
    ...intervalOf(share, Math.max(onScreen, share), errors),
    ofFirstScreen: first > 0 ? inFirst / first : 0,
  }
}

/** As elements have theirs, by their share of the screen they stand on; between two lines of the errors even in the logarithm. */
export function intervalOf(
  share: number,
  onScreen: number,
  errors: HeatMap['errors'],
): { low: number; high: number } {
  if (!(share > 0) || errors.length === 0) return { low: 0, high: share > 0 ? 1 : 0 }
  const part = share / onScreen
  const after = errors.findIndex((line) => line.share >= part)
  const upper = errors.at(after)!
  const lower = after < 0 ? upper : errors[Math.max(0, after - 1)]!
  const width = Math.log(upper.share / lower.share)
  const along = width > 0 ? Math.max(0, Math.min(1, Math.log(part / lower.share) / width)) : 0
  return {
    low: share * (lower.low + (upper.low - lower.low) * along),
    high: Math.min(1, share * (lower.high + (upper.high - lower.high) * along)),
  }
}
