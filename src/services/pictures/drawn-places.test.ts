import { bad, good } from '@postproof/engine/finding'
import type { RenderedBox } from '@postproof/engine/world'
import { positionFinder } from '@postproof/message/locations'
import { parseBounded } from '@postproof/message/parse-html'
import { describe, expect, test } from 'vitest'
import { placeFinder, placesOf } from './drawn-places.ts'

const at = (line: number, column?: number, place: 'html' | 'raw' = 'html') => ({
  label: 'text',
  value: 'x',
  place: { in: place, line, ...(column && { column }) },
})
const box = (line: number | null, x: number, width = 10) =>
  ({ line, box: { x, y: 20.4, width, height: 5 } }) as RenderedBox

test('places are those in the HTML that something wrong points to, each once', () => {
  const findings = [
    bad('image_alt', 'missing', {}, [at(3), at(3), at(3, 9), at(7)]),
    bad('dkim', 'unsigned', {}, [at(1, 1, 'raw')]),
    good('cta_button', 'found', {}, [at(9)]),
  ]
  expect(placesOf(findings)).toEqual([{ line: 3 }, { line: 3, column: 9 }, { line: 7 }])
})

test('a line is where the last thing of it was drawn; what was not drawn has no place', () => {
  const boxes = [box(3, 1), box(3, 40.6), box(3, 90, 0), box(null, 5), box(8, 2)]
  const find = placeFinder(null)
  expect(find([{ line: 3 }, { line: 7 }], { boxes })).toEqual([
    { line: 3, x: 41, y: 20, width: 10, height: 5 },
  ])
})

test('a mail with a thousand lines has a hundred', () => {
  const lines = Array.from({ length: 1000 }, (_, index) => index + 1)
  const boxes = lines.map((line) => box(line, line))
  const places = lines.map((line) => ({ line }))
  expect(placeFinder(null)(places, { boxes })).toHaveLength(100)
})

describe('a mail of one line', () => {
  const source =
    '<table><tr><td>Hello <b>you</b> there</td><td><a href="/a"><img src="a.png"></a><img src="b.png"><img src="gone.png"></td></tr></table>'
  const drawn = ['<td>Hello', '<b>', '<img src="a', '<img src="b', '</a>']
  const boxes = drawn.slice(0, 4).map((tag, index): RenderedBox => {
    const offset = source.indexOf(tag)
    return { ...box(1, index), offset }
  })
  const find = placeFinder({ source, document: parseBounded(source).document })
  const place = (text: string) => positionFinder(source)(source.indexOf(text))
  const found = (text: string) => find([place(text)], { boxes }).map(({ x }) => x)

  test.each([
    ['an element that was drawn', '<img src="b', [3]],
    ['a link, by the picture in it', '<a href', [2]],
    ['text, by the element around it', 'Hello', [0]],
    ['text within that', 'you', [1]],
    ['text behind an element that ended', ' there', [0]],
    ['what was not drawn', '<img src="gone', []],
  ])('finds %s', (_, text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  test('tells of no place by the line alone, unless little stands on it', () => {
    expect(find([{ line: 1 }], { boxes: [...boxes, box(1, 9)] })).toEqual([])
    expect(find([{ line: 1 }], { boxes: boxes.slice(0, 2) }).map(({ x }) => x)).toEqual([1])
  })

  test('in an older drawing, which has no offsets, has the place of its line', () => {
    const old = boxes.slice(0, 3).map(({ offset: _, ...rest }) => rest)
    expect(find([place('<img src="b')], { boxes: old }).map(({ x }) => x)).toEqual([2])
  })
})
