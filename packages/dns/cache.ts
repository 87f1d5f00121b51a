import type { Clock, DnsAnswer } from '@postproof/engine/world'

export type AnswerCache = {
  /** The kept answer with what is left of its time, or undefined. */
  get(key: string): DnsAnswer | undefined
  set(key: string, answer: DnsAnswer): void
}

/** Keeps answers for their TTL, at most `size` of them: the ones longest unused go first. */
export function createAnswerCache(clock: Clock, size: number): AnswerCache {
  const kept = new Map<string, { answer: DnsAnswer; until: number }>()
  return {
    get(key) {
      const entry = kept.get(key)
      if (!entry) return undefined
      kept.delete(key)
      const left = entry.until - clock.now()
      if (left <= 0) return undefined
      kept.set(key, entry)
      return { ...entry.answer, ttl: Math.ceil(left / 1000), server: 'cache', ms: 0 }
    },
    set(key, answer) {
      if (answer.ttl <= 0 || size <= 0) return
      kept.delete(key)
      kept.set(key, { answer, until: clock.now() + answer.ttl * 1000 })
      if (kept.size > size) kept.delete(kept.keys().next().value!)
    },
  }
}
