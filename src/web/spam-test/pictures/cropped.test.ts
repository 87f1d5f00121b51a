import { expect, test } from 'vitest'
import { behind, cropped } from './cropped.ts'

const body = (x: number, width: number) => ({ x, y: 0, width, height: 900 })

test.each([
  ['a column in the middle', body(340, 600), 1280, { x: 316, width: 648 }],
  ['one at the left edge', body(8, 600), 1280, { x: 0, width: 632 }],
  ['one at the right edge', body(700, 580), 1280, { x: 676, width: 604 }],
  ['as wide as the window', body(0, 1280), 1280, null],
  ['nearly as wide as a phone', body(15, 360), 390, null],
  ['nothing measured', null, 1280, null],
  ['no picture yet', body(340, 600), null, null],
  ['an empty body', body(340, 0), 1280, null],
  ['a body outside the picture', body(2000, 600), 1280, null],
])('%s', (_name, content, width, expected) => {
  expect(cropped({ device: 'desktop', content, width }, [])).toEqual(expected)
})

test('a pin beside the mail stays in sight', () => {
  const pin = (device: 'desktop' | 'mobile', x: number) => ({ device, check: 'a', box: body(x, 20) })
  const shot = { device: 'desktop', content: body(340, 600), width: 1280 } as const
  expect(cropped(shot, [pin('desktop', 200), pin('mobile', 0)])).toEqual({ x: 176, width: 788 })
  expect(cropped(shot, [pin('desktop', 0), pin('desktop', 1270)])).toBeNull()
})

test('the picture is enlarged and moved so that the stretch fills its place', () => {
  expect(behind({ x: 316, width: 648 }, 1296)).toEqual({ width: '200.000%', marginLeft: '-48.765%' })
})
