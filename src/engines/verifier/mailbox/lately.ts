import type { Clock } from '#engines/world.ts'

/**
 * Which servers took a recipient from us within the last minute. A server that has just taken one does not refuse us:
 * a bare "no" beside it is about the recipient.
 */
export type Lately = {
  took(host: string): boolean
  /** It has taken a recipient, now. */
  taken(host: string): void
}

const MINUTE = 60_000
const MOST_HOSTS = 10_000

export const NOTHING_LATELY: Lately = { took: () => false, taken: () => {} }

export function createLately(clock: Clock): Lately {
  const times = new Map<string, number>()
  return {
    took(host) {
      const at = times.get(host)
      const ago = at === undefined ? Number.POSITIVE_INFINITY : clock.now() - at
      return ago >= 0 && ago <= MINUTE
    },
    taken(host) {
      times.delete(host)
      times.set(host, clock.now())
      const oldest = times.keys().next()
      if (times.size > MOST_HOSTS && !oldest.done) times.delete(oldest.value)
    },
  }
}
