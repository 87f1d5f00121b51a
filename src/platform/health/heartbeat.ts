import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Clock } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type { Db } from '#storage/db.ts'
import { deleteProcesses, writeBeat } from '#storage/processes.ts'

/** This process says every half minute that it lives, for the page Health. */

export const BEAT_MS = 30_000
const KEPT_MS = 24 * 60 * 60_000

export type Heartbeat = { beat(): Promise<void>; close(): Promise<void> }

export function createHeartbeat(world: {
  db: Db
  clock: Clock
  parts: readonly string[]
  version: string
  log: Logger
}): Heartbeat {
  const { db, clock, log } = world
  const started_at = new Date(clock.now())
  const row = {
    id: randomUUID(),
    host: hostname().slice(0, 100),
    pid: process.pid,
    parts: world.parts.join(','),
    version: world.version,
    started_at,
  }
  const before = () => new Date(clock.now() - KEPT_MS)
  let last: Promise<void> = Promise.resolve()
  const beat = async () => {
    try {
      await writeBeat(db, { ...row, seen_at: new Date(clock.now()) })
      await deleteProcesses(db, { before: before() })
    } catch (error) {
      log.debug({ error }, 'a sign of life could not be written')
    }
  }
  const timer = setInterval(() => {
    last = beat()
  }, BEAT_MS)
  timer.unref()
  return {
    beat,
    async close() {
      clearInterval(timer)
      await last
      await deleteProcesses(db, { id: row.id, before: before() }).catch(() => {})
    },
  }
}
