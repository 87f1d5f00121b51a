import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Session } from '#engines/spam-test/types.ts'
import type { Clock } from '#engines/world.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Database } from '#storage/database.ts'
import { isOutage } from '#storage/outage.ts'
import type { Spool } from '#storage/spool/spool.ts'
import { insertTest } from '#storage/tests.ts'
import type { Backlog } from '../health/overload.ts'
import { follow, keepTrail } from '../logs/trail.ts'
import type { PictureQueue } from '../pictures/picture-queue.ts'
import type { Analysis } from './analysis.ts'
import type { TestAddresses } from './test-addresses.ts'

/** One mail for one or more test addresses. `raw` is kept as it came. */
export type Mail = { ids: string[]; raw: Uint8Array; session: Session }

export type Intake = {
  /** Resolves when the mail is on disk and synced. Ask `backlog` before a mail is taken: here it is too late. */
  accept(mail: Mail): Promise<void>
  /** Takes up what an earlier run accepted and did not finish; answers how many. */
  resume(): Promise<number>
  /** Resolves when everything accepted so far is stored and analyzed. */
  idle(): Promise<void>
  /** Mails accepted and not yet analyzed, in this process. */
  depth(): number
  /** What was accepted and not begun with; `bytes` with what is under way. */
  backlog(): Backlog
}

type Entry = {
  spoolId: string
  addressId: string
  session: Session
  raw: Uint8Array
  at: number
  tries: number
  /** Runs what comes of it under the trail of who brought it. */
  within: <T>(work: () => T) => T
}

const meta = z.object({
  addressId: z.string(),
  session: z.custom<Session>((value) => typeof value === 'object' && value !== null),
})
const limits = { running: 8, waitingBytes: 64 * 1024 * 1024 }
/** Between tries while the database is away; what fails for another reason is tried so many times. */
const again = { firstMs: 500, mostMs: 15_000, tries: 4 }

/**
 * receive -> store raw: the mail goes to the spool first, then into the database, then straight to analysis in
 * this process. The embedded database is not synced by itself, so its spool entries stay until the system has
 * written its pages back; taking one up twice is harmless. While the database is away mail waits here and in the spool.
 */
export function createIntake(world: {
  database: Database
  blobs: Blobs
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
  const { database, blobs, spool, addresses, analysis, pictures, clock, log } = world
  const queue: Entry[] = []
  /** Until they are tried again. */
  const waiting = new Set<Entry>()
  const freed: (() => void)[] = []
  let running = 0
  let bytes = 0

  const store = async (entry: Entry) => {
    const recognized = addresses.recognize(entry.addressId, clock.now())
    const receivedAt = new Date(clock.now())
    const owner = recognized.state === 'unknown' ? null : await world.presentOwner(recognized.address.owner)
    const days = await world.retentionDays(owner)
    return insertTest(database.db, blobs, {
      ...entry,
      owner,
      receivedAt,
      expiresAt: new Date(receivedAt.getTime() + days * 86_400_000),
      pictures: pictures ? 'pending' : 'disabled',
    })
  }

  const process = async (entry: Entry) => {
    const id = await store(entry)
    await follow({ testId: id }, async () => {
      log.info({ octets: entry.raw.byteLength }, 'mail stored')
      const analyzed = analysis.run(id, { ...entry, firstOf: entry.addressId })
      pictures?.offer(id, entry, analyzed)
      await analyzed
    })
    // Not before: a process that is started again goes on with it at once.
    spool.remove(entry.spoolId)
  }

  /** Answers whether it comes again. */
  const putOff = (entry: Entry, error: unknown): boolean => {
    entry.tries++
    if (!isOutage(error) && entry.tries > again.tries) {
      log.error({ error, spoolId: entry.spoolId }, 'mail stays in the spool until the next start')
      return false
    }
    const ms = Math.min(again.firstMs * 2 ** (entry.tries - 1), again.mostMs)
    log.warn({ error, spoolId: entry.spoolId, ms }, 'mail waits in the spool and is tried again')
    waiting.add(entry)
    setTimeout(() => {
      waiting.delete(entry)
      queue.push(entry)
      pump()
    }, ms).unref()
    return true
  }

  const pump = () => {
    while (running < limits.running && queue.length) {
      const entry = queue.shift()!
      running++
      entry
        .within(() => follow({ spoolId: entry.spoolId }, () => process(entry)))
        .then(
          () => false,
          (error: unknown) => putOff(entry, error),
        )
        .then((comesAgain) => {
          running--
          if (!comesAgain) bytes -= entry.raw.byteLength
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
      const at = clock.now()
      const within = keepTrail()
      const entries = ids.map((addressId) => ({
        spoolId: randomUUID(),
        addressId,
        session,
        raw,
        at,
        tries: 0,
        within,
      }))
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
          await spool.setAside(id, 'not what a mail has beside it')
          continue
        }
        while (bytes > limits.waitingBytes) await changed()
        take({ spoolId: id, raw, at: clock.now(), tries: 0, within: keepTrail(), ...parsed.data })
        count++
      }
      return count
    },
    async idle() {
      while (running || queue.length) await changed()
    },
    depth: () => running + queue.length + waiting.size,
    backlog: () => {
      const [first] = waiting
      const oldest = Math.min(queue[0]?.at ?? Number.POSITIVE_INFINITY, first?.at ?? Number.POSITIVE_INFINITY)
      return {
        mails: queue.length + waiting.size,
        bytes,
        oldestMs: Number.isFinite(oldest) ? Math.max(0, clock.now() - oldest) : 0,
      }
    },
  }
}
