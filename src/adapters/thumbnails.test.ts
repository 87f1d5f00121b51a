import sharp from 'sharp'
import { expect, test } from 'vitest'
import { thumbnailOf } from './thumbnails.ts'

const page = (width: number, height: number) =>
  sharp({ create: { width, height: 400, channels: 3, background: '#00f' } })
    .extend({ bottom: height - 400, background: '#f00' })
    .png()
    .toBuffer()

test.each([
  ['a long page', 400, 9000, 240],
  ['a wide page', 1280, 640, 120],
])('%s becomes its top, small', async (_, width, height, small) => {
  const thumbnail = await thumbnailOf(await page(width, height))
  const { data, info } = await sharp(thumbnail).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([240, small])
  expect([...data.subarray(0, 3)]).toEqual([0, 0, 255])
  expect(thumbnail.length).toBeLessThan(20_000)
})

test('what is no picture is refused', async () => {
  await expect(thumbnailOf(Buffer.from('no picture'))).rejects.toThrow()
})
