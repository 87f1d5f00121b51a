import { createFactsCache } from '@postproof/address/politeness/facts-cache'
import type { Clock } from '@postproof/engine/world'
import type { Db } from '#storage/db.ts'
import { keepKnown, readKnown } from '#storage/verifications.ts'

/** Facts with a time each, by tag. `undefined`: not known; null is a fact. */
export type VerifierCache = {
  get(key: string): Promise<unknown>
  put(key: string, fact: NonNullable<unknown> | null, lifeMs: number): Promise<void>
}

const MOST = 20_000
/** Another process may have learned more since: memory is believed for this long only. */
const FRESH_MS = 60_000

/** Memory alone, for the command line. */
export function createMemoryCache(clock: Clock): VerifierCache {
  const facts = createFactsCache<NonNullable<unknown> | null>(clock, MOST)
  return {
    get: async (key) => facts.get(key),
    put: async (key, fact, lifeMs) => facts.put(key, fact, lifeMs),
  }
}

/** The database, so that it outlives the process, with a bounded memory before it. */
export function createStoredCache(db: Db, clock: Clock): VerifierCache {
  const facts = createFactsCache<NonNullable<unknown> | null>(clock, MOST)
  const remember = (key: string, fact: NonNullable<unknown> | null, lifeMs: number) =>
    facts.put(key, fact, Math.min(FRESH_MS, lifeMs))
  return {
    async get(key) {
      const here = facts.get(key)
      if (here !== undefined) return here
      const now = clock.now()
      const row = await readKnown(db, key, new Date(now))
      if (!row) return undefined
      remember(key, row.value as NonNullable<unknown> | null, row.until - now)
      return row.value
    },
    async put(key, fact, lifeMs) {
      if (lifeMs <= 0) return
      remember(key, fact, lifeMs)
      await keepKnown(db, key, fact, new Date(clock.now() + lifeMs))
    },
  }
}
