import { describe, expect, test } from 'vitest'
import { createChanges } from './changes.ts'
import { notifiedDatabase } from './notified.fixture.ts'

const log = { warn() {}, info() {} }

/** Two processes on one PostgreSQL. */
async function processes(every: number) {
  const { database, told } = notifiedDatabase()
  return {
    one: await createChanges(database, 'things', { log, every }),
    two: await createChanges(database, 'things', { log, every }),
    told,
  }
}

const count = async (changed: AsyncIterable<void>, heard: { times: number }) => {
  for await (const _ of changed) heard.times++
}

describe.each([0, 20])('changes told every %i ms', (every) => {
  test('reach who watches here and in other processes, and nobody who watches another thing', async () => {
    const { one, two } = await processes(every)
    const end = new AbortController()
    const [here, there, other] = [{ times: 0 }, { times: 0 }, { times: 0 }]
    const watching = [
      count(one.watch('a', end.signal), here),
      count(two.watch('a', end.signal), there),
      count(two.watch('b', end.signal), other),
    ]
    one.publish('a')
    await expect.poll(() => here.times > 0 && there.times > 0).toBe(true)
    end.abort()
    await Promise.all(watching)
    expect(other.times).toBe(0)
  })

  test('between the call and the first read are not missed', async () => {
    const { one, two } = await processes(every)
    const end = new AbortController()
    const changed = two.watch('a', end.signal)
    one.publish('a')
    for await (const _ of changed) break
    // Whoever breaks off watches no more; the end of the request then changes nothing.
    end.abort()
    expect((await changed[Symbol.asyncIterator]().next()).done).toBe(true)
  })
})

test.each([
  [0, 3],
  [20, 1],
])('told every %i ms, three changes at once make %i notifications', async (every, notifications) => {
  const { one, told } = await processes(every)
  for (let more = 3; more; more--) one.publish('a')
  await expect.poll(() => told.length).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, 3 * every))
  expect(told).toHaveLength(notifications)
})
