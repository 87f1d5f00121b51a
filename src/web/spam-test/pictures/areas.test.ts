import { describe, expect, test } from 'vitest'
import { areaShare, intervalOf, sharesOf } from './area-shares.ts'
import { afterKey, areaAround, areasIn, drawnBetween, hashOf, within } from './areas.ts'

const picture = { width: 400, height: 1000 }

describe('the geometry of an area', () => {
  const box = { x: 100, y: 100, width: 80, height: 40 }
  test.each([
    ['ArrowRight', false, { ...box, x: 108 }],
    ['ArrowUp', false, { ...box, y: 92 }],
    ['ArrowRight', true, { ...box, width: 88 }],
    ['ArrowUp', true, { ...box, height: 32 }],
    ['Enter', false, null],
  ])('%s, shift %s', (key, shift, after) => {
    expect(afterKey(box, key, shift, picture)).toEqual(after)
  })

  test('it stays in the picture and can still be taken hold of', () => {
    expect(afterKey({ ...box, x: 318 }, 'ArrowRight', false, picture)).toEqual({ ...box, x: 320 })
    expect(afterKey({ ...box, x: 318 }, 'ArrowRight', true, picture)).toEqual({ ...box, x: 318, width: 82 })
    expect(afterKey({ ...box, height: 16 }, 'ArrowUp', true, picture)).toEqual({ ...box, height: 16 })
    expect(within({ x: -5, y: 990, width: 9999, height: 1 }, picture)).toEqual({
      x: 0,
      y: 984,
      width: 400,
      height: 16,
    })
  })

  test.each([
    ['down and right', { x: 10, y: 20 }, { x: 110, y: 70 }, { x: 10, y: 20, width: 100, height: 50 }],
    ['up and left', { x: 110, y: 70 }, { x: 10, y: 20 }, { x: 10, y: 20, width: 100, height: 50 }],
    ['a click', { x: 10, y: 20 }, { x: 12, y: 25 }, null],
  ])('drawn %s', (_, from, to, drawn) => {
    expect(drawnBetween(from, to, picture)).toEqual(drawn)
  })

  test('a first one lies around its place', () => {
    const { x, y, width, height } = areaAround({ x: 200, y: 500 }, picture)
    expect(Math.abs(x + width / 2 - 200)).toBeLessThan(1)
    expect(Math.abs(y + height / 2 - 500)).toBeLessThan(1)
  })
})

describe('areas in the address', () => {
  const areas = [
    { x: 1, y: 2, width: 30, height: 40 },
    { x: 100, y: 900, width: 50, height: 60 },
  ]
  test('are read as they were written, for their own device', () => {
    const hash = hashOf('mobile', areas)
    expect(hash).toBe('#areas=mobile:1,2,30,40;100,900,50,60')
    expect(areasIn(hash, 'mobile', picture)).toEqual(areas)
    expect(areasIn(hash, 'desktop', picture)).toEqual([])
    expect(hashOf('mobile', [])).toBe('')
  })
  test.each([
    ['', 0],
    ['#part-3', 0],
    ['#areas=fridge:1,2,3,4', 0],
    ['#areas=mobile:1,2,3', 0],
    ['#areas=mobile:..,2,3,4', 0],
    ['#areas=mobile:1,2,3,4;x', 0],
    ['#areas=mobile:1,2,30,40;1,2', 1],
  ])('%s', (hash, count) => {
    expect(areasIn(hash, 'mobile', picture)).toHaveLength(count)
  })
  test('as many as there are letters', () => {
    const hash = `#areas=mobile:${'1,2,30,40;'.repeat(60)}1,2,30,40`
    expect(areasIn(hash, 'mobile', picture)).toHaveLength(26)
  })
  test('what lies outside is brought inside', () => {
    expect(areasIn('#areas=mobile:9999,9999,50,50', 'mobile', picture)).toEqual([
      { x: 350, y: 950, width: 50, height: 50 },
    ])
  })
})

describe('the share of an area', () => {
  // Two by two cells: 255 is 1, 213 is a tenth or so, 0 is nothing.
  const shareOf = sharesOf({ width: 2, height: 2, levels: Uint8Array.of(255, 255, 0, 255) }, picture)
  test.each([
    [{ x: 0, y: 0, width: 400, height: 1000 }, 1],
    [{ x: 0, y: 0, width: 200, height: 500 }, 1 / 3],
    [{ x: 50, y: 0, width: 100, height: 250 }, 1 / 12],
    [{ x: 100, y: 250, width: 200, height: 500 }, 0.25],
    [{ x: 0, y: 500, width: 200, height: 500 }, 0],
    [{ x: 500, y: 0, width: 200, height: 500 }, 0],
  ])('%o', (box, share) => {
    expect(shareOf(box)).toBeCloseTo(share, 9)
  })

  test('of the first screen, only what lies in it counts', () => {
    const map = { ...picture, fold: 500 }
    const of = (y: number) =>
      areaShare({ x: 200, y, width: 200, height: 500 }, shareOf, map, []).ofFirstScreen
    expect(of(0)).toBeCloseTo(0.5, 9)
    expect(of(250)).toBeCloseTo(0.25, 9)
    expect(of(500)).toBe(0)
  })

  const errors = [
    { share: 0.01, low: 0.1, high: 3 },
    { share: 0.1, low: 0.5, high: 1.5 },
  ]
  test.each([
    [0.01, 0.001, 0.03],
    [0.001, 0.0001, 0.003],
    [0.1, 0.05, 0.15],
    [0.5, 0.25, 0.75],
    [0.9, 0.45, 1],
    [Math.sqrt(0.001), Math.sqrt(0.001) * 0.3, Math.sqrt(0.001) * 2.25],
  ])('the interval of %d', (share, low, high) => {
    const interval = intervalOf(share, 1, errors)
    expect(interval.low).toBeCloseTo(low, 9)
    expect(interval.high).toBeCloseTo(high, 9)
  })
})
