/**
 * Pictures from strangers, decoded within bounds. The first bytes decide what may reach the decoder: PNG, JPEG,
 * GIF, WebP, AVIF and TIFF. SVG is a program, so only its size is read, by `svg.ts`; BMP likewise.
 */
import type { DecodedImage, ImageDecoder } from '@postproof/engine/world'
import { bmpSize, sniff } from './images/sniff.ts'
import { svgSize } from './images/svg.ts'

export type ImageLimits = { maxBytes: number; maxPixels: number; seconds: number; concurrent: number }

const DEFAULTS: ImageLimits = { maxBytes: 10 * 1024 * 1024, maxPixels: 30_000_000, seconds: 3, concurrent: 2 }
const MAX_SIDE = 1024
const NO_PIXELS = { width: 0, height: 0, rgba: new Uint8Array() }

/**
 * Makes the decoder. `decode` never rejects: whatever cannot be read within the limits is undefined. SVG and BMP
 * (`other`) come without pixels (0 by 0). Sizes are as shown, that is with the EXIF orientation applied.
 */
export function createImageDecoder(limits: Partial<ImageLimits> = {}): ImageDecoder {
  const { maxBytes, concurrent, ...perImage } = { ...DEFAULTS, ...limits }
  const waiting: (() => void)[] = []
  let running = 0

  const place = async () => {
    if (running >= concurrent) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return {
    async decode(bytes) {
      if (bytes.length === 0 || bytes.length > maxBytes) return undefined
      const format = sniff(bytes)
      if (format === undefined) return undefined
      if (format === 'svg') return withoutPixels('svg', svgSize(bytes))
      if (format === 'bmp') return withoutPixels('other', bmpSize(bytes))
      await place()
      try {
        return await decodePixels(bytes, format, perImage)
      } catch {
        return undefined
      } finally {
        leave()
      }
    },
  }
}

function withoutPixels(
  format: DecodedImage['format'],
  size: { width: number; height: number } | undefined,
): DecodedImage | undefined {
  return size && { format, ...size, frames: 1, pixels: NO_PIXELS }
}

/** Some 20 MB, which only a process that decodes needs. */
async function decoder() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

async function decodePixels(
  bytes: Uint8Array,
  format: DecodedImage['format'],
  limits: { maxPixels: number; seconds: number },
): Promise<DecodedImage> {
  const options = {
    limitInputPixels: limits.maxPixels,
    sequentialRead: true,
    pages: 1,
    failOn: 'error',
  } as const
  const sharp = await decoder()
  const about = await sharp(bytes, options).metadata()
  const { data, info } = await sharp(bytes, options)
    .timeout({ seconds: limits.seconds })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return {
    format,
    width: about.autoOrient.width,
    height: about.autoOrient.height,
    frames: about.pages ?? 1,
    pixels: { width: info.width, height: info.height, rgba: new Uint8Array(data) },
  }
}
