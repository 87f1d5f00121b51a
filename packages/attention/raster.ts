import { createPlane, type Plane } from './plane.ts'

export type Pixels = { width: number; height: number; rgba: Uint8Array }

/** Brightness (0-1), two opponent colors (-1 to 1) and skin (0 or 1), one value for each cell. */
export type Raster = { luma: Plane; redGreen: Plane; blueYellow: Plane; skin: Plane }

/** Which cells of the whole raster are wanted; `step` is the width of a cell in pixels. */
export type Part = { width: number; top: number; bottom: number; step: number }

/**
 * Averages areas of the RGBA picture (over white where it is transparent) into cells. Missing bytes read as
 * transparent. Time linear in pixels, memory in cells.
 */
export function rasterize(pixels: Pixels, part: Part): Raster {
  const [width, height] = [part.width, part.bottom - part.top]
  const plane = () => createPlane(width, height)
  const raster = { luma: plane(), redGreen: plane(), blueYellow: plane(), skin: plane() }
  const columns = edges(0, width, pixels.width, part.step)
  const rows = edges(part.top, part.bottom, pixels.height, part.step)
  // Numbers alone, no objects: this runs once for each of some hundred thousand cells.
  const color = new Float64Array(3)
  for (let y = 0; y < height; y++) {
    const top = rows[2 * y]!
    const bottom = rows[2 * y + 1]!
    for (let x = 0; x < width; x++) {
      average(pixels, columns[2 * x]!, columns[2 * x + 1]!, top, bottom, color)
      const red = color[0]!
      const green = color[1]!
      const blue = color[2]!
      const at = y * width + x
      raster.luma.data[at] = 0.299 * red + 0.587 * green + 0.114 * blue
      raster.redGreen.data[at] = red - green
      raster.blueYellow.data[at] = blue - (red + green) / 2
      raster.skin.data[at] = isSkin(red, green, blue) ? 1 : 0
    }
  }
  return raster
}

/** First pixel of each cell and the one behind its last: at least one pixel, all inside the picture. */
function edges(from: number, to: number, pixels: number, step: number): Int32Array {
  const found = new Int32Array((to - from) * 2)
  for (let cell = from; cell < to; cell++) {
    const first = Math.min(pixels - 1, Math.floor(cell * step))
    found[2 * (cell - from)] = first
    found[2 * (cell - from) + 1] = Math.min(pixels, Math.max(first + 1, Math.floor((cell + 1) * step)))
  }
  return found
}

function average(
  { rgba, width }: Pixels,
  left: number,
  right: number,
  top: number,
  bottom: number,
  color: Float64Array,
) {
  let red = 0
  let green = 0
  let blue = 0
  for (let y = top; y < bottom; y++) {
    let at = (y * width + left) * 4
    for (let x = left; x < right; x++, at += 4) {
      const alpha = rgba[at + 3] ?? 0
      if (alpha === 255) {
        red += rgba[at]!
        green += rgba[at + 1]!
        blue += rgba[at + 2]!
      } else {
        red += 255 + (((rgba[at] ?? 0) - 255) * alpha) / 255
        green += 255 + (((rgba[at + 1] ?? 0) - 255) * alpha) / 255
        blue += 255 + (((rgba[at + 2] ?? 0) - 255) * alpha) / 255
      }
    }
  }
  const share = 1 / (255 * (right - left) * (bottom - top))
  color[0] = red * share
  color[1] = green * share
  color[2] = blue * share
}

/** A wide rule for skin in YCbCr (after Chai and Ngan 1999, widened to dark skin); wood and sand match it too. */
function isSkin(red: number, green: number, blue: number): boolean {
  const cb = 0.5 - 0.168736 * red - 0.331264 * green + 0.5 * blue
  const cr = 0.5 + 0.5 * red - 0.418688 * green - 0.081312 * blue
  return cb > 0.3 && cb < 0.5 && cr > 0.522 && cr < 0.68 && red > 0.22 && red > green && red > blue
}
