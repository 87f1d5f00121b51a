import { bad, good } from '@postproof/engine/finding'
import type { RenderedBox } from '@postproof/engine/world'
import { expect, test } from 'vitest'
import { drawnLines, linesOf } from './drawn-lines.ts'

const at = (line: number, place: 'html' | 'raw' = 'html') => ({
  label: 'text',
  value: 'x',
  place: { in: place, line },
})
const box = (line: number | null, x: number, width = 10) =>
  ({ line, box: { x, y: 20.4, width, height: 5 } }) as RenderedBox

test('lines are those of the HTML that something wrong points to, each once', () => {
  const findings = [
    bad('image_alt', 'missing', {}, [at(3), at(3), at(7)]),
    bad('dkim', 'unsigned', {}, [at(1, 'raw')]),
    good('cta_button', 'found', {}, [at(9)]),
  ]
  expect(linesOf(findings)).toEqual([3, 7])
})

test('a line is where the last thing of it was drawn; what was not drawn has no place', () => {
  const boxes = [box(3, 1), box(3, 40.6), box(3, 90, 0), box(null, 5), box(8, 2)]
  expect(drawnLines([3, 7], { boxes })).toEqual([{ line: 3, x: 41, y: 20, width: 10, height: 5 }])
})

test('a mail with a thousand lines has a hundred', () => {
  const lines = Array.from({ length: 1000 }, (_, index) => index + 1)
  expect(drawnLines(lines, { boxes: lines.map((line) => box(line, line)) })).toHaveLength(100)
})
