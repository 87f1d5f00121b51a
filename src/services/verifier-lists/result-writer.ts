import type { Clock } from '@postproof/engine/world'
import type { Changes } from '#platform/live/changes.ts'
import type { Database } from '#storage/db.ts'
import { type Claimed, postpone, storeResults } from '#storage/verifier-list-work.ts'
import type { Outcome } from './verify-claimed.ts'

type Ended = { claimed: Claimed; outcome: Outcome; resolve(): void; reject(error: unknown): void }

/**
 * Batches results: a group holds what came in while the one before was being stored, so that few are written one by one
 * and many by one statement. `self` is who must still hold the claim.
 */
export function createResultWriter(
  { database, changes, clock }: { database: Database; changes: Changes; clock: Clock },
  self: string,
) {
  let ended: Ended[] = []
  let writing = false

  async function write(group: Ended[]): Promise<void> {
    const byList = Map.groupBy(group, ({ claimed }) => claimed.listId)
    for (const [listId, of] of byList) {
      const results = of.flatMap(({ outcome }) => ('result' in outcome ? [outcome.result] : []))
      if (results.length) await storeResults(database.db, listId, self, results, new Date(clock.now()))
      for (const { claimed, outcome } of of) {
        if ('result' in outcome) continue
        await postpone(database.db, claimed, self, { dueAt: new Date(outcome.later), tried: outcome.tried })
      }
      changes.publish(listId)
    }
  }

  async function drain(): Promise<void> {
    while (ended.length) {
      const group = ended
      ended = []
      await write(group).then(
        () => {
          for (const { resolve } of group) resolve()
        },
        (error: unknown) => {
          for (const { reject } of group) reject(error)
        },
      )
      await new Promise((resolve) => setImmediate(resolve))
    }
    writing = false
  }

  return {
    take: (claimed: Claimed, outcome: Outcome) =>
      new Promise<void>((resolve, reject) => {
        ended.push({ claimed, outcome, resolve, reject })
        if (writing) return
        writing = true
        setImmediate(drain)
      }),
  }
}
