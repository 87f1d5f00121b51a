import { expect, test } from 'vitest'
import { createLatest } from './latest.ts'

/** Work that ends when it is told to. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve(name))
    })
  return { begun, work, end: (name: string) => ends.get(name)!() }
}
const turn = () => new Promise(setImmediate)

test('one is under way, one waits, and the one that waited before is refused', async () => {
  const latest = createLatest()
  const { begun, work, end } = works()
  const one = latest.run('a', work('one'))
  const two = latest.run('a', work('two'))
  const refused = expect(two).rejects.toMatchObject({ status: 409, code: 'superseded' })
  const three = latest.run('a', work('three'))
  await refused
  expect(begun).toEqual(['one'])
  end('one')
  expect(await one).toBe('one')
  await turn()
  expect(begun).toEqual(['one', 'three'])
  end('three')
  expect(await three).toBe('three')
})

test('editors do not wait for each other, and a failure frees the place', async () => {
  const latest = createLatest()
  const { begun, work, end } = works()
  const failing = latest.run('a', () => Promise.reject(new Error('no')))
  const other = latest.run('b', work('b'))
  await expect(failing).rejects.toThrow('no')
  const next = latest.run('a', work('next'))
  await turn()
  expect(begun).toEqual(['b', 'next'])
  end('b')
  end('next')
  expect(await Promise.all([other, next])).toEqual(['b', 'next'])
})
