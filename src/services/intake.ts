import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Session } from '#engines/spam-test/types.ts'
import type { Clock } from '#engines/world.ts'
import type { Database } from '#storage/database.ts'
import type { Spool } from '#storage/spool.ts'
import { insertTest } from '#storage/tests.ts'
import type { Analysis } from './analysis.ts'
import type { PictureQueue } from './picture-queue.ts'
import type { TestAddresses } from './test-addresses.ts'

/** One mail for one or more test addresses. `raw` is kept as it came. */
export type Mail = { ids: string[]; raw: Uint8Array; session: Session }

export type Intake = {
  /** Resolves when the mail is on disk and synced. Waits while too much is still unfinished. */
  accept(mail: Mail): Promise<void>
  /** Takes up what an earlier run accepted and did not finish; answers how many. */
  resume(): Promise<number>
  /** Resolves when everything accepted so far is stored and analyzed. */
  idle(): Promise<void>
}

type Entry = { spoolId: string; addressId: string; session: Session; raw: Uint8Array }

const meta = z.object({
  addressId: z.string(),
  session: z.custom<Session>((value) => typeof value === 'object'),
})
const limits = { running: 8, waitingBytes: 64 * 1024 * 1024, writeback: 60_000 }

/**
 * receive -> store raw: the mail goes to the spool first, then into the database, then straight to analysis in
 * this process. The embedded database is not synced by itself, so its spool entries stay until the system has
 * written its pages back; taking one up twice is harmless.
 */
export function createIntake(world: {
  database: Database
  spool: Spool
  addresses: TestAddresses
  analysis: Analysis
  /** Whose the things under a tag are now: a browser's may have moved into an account. */
  presentOwner(tag: string): Promise<string>
  /** Null where no pictures are made. */
  pictures: PictureQueue | null
  clock: Clock
  /** Days that a report of this owner is kept. */
  retentionDays(owner: string | null): Promise<number>
  log: Logger
}): Intake {
  const { database, spool, addresses, analysis, pictures, clock, log } = world
  const queue: Entry[] = []
  const freed: (() => void)[] = []
  let running = 0
  let bytes = 0

  const store = async (entry: Entry) => {
    const recognized = addresses.recognize(entry.addressId, clock.now())
    const receivedAt = new Date(clock.now())
    const owner = recognized.state === 'unknown' ? null : await world.presentOwner(recognized.address.owner)
    const days = await world.retentionDays(owner)
    return insertTest(database.db, {
      ...entry,
      owner,
      receivedAt,
      expiresAt: new Date(receivedAt.getTime() + days * 86_400_000),
      pictures: pictures ? 'pending' : 'disabled',
    })
  }

  const forget = (entry: Entry) => {
    const remove = () => spool.remove(entry.spoolId)
    if (database.kind === 'postgres') remove()
    else setTimeout(remove, limits.writeback).unref()
  }

  const process = async (entry: Entry) => {
    try {
      const id = await store(entry)
      forget(entry)
      const analyzed = analysis.run(id, { ...entry, firstOf: entry.addressId })
      pictures?.offer(id, entry, analyzed)
      await analyzed
    } catch (error) {
      log.error({ error, spoolId: entry.spoolId }, 'mail stays in the spool until the next start')
    }
  }

  const pump = () => {
    while (running < limits.running && queue.length) {
      const entry = queue.shift()!
      running++
      process(entry).finally(() => {
        running--
        bytes -= entry.raw.byteLength
        for (const resolve of freed.splice(0)) resolve()
        pump()
      })
    }
  }

  const changed = () => new Promise<void>((resolve) => freed.push(resolve))
  const take = (entry: Entry) => {
    bytes += entry.raw.byteLength
    queue.push(entry)
    pump()
  }

  return {
    async accept({ ids, raw, session }) {
      while (bytes > limits.waitingBytes) await changed()
      const entries = ids.map((addressId) => ({ spoolId: randomUUID(), addressId, session, raw }))
      await Promise.all(
        entries.map(({ spoolId, addressId }) =>
          spool.write({ id: spoolId, meta: { addressId, session }, raw }),
        ),
      )
      for (const entry of entries) take(entry)
    },
    async resume() {
      let count = 0
      for await (const { id, meta: found, raw } of spool.replay()) {
        const parsed = meta.safeParse(found)
        if (!parsed.success) {
          log.error({ spoolId: id }, 'spool entry cannot be read')
          continue
        }
        while (bytes > limits.waitingBytes) await changed()
        take({ spoolId: id, raw, ...parsed.data })
        count++
      }
      return count
    },
    async idle() {
      while (running || queue.length) await changed()
    },
  }
}
