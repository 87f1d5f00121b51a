import { expect, test } from 'vitest'
import { logoPicture } from './logo-picture.ts'

test('a logo becomes a picture as data, whatever it says', () => {
  const svg = `<svg onload="alert('1')"># é</svg>`
  const picture = logoPicture(svg)!
  expect(picture).toMatch(/^data:image\/svg\+xml,[\w%!'()*.~-]+$/)
  expect(decodeURIComponent(picture.split(',')[1]!)).toBe(svg)
})

test.each([null, 'x'.repeat(400_000)])('there is none without an SVG, or with a very long one', (svg) => {
  expect(logoPicture(svg)).toBeNull()
})
