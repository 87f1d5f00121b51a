import type { Clock } from '@postproof/engine/world'

export type FactsCache<T> = {
  get(key: string): T | undefined
  /** `lifeMs` from now on. */
  put(key: string, fact: T, lifeMs: number): void
  readonly size: number
}

/** Facts with a time each, the least recently written forgotten first when there are more than `most`. */
export function createFactsCache<T>(clock: Clock, most: number): FactsCache<T> {
  const facts = new Map<string, { fact: T; until: number }>()
  return {
    get(key) {
      const found = facts.get(key)
      if (!found) return undefined
      if (clock.now() < found.until) return found.fact
      facts.delete(key)
      return undefined
    },
    put(key, fact, lifeMs) {
      facts.delete(key)
      if (lifeMs <= 0) return
      facts.set(key, { fact, until: clock.now() + lifeMs })
      for (const oldest of facts.keys()) {
        if (facts.size <= most) break
        facts.delete(oldest)
      }
    },
    get size() {
      return facts.size
    },
  }
}
