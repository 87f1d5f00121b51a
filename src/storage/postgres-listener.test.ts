import { EventEmitter } from 'node:events'
import type { Client } from 'pg'
import { expect, test } from 'vitest'
import { createListener } from './postgres-listener.ts'

/** Connections that break at every moment there is; as `pg` does it, an error comes as an event, and to the caller. */

const broken = () => Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })

type Course = 'works' | 'does not connect' | 'breaks at its first question'

class Connection extends EventEmitter {
  private readonly course: Course
  constructor(course: Course) {
    super()
    this.course = course
  }
  async connect() {
    if (this.course === 'does not connect') throw broken()
  }
  query() {
    if (this.course !== 'breaks at its first question') return Promise.resolve()
    return new Promise<void>((_, reject) => {
      // From the socket, where nobody catches what is thrown.
      setImmediate(() => {
        process.nextTick(() => reject(broken()))
        this.emit('error', broken())
      })
    })
  }
  async end() {}
}

test('it is opened again, whenever and however often it breaks, and whoever listens is told of the gap', async () => {
  const courses: Course[] = ['works', 'does not connect', 'breaks at its first question', 'works']
  const opened: Connection[] = []
  const listener = createListener({
    connect: () => {
      const connection = new Connection(courses[opened.length]!)
      opened.push(connection)
      return connection as unknown as Client
    },
  })
  const heard: string[] = []
  const gap = Promise.withResolvers<void>()
  await listener.listen('news', (payload) => heard.push(payload), gap.resolve)
  opened[0]!.emit('error', broken())
  opened[0]!.emit('end')
  await gap.promise
  expect(opened).toHaveLength(4)
  opened[3]!.emit('notification', { channel: 'news', payload: 'it goes on' })
  expect(heard).toEqual(['it goes on'])
  await listener.close()
})

test('the first one that does not open is told to whoever asked for it', async () => {
  const listener = createListener({
    connect: () => new Connection('breaks at its first question') as unknown as Client,
  })
  await expect(listener.listen('news', () => {})).rejects.toThrow('write EPIPE')
  await listener.close()
})
