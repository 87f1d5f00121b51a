import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { cases } from '../../tests/cases.ts'
import { predict } from './predict.ts'
import { createShares } from './shares.ts'
import { type Block, drawPage, type SyntheticPage } from './synthetic-page.ts'
import type { HeatMap, HeatMapInput } from './types.ts'

// Pages are drawn and predicted by the dozen; on a busy machine that takes longer than five seconds.
vi.setConfig({ testTimeout: 120_000 })

const WHITE = { r: 255, g: 255, b: 255 }
const BLUE = { r: 20, g: 90, b: 200 }

const heading: Block = { kind: 'heading', x: 40, y: 40, width: 420, height: 48, fontSize: 32, text: 'Sale' }
const picture: Block = { kind: 'picture', x: 40, y: 110, width: 520, height: 220, text: 'Shoes' }
const text: Block = { kind: 'text', x: 40, y: 350, width: 520, height: 120, fontSize: 15, text: 'Lines' }
const button: Block = {
  kind: 'button',
  x: 200,
  y: 500,
  width: 200,
  height: 48,
  fontSize: 16,
  text: 'Shop the sale',
  color: WHITE,
  background: BLUE,
}
const footer: Block = { kind: 'text', x: 40, y: 1500, width: 520, height: 200, fontSize: 12, text: 'Footer' }

const mail = (...blocks: Block[]): SyntheticPage => ({ width: 600, height: 1800, blocks })
const newsletter = (changed: Partial<Block> = {}) =>
  mail(heading, picture, text, { ...button, ...changed }, footer)

const share = (map: HeatMap, kind: Block['kind'], name?: string) =>
  map.elements.find((element) => element.kind === kind && (!name || element.text === name))?.share ?? 0

/** The same whether boxes are known or not: shares are taken at the drawn places. */
function shareAt(page: SyntheticPage, at: Block, withLayout: boolean): number {
  const { grid } = predict(drawPage(page, withLayout))
  const plane = { width: grid.columns, height: grid.rows, data: grid.values }
  return createShares(plane, grid.cell)(at)
}

/**
 * Where nobody tells it that there is a button, the network may take a twentieth for what it does not know; in buttons
 * that are known it has no say.
 */
const leastOf = (share: number, known: boolean) => (known ? share : 0.95 * share)

function expectToRise(shares: number[], known: boolean): void {
  for (const [index, share] of shares.entries())
    for (const before of shares.slice(0, index)) expect(share).toBeGreaterThanOrEqual(leastOf(before, known))
  expect(shares.at(-1)).toBeGreaterThan(2 * shares[0]!)
}

// Without known boxes every prediction is read from pixels alone: the same claims, at twice the price.
describe.each([true, false].slice(0, cases(1, 2)))('one thing changed, boxes known: %s', (known) => {
  const now = shareAt(newsletter(), button, known)

  it.each([
    ['wider', { x: 150, width: 300 }],
    ['higher', { y: 488, height: 72 }],
    ['larger all around', { x: 140, width: 320, y: 490, height: 68, fontSize: 22 }],
  ])('a button that is %s does not lose share', (_, change) => {
    const larger = { ...button, ...change }
    expect(shareAt(newsletter(change), larger, known)).toBeGreaterThanOrEqual(leastOf(now, known))
  })

  it('a button with more contrast does not lose share', () => {
    const shares = [235, 200, 150, 90, 20].map((shade) => {
      const background = { r: shade, g: shade, b: shade }
      const page = newsletter({
        background,
        color: shade > 128 ? { r: shade - 20, g: shade - 20, b: shade - 20 } : WHITE,
      })
      return shareAt(page, button, known)
    })
    expectToRise(shares, known)
  })

  it('a button with a stronger label does not lose share', () => {
    const background = { r: 240, g: 240, b: 240 }
    const shares = [220, 160, 100, 30].map((shade) =>
      shareAt(newsletter({ background, color: { r: shade, g: shade, b: shade } }), button, known),
    )
    expectToRise(shares, known)
  })

  it('a button below the fold gains when it moves up, screen by screen', () => {
    const shares = [1700, 1200, 960, 560].map((y) => {
      const moved = { ...button, y }
      return shareAt({ width: 600, height: 2600, blocks: [heading, moved] }, moved, known)
    })
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(new Set(shares).size).toBe(shares.length)
  })

  it('the same block further down among others loses share, wherever it stands', () => {
    const sections = Array.from({ length: 18 }, (_, index): Block => ({ ...text, y: 20 + index * 150 }))
    const shares = [2, 4, 6, 9, 12, 16].map((index) => {
      const moved = { ...button, y: 50 + index * 150 }
      const blocks = sections.with(index, moved)
      return shareAt({ width: 600, height: 2800, blocks }, moved, known)
    })
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    expect(new Set(shares).size).toBe(shares.length)
  })

  it('a block alone on the page loses share with each screen that it lies further down', () => {
    const shares = [300, 1100, 1900].map((y) => {
      const moved = { ...text, y }
      return shareAt({ width: 600, height: 2800, blocks: [moved] }, moved, known)
    })
    expect(shares[1]).toBeLessThan(shares[0]! / 2)
    expect(shares[2]).toBeLessThan(shares[1]!)
  })

  it('blank area holds less than 0.35 of its share of the area', () => {
    const page = { ...mail(heading, picture, text, button), height: 800 }
    const { grid } = predict(drawPage(page, known))
    const near = 24
    let [attention, area] = [0, 0]
    for (const [at, value] of grid.values.entries()) {
      const [x, y] = [(at % grid.columns) * grid.cell, Math.floor(at / grid.columns) * grid.cell]
      const blank = page.blocks.every(
        (block) =>
          x < block.x - near ||
          x > block.x + block.width + near ||
          y < block.y - near ||
          y > block.y + block.height + near,
      )
      if (!blank) continue
      attention += value
      area += 1 / grid.values.length
    }
    expect(area).toBeGreaterThan(0.2)
    expect(attention / area).toBeLessThan(0.35)
  })

  it('large text draws more than small text on the same area', () => {
    const at = (fontSize: number): Block => ({ ...text, y: 300, height: 104, fontSize })
    const large = shareAt(mail(at(36), { ...text, y: 500 }), at(36), known)
    expect(large).toBeGreaterThan(shareAt(mail(at(13), { ...text, y: 500 }), at(13), known))
  })
})

it('a page that runs right to left has the mirrored horizontal prior', () => {
  const page: SyntheticPage = { width: 640, height: 800, blocks: [] }
  const ltr = predict(drawPage(page)).grid
  const rtl = predict(drawPage({ ...page, direction: 'rtl' })).grid
  for (const [at, value] of ltr.values.entries()) {
    const column = at % ltr.columns
    const mirrored = rtl.values[at - column + (ltr.columns - 1 - column)]!
    expect(Math.abs(mirrored - value)).toBeLessThan(1e-9)
  }
  const left = (grid: HeatMap['grid']) =>
    createShares(
      { width: grid.columns, height: grid.rows, data: grid.values },
      grid.cell,
    )({ x: 0, y: 0, width: 320, height: 800 })
  expect(left(ltr)).toBeGreaterThan(0.5)
  expect(left(rtl)).toBeLessThan(0.5)
})

it('gutters beside the body of the mail stay blank, even when they are patterned', () => {
  const blocks: Block[] = [
    { ...picture, x: 0, y: 0, width: 300, height: 800 },
    { ...text, x: 360, width: 560 },
  ]
  const page = { width: 1280, height: 800, content: { x: 340, y: 0, width: 600, height: 800 }, blocks }
  const { grid } = predict(drawPage(page))
  const shareOf = createShares({ width: grid.columns, height: grid.rows, data: grid.values }, grid.cell)
  expect(shareOf({ x: 0, y: 0, width: 336, height: 800 }) / (336 / 1280)).toBeLessThan(0.35)
})

it('the same input gives the same bytes', () => {
  const strip = ({ ms: _, ...map }: HeatMap) => map
  const [one, other] = [predict(drawPage(newsletter())), predict(drawPage(newsletter()))]
  expect(strip(one)).toEqual(strip(other))
})

it('shares of screens follow how far people scroll', () => {
  const { grid } = predict(drawPage({ width: 600, height: 4000, blocks: [] }))
  const shareOf = createShares({ width: grid.columns, height: grid.rows, data: grid.values }, grid.cell)
  const screens = [0, 1, 2, 3, 4].map((screen) => shareOf({ x: 0, y: screen * 800, width: 600, height: 800 }))
  expect(screens[0]).toBeCloseTo(0.57 / 0.944, 1)
  expect(screens[1]).toBeCloseTo(0.17 / 0.944, 1)
  expect(screens).toEqual(screens.toSorted((a, b) => b - a))
})

describe('elements', () => {
  const map = predict(drawPage(newsletter()))

  it('are ranked, with intervals around their shares', () => {
    expect(map.elements.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5])
    for (const { share, low, high } of map.elements) {
      expect(low).toBeLessThanOrEqual(share)
      expect(high).toBeGreaterThanOrEqual(share)
      expect(high).toBeLessThanOrEqual(1)
    }
    expect(share(map, 'text', 'Footer')).toBeLessThan(share(map, 'text', 'Lines'))
    expect(map.elements.find(({ text }) => text === 'Footer')).toMatchObject({
      aboveFold: false,
    })
  })

  it('of the first screen are put in the order of the first look, each once', () => {
    expect(map.firstLook.length).toBe(4)
    expect(new Set(map.firstLook).size).toBe(4)
    for (const index of map.firstLook) expect(map.elements[index]!.aboveFold).toBe(true)
    const [first] = map.firstLook
    expect(['heading', 'picture']).toContain(map.elements[first!]!.kind)
  })

  it('are at most forty, while the call to action keeps its rank among all', () => {
    const lines = Array.from({ length: 60 }, (_, row): Block => ({ ...text, y: 100 + row * 24, height: 22 }))
    const many = predict(drawPage(mail(...lines, { ...button, y: 1740, width: 60, height: 20 })))
    expect(many.elements).toHaveLength(40)
    expect(many.callToAction!.rank).toBeGreaterThan(40)
  })
})

describe('call to action', () => {
  it('is the upper of two buttons that are alike, with the facts about it', () => {
    const second = { ...button, y: 1300, text: 'Later' }
    const { callToAction } = predict(drawPage(mail(heading, picture, button, second)))
    expect(callToAction).toMatchObject({ text: 'Shop the sale', inFirstScreen: true, tapSizeEnough: true })
    expect(callToAction!.contrast).toBeCloseTo(6.2, 0)
    expect(callToAction!.outrankedBy).toEqual(expect.arrayContaining(['Shoes']))
  })

  it.each([
    ['mobile', 40, false],
    ['mobile', 44, true],
    ['desktop', 40, true],
  ] as const)('on %s a button %i px high is large enough: %s', (device, height, enough) => {
    const page = { ...newsletter({ height }), device }
    expect(predict(drawPage(page)).callToAction!.tapSizeEnough).toBe(enough)
  })

  it('below the fold is not in the first screen', () => {
    const { callToAction } = predict(drawPage(newsletter({ y: 1000 })))
    expect(callToAction!.inFirstScreen).toBe(false)
  })

  it('is a padded link where there is no button, and null where there is neither', () => {
    const padded: Block = { ...button, kind: 'link' }
    expect(predict(drawPage(mail(heading, padded))).callToAction).toMatchObject({ text: 'Shop the sale' })
    const plain: Block = { ...button, kind: 'link', height: 20 }
    expect(predict(drawPage(mail(heading, plain))).callToAction).toBeNull()
  })
})

it('the focus veil leaves at least 80 % of attention clear, and darkens most of the page', () => {
  const { grid, overlays } = predict(drawPage(newsletter()))
  let [clear, veiled] = [0, 0]
  for (const [at, value] of grid.values.entries()) {
    if (overlays.focus[at * 4 + 3] === 0) clear += value
    else veiled += 1 / grid.values.length
  }
  expect(clear).toBeGreaterThanOrEqual(0.8)
  expect(clear).toBeLessThan(0.83)
  expect(veiled).toBeGreaterThan(0.5)
})

const finiteMap = (map: HeatMap) => {
  const sum = map.grid.values.reduce((total, value) => total + value, 0)
  expect(map.grid.values.every(Number.isFinite)).toBe(true)
  expect(Math.abs(sum - 1)).toBeLessThan(1e-3)
  expect(map.overlays.heat.length).toBe(map.grid.columns * map.grid.rows * 4)
  for (const element of map.elements) {
    for (const value of [element.share, element.low, element.high]) {
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
    }
  }
}

describe('any input', () => {
  const plain = (width: number, height: number, shade: number): HeatMapInput => ({
    device: 'mobile',
    pixels: {
      width,
      height,
      rgba: new Uint8Array(width * height * 4).fill(255).map((v, i) => (i % 4 < 3 ? shade : v)),
    },
    scale: 1,
    fold: 600,
    layout: null,
  })

  it.each([
    [1, 1, 255],
    [1, 1, 0],
    [300, 300, 255],
    [300, 300, 0],
    [4000, 1, 128],
    [1, 9000, 128],
    [2, 20_000, 255],
  ])('%i x %i of shade %i gives a map that sums to 1', (width, height, shade) => {
    finiteMap(predict(plain(width, height, shade)))
  })

  it('without a pixel gives an empty map', () => {
    const map = predict(plain(0, 0, 0))
    expect(map.grid.values).toHaveLength(0)
    expect(map).toMatchObject({ elements: [], callToAction: null })
  })

  const number = fc.oneof(fc.double(), fc.integer({ min: -500, max: 1500 }))
  const box = fc.record({
    kind: fc.constantFrom('text', 'heading', 'link', 'button', 'picture'),
    box: fc.record({ x: number, y: number, width: number, height: number }),
    fontSize: number,
    color: fc.option(fc.record({ r: number, g: number, b: number })),
    background: fc.option(fc.record({ r: number, g: number, b: number })),
  })

  it('never throws and never gives a number that is none', () => {
    fc.assert(
      fc.property(
        fc.record({
          width: fc.integer({ min: 1, max: 160 }),
          height: fc.integer({ min: 1, max: 160 }),
          scale: fc.oneof(number, fc.constantFrom(1, 2, 3)),
          fold: number,
          bytes: fc.uint8Array({ maxLength: 64, minLength: 1 }),
          missing: fc.boolean(),
          boxes: fc.array(box, { maxLength: 8 }),
          content: fc.record({ x: number, y: number, width: number, height: number }),
          direction: fc.constantFrom('ltr', 'rtl'),
        }),
        ({ width, height, scale, fold, bytes, missing, boxes, content, direction }) => {
          const size = missing ? bytes.length : width * height * 4
          const rgba = Uint8Array.from({ length: size }, (_, at) => bytes[at % bytes.length]!)
          const drawn = boxes.map((one) => ({
            ...one,
            text: 'x',
            href: null,
            fontWeight: 400,
            missing: false,
            line: null,
          }))
          const layout = {
            viewport: { width, height },
            document: { width, height },
            content,
            direction,
            boxes: drawn,
          } as HeatMapInput['layout']
          finiteMap(predict({ device: 'tablet', pixels: { width, height, rgba }, scale, fold, layout }))
        },
      ),
      { numRuns: cases(20, 60) },
    )
  })
})
