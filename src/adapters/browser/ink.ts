import { luminanceOf } from '@postproof/engine/luminance'

/**
 * What is drawn in a picture with a transparent ground, a logo mostly: whether it is still seen on another ground is
 * decided by its darkest and lightest part.
 */

/** Larger ones are photos; what is cut out of them is not looked for. */
const MOST_PIXELS = 4_000_000
const SIDE = 64
/** Shares of the pixels: fewer clear ones are rounded corners, fewer of an ink are edges. */
const CLEAR = 0.05
const EDGE = 0.02

/**
 * Relative luminance (WCAG 2.2) of the darkest and of the lightest part of the ink, 0 to 1. Undefined for a picture that
 * covers its ground, or is nothing but clear. Never rejects.
 */
export async function inkOf(bytes: Uint8Array, pixels: number): Promise<[number, number] | undefined> {
  if (pixels > MOST_PIXELS) return undefined
  try {
    const { default: sharp } = await import('sharp')
    const { data } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 })
      .timeout({ seconds: 5 })
      .toColourspace('srgb')
      .ensureAlpha()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return ends(data)
  } catch {
    return undefined
  }
}

function ends(rgba: Uint8Array): [number, number] | undefined {
  const inks: number[] = []
  let clear = 0
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    if (rgba[at + 3]! < 26) clear++
    else if (rgba[at + 3]! > 200) inks.push(luminanceOf(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!))
  }
  if (inks.length === 0 || clear < CLEAR * (rgba.length / 4)) return undefined
  inks.sort((one, other) => one - other)
  const edge = Math.floor(inks.length * EDGE)
  return [inks[edge]!, inks[inks.length - 1 - edge]!]
}
