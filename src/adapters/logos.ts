import { sniff } from './images/sniff.ts'

/** Re-encodes uploaded logos as small PNG files. The uploaded octets are not kept. */

/** Octets of a file that is read. */
export const MOST_LOGO = 100_000
const MOST_PIXELS = 16_000_000
const [WIDTH, HEIGHT] = [660, 216]
const SECONDS = 3

export type ReadLogo = { ok: true; png: Uint8Array } | { ok: false; why: 'not_taken' | 'broken' }

/** Reads one after another, so that many uploads take one thread. Never rejects. */
export function createLogoReader(): (file: Uint8Array) => Promise<ReadLogo> {
  let last: Promise<unknown> = Promise.resolve()
  return (file) => {
    const format = file.length <= MOST_LOGO ? sniff(file) : undefined
    if (format !== 'png' && format !== 'jpeg') return Promise.resolve({ ok: false, why: 'not_taken' })
    const read = last.then(() => redraw(file))
    last = read
    return read
  }
}

async function redraw(file: Uint8Array): Promise<ReadLogo> {
  const { default: sharp } = await import('sharp')
  try {
    const options = {
      limitInputPixels: MOST_PIXELS,
      sequentialRead: true,
      pages: 1,
      failOn: 'error',
    } as const
    const png = await sharp(file, options)
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer()
    return { ok: true, png }
  } catch {
    return { ok: false, why: 'broken' }
  }
}
