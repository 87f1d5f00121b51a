import { describe, expect, test } from 'vitest'
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
  const from = '0123456789ab\n'
  const lines = ['', 'a {', 'a 1 {', 'a 2 {"type":"made-up"}', 'b', '\n']
  for (const text of ['', 'x', 'x\na 1 {}', ...lines.map((line) => from + line)]) tell(text)
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

describe('a subscription that goes on after another', () => {
  const newer = (id: string): LiveEvent => ({ type: 'newer', id })
  const read = async (events: AsyncIterable<LiveEvent>, count: number) => {
    const ids: string[] = []
    for await (const event of events) {
      if (event.type === 'newer') ids.push(event.id)
      if (ids.length === count) break
    }
    return ids
  }

  test('gets in another process what it missed, each event once, although two processes send', async () => {
    const { one, two } = await processes()
    const first = one.subscribe('a', new AbortController().signal)
    one.publish('a', newer('1'))
    two.publish('a', newer('2'))
    const heard = await read(first, 2)
    const position = first.position()
    one.publish('a', newer('3'))
    two.publish('a', newer('4'))
    await one.close()
    await two.close()
    const again = two.subscribe('a', new AbortController().signal, position)
    one.publish('a', newer('5'))
    await one.close()
    const rest = await read(again, 3)
    expect([again.isResumed, [...heard, ...rest.slice(0, 2)].toSorted()]).toEqual([
      true,
      ['1', '2', '3', '4'],
    ])
    expect(rest[2]).toBe('5')
    const third = one.subscribe('a', new AbortController().signal, again.position())
    one.publish('a', newer('6'))
    expect(await read(third, 1)).toEqual(['6'])
    await one.close()
  })

  test('says that it does not know the position, and goes on from the present', async () => {
    const { one, two } = await processes()
    const unknown = ['0123456789ab-7', '', 'nonsense', '0123456789ab-1.', 'x'.repeat(10_000)]
    for (let event = 0; event < 150; event++) one.publish('a', newer(`${event}`))
    for (const live of [one, two])
      for (const after of unknown) {
        const again = live.subscribe('a', new AbortController().signal, after)
        expect([after, again.isResumed]).toEqual([after, false])
      }
    const late = one.subscribe('a', new AbortController().signal, unknown[0])
    one.publish('a', newer('new'))
    expect(await read(late, 1)).toEqual(['new'])
    await one.close()
  })
})
