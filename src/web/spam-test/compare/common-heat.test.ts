import { describe, expect, test } from 'vitest'
import { commonHeat, type Mapped } from './common-heat.ts'

/** A map of one column per value, each row the same: `levels` as in the file of cells. */
const map = (levels: number[], rows = 4, fold = 40): Mapped => ({
  cells: {
    width: levels.length,
    height: rows,
    levels: Uint8Array.from({ length: rows * levels.length }, (_, at) => levels[at % levels.length]!),
  },
  width: levels.length * 10,
  height: rows * 10,
  fold,
})

const opacities = ({ rgba, width }: { rgba: Uint8ClampedArray; width: number }, row = 0) =>
  Array.from({ length: width }, (_, column) => rgba[4 * (row * width + column) + 3]!)

describe('two heat maps on one scale', () => {
  test('two that are alike have the same colors', () => {
    const [one, other] = commonHeat(map([255, 200, 0]), map([255, 200, 0]))
    expect(one).toEqual(other)
    expect(opacities(one)[0]).toBeGreaterThan(200)
    expect(opacities(one)[2]).toBe(0)
  })

  test('attention that is spread out is paler than the same attention in one place', () => {
    // Each file has its own greatest level, so that the levels alone say nothing.
    const [spread, dense] = commonHeat(map([255, 255, 255, 255]), map([255, 0, 0, 0]))
    expect(Math.max(...opacities(spread))).toBeLessThan(opacities(dense)[0]!)
    expect(new Set(opacities(spread)).size).toBe(1)
  })

  test('a second screen is drawn by the greater heat there, not by that of the first', () => {
    const long = map([255, 0], 8)
    long.cells.levels.fill(120, 8)
    const [one] = commonHeat(long, map([255, 0], 4))
    expect(opacities(one, 7)[0]).toBeGreaterThan(200)
  })

  test('no attention at all has no color', () => {
    const [none] = commonHeat(map([0, 0]), map([255, 0]))
    expect(opacities(none)).toEqual([0, 0])
  })
})
