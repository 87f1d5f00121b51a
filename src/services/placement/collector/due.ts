import { tabOf } from '@postproof/placement/locate'
import { nextDue } from '@postproof/placement/seed-state'
import { dropDue, dueResults, type ResultHead } from '#storage/placement/results.ts'
import { renewLeases } from '#storage/placement/seeds.ts'
import { moveTest } from '#storage/placement/tests.ts'
import { expireWaiting, leftOpening } from '#storage/placement/watched.ts'
import { FIRST_SIMULATED, infoOf } from '../simulated/simulated.ts'
import { type Collection, LEASE } from './collection.ts'
import { keepBaseline, shutMailbox } from './mailboxes.ts'
import { syncMailboxes } from './sync.ts'

/** What is due by the clock. */

/** What a tick does seldom: leases, baselines, what others began. */
const SELDOM = 15_000
/** Sending addresses that another process was to ask for, and did not. */
const ORIGINS = 5 * 60_000
const MOST_DUE = 500
/** A mailbox that no process reads is not waited for any longer. */
const UNREAD = 2 * 60_000
const OPENING = 60_000

export async function tick(collection: Collection): Promise<void> {
  if (collection.closed) return
  const { clock } = collection
  const { db } = collection.database
  for (const result of await dueResults(db, new Date(clock.now()), MOST_DUE)) await doDue(collection, result)
  for (const { id } of await expireWaiting(db, new Date(clock.now()))) await collection.onExpired(id)
  const sinceSeldom = clock.now() - collection.lastSeldom
  // Negative after the clock was set back.
  if (sinceSeldom >= 0 && sinceSeldom < SELDOM) return
  collection.lastSeldom = clock.now()
  await doSeldom(collection)
}

async function doDue(collection: Collection, result: ResultHead) {
  const { arrivals, clock, hold, waits } = collection
  if (result.seed_id >= FIRST_SIMULATED && hold.isAnothers()) return
  const due = nextDue(result.progress, waits.of(result.seed_id))
  if (due?.what === 'recheck') return recheck(collection, result)
  await arrivals.apply(result.test_id, result.seed_id, { type: 'tick', at: clock.now() })
  await dropDue(collection.database.db, result.test_id, result.seed_id, new Date(clock.now()))
}

/** Where the mail is now. */
async function recheck(collection: Collection, { test_id, seed_id, seed, progress, due_at }: ResultHead) {
  const { arrivals, beganAt, clock, pool } = collection
  const reader = collection.readers.get(seed_id)
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

const renamed = ({ tab, note }: ReturnType<typeof tabOf>) => ({ tab, placeNote: note })

async function doSeldom(collection: Collection) {
  const { arrivals, clock, hold, holder, readers } = collection
  const { db } = collection.database
  const held = new Set(await renewLeases(db, holder, new Date(clock.now() + LEASE)))
  if (hold.isMine() && !held.has(FIRST_SIMULATED)) hold.lost()
  await hold.look()
  for (const id of [...readers.keys()]) {
    if (id < FIRST_SIMULATED && !held.has(id)) await shutMailbox(collection, id, false)
    else await keepBaseline(collection, id)
  }
  for (const { id } of await leftOpening(db, new Date(clock.now() - OPENING))) {
    await moveTest(db, id, ['opening'], { status: 'waiting' })
  }
  await arrivals.giveLeft()
  if (clock.now() - collection.lastOrigins > ORIGINS || clock.now() < collection.lastOrigins) {
    collection.lastOrigins = clock.now()
    await arrivals.resumeOrigins()
  }
  await syncMailboxes(collection)
}
