import type { Logger } from 'pino'
import type { MailOAuth } from '#adapters/mail-oauth.ts'
import { tabOf } from '#engines/placement/locate.ts'
import type { ImapDialer, SeedTrouble, SeenMessage } from '#engines/placement/mailbox-world.ts'
import { nextDue } from '#engines/placement/seed-state.ts'
import type { MatchedBy } from '#engines/placement/types.ts'
import type { Clock } from '#engines/world.ts'
import type { Sealing } from '#platform/keys/sealing.ts'
import type { Database } from '#storage/database.ts'
import { dropDue, dueResults, type ResultHead } from '#storage/placement/results.ts'
import {
  dropLeases,
  findSeed,
  noteHealth,
  renewLeases,
  type SeedRow,
  storeBaseline,
  takeLease,
} from '#storage/placement/seeds.ts'
import { moveTest } from '#storage/placement/tests.ts'
import {
  expectingSeeds,
  expireWaiting,
  leftOpening,
  neededSeeds,
  newestByMarker,
  watchedTests,
} from '#storage/placement/watched.ts'
import { accessOf } from '../seeds/access.ts'
import type { Waits } from '../settings.ts'
import { FIRST_SIMULATED, infoOf, type SimulatedPool } from '../simulated/simulated.ts'
import type { SimulatedHold } from '../simulated/simulated-hold.ts'
import type { Arrivals } from './arrivals.ts'
import { type Reader, startReader } from './reader.ts'

/**
 * Reads every seed mailbox in which something is pending, each in one process only: a lease says which. What is due by
 * the clock is done here as well. Everything that matters stands in the database: a process that dies loses
 * nothing but what lay in simulated mailboxes.
 */
export type Collector = {
  /** Looks anew at what is to be read; soon, not at once. */
  wake(): void
  /** Opens a mailbox anew: its settings changed. */
  reopen(seedId: number): void
  /** What is due by the clock: by itself every second, and by the job. */
  tick(): Promise<void>
  /** Lets what waits be seen now: reads every open mailbox once. */
  poll(): Promise<void>
  idle(): Promise<void>
  close(): Promise<void>
}

/** What else is watched beside tests. */
export type Watched = {
  /** Mailboxes, each with the time from which on its mail counts, and markers. */
  needs(): Promise<{ seeds: { id: number; since: Date }[]; markers: string[] }>
  /** The test that this mail of a watched marker belongs to; null: to none. */
  testFor(marker: string, message: SeenMessage): Promise<string | null>
}

type World = {
  database: Database
  dialer: ImapDialer
  /** For mailboxes of this process, on loopback. */
  simulatedDialer: () => ImapDialer
  sealing: Sealing
  oauth: MailOAuth
  pool: SimulatedPool
  /** The name of this process in leases. */
  holder: string
  hold: SimulatedHold
  arrivals: Arrivals
  watched: Watched
  waits: Waits
  clock: Clock
  onExpired(testId: string): Promise<void>
  log: Logger
}

export const LEASE = 60_000
const TICK = 1_000
/** What a tick does seldom: leases, baselines, what others began. */
const SELDOM = 15_000
/** Sending addresses that another process was to ask for, and did not. */
const ORIGINS = 5 * 60_000
/** Mail cannot be older than its test; clocks can be off. */
const SKEW = 10 * 60_000
const MOST_DUE = 500
/** After a test began, or its first mail was seen, its mail is expected everywhere at any moment. */
const EXPECTED = 10 * 60_000
/** A mailbox that nobody reads is not waited for longer. */
const UNREAD = 2 * 60_000
const OPENING = 60_000

export function createCollector(world: World): Collector {
  const { database, arrivals, clock, log, pool, holder, hold } = world
  const { db } = database
  const readers = new Map<number, Reader>()
  const storedBaselines = new Map<number, string>()
  /** Marker to test, or null for one of a monitor. */
  let markers = new Map<string, string | null>()
  /** Tests whose first mail this process has seen. */
  let arriving = new Set<string>()
  let closed = false
  let lastSeldom = 0
  let lastOrigins = clock.now()
  const beganAt = clock.now()

  const now = () => new Date(clock.now())
  const inTurn = createTurn(log)

  const eventsOf = (seedId: number, provider: Parameters<Arrivals['seen']>[3]['provider']) => {
    const mailboxInTurn = createTurn(log)
    return {
      onReadable: () => {
        mailboxInTurn(async () => {
          await keepBaseline(seedId)
          if (seedId < FIRST_SIMULATED) await noteHealth(db, seedId, { ok: true, at: now() })
          await arrivals.mailbox(seedId, { type: 'readable' })
        })
      },
      onTrouble: (trouble: SeedTrouble) => {
        mailboxInTurn(async () => {
          log.info({ seed: seedId, code: trouble.code }, 'a seed mailbox cannot be read')
          if (seedId < FIRST_SIMULATED) await noteHealth(db, seedId, { ok: false, at: now(), trouble })
          await arrivals.mailbox(seedId, { type: 'trouble', trouble })
        })
      },
      isWatched: async (marker: string) => {
        if (markers.has(marker)) return true
        // Another process may have begun it since.
        const test = await newestByMarker(db, marker)
        if (!test || test.status === 'draft' || test.status === 'expired') return false
        markers.set(marker, test.monitor_id === null ? test.id : null)
        return true
      },
      onMatch: async (message: SeenMessage, marker: string, by: MatchedBy) => {
        const testId = markers.get(marker) ?? (await world.watched.testFor(marker, message))
        if (!testId) return
        await arrivals.seen(testId, message, by, { seedId, provider })
        if (arriving.has(testId)) return
        arriving.add(testId)
        inTurn(hurry)
      },
    }
  }

  const keepBaseline = async (seedId: number) => {
    const baseline = readers.get(seedId)?.baseline()
    if (!baseline || seedId >= FIRST_SIMULATED) return
    const text = JSON.stringify(baseline)
    if (storedBaselines.get(seedId) === text) return
    await storeBaseline(db, seedId, baseline)
    storedBaselines.set(seedId, text)
  }

  const openSimulated = async (seedId: number, since: Date) => {
    const access = await pool.access(seedId)
    if (!access) return
    const provider = infoOf({ provider: access.provider, simulated: true }, pool)
    const start = { baseline: {}, lookBackFrom: since.getTime() - SKEW }
    const events = eventsOf(seedId, provider)
    readers.set(seedId, startReader({ dialer: world.simulatedDialer(), access, ...start, events, log }))
  }

  /** `fresh`: the marker of no test that waits here was told to anybody yet. */
  const openReal = async (row: SeedRow, since: Date, fresh: boolean) => {
    const access = accessOf(row, { db, sealing: world.sealing, oauth: world.oauth })
    const provider = infoOf({ provider: row.provider, simulated: false }, pool)
    const events = eventsOf(row.id, provider)
    if (!access) {
      events.onTrouble({ code: 'no-key', detail: '', final: true })
      return
    }
    const baseline = row.baseline ?? (fresh ? null : {})
    const lookBackFrom = since.getTime() - SKEW
    readers.set(row.id, startReader({ dialer: world.dialer, access, baseline, lookBackFrom, events, log }))
  }

  const open = async (seedId: number, since: Date, fresh: boolean) => {
    if (seedId >= FIRST_SIMULATED) return openSimulated(seedId, since)
    const row = await findSeed(db, seedId)
    if (!row?.enabled) {
      const code = row ? 'switched-off' : 'removed'
      await arrivals.mailbox(seedId, { type: 'trouble', trouble: { code, detail: '', final: true } })
      return
    }
    const lease = { holder, now: now(), until: new Date(clock.now() + LEASE) }
    if (await takeLease(db, seedId, lease)) await openReal(row, since, fresh)
  }

  const shut = async (seedId: number, forGood: boolean) => {
    const reader = readers.get(seedId)
    if (!reader) return
    if (!forGood) await keepBaseline(seedId)
    readers.delete(seedId)
    storedBaselines.delete(seedId)
    await reader.close()
    if (seedId >= FIRST_SIMULATED) return
    if (forGood) await storeBaseline(db, seedId, null)
    await dropLeases(db, holder, seedId)
  }

  const sync = async () => {
    if (closed) return
    const [tests, seeds, also] = [await watchedTests(db), await neededSeeds(db), await world.watched.needs()]
    markers = new Map([
      ...tests.filter(({ monitor_id }) => monitor_id === null).map(({ id, marker }) => [marker, id] as const),
      ...tests.filter(({ monitor_id }) => monitor_id !== null).map(({ marker }) => [marker, null] as const),
      ...also.markers.map((marker) => [marker, null] as const),
    ])
    const needed = new Map(seeds.map((seed) => [seed.seed_id, seed]))
    for (const { id, since } of also.seeds) {
      const first = Math.min(since.getTime(), (needed.get(id)?.since ?? since).getTime())
      needed.set(id, { seed_id: id, since: new Date(first), fresh: false })
    }
    for (const id of readers.keys()) if (!needed.has(id)) await shut(id, true)
    await Promise.all([...needed.values()].map((seed) => openOrTell(seed)))
    arriving = new Set(tests.map(({ id }) => id).filter((id) => arriving.has(id)))
    await hurry()
  }

  /** Folders that no connection stays in are looked at more often while mail is expected. */
  const hurry = async () => {
    const since = new Date(clock.now() - EXPECTED)
    for (const expecting of await expectingSeeds(db, since)) {
      readers.get(expecting.seed_id)?.hurry(expecting.since.getTime() + EXPECTED)
    }
  }

  const openOrTell = async ({ seed_id, since, fresh }: { seed_id: number; since: Date; fresh: boolean }) => {
    const reader = readers.get(seed_id)
    if (!reader) return open(seed_id, since, fresh)
    // A test that began after the mailbox was opened has not heard of it.
    const state = reader.state()
    if (state === 'ready') await arrivals.mailbox(seed_id, { type: 'readable' })
    else if (state) await arrivals.mailbox(seed_id, { type: 'trouble', trouble: state })
  }

  const recheck = async ({ test_id, seed_id, seed, progress, due_at }: ResultHead) => {
    const reader = readers.get(seed_id)
    const overdue = clock.now() - (due_at?.getTime() ?? 0)
    // It was seen in the memory of an earlier process: where it is now cannot be asked, and it is not gone either.
    const isLost = seed_id >= FIRST_SIMULATED && (progress.foundAt ?? beganAt) < beganAt
    if (!reader && !isLost && overdue < UNREAD) return
    const where = reader && progress.ref && !isLost ? await reader.look(progress.ref) : undefined
    const place = where && {
      ...renamed(tabOf(where.folder, where.category, infoOf(seed, pool))),
      folder: where.folder.path,
    }
    await arrivals.apply(test_id, seed_id, { type: 'looked', at: clock.now(), place })
  }

  const doDue = async (result: ResultHead) => {
    if (result.seed_id >= FIRST_SIMULATED && hold.isAnothers()) return
    const due = nextDue(result.progress, world.waits.of(result.seed_id))
    if (due?.what === 'recheck') return recheck(result)
    await arrivals.apply(result.test_id, result.seed_id, { type: 'tick', at: clock.now() })
    await dropDue(db, result.test_id, result.seed_id, now())
  }

  const tick = async () => {
    if (closed) return
    for (const result of await dueResults(db, now(), MOST_DUE)) await doDue(result)
    for (const { id } of await expireWaiting(db, now())) await world.onExpired(id)
    const sinceSeldom = clock.now() - lastSeldom
    // Negative after the clock was set back.
    if (sinceSeldom >= 0 && sinceSeldom < SELDOM) return
    lastSeldom = clock.now()
    await seldom()
  }

  const seldom = async () => {
    const held = new Set(await renewLeases(db, holder, now(), new Date(clock.now() + LEASE)))
    if (hold.isMine() && !held.has(FIRST_SIMULATED)) hold.lost()
    await hold.look()
    for (const id of [...readers.keys()]) {
      if (id < FIRST_SIMULATED && !held.has(id)) await shut(id, false)
      else await keepBaseline(id)
    }
    for (const { id } of await leftOpening(db, new Date(clock.now() - OPENING))) {
      await moveTest(db, id, ['opening'], { status: 'waiting' })
    }
    await arrivals.giveLeft()
    if (clock.now() - lastOrigins > ORIGINS || clock.now() < lastOrigins) {
      lastOrigins = clock.now()
      await arrivals.resumeOrigins()
    }
    await sync()
  }

  let woken = false
  const wake = () => {
    if (woken || closed) return
    woken = true
    inTurn(async () => {
      woken = false
      await sync()
    })
  }
  const timer = setInterval(() => {
    if (!inTurn.busy()) inTurn(tick)
  }, TICK)
  timer.unref()
  return {
    wake,
    reopen(seedId) {
      inTurn(async () => {
        await shut(seedId, false)
        await sync()
      })
    },
    tick: () => inTurn(tick),
    poll: async () => {
      await Promise.all([...readers.values()].map((reader) => reader.poll()))
    },
    idle: async () => {
      await inTurn(async () => {})
      await arrivals.idle()
    },
    async close() {
      closed = true
      clearInterval(timer)
      await inTurn(async () => {})
      await Promise.all([...readers.keys()].map((id) => shut(id, false)))
      await dropLeases(db, holder)
      await arrivals.idle()
    },
  }
}

const renamed = ({ tab, note }: ReturnType<typeof tabOf>) => ({ tab, placeNote: note })

/** One after another; what fails is logged, and the next one begins. */
function createTurn(log: Logger) {
  let last: Promise<void> = Promise.resolve()
  let count = 0
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    count++
    last = last
      .then(work)
      .catch((error: unknown) => log.error({ error }, 'collecting of placement tests'))
      .finally(() => {
        count--
      })
    return last
  }
  return Object.assign(inTurn, { busy: () => count > 0 })
}
