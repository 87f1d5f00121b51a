import { expect, test } from 'vitest'
import { mapInSlices } from './slices.ts'

/** Each item takes `ms`; the turns of the event loop in which the items were mapped. */
async function turnsOf(items: number[]): Promise<{ mapped: number[]; turns: number[] }> {
  let time = 0
  let turn = 0
  const turns: number[] = []
  const next = () => {
    turn++
    timer = setImmediate(next)
  }
  let timer = setImmediate(next)
  const work = (ms: number) => {
    time += ms
    turns.push(turn)
    return ms * 2
  }
  const mapped = await mapInSlices(items, work, { now: () => time })
  clearImmediate(timer)
  return { mapped, turns }
}

test.each([
  ['nothing', [], 0],
  ['what fits into a slice', [1, 2, 3], 1],
  ['cheap ones: ten to a slice', Array<number>(30).fill(1), 3],
  ['dear ones: each has its own', [12, 12, 12], 3],
  ['one dear among cheap ones ends its slice', [1, 20, 1, 1], 2],
])('%s', async (_, items, slices) => {
  const { mapped, turns } = await turnsOf(items)
  expect(mapped).toEqual(items.map((ms) => ms * 2))
  expect(new Set(turns).size).toBe(slices)
})

test('an error of an item is the error of the whole', async () => {
  const fail = () => {
    throw new Error('unreadable')
  }
  await expect(mapInSlices([1], fail)).rejects.toThrow('unreadable')
})
