import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { z } from 'zod'
import { networkOf } from '#engines/networks/networks.ts'
import type { Session } from '#engines/spam-test/types.ts'
import type { Clock } from '#engines/world.ts'
import type { Backlog } from '#platform/health/overload.ts'
import { captureContext, withContext } from '#platform/logs/request-context.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Database } from '#storage/database.ts'
import type { Spool } from '#storage/spool/spool.ts'
import { insertTest, readRaw } from '#storage/tests.ts'
import { createFairQueue } from '../../analysis/fair-queue.ts'
import { LARGE } from '../../analysis/pool.ts'
import { sharersOf } from '../../analysis/sharers.ts'
import type { PictureQueue } from '../../pictures/picture-queue.ts'
import { type Analysis, isUndecided } from '../analysis.ts'
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
  /** Of those, the mails that one network sent (networkOf). */
  backlogOf(network: string): Backlog
}

type Entry = {
  spoolId: string
  addressId: string
  session: Session
  /** Null when it need not be in memory: a large mail is read back when it is its turn. */
  raw: Uint8Array | null
  octets: number
  /** Under which it is stored. */
  testId: string | null
  /** When it came, as performance.now() has it. */
  at: number
  tries: number
  /** Whether it waits for its turn, to be stored or to be read. */
  waits: boolean
  network: string
  /** Runs what comes of it in the request context in which it came. */
  within: <T>(work: () => T) => T
}

const meta = z.object({
  addressId: z.string(),
  session: z.custom<Session>((value) => typeof value === 'object' && value !== null),
})
const limits = { storing: 8, waitingBytes: 64 * 1024 * 1024 }
/** What a mail takes of the database beside its octets, in octets. */
const OVERHEAD = 16 * 1024
/** Between tries while the database is away; what fails for another reason is tried so many times. */
const again = { firstMs: 500, mostMs: 15_000, tries: 4 }

/**
 * receive -> store raw: the mail goes to the spool first, then into the database, then straight to analysis. Its entry in
 * the spool stays until it is analyzed, so that a process that is started again goes on with it at once; taking one up twice
 * is harmless. While the database is away mail waits here and in the spool.
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
  const queue = createFairQueue<Entry>()
  /** All that were accepted and are not done with here. */
  const entries = new Set<Entry>()
  /** Of those, what is tried again after a while. */
  let putOffs = 0
  const freed: (() => void)[] = []
  let storing = 0
  /** Begun with: being stored, or in the hands of the analysis. */
  let under = 0

  const store = async (entry: Entry, raw: Uint8Array) => {
    const recognized = addresses.recognize(entry.addressId, clock.now())
    const receivedAt = new Date(clock.now())
    const owner = recognized.state === 'unknown' ? null : await world.presentOwner(recognized.address.owner)
    const days = await world.retentionDays(owner)
    return insertTest(database.db, blobs, {
      ...entry,
      raw,
      owner,
      receivedAt,
      expiresAt: new Date(receivedAt.getTime() + days * 86_400_000),
      pictures: pictures ? 'pending' : 'disabled',
    })
  }

  const bytes = () => sum([...entries].map(({ raw }) => raw?.byteLength ?? 0))

  const readBack = async (id: string): Promise<Uint8Array> => {
    const raw = await readRaw(blobs, id)
    if (!raw) throw new Error('the mail is not there any more')
    return raw
  }

  const analyze = async (id: string, entry: Entry) => {
    entry.raw ??= await readBack(id)
    await handOver(id, entry, entry.raw)
    // Not before: a process that is started again goes on with it at once.
    spool.remove(entry.spoolId)
    entries.delete(entry)
  }

  /** A function of its own, which does not wait: what one that waits has named is in memory for as long. */
  const handOver = (id: string, entry: Entry, raw: Uint8Array): Promise<void> => {
    // It need not wait in memory: there may be many, and each is read alone.
    if (entry.octets >= LARGE) entry.raw = null
    entry.waits = true
    const load = async () => {
      entry.waits = false
      return entry.raw ?? readBack(id)
    }
    const mail = { octets: entry.octets, load }
    const analyzed = analysis.run(id, { ...entry, raw: mail, firstOf: entry.addressId })
    pictures?.offer(id, { raw, session: entry.session }, analyzed)
    return analyzed
  }

  const putOff = (entry: Entry, error: unknown) => {
    entry.tries++
    if (!isUndecided(error) && entry.tries > again.tries) {
      log.error({ error, spoolId: entry.spoolId }, 'mail stays in the spool until the next start')
      entries.delete(entry)
      return
    }
    const ms = Math.min(again.firstMs * 2 ** (entry.tries - 1), again.mostMs)
    log.warn({ error, spoolId: entry.spoolId, ms }, 'mail waits in the spool and is tried again')
    entry.waits = true
    putOffs++
    setTimeout(() => {
      putOffs--
      push(entry)
    }, ms).unref()
  }

  const push = (entry: Entry) => {
    queue.push(entry, { sharers: sharersOf(entry.session, null), cost: entry.octets + OVERHEAD })
    pump()
  }

  const pump = () => {
    while (storing < limits.storing && queue.length) {
      const entry = queue.shift()!
      entry.waits = false
      entry.within(() => withContext({ spoolId: entry.spoolId }, () => process(entry)))
    }
  }

  async function process(entry: Entry): Promise<void> {
    under++
    try {
      const id = entry.testId ?? (await storeInTurn(entry))
      entry.testId = id
      await withContext({ testId: id }, () => analyze(id, entry))
    } catch (error) {
      putOff(entry, error)
    } finally {
      under--
      for (const resolve of freed.splice(0)) resolve()
    }
  }

  const storeInTurn = async (entry: Entry): Promise<string> => {
    storing++
    try {
      const id = await store(entry, entry.raw!)
      log.info({ octets: entry.octets, testId: id }, 'mail stored')
      return id
    } finally {
      storing--
      pump()
    }
  }

  const changed = () => new Promise<void>((resolve) => freed.push(resolve))
  const take = (entry: Pick<Entry, 'spoolId' | 'addressId' | 'session'> & { raw: Uint8Array }) => {
    const taken = {
      ...entry,
      ...{ octets: entry.raw.byteLength, testId: null, at: performance.now(), tries: 0, waits: true },
      network: networkOf(entry.session.clientAddress ?? ''),
      within: captureContext(),
    }
    entries.add(taken)
    push(taken)
  }

  /** `mayWait`: large mails, which are read one by one, may wait long without anybody being at fault. */
  const backlogOf = (all: Entry[], mayWait: (entry: Entry) => boolean = () => false): Backlog => {
    const waiting = all.filter(({ waits }) => waits)
    const oldest = Math.min(...waiting.filter((entry) => !mayWait(entry)).map(({ at }) => at))
    return {
      mails: waiting.length,
      bytes: sum(all.map(({ raw }) => raw?.byteLength ?? 0)),
      oldestMs: Number.isFinite(oldest) ? performance.now() - oldest : 0,
    }
  }

  return {
    async accept({ ids, raw, session }) {
      const mails = ids.map((addressId) => ({ spoolId: randomUUID(), addressId, session, raw }))
      await Promise.all(
        mails.map(({ spoolId, addressId }) =>
          spool.write({ id: spoolId, meta: { addressId, session }, raw }),
        ),
      )
      for (const mail of mails) take(mail)
    },
    async resume() {
      let count = 0
      for await (const { id, meta: found, raw } of spool.replay()) {
        const parsed = meta.safeParse(found)
        if (!parsed.success) {
          await spool.setAside(id, 'not what a mail has beside it')
          continue
        }
        while (bytes() > limits.waitingBytes) await changed()
        take({ spoolId: id, raw, ...parsed.data })
        count++
      }
      return count
    },
    async idle() {
      while (under || queue.length) await changed()
    },
    depth: () => under + queue.length + putOffs,
    backlog: () => backlogOf([...entries], ({ octets }) => octets >= LARGE),
    backlogOf: (network) => backlogOf([...entries].filter((entry) => entry.network === network)),
  }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
