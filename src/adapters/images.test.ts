import { crc32, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createImageDecoder } from './images.ts'

const decoder = createImageDecoder()
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

const red = (width = 8, height = 4) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 10, b: 20 } } })

/** A PNG whose header promises more than its data holds. */
function pngOf(width: number, height: number, data: Buffer) {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content])
    const size = Buffer.alloc(4)
    size.writeUInt32BE(content.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('decodes', () => {
  test.each([
    ['png', () => red().png().toBuffer()],
    ['jpeg', () => red().jpeg().toBuffer()],
    ['gif', () => red().gif().toBuffer()],
    ['webp', () => red().webp().toBuffer()],
    ['avif', () => red().avif().toBuffer()],
    ['tiff', () => red().tiff().toBuffer()],
  ] as const)('%s', async (format, make) => {
    const image = await decoder.decode(await make())
    expect(image).toMatchObject({ format, width: 8, height: 4, frames: 1, pixels: { width: 8, height: 4 } })
    expect(image?.pixels.rgba).toHaveLength(8 * 4 * 4)
    const [r = 0, g = 0, b = 0, a = 0] = image?.pixels.rgba ?? []
    expect([Math.abs(r - 200) < 12, g < 30, b < 40, a]).toEqual([true, true, true, 255])
  })

  test('gray and 16-bit pictures as RGBA', async () => {
    const gray = await decoder.decode(await red().grayscale().png().toBuffer())
    expect(gray?.pixels.rgba).toHaveLength(8 * 4 * 4)
    const deep = await decoder.decode(await red().toColourspace('rgb16').png().toBuffer())
    expect(deep?.pixels.rgba.slice(0, 4)).toEqual(new Uint8Array([200, 10, 20, 255]))
  })

  test('an animation: the first frame and their number', async () => {
    const frames = await Promise.all(
      ['white', 'black'].map((background) =>
        sharp({ create: { width: 6, height: 5, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const image = await decoder.decode(gif)
    expect(image).toMatchObject({
      format: 'gif',
      width: 6,
      height: 5,
      frames: 2,
      pixels: { width: 6, height: 5 },
    })
    expect(image?.pixels.rgba[0]).toBe(255)
  })

  test('large ones scaled down, small ones as they are, turned ones turned', async () => {
    const large = await decoder.decode(await red(4000, 100).png().toBuffer())
    expect(large).toMatchObject({ width: 4000, height: 100, pixels: { width: 1024, height: 26 } })
    const turned = await decoder.decode(await red(40, 10).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect(turned).toMatchObject({ width: 10, height: 40, pixels: { width: 10, height: 40 } })
  })

  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40px"/>', 120, 40],
    [
      '<?xml version="1.0"?>\n<!-- c --><svg viewBox="0 0 64 32"><image href="http://10.0.0.1/x.png"/></svg>',
      64,
      32,
    ],
    ['<svg width="100%" viewBox="0,0,10,20">', 10, 20],
    ['<svg width="72pt" height="1in">', 96, 96],
    ['<svg height="50" viewBox="0 0 200 100">', 100, 50],
    ['\xef\xbb\xbf <SVG>', 300, 150],
    ["<svg stroke-width='3' width='7' height='9'>", 7, 9],
    ['<svg viewBox="0 0 1e999 64">', 300, 150],
    ['<svg width="64" viewBox="0 0 1 Infinity">', 64, 150],
    ['<svg height="64" viewBox="0 0 -5 NaN">', 300, 64],
    ['<svg viewBox="0 0 .001 .001">', 1, 1],
    ['<svg width="9999999" viewBox="0 0 .000001 1e9">', 9_999_999, 1e9],
  ])('the size of an SVG, without rendering it: %s', async (text, width, height) => {
    const image = await decoder.decode(bytes(text))
    expect(image).toEqual({
      format: 'svg',
      width,
      height,
      frames: 1,
      pixels: { width: 0, height: 0, rgba: new Uint8Array() },
    })
  })

  test('the size of a BMP', async () => {
    const bmp = Buffer.alloc(54)
    bmp.write('BM')
    bmp.writeInt32LE(31, 18)
    bmp.writeInt32LE(-17, 22)
    expect(await decoder.decode(bmp)).toMatchObject({ format: 'other', width: 31, height: 17 })
  })
})

describe('refuses', () => {
  test.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['HTML', '<html><body>404</body></html>'],
    ['a packed SVG', '\x1f\x8b\x08\0\0\0\0\0'],
    ['PDF', '%PDF-1.7\n1 0 obj'],
    ['a PNG signature alone', '\x89PNG\r\n\x1a\n'],
    ['a GIF header alone', 'GIF89a'],
    ['a broken JPEG', '\xff\xd8\xff\xe0broken'],
    ['HDR, which libvips knows', '#?RADIANCE\n'],
    ['an empty BMP', `BM${'\0'.repeat(60)}`],
  ])('%s', async (_, text) => {
    expect(await decoder.decode(bytes(text))).toBeUndefined()
  })

  test('too many pixels, too many bytes, half a picture', async () => {
    expect(await decoder.decode(pngOf(60_000, 60_000, Buffer.alloc(100_000)))).toBeUndefined()
    expect(await createImageDecoder({ maxBytes: 50 }).decode(await red().png().toBuffer())).toBeUndefined()
    expect(await createImageDecoder({ maxPixels: 31 }).decode(await red().png().toBuffer())).toBeUndefined()
    expect(await decoder.decode(pngOf(100, 100, Buffer.alloc(500)))).toBeUndefined()
  })
})

test('many at once all come back, in bounded numbers', async () => {
  const png = await red(300, 300).png().toBuffer()
  const images = await Promise.all(Array.from({ length: 12 }, () => decoder.decode(png)))
  expect(images.every((image) => image?.width === 300)).toBe(true)
})

test('no bytes crash it, bare or behind a known signature', async () => {
  const heads = [
    '',
    '\x89PNG\r\n\x1a\n',
    'GIF89a',
    '\xff\xd8\xff',
    'RIFF\x10\0\0\0WEBP',
    'II*\0',
    'BM',
    '<svg ',
    '\0\0\0\x1cftypavif',
  ]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 200 }), async (head, tail) => {
      const image = await decoder.decode(new Uint8Array([...bytes(head), ...tail]))
      if (image) expect(image.width > 0 && image.height > 0).toBe(true)
    }),
    { numRuns: 150 },
  )
})
