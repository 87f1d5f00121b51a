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
