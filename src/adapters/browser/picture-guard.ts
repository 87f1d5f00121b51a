import { parseFragment } from 'parse5'
import { bmpSize, sniff } from '../images/sniff.ts'
import { svgSize } from '../images/svg.ts'
import { inkOf } from './ink.ts'

/** What Chromium may be given as a picture: its own type, whatever the server called it. */
/** `ink`: of a picture with a transparent ground. */
export type GuardedPicture = { type: string; bytes: Uint8Array; pixels: number; ink?: [number, number] }

const MAX_SVG = 200_000
const TYPES = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  bmp: 'image/bmp',
} as const

/**
 * Looks at a stranger's picture before Chromium does: the first bytes decide on the type, the header on the size in
 * pixels; none is decoded but small ones with a transparent ground. Of an animation only the first picture goes on, so that two runs show the same.
 * `broken`: no picture that browsers show, or over `maxPixels`. `bound`: an SVG of which we do not know that it keeps no
 * browser busy. Never rejects.
 */
export async function guardPicture(
  bytes: Uint8Array,
  maxPixels: number,
): Promise<GuardedPicture | 'broken' | 'bound'> {
  const format = sniff(bytes)
  if (format === undefined || format === 'tiff') return 'broken'
  if (format === 'svg') return guardSvg(bytes, maxPixels)
  if (format === 'bmp') {
    const size = bmpSize(bytes)
    if (!size || size.width * size.height > maxPixels) return 'broken'
    return { type: TYPES.bmp, bytes, pixels: size.width * size.height }
  }
  try {
    // Some 20 MB, which only a process that draws needs.
    const { default: sharp } = await import('sharp')
    const about = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()
    const pixels = about.width * about.height
    if (pixels > maxPixels) return 'broken'
    const ink = about.hasAlpha ? await inkOf(bytes, pixels) : undefined
    const more = ink ? { ink } : {}
    if ((about.pages ?? 1) <= 1) return { type: TYPES[format], bytes, pixels, ...more }
    const first = await sharp(bytes, { limitInputPixels: maxPixels, pages: 1 })
      .timeout({ seconds: 20 })
      .png({ compressionLevel: 1 })
      .toBuffer()
    return { type: TYPES.png, bytes: first, pixels, ...more }
  } catch {
    return 'broken'
  }
}

/** What repeats, refers or computes: a few hundred octets of it can mean minutes of drawing. */
const BUSY = new Set(
  'use filter foreignobject pattern mask image feimage symbol script style animate animatetransform animatemotion set'.split(
    ' ',
  ),
)

function guardSvg(bytes: Uint8Array, maxPixels: number): GuardedPicture | 'broken' | 'bound' {
  const size = svgSize(bytes)
  if (!size || size.width * size.height > maxPixels) return 'broken'
  const text = Buffer.from(bytes).toString('utf8')
  // An internal subset may define entities that expand into each other.
  const isSafe = bytes.length <= MAX_SVG && !/<!(DOCTYPE[^>]{0,400}\[|ENTITY)/i.test(text) && isPlain(text)
  return isSafe ? { type: 'image/svg+xml', bytes, pixels: size.width * size.height } : 'bound'
}

function isPlain(text: string): boolean {
  const waiting = [...parseFragment(text.slice(Math.max(0, text.search(/<svg/i)))).childNodes]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!('tagName' in next)) continue
    if (BUSY.has(next.tagName.toLowerCase())) return false
    waiting.push(...next.childNodes)
  }
  return true
}
