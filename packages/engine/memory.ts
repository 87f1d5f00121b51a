import type { Clock } from './world.ts'

/** Remembers outcomes for a while, the latest 5,000, so that testing a mail twice does not ask its hosts twice. */
export type Memory<T> = { get(key: string): T | undefined; set(key: string, value: T): void }

const MAX_ENTRIES = 5000

/** A cache whose values expire after `keepMs` milliseconds of the given clock. */
export function createMemory<T>(clock: Clock, keepMs: number): Memory<T> {
  const entries = new Map<string, { value: T; until: number }>()
  return {
    get(key) {
      const entry = entries.get(key)
      if (entry && entry.until > clock.now()) return entry.value
      entries.delete(key)
      return undefined
    },
    set(key, value) {
      entries.delete(key)
      entries.set(key, { value, until: clock.now() + keepMs })
      const oldest = entries.keys().next()
      if (entries.size > MAX_ENTRIES && !oldest.done) entries.delete(oldest.value)
    },
  }
}
