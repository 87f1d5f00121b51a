import type { SeedTrouble, SeenMessage } from '@postproof/placement/mailbox-world'
import type { MatchedBy } from '@postproof/placement/types'
import {
  dropLeases,
  findSeed,
  noteHealth,
  type SeedRow,
  storeBaseline,
  takeLease,
} from '#storage/placement/seeds.ts'
import { newestByMarker } from '#storage/placement/watched.ts'
import { accessOf } from '../seeds/access.ts'
import { FIRST_SIMULATED, infoOf } from '../simulated/simulated.ts'
import type { Place } from './arrivals.ts'
import { type Collection, LEASE } from './collection.ts'
import { hurryExpected } from './expected.ts'
import { type ReaderEvents, startReader } from './reader.ts'
import { createTurn } from './turn.ts'

/** Opening and shutting mailboxes, and what is heard from an open one. */

/** Mail cannot be older than its test; clocks can be off. */
const SKEW = 10 * 60_000

export type NeededSeed = {
  seed_id: number
  since: Date
  /** No marker of a test that waits here was given out yet. */
  fresh: boolean
}

export async function openOrTell(collection: Collection, seed: NeededSeed): Promise<void> {
  const { arrivals, readers } = collection
  const { seed_id } = seed
  const reader = readers.get(seed_id)
  if (!reader) return openMailbox(collection, seed)
  // A test that began after the mailbox was opened has not heard of it.
  const state = reader.state()
  if (state === 'ready') await arrivals.mailbox(seed_id, { type: 'readable' })
  else if (state) await arrivals.mailbox(seed_id, { type: 'trouble', trouble: state })
}

async function openMailbox(collection: Collection, { seed_id: seedId, since, fresh }: NeededSeed) {
  const { arrivals, clock, holder } = collection
  const { db } = collection.database
  if (seedId >= FIRST_SIMULATED) return openSimulated(collection, seedId, since)
  const row = await findSeed(db, seedId)
  if (!row?.enabled) {
    const code = row ? 'switched-off' : 'removed'
    await arrivals.mailbox(seedId, { type: 'trouble', trouble: { code, detail: '', final: true } })
    return
  }
  const now = clock.now()
  const lease = { holder, now: new Date(now), until: new Date(now + LEASE) }
  if (await takeLease(db, seedId, lease)) await openReal(collection, row, since, fresh)
}

async function openSimulated(collection: Collection, seedId: number, since: Date) {
  const { pool, log } = collection
  const access = await pool.access(seedId)
  if (!access) return
  const provider = infoOf({ provider: access.provider, simulated: true }, pool)
  const start = { baseline: {}, lookBackFrom: since.getTime() - SKEW }
  const events = eventsOf(collection, { seedId, provider })
  const reader = startReader({ dialer: collection.simulatedDialer(), access, ...start, events, log })
  collection.readers.set(seedId, reader)
}

async function openReal(collection: Collection, row: SeedRow, since: Date, fresh: boolean) {
  const { pool, sealing, oauth, dialer, log } = collection
  const access = accessOf(row, { db: collection.database.db, sealing, oauth })
  const provider = infoOf({ provider: row.provider, simulated: false }, pool)
  const events = eventsOf(collection, { seedId: row.id, provider })
  if (!access) {
    events.onTrouble({ code: 'no-key', detail: '', final: true })
    return
  }
  const baseline = row.baseline ?? (fresh ? null : {})
  const lookBackFrom = since.getTime() - SKEW
  collection.readers.set(row.id, startReader({ dialer, access, baseline, lookBackFrom, events, log }))
}

/** `forGood`: nothing is pending there any more, so the position of reading is dropped. */
export async function shutMailbox(collection: Collection, seedId: number, forGood: boolean): Promise<void> {
  const { readers, storedBaselines, holder } = collection
  const { db } = collection.database
  const reader = readers.get(seedId)
  if (!reader) return
  if (!forGood) await keepBaseline(collection, seedId)
  readers.delete(seedId)
  storedBaselines.delete(seedId)
  await reader.close()
  if (seedId >= FIRST_SIMULATED) return
  if (forGood) await storeBaseline(db, seedId, null)
  await dropLeases(db, holder, seedId)
}

export async function keepBaseline(collection: Collection, seedId: number): Promise<void> {
  const { readers, storedBaselines, database } = collection
  const baseline = readers.get(seedId)?.baseline()
  if (!baseline || seedId >= FIRST_SIMULATED) return
  const text = JSON.stringify(baseline)
  if (storedBaselines.get(seedId) === text) return
  await storeBaseline(database.db, seedId, baseline)
  storedBaselines.set(seedId, text)
}

function eventsOf(collection: Collection, place: Place): ReaderEvents {
  const { arrivals, clock, log } = collection
  const { db } = collection.database
  const { seedId } = place
  const mailboxInTurn = createTurn(log)
  return {
    onReadable: () => {
      mailboxInTurn(async () => {
        await keepBaseline(collection, seedId)
        const at = new Date(clock.now())
        if (seedId < FIRST_SIMULATED) await noteHealth(db, seedId, { ok: true, at })
        await arrivals.mailbox(seedId, { type: 'readable' })
      })
    },
    onTrouble: (trouble: SeedTrouble) => {
      mailboxInTurn(async () => {
        log.info({ seed: seedId, code: trouble.code }, 'a seed mailbox cannot be read')
        const at = new Date(clock.now())
        if (seedId < FIRST_SIMULATED) await noteHealth(db, seedId, { ok: false, at, trouble })
        await arrivals.mailbox(seedId, { type: 'trouble', trouble })
      })
    },
    isWatched: (marker) => isWatched(collection, marker),
    onMatch: (message, marker, by) => noteMatch(collection, place, { message, marker, by }),
  }
}

async function isWatched(collection: Collection, marker: string): Promise<boolean> {
  if (collection.markers.has(marker)) return true
  // Another process may have begun it since.
  const test = await newestByMarker(collection.database.db, marker)
  if (!test || test.status === 'draft' || test.status === 'expired') return false
  collection.markers.set(marker, test.monitor_id === null ? test.id : null)
  return true
}

async function noteMatch(
  collection: Collection,
  place: Place,
  { message, marker, by }: { message: SeenMessage; marker: string; by: MatchedBy },
) {
  const testId = collection.markers.get(marker) ?? (await collection.watched.testFor(marker, message))
  if (!testId) return
  await collection.arrivals.seen(testId, message, by, place)
  if (collection.arriving.has(testId)) return
  collection.arriving.add(testId)
  collection.inTurn(() => hurryExpected(collection))
}
