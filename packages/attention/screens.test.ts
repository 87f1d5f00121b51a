import { expect, it, test, vi } from 'vitest'
import { drawHeat } from './overlays.ts'
import { createPlane } from './plane.ts'
import { predict } from './predict.ts'
import { regionsOf } from './regions.ts'
import { rowScales, screenfulsOf } from './screenfuls.ts'
import { type Block, drawPage } from './synthetic-page.ts'
import type { HeatMapElement } from './types.ts'

vi.setConfig({ testTimeout: 120_000 })

/** What is said of screens, sections and parts of pictures, and how heat is scaled over a page. */

const text = (y: number, height = 60): Block => ({ kind: 'text', x: 40, y, width: 520, height, fontSize: 16 })
const long = predict(
  drawPage({
    width: 600,
    height: 3000,
    blocks: [
      { kind: 'heading', x: 40, y: 40, width: 420, height: 48, fontSize: 32, text: 'Sale' },
      { kind: 'picture', x: 40, y: 110, width: 520, height: 420, text: 'Shoes' },
      ...Array.from({ length: 18 }, (_, row) => text(600 + row * 120)),
    ],
  }),
)

test('screenfuls follow each other and share out all attention', () => {
  const { screenfuls } = long
  expect(screenfuls.map(({ top, bottom }) => [top, bottom])).toEqual([
    [0, 800],
    [800, 1600],
    [1600, 2400],
    [2400, 3000],
  ])
  expect(screenfuls.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 4)
  expect(screenfuls[0]!.share).toBeGreaterThan(0.5)
})

test('every screenful shows heat of its own', () => {
  const { columns, rows, cell } = long.grid
  for (const { top, bottom } of long.screenfuls) {
    let strongest = 0
    for (let row = top / cell; row < Math.min(rows, bottom / cell); row++)
      for (let column = 0; column < columns; column++)
        strongest = Math.max(strongest, long.overlays.heat[(row * columns + column) * 4 + 3]!)
    expect(strongest).toBeGreaterThan(150)
  }
})

it('scales of rows run without a step, also where screens end', () => {
  const map = createPlane(20, 100)
  for (let at = 0; at < map.data.length; at++) map.data[at] = at < 500 ? 1e-2 : 1e-5
  const scales = rowScales(map, 25)
  const steps = [...scales].slice(1).map((scale, row) => Math.abs(Math.log(scale / scales[row]!)))
  expect(Math.max(...steps)).toBeLessThanOrEqual(Math.log(1000) / 25 + 1e-9)
})

it.each([1, 7, 99, 100, 101, 5000])('a map of 100 rows with screens of %i is drawn whole', (screen) => {
  const map = createPlane(3, 100)
  map.data.fill(1 / 300)
  expect(drawHeat(map, screen)).toHaveLength(1200)
  expect(screenfulsOf(map, 4, screen * 4).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 4)
})

test('sections are the rows between blank ones, named by their largest text', () => {
  const { sections } = predict(
    drawPage({
      width: 600,
      height: 800,
      blocks: [
        { kind: 'heading', x: 40, y: 40, width: 240, height: 40, fontSize: 30, text: 'News' },
        { ...text(90), text: 'Below it' },
        { ...text(300), width: 240, text: 'Left' },
        { ...text(310), x: 320, width: 240, text: 'Right', fontSize: 18 },
      ],
    }),
  )
  expect(sections.map(({ top, bottom, text: name }) => [top, bottom, name])).toEqual([
    [40, 150, 'News'],
    [300, 370, 'Right'],
  ])
  for (const { share } of sections) expect(share).toBeGreaterThan(0.1)
})

test('strong parts of a picture are regions, what lies under other elements is none', () => {
  const map = createPlane(100, 100)
  map.data.fill(0.2e-4)
  const spot = (left: number, top: number, value: number) => {
    for (let row = top; row < top + 10; row++) map.data.fill(value, row * 100 + left, row * 100 + left + 10)
  }
  spot(20, 20, 2e-3)
  spot(70, 60, 1e-3)
  spot(40, 80, 3e-3)
  const element = (kind: 'picture' | 'text', x: number, y: number, width: number, height: number) =>
    ({ kind, box: { x, y, width, height } }) as HeatMapElement
  const grid = { columns: 100, rows: 100, cell: 4, step: 2, screen: 100, left: 0, right: 100 }
  const elements = [element('picture', 0, 0, 400, 400), element('text', 150, 310, 60, 60)]
  const regions = regionsOf(map, grid, elements)
  expect(regions.map(({ box }) => box)).toEqual([
    { x: 80, y: 80, width: 40, height: 40 },
    { x: 280, y: 240, width: 40, height: 40 },
  ])
  expect(regions[0]!.partOfPicture).toBeGreaterThan(regions[1]!.partOfPicture)
  expect(regions[0]!.share).toBeCloseTo(0.2, 2)
  map.data.fill(1e-4)
  expect(regionsOf(map, grid, elements)).toEqual([])
})
