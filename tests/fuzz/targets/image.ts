import assert from 'node:assert/strict'
import { createImageDecoder } from '#adapters/images.ts'
import type { Target } from '../target.ts'

const decoder = createImageDecoder({ maxPixels: 2_000_000, seconds: 2 })

/** Pictures by their first octets, decoded within bounds. */
export const target: Target = {
  name: 'image',
  most: 32 * 1024,
  dictionary: [
    ...[
      '\x89PNG\r\n\x1a\n',
      'IHDR',
      'IDAT',
      'IEND',
      'PLTE',
      'tRNS',
      'acTL',
      'GIF89a',
      'GIF87a',
      '\xff\xd8\xff\xe0',
      '\xff\xda',
      '\xff\xc0',
      '\xff\xd9',
      'RIFF',
      'WEBP',
      'VP8 ',
      'VP8X',
      'ANIM',
      'ftypavif',
      'II*\0',
      'MM\0*',
      'BM',
      'Exif\0\0',
    ],
    ...[
      '\0\0\0\x01',
      '\xff\xff\xff\xff',
      '\x7f\xff\xff\xff',
      '\0\0\xc3\x50',
      '<svg ',
      'width="1e9"',
      'viewBox="0 0 1 0"',
      '>',
    ],
  ],
  async run(input) {
    const image = await decoder.decode(input)
    if (!image) return
    const { width, height, frames, pixels } = image
    for (const side of [width, height, frames])
      assert.ok(Number.isFinite(side) && side >= 0, `${width} by ${height}`)
    assert.ok(pixels.width <= 1024 && pixels.height <= 1024)
    assert.equal(pixels.rgba.length, pixels.width * pixels.height * 4)
  },
}
