import { expect, test } from 'vitest'
import type { LiveEvent } from '#contract/spam-test.ts'
import type { Database } from '#storage/database.ts'
import { createLive } from './live.ts'

/** Two processes on one PostgreSQL: everybody hears every notification, the sender too. */
async function processes() {
  const ears: ((payload: string) => void)[] = []
  const database = {
    listen: async (_channel: string, listener: (payload: string) => void) => {
      ears.push(listener)
      return async () => {}
    },
    notify: async (_channel: string, payload: string) => {
      for (const ear of ears) ear(payload)
    },
  } as unknown as Database
  return {
    one: await createLive(database),
    two: await createLive(database),
    tell: (text: string) => void ears.map((ear) => ear(text)),
  }
}

test('an event reaches listeners here and in other processes once, and nobody who listens to another test', async () => {
  const { one, two, tell } = await processes()
  const end = new AbortController()
  const heard: string[] = []
  const listen = async (name: string, events: AsyncIterable<LiveEvent>) => {
    for await (const event of events) heard.push(`${name} ${event.type}`)
  }
  const listening = [
    listen('one', one.subscribe('a', end.signal)),
    listen('two', two.subscribe('a', end.signal)),
    listen('other', two.subscribe('b', end.signal)),
  ]
  for (const text of ['', 'x', 'x a {', 'x a {"type":"made-up"}', 'x b']) tell(text)
  one.publish('a', { type: 'status', status: 'completed' })
  await expect.poll(() => heard.toSorted()).toEqual(['one status', 'two status'])
  end.abort()
  await Promise.all(listening)
  expect(heard).toHaveLength(2)
})
