import { expect, test } from 'vitest'
import type { LiveEvent } from '#contract/spam-test.ts'
import { createLive } from './live.ts'
import { notifiedDatabase } from './notified.fixture.ts'

const log = { warn() {}, info() {} }

/** Two processes on one PostgreSQL. */
async function processes() {
  const { database, told, tell } = notifiedDatabase()
  return { one: await createLive(database, log), two: await createLive(database, log), told, tell }
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
  for (const text of ['', 'x', 'x\na {', 'x\na {"type":"made-up"}', 'x\nb', 'x\n\n']) tell(text)
  one.publish('a', { type: 'status', status: 'completed' })
  await expect.poll(() => heard.toSorted()).toEqual(['one status', 'two status'])
  end.abort()
  await Promise.all(listening)
  expect(heard).toHaveLength(2)
})

test('events that come together are told together, in their order, and never more than one notification takes', async () => {
  const { one, two, told } = await processes()
  const end = new AbortController()
  const heard: string[] = []
  const listening = (async () => {
    for await (const event of two.subscribe('a', end.signal)) heard.push(JSON.stringify(event))
  })()
  const events = Array.from(
    { length: 100 },
    (_, at): LiveEvent => ({ type: 'newer', id: `${at}-${'ä'.repeat(100)}` }),
  )
  for (const event of events) one.publish('a', event)
  await one.close()
  await expect.poll(() => heard).toHaveLength(100)
  end.abort()
  await listening
  expect(heard).toEqual(events.map((event) => JSON.stringify(event)))
  expect(told.length).toBeLessThan(6)
  for (const payload of told) expect(Buffer.byteLength(payload)).toBeLessThan(8000)
})
