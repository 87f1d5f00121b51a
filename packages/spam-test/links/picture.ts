import type { DecodedImage, ImageDecoder } from '@postproof/engine/world'
import { decodeQRBatch } from 'qr/decode.js'
import type { ImageOutcome } from './types.ts'

export type Picture = Pick<ImageOutcome, 'format' | 'width' | 'height' | 'frames' | 'blank' | 'qr'>

export const NO_PICTURE: Picture = {
  format: null,
  width: null,
  height: null,
  frames: null,
  blank: null,
  qr: [],
}

/** The smallest QR code has 21 modules a side; below two pixels each no phone can read it. */
const MIN_QR_SIDE = 42
const QR_EFFORT_MS = 8
const MAX_QR = 5

/** Decodes a picture and looks at its first frame. What cannot be decoded is NO_PICTURE. */
export async function readPicture(bytes: Uint8Array, images: ImageDecoder): Promise<Picture> {
  const image = await images.decode(bytes)
  if (!image) return NO_PICTURE
  const { format, width, height, frames, pixels } = image
  const blank = pixels.rgba.length > 0 ? isBlank(pixels.rgba) : null
  return { format, width, height, frames, blank, qr: blank === false ? await readQr(pixels) : [] }
}

/** Every pixel is the same; fully transparent ones are, whatever color lies under them. */
export function isBlank(rgba: Uint8Array): boolean {
  const [red, green, blue, alpha] = rgba
  for (let i = 4; i < rgba.length; i += 4) {
    if (alpha === 0 && rgba[i + 3] === 0) continue
    if (rgba[i] !== red || rgba[i + 1] !== green || rgba[i + 2] !== blue || rgba[i + 3] !== alpha)
      return false
  }
  return true
}

/** Texts of the QR codes in a picture, at most five; transparent pixels are seen on white. */
export async function readQr({ width, height, rgba }: DecodedImage['pixels']): Promise<string[]> {
  if (width < MIN_QR_SIDE || height < MIN_QR_SIDE) return []
  try {
    const data = onWhite(rgba)
    const [found = []] = await decodeQRBatch([{ width, height, data }], {
      format: 'RGBA',
      // Else it makes room for 3840 by 3840 pixels, some 50 MB, for each picture.
      maxSize: { width, height },
      timeLimit: QR_EFFORT_MS,
    })
    const texts = found.filter((result) => typeof result === 'string')
    return [...new Set(texts)].slice(0, MAX_QR).map((text) => text.slice(0, 2000))
  } catch {
    // The decoder reports "no code found" by throwing.
    return []
  }
}

function onWhite(rgba: Uint8Array): Uint8Array {
  let seen = rgba
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3]!
    if (alpha === 255) continue
    if (seen === rgba) seen = new Uint8Array(rgba)
    for (let c = i; c < i + 3; c += 1) seen[c] = Math.round((rgba[c]! * alpha + 255 * (255 - alpha)) / 255)
    seen[i + 3] = 255
  }
  return seen
}
