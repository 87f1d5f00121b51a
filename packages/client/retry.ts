import { PostproofError } from './problem.ts'

/** Which failures are tried again, and after how long. */

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 20_000

/**
 * Milliseconds to wait before the next try, or null where trying again would not help. `failures`: how often it failed
 * before. At least `Retry-After`, else twice as long each time; in both cases spread at random, so that many clients do not
 * come back at once.
 */
export function pauseBefore(failures: number, failure: unknown, random = Math.random): number | null {
  if (!isTemporary(failure)) return null
  const named = failure instanceof PostproofError ? failure.retryAfter : null
  if (named !== null) return named * 1000 + random() * FIRST_PAUSE_MS
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
  return pause / 2 + (random() * pause) / 2
}

function isTemporary(failure: unknown): boolean {
  // fetch rejects with a TypeError when the network fails, and so does reading a body that is cut off.
  if (!(failure instanceof PostproofError)) return failure instanceof TypeError
  const { status, code, problem, retryAfter } = failure
  if (status === 429 || status === 502 || status === 504) return true
  // Without Retry-After, the API says that it lacks something, such as a browser for screenshots.
  if (status === 503) return retryAfter !== null || problem === null
  // The first try of the same Idempotency-Key still runs.
  return status === 409 && code === 'in_progress'
}

export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>

/** Rejects with the signal's reason when it is aborted. */
export const sleep: Sleep = (ms, signal) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
