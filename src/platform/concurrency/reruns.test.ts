import { expect, test } from 'vitest'
import { createReruns } from './reruns.ts'

/** Runs that end when they are told to. */
function held() {
  const ends: ((fails?: Error) => void)[] = []
  let atOnce = 0
  let most = 0
  const reruns = createReruns(async () => {
    const number = ends.length
    atOnce += 1
    most = Math.max(most, atOnce)
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    ends.push((fails) => (fails ? reject(fails) : resolve(number)))
    return promise.finally(() => {
      atOnce -= 1
    })
  })
  return { reruns, ends, most: () => most }
}

test('a call during a run gets the next run, which all calls until then share', async () => {
  const { reruns, ends, most } = held()
  const first = reruns.run()
  const [second, third] = [reruns.run(), reruns.run()]
  ends[0]!()
  expect(await first).toBe(0)
  await expect.poll(() => ends.length).toBe(2)
  const fourth = reruns.run()
  ends[1]!()
  expect(await Promise.all([second, third])).toEqual([1, 1])
  await expect.poll(() => ends.length).toBe(3)
  ends[2]!()
  expect(await fourth).toBe(2)
  expect(most()).toBe(1)
})

test('a run that fails is followed by the next one', async () => {
  const { reruns, ends } = held()
  const first = reruns.run()
  const second = reruns.run()
  ends[0]!(new Error('no'))
  await expect(first).rejects.toThrow('no')
  await expect.poll(() => ends.length).toBe(2)
  ends[1]!()
  expect(await second).toBe(1)
})

test('idle waits for what was asked for', async () => {
  const { reruns, ends } = held()
  reruns.run()
  reruns.run()
  let isIdle = false
  const idle = reruns.idle().then(() => {
    isIdle = true
  })
  ends[0]!()
  await expect.poll(() => ends.length).toBe(2)
  expect(isIdle).toBe(false)
  ends[1]!()
  await idle
  expect(isIdle).toBe(true)
  await reruns.idle()
})
