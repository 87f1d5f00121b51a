import pino from 'pino'
import type { Timer } from '#engines/verifier/politeness/turnstile.ts'
import type { PolitenessLimits } from '#engines/verifier/politeness.ts'
import { createLeases, createOneAtATimeOverAll } from '#services/verifier/leases.ts'
import { createOneAtATime } from '#services/verifier/one-at-a-time.ts'
import { createSharedPlaces } from '#services/verifier/shared-places.ts'
import { createTags } from '#services/verifier/tags.ts'
import { openPostgres } from '#storage/postgres.ts'

/** The waiting before mail servers as one process of many has it. */

export const CLOCK = { now: () => Date.now() }

/** A clock that runs so many times as fast, and timers by it. */
export function fastTimer(times: number): Timer {
  const begin = Date.now()
  return {
    now: () => begin + (Date.now() - begin) * times,
    after(ms, call) {
      const timer = setTimeout(call, ms / times)
      return () => clearTimeout(timer)
    },
  }
}

export async function openWaiting(
  url: string,
  given: { leaseMs?: number; timer?: Timer; limits?: PolitenessLimits } = {},
) {
  const database = await openPostgres(url)
  const clock = given.timer ?? CLOCK
  const { leaseMs, timer, limits } = given
  const tags = createTags(new Uint8Array(32))
  const leases = createLeases({ db: database.db, clock, ...(leaseMs ? { leaseMs } : {}) })
  const places = await createSharedPlaces({
    ...{ database, leases, tags, clock, log: pino({ level: 'silent' }) },
    ...(timer ? { timer } : {}),
    ...(limits ? { limits } : {}),
  })
  return {
    database,
    tags,
    clock,
    places,
    oneAtATime: createOneAtATimeOverAll(createOneAtATime(), leases, tags),
    async close() {
      await places.close()
      await leases.close()
      await database.close()
    },
  }
}
