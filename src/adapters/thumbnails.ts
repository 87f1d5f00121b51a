import sharp from 'sharp'

/** Pictures of mails as small as a strip of them shows: their top, as wide as high. */

/** Pixels; a strip shows it at half of that on a dense screen. */
const WIDTH = 240
/** A page of 12,000 CSS px at two pixels each, and some more. */
const mostPixels = 60_000_000

sharp.concurrency(1)

/**
 * PNG -> a PNG of some ten kilobytes. Only its top is read, in a thread that answers no requests: some 20 ms, which is
 * less than keeping it would take. Rejects for what is no picture.
 */
export async function thumbnailOf(png: Uint8Array): Promise<Uint8Array> {
  const picture = sharp(png, { limitInputPixels: mostPixels, sequentialRead: true })
  const { width, height } = await picture.metadata()
  return picture
    .extract({ left: 0, top: 0, width, height: Math.min(width, height) })
    .resize({ width: WIDTH })
    .png({ palette: true, colours: 64, effort: 1 })
    .toBuffer()
}
