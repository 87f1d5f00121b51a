import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../figures.ts'
import { PutOff } from './browser.ts'

/** Journeys that begin at a steady rate, however long those before them take: as visitors come. */

export type Played = {
  begun: number
  done: number
  /** Put off by the server: 421, 45x, 429, 503. */
  putOff: number
  failed: number
  /** Failures by their words. */
  reasons: Map<string, number>
  /** ms of what each journey measures. */
  times: number[]
  /** ms from its first step to its last. */
  whole: number[]
  seconds: number
}

const MOST_OPEN = 1000

export async function play(
  journey: (number: number) => Promise<number>,
  { rate, seconds, first = 0 }: { rate: number; seconds: number; first?: number },
): Promise<Played> {
  const played: Played = {
    begun: 0,
    done: 0,
    putOff: 0,
    failed: 0,
    reasons: new Map(),
    times: [],
    whole: [],
    seconds: 0,
  }
  const open = new Set<Promise<void>>()
  const begun = performance.now()
  const one = async (number: number) => {
    const start = performance.now()
    try {
      played.times.push(await journey(number))
      played.whole.push(performance.now() - start)
      played.done++
    } catch (error) {
      const { message } = error as Error
      const reason = message.replace(/[a-z2-7]{29}(?:-\d+)?/g, 'ID').slice(0, 80)
      played.reasons.set(reason, (played.reasons.get(reason) ?? 0) + 1)
      if (error instanceof PutOff) played.putOff++
      else played.failed++
    }
  }
  for (let number = 0; performance.now() - begun < seconds * 1000; number++) {
    const due = begun + (number / rate) * 1000
    if (due > performance.now()) await wait(due - performance.now())
    if (performance.now() - begun >= seconds * 1000) break
    if (open.size >= MOST_OPEN) continue
    played.begun++
    const running = one(first + number).finally(() => open.delete(running))
    open.add(running)
  }
  await Promise.all(open)
  played.seconds = (performance.now() - begun) / 1000
  return played
}

export const spreadOf = (times: number[]) => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  p99: percentile(times, 0.99),
})
