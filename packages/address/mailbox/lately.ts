import type { Clock } from '@postproof/engine/world'
import type { ProbeIdentity } from '../smtp-types.ts'

/**
 * Which servers took a recipient from us within the last minute. A server that has just taken one does not refuse us:
 * a bare "no" beside it is about the recipient. Each of our addresses counts for itself: a server may refuse one of them.
 */
export type Lately = {
  took(host: string, from: From): boolean
  /** It has taken a recipient, now. */
  taken(host: string, from: From): void
}

type From = Pick<ProbeIdentity, 'sourceAddress'>

const MINUTE = 60_000
const MOST_HOSTS = 10_000

export const NOTHING_LATELY: Lately = { took: () => false, taken: () => {} }

/** Remembers the last 10,000 pairs of server and own address, in memory. */
export function createLately(clock: Clock): Lately {
  const times = new Map<string, number>()
  const keyOf = (host: string, { sourceAddress }: From) => `${host} ${sourceAddress ?? ''}`
  return {
    took(host, from) {
      const at = times.get(keyOf(host, from))
      const ago = at === undefined ? Number.POSITIVE_INFINITY : clock.now() - at
      return ago >= 0 && ago <= MINUTE
    },
    taken(host, from) {
      const key = keyOf(host, from)
      times.delete(key)
      times.set(key, clock.now())
      const oldest = times.keys().next()
      if (times.size > MOST_HOSTS && !oldest.done) times.delete(oldest.value)
    },
  }
}
