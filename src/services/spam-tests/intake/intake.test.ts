import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Session } from '@postproof/spam-test/types'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentMetrics } from '#platform/metrics/types.ts'
import { createBlobs } from '#storage/blobs.ts'
import type { Database } from '#storage/db.ts'
import { openOwnDatabase } from '../../../../tests/postgres/database.ts'
import { LARGE } from '../../analysis/pool.ts'
import { createPictureQueue } from '../../pictures/picture-queue.ts'
import { createIntake } from './intake.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

let database: Database
const ends: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(async () => {
  for (const end of ends) await end()
  await database.close()
})

/** Every mail waits for its turn to be read, and no place is free to draw it. */
function waitingIntake() {
  const waiting: PromiseWithResolvers<void>[] = []
  const clock = { now: () => 0 }
  const log = pino({ enabled: false })
  const common = { database, blobs: createBlobs(database.db), clock, log, metrics: silentMetrics }
  const pictures = createPictureQueue({ ...common, places: 0 } as never)
  ends.push(() => pictures.close())
  const intake = createIntake({
    ...common,
    ...{ pictures, presentOwner: async (tag: string) => tag, retentionDays: async () => 30 },
    spool: { write: async () => {}, remove: () => {} },
    addresses: { recognize: () => ({ state: 'unknown' }) },
    analysis: {
      run() {
        waiting.push(Promise.withResolvers())
        return waiting.at(-1)!.promise
      },
    },
  } as never)
  return { intake, waiting }
}

test('large mails that wait to be read do not wait in memory', async () => {
  const { intake, waiting } = waitingIntake()
  const mails: WeakRef<Uint8Array>[] = []
  const send = (id: string, octets: number) => {
    const raw = Buffer.alloc(octets, 'x')
    mails.push(new WeakRef(raw))
    return intake.accept({
      ids: [id],
      raw,
      session: { source: 'smtp', clientAddress: null } as unknown as Session,
    })
  }
  for (const id of ['one', 'two', 'three']) await send(id, 2 * LARGE)
  await expect.poll(() => waiting.length).toBe(3)
  expect(intake.backlog()).toMatchObject({ mails: 3, bytes: 0 })
  await expect
    .poll(async () => {
      // What a connection to the database asked last it may keep.
      await Promise.all(
        Array.from({ length: 20 }, () => database.db.selectNoFrom((is) => is.lit(1).as('one')).execute()),
      )
      collect()
      return mails.filter((mail) => mail.deref()).length
    })
    .toBe(0)
  for (const { resolve } of waiting) resolve()
  await intake.idle()
})
