import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed } from './compressed.ts'

const page = `<p>${'calm, exact, quick. '.repeat(200)}</p>`
const html = { 'Content-Type': 'text/html; charset=utf-8' }

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
  [undefined, null],
])('%s: %s', async (accepted, encoding) => {
  const headers = new Headers(html)
  const body = new Uint8Array(await new Response(await compressed(page, headers, accepted)).arrayBuffer())
  expect(headers.get('Content-Encoding')).toBe(encoding)
  expect(headers.get('Vary')).toBe('Accept-Encoding')
  const read =
    encoding === 'br'
      ? brotliDecompressSync(body)
      : encoding === 'gzip'
        ? gunzipSync(body)
        : Buffer.from(body)
  expect(read.toString()).toBe(page)
  expect(encoding === null || body.byteLength < page.length / 4).toBe(true)
})

test('pictures, and what fits into one packet, stay as they are', async () => {
  const [picture, short] = [new Headers({ 'Content-Type': 'image/png' }), new Headers(html)]
  await compressed(page, picture, 'br')
  await compressed('<p>short</p>', short, 'br')
  expect([picture.get('Content-Encoding'), short.get('Content-Encoding')]).toEqual([null, null])
})
