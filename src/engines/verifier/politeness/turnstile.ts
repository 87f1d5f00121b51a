import type { Entered, Politeness, Refused } from '../politeness.ts'

export type Timer = {
  /** Unix milliseconds. */
  now(): number
  /** Calls back once; the returned function cancels. */
  after(ms: number, call: () => void): () => void
}

export type Turnstile = {
  /**
   * Waits for a place, first come first served per operator, for `patienceMs` at most. Refused at once while the
   * operator is left alone, and when the place would come too late or `signal` aborts.
   */
  enter(operator: string, patienceMs: number, signal?: AbortSignal): Promise<Entered | Refused>
}

type Waiter = { wake: () => void }

const BEHIND: Refused = { ok: false, why: 'concurrency', waitMs: null }

/** Waiting before a Politeness: only the first of each operator's queue looks, so that a long list costs nothing. */
export function createTurnstile(politeness: Politeness, timer: Timer): Turnstile {
  const queues = new Map<string, Waiter[]>()
  politeness.onLeave((operator) => queues.get(operator)?.[0]?.wake())

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
  ): Promise<Entered | Refused> => {
    const { queue, waiter, deadline } = line
    for (;;) {
      const tried = queue[0] === waiter ? politeness.enter(operator) : BEHIND
      if (tried.ok || tried.why === 'backing-off' || signal?.aborted) return tried
      const left = deadline - timer.now()
      if (left <= 0 || (tried.waitMs ?? 0) > left) return tried
      await sleep(waiter, tried.waitMs ?? left, signal)
    }
  }

  return {
    async enter(operator, patienceMs, signal) {
      const waiter: Waiter = { wake: () => {} }
      const queue = queues.get(operator) ?? []
      queues.set(operator, queue)
      queue.push(waiter)
      const entered = await waitInLine(
        operator,
        { queue, waiter, deadline: timer.now() + patienceMs },
        signal,
      )
      queue.splice(queue.indexOf(waiter), 1)
      if (queue.length === 0) queues.delete(operator)
      else queue[0]!.wake()
      return entered
    },
  }
}
