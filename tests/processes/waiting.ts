import type { CommonLimits } from '@postproof/address/politeness'
import type { Timer } from '@postproof/address/politeness/admission-queue'
import pino from 'pino'
import { createKeyedMutex } from '#platform/concurrency/mutex.ts'
import { createLeases, createSharedMutex } from '#services/verifier/permits/leases.ts'
import { createSharedPermits } from '#services/verifier/permits/shared-permits.ts'
import type { Source } from '#services/verifier/permits/sources.ts'
import { createTags } from '#services/verifier/tags.ts'
import { openPostgres } from '#storage/postgres.ts'

/** The waiting before mail servers as one process of many has it. */

export const CLOCK = { now: () => Date.now() }

/** The only address of ours. */
export const source: Source = {
  id: '',
  address: null,
  identity: { helo: 'mail.prober.test', mailFrom: 'verify@prober.test', sourceAddress: null },
}

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
  given: { leaseMs?: number; timer?: Timer; limits?: CommonLimits } = {},
) {
  const database = await openPostgres(url)
  const clock = given.timer ?? CLOCK
  const { leaseMs, timer, limits } = given
  const tags = createTags(new Uint8Array(32))
  const leases = createLeases({
    ...{ db: database.db, clock, log: pino({ level: 'silent' }) },
    ...(leaseMs ? { leaseMs } : {}),
  })
  const permits = await createSharedPermits({
    ...{ database, leases, tags, clock, log: pino({ level: 'silent' }) },
    ...(timer ? { timer } : {}),
    ...(limits ? { limits } : {}),
  })
  return {
    database,
    tags,
    clock,
    permits,
    mutex: createSharedMutex(createKeyedMutex(), leases, tags),
    async close() {
      await permits.close()
      await leases.close()
      await database.close()
    },
  }
}
