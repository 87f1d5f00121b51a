import { expect, test } from 'vitest'
import { createKeyedMutex } from './mutex.ts'

test('work of one name follows in the order of asking, also after a failure; others do not wait', async () => {
  const alone = createKeyedMutex()
  const order: string[] = []
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const first = alone('a', async () => {
    order.push('first begins')
    await gate
    order.push('first ends')
    throw new Error('on purpose')
  })
  const second = alone('a', async () => order.push('second'))
  await alone('b', async () => order.push('other'))
  expect(order).toEqual(['first begins', 'other'])
  release()
  await expect(first).rejects.toThrow('on purpose')
  await second
  expect(order).toEqual(['first begins', 'other', 'first ends', 'second'])
})

test('work whose signal aborts while it waits runs at once; the next one waits for all before it', async () => {
  const alone = createKeyedMutex()
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = alone('a', async () => {
    await gate.promise
    order.push('first')
  })
  const giveUp = new AbortController()
  const second = alone('a', async () => order.push('second'), giveUp.signal)
  const third = alone('a', async () => order.push('third'))
  const late = alone('a', async () => order.push('aborted before'), AbortSignal.abort())
  await late
  giveUp.abort()
  await second
  expect(order).toEqual(['aborted before', 'second'])
  gate.resolve()
  await Promise.all([first, third])
  expect(order).toEqual(['aborted before', 'second', 'first', 'third'])
})
