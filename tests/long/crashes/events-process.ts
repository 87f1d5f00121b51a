import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHttp } from '#adapters/http.ts'
import { createSealing } from '#platform/keys/sealing.ts'
import { createSender, listenForEvents } from '#services/events/sender.ts'
import type { EventsWorld } from '#services/events/world.ts'
import { openDatabase } from '#storage/database.ts'

/** Delivers the events of a database, with short pauses, until it is killed. Usage: events-process.ts DATABASE_URL */

const [url] = process.argv.slice(2)
const clock = { now: () => Date.now() }
const log = { warn: console.warn, error: console.error, info() {} } as unknown as EventsWorld['log']
const database = await openDatabase({
  url: url!,
  directory: await mkdtemp(join(tmpdir(), 'postproof-events-')),
  connections: 5,
  now: new Date(),
  log,
})
const world = {
  ...{ database, db: database.db, clock, log },
  http: createHttp({
    resolver: { lookup: async () => Promise.reject(new Error('no names here')) } as never,
    allowPrivateNetworks: true,
  }),
  sealing: createSealing([new Uint8Array(32)]),
  config: { PUBLIC_URL: 'http://localhost', PARTS: ['jobs'] },
  times: { pauses: Array<number>(50).fill(200), leaseMs: 1500 },
} as unknown as EventsWorld
const sender = createSender(world)
await listenForEvents(world, sender)
sender.wake()
process.send?.('ready')
