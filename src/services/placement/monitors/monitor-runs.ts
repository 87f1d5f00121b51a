import { randomBytes } from 'node:crypto'
import type { SeenMessage } from '@postproof/placement/mailbox-world'
import {
  beginRun,
  enabledMonitors,
  type MonitorRow,
  monitorByMarker,
  runBetween,
} from '#storage/placement/monitors.ts'
import { insertDraft, moveTest, startTest } from '#storage/placement/tests.ts'
import { countUse } from '#storage/usage.ts'
import type { Watched } from '../collector/collection.ts'
import type { MonitorWorld } from './monitor-world.ts'

/**
 * Runs of monitors. A mail with the marker of a monitor belongs to the run that began within half an hour of it, whatever
 * its Message-ID: one campaign is delivered to many mailboxes over some minutes. A later mail opens the next run.
 */

type Opening =
  | { outcome: 'opened'; id: string }
  /** By another mailbox, or process, for the same mailing. */
  | { outcome: 'opened-elsewhere' | 'no-test-left' | 'no-mailboxes' }

const MINUTE = 60_000
const RUN = 30 * MINUTE
const DAY = 86_400_000
/** How far is looked back in a mailbox that was not read for a while. */
const LOOK_BACK = DAY

export async function watchedByMonitors({
  db,
  offer,
  clock,
}: MonitorWorld): Promise<Awaited<ReturnType<Watched['needs']>>> {
  const monitors = await enabledMonitors(db)
  if (!monitors.length) return { seeds: [], markers: [] }
  const offered = await offer.seeds()
  const oldest = clock.now() - LOOK_BACK
  const seeds = offered.flatMap(({ id, provider }) => {
    const own = monitors.filter(({ providers }) => providers.includes(provider))
    const since = Math.min(...own.map(({ created_at }) => created_at.getTime()))
    return own.length ? [{ id, since: new Date(Math.max(since, oldest)) }] : []
  })
  return { seeds, markers: monitors.map(({ marker }) => marker) }
}

/** The test that this mail belongs to, begun by it when it is the first; null: none. */
export async function runFor(
  world: MonitorWorld,
  marker: string,
  { internalDate }: SeenMessage,
): Promise<string | null> {
  const { db, log } = world
  const monitor = await monitorByMarker(db, marker)
  // A mail older than the monitor belongs to no run; clocks may differ by a minute.
  if (!monitor || internalDate < monitor.created_at.getTime() - MINUTE) return null
  const [from, to] = [new Date(internalDate - RUN), new Date(internalDate + RUN)]
  const known = await runBetween(db, monitor.id, from, to)
  if (known) return known.id
  const opening = await openRun(world, monitor, new Date(internalDate), from)
  switch (opening.outcome) {
    case 'opened':
      world.wake()
      return opening.id
    case 'opened-elsewhere':
      return (await runBetween(db, monitor.id, from, to))?.id ?? null
    case 'no-test-left':
      log.info({ monitor: monitor.id }, 'a run of a monitor was not made: the plan has no test left')
      return null
    case 'no-mailboxes':
      return null
  }
}

/** The claim of a run, its count and its test are stored together, so that a process that dies leaves none of them. */
async function openRun(world: MonitorWorld, monitor: MonitorRow, at: Date, from: Date): Promise<Opening> {
  const { db, clock } = world
  const seeds = (await world.offer.seeds()).filter(({ provider }) => monitor.providers.includes(provider))
  if (!seeds.length) return { outcome: 'no-mailboxes' }
  const id = randomBytes(16).toString('hex')
  const isCounted = !seeds.every(({ simulated }) => simulated)
  const charge = isCounted ? await world.plans.charge(monitor.owner, 'inbox_placement', id) : null
  const { owner, marker } = monitor
  const expiresAt = new Date(clock.now() + (await world.retentionDays(owner)) * DAY)
  const createdAt = new Date(clock.now())
  return db.transaction().execute(async (trx) => {
    if (!(await beginRun(trx, monitor.id, at, from))) return { outcome: 'opened-elsewhere' }
    if (charge && !(await countUse(trx, charge))) return { outcome: 'no-test-left' }
    await insertDraft(trx, { id, owner, marker, createdAt, expiresAt, monitorId: monitor.id })
    await startTest(trx, {
      ...{ id, owner, seeds, startedAt: at, expiresAt },
      providers: [...new Set(seeds.map(({ provider }) => provider))],
      closesAt: new Date(clock.now() + world.waits.waitMs),
    })
    await moveTest(trx, id, ['opening'], { status: 'waiting' })
    return { outcome: 'opened', id }
  })
}
