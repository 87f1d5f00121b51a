import type { Clock } from '@postproof/engine/world'
import type { Db } from '#storage/db.ts'
import { findLease, takeLease } from '#storage/placement/seeds.ts'
import { FIRST_SIMULATED } from './simulated.ts'

/**
 * Simulated mailboxes are in the memory of one process: the one that holds this lease. Others offer none, and leave the
 * results alone that wait in them. The lease is renewed with those of real mailboxes.
 */
export type SimulatedHold = {
  isMine(): boolean
  /** Another process has them, as far as was last seen. */
  isAnothers(): boolean
  /** Takes the lease where it is free and wanted; what waits in mailboxes of a process that is gone is ended. */
  look(): Promise<void>
  /** The lease could not be renewed: it is free, or another process has it. */
  lost(): void
}

export function createSimulatedHold(world: {
  db: Db
  clock: Clock
  holder: string
  leaseMs: number
  /** This process can have simulated mailboxes. */
  wanted: boolean
  /** No process has the mailboxes any more in which mail may have been. */
  onEmptied(): Promise<void>
}): SimulatedHold {
  const { db, clock, holder, leaseMs, wanted } = world
  let state: 'unknown' | 'mine' | 'anothers' | 'free' = 'unknown'
  const ask = async (now: Date) => {
    if (wanted) {
      const lease = { holder, now, until: new Date(now.getTime() + leaseMs) }
      return (await takeLease(db, FIRST_SIMULATED, lease)) ? 'mine' : 'anothers'
    }
    const until = await findLease(db, FIRST_SIMULATED)
    return until && until > now ? 'anothers' : 'free'
  }
  return {
    isMine: () => state === 'mine',
    isAnothers: () => state === 'anothers',
    async look() {
      if (state === 'mine') return
      const found = await ask(new Date(clock.now()))
      // Before anyone can begin a test with new ones.
      if (found !== 'anothers' && found !== state) await world.onEmptied()
      state = found
    },
    lost() {
      state = 'unknown'
    },
  }
}
