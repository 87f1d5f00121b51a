import type { Entered, Refused } from '../politeness.ts'

export type Timer = {
  /** Unix milliseconds. */
  now(): number
  /** Calls back once; the returned function cancels. */
  after(ms: number, call: () => void): () => void
}

/** Before which is waited: a Politeness, or one that other processes share. */
export type Door<E extends { ok: true }> = {
  enter(operator: string): E | Refused | Promise<E | Refused>
  onLeave(listener: (operator: string) => void): void
}

export type Turnstile<E extends { ok: true } = Entered> = {
  /**
   * Waits for a place, first come first served per operator, for `patienceMs` at most. Refused at once while the
   * operator is left alone, and when the place would come too late or `signal` aborts.
   */
  enter(operator: string, patienceMs: number, signal?: AbortSignal): Promise<E | Refused>
}

type Waiter = { wake: () => void }

const BEHIND: Refused = { ok: false, why: 'concurrency', waitMs: null }

/**
 * Waiting before a door: only the first of each operator's queue looks, so that a long list costs nothing.
 * `lookAgainMs`: it looks that often when nobody says that there is room, because others than we may leave.
 */
export function createTurnstile<E extends { ok: true } = Entered>(
  door: Door<E>,
  timer: Timer,
  lookAgainMs = Number.POSITIVE_INFINITY,
): Turnstile<E> {
  const queues = new Map<string, Waiter[]>()
  door.onLeave((operator) => queues.get(operator)?.[0]?.wake())

  /** Sleeps until woken, the time is over, or the signal aborts. */
  const sleep = (waiter: Waiter, ms: number, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve) => {
      const done = () => {
        cancel?.()
        signal?.removeEventListener('abort', done)
        waiter.wake = () => {}
        resolve()
      }
      const cancel = ms === Number.POSITIVE_INFINITY ? undefined : timer.after(ms, done)
      waiter.wake = done
      signal?.addEventListener('abort', done, { once: true })
    })

  const waitInLine = async (
    operator: string,
    line: { queue: Waiter[]; waiter: Waiter; deadline: number },
    signal: AbortSignal | undefined,
  ): Promise<E | Refused> => {
    const { queue, waiter, deadline } = line
    for (;;) {
      const isFirst = queue[0] === waiter
      // Somebody may leave while the door is asked: that is no time to fall asleep.
      let leftMeanwhile = false
      waiter.wake = () => {
        leftMeanwhile = true
      }
      const tried = isFirst ? await door.enter(operator) : BEHIND
      if (tried.ok || tried.why === 'backing-off' || signal?.aborted) return tried
      const left = deadline - timer.now()
      if (left <= 0 || (tried.waitMs ?? 0) > left) return tried
      if (leftMeanwhile) continue
      await sleep(waiter, Math.min(tried.waitMs ?? left, isFirst ? lookAgainMs : left), signal)
    }
  }

  return {
    async enter(operator, patienceMs, signal) {
      const waiter: Waiter = { wake: () => {} }
      const queue = queues.get(operator) ?? []
      queues.set(operator, queue)
      queue.push(waiter)
      try {
        return await waitInLine(operator, { queue, waiter, deadline: timer.now() + patienceMs }, signal)
      } finally {
        queue.splice(queue.indexOf(waiter), 1)
        if (queue.length === 0) queues.delete(operator)
        else queue[0]!.wake()
      }
    },
  }
}
