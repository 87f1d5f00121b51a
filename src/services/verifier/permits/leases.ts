import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '@postproof/engine/world'
import type { KeyedMutex } from '#platform/concurrency/mutex.ts'
import { createFailureLog, type FailureLogger } from '#platform/logs/failure-log.ts'
import type { Db } from '#storage/db.ts'
import { dropVerifierLeases, renewVerifierLeases, takeClaim } from '#storage/politeness.ts'
import type { Tags } from '../tags.ts'

/** What this process holds exclusively: each lease lasts a minute and is renewed as long as it is held. */
export type Leases = {
  /** For a new one that the caller stores. */
  begin(): { id: string; holder: string; until: Date }
  /** It was stored: from now on it is renewed. */
  keep(id: string): void
  drop(id: string): Promise<void>
  /** Takes what only one may have; false while another one has it. */
  claim(id: string): Promise<boolean>
  close(): Promise<void>
}

const LEASE_MS = 60_000

export function createLeases(world: { db: Db; clock: Clock; log: FailureLogger; leaseMs?: number }): Leases {
  const { db, clock, log, leaseMs = LEASE_MS } = world
  const failures = createFailureLog(log, 'renewing the leases of verifications')
  const holder = randomUUID()
  const held = new Set<string>()
  const until = () => new Date(clock.now() + leaseMs)
  const renewal = setInterval(() => {
    // What could not be dropped is not held any more, and runs out.
    if (held.size) void failures.watch(() => renewVerifierLeases(db, holder, [...held], until()))
  }, leaseMs / 4).unref()
  return {
    begin: () => ({ id: randomUUID(), holder, until: until() }),
    keep: (id) => void held.add(id),
    async drop(id) {
      held.delete(id)
      await dropVerifierLeases(db, holder, id)
    },
    async claim(id) {
      const taken = await takeClaim(db, id, { holder, now: new Date(clock.now()), until: until() })
      if (taken) held.add(id)
      return taken
    },
    async close() {
      clearInterval(renewal)
      held.clear()
      await dropVerifierLeases(db, holder)
    },
  }
}

const LOOK_AGAIN_MS = 500

/** A keyed mutex over all processes: the second caller finds what the first one learned. */
export function createSharedMutex(own: KeyedMutex, leases: Leases, tags: Tags): KeyedMutex {
  return (name, work, signal) =>
    own(
      name,
      async () => {
        const id = tags('claim', name)
        // Work that is given up ends by itself, and learns nothing.
        while (!signal?.aborted && !(await leases.claim(id))) {
          await pause(LOOK_AGAIN_MS, undefined, signal ? { signal } : {}).catch(() => {})
        }
        try {
          return await work()
        } finally {
          // Drops only our own lease: when the claim was lost, this is a no-op.
          await leases.drop(id).catch(() => {})
        }
      },
      signal,
    )
}
