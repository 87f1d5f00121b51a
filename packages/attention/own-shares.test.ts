import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createOwnShares } from './own-shares.ts'
import type { Plane } from './plane.ts'
import { predict } from './predict.ts'
import { drawPage } from './synthetic-page.ts'

const even = (width: number, height: number): Plane => ({
  width,
  height,
  data: new Float32Array(width * height).fill(1 / (width * height)),
})
const at = (x: number, y: number, width: number, height: number, kind: 'picture' | 'text' = 'text') => ({
  kind,
  box: { x, y, width, height },
})

it('a picture counts what the texts over it leave, whichever stands first', () => {
  const picture = at(0, 0, 40, 20, 'picture')
  const text = at(10, 5, 20, 10)
  for (const boxes of [
    [picture, text],
    [text, picture],
  ]) {
    const shareOf = createOwnShares(boxes, even(10, 10), 4)
    expect(shareOf(text.box)).toBeCloseTo(0.125)
    expect(shareOf(picture.box)).toBeCloseTo(0.5 - 0.125)
  }
})

it('of two boxes of one size the text counts', () => {
  const [picture, text] = [at(0, 0, 20, 20, 'picture'), at(0, 0, 20, 20)]
  const shareOf = createOwnShares([picture, text], even(10, 10), 4)
  expect([shareOf(picture.box), shareOf(text.box)]).toEqual([0, expect.closeTo(0.25)])
})

it('shares of any boxes sum to at most 1, and one alone has what lies in it', () => {
  const number = fc.integer({ min: -20, max: 60 })
  const box = fc.record({
    kind: fc.constantFrom('picture' as const, 'text' as const),
    box: fc.record({ x: number, y: number, width: number, height: number }),
  })
  fc.assert(
    fc.property(fc.array(box, { maxLength: 12 }), (boxes) => {
      const shareOf = createOwnShares(boxes, even(10, 10), 4)
      const sum = boxes.reduce((total, each) => total + shareOf(each.box), 0)
      expect(sum).toBeLessThanOrEqual(1 + 1e-5)
      expect(sum).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('elements of a mail with its words over a picture share at most all attention', () => {
  const { elements, callToAction } = predict(
    drawPage({
      width: 600,
      height: 700,
      blocks: [
        { kind: 'picture', x: 0, y: 0, width: 600, height: 600, text: 'Beach' },
        { kind: 'heading', x: 60, y: 80, width: 480, height: 90, fontSize: 36 },
        { kind: 'text', x: 60, y: 200, width: 480, height: 120 },
        { kind: 'button', x: 200, y: 420, width: 200, height: 50, background: { r: 200, g: 30, b: 30 } },
      ],
    }),
  )
  expect(elements).toHaveLength(4)
  expect(elements.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1)
  // The ground of the button draws nobody away from it.
  expect(callToAction?.outrankedBy).not.toContain('Beach')
})
