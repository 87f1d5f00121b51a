import * as lucide from 'lucide'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pathOf, type Shape } from './icon-path.ts'
import * as icons from './icons.tsx'

const drawn = (inside: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="96" height="96" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>`,
    ),
  )
    .ensureAlpha()
    .raw()
    .toBuffer()

const asShapes = (shapes: readonly Shape[]) =>
  shapes
    .map(([tag, attributes]) => {
      const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${tag}${given.join('')}/>`
    })
    .join('')

const names = Object.keys(icons)

test('all icons are looked at', () => expect(names.length).toBeGreaterThan(50))

test.each(names)('%s looks as one path as it does in its shapes', async (name) => {
  const shapes = (lucide as unknown as Record<string, Shape[]>)[name]!
  const [one, many] = [await drawn(`<path d="${pathOf(shapes)}"/>`), await drawn(asShapes(shapes))]
  const apart = one.reduce((sum, value, at) => sum + (Math.abs(value - many[at]!) > 60 ? 1 : 0), 0)
  expect(apart).toBeLessThan(10)
  expect(many.some((value) => value > 0)).toBe(true)
})

test.each<[Shape[], string]>([
  [
    [
      ['path', { d: 'M1 1h2' }],
      ['path', { d: 'm9 18 6-6-6-6' }],
    ],
    'M1 1h2M9 18l6-6-6-6',
  ],
  [[['path', { d: 'm2 2h3' }]], 'M2 2h3'],
  [[['rect', { x: 1, y: 2, width: 3, height: 4 }]], 'M1 2h3v4h-3v-4z'],
])('%j is %s', (shapes, path) => expect(pathOf(shapes)).toBe(path))

test('a shape that is not known is refused', () =>
  expect(() => pathOf([['polygon', { points: '1,1 2,2' }]])).toThrow('polygon'))
