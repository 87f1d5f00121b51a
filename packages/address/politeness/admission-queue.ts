import type { Entered, Refused } from '../politeness.ts'

export type Timer = {
  /** Unix milliseconds. */
  now(): number
  /** Calls back once; the returned function cancels. */
  after(ms: number, call: () => void): () => void
}

/** Before which is waited: a Politeness, or one that other processes share. */
export type Limiter<E extends { ok: true }, W = undefined> = {
  /** `waitMs` beside `concurrency`: when to look again at the latest. */
  enter(operator: string, wish: W | undefined): E | Refused | Promise<E | Refused>
  onLeave(listener: (operator: string) => void): void
}

export type Waiting<W> = {
  signal?: AbortSignal | undefined
  /** Who wishes the same of an operator stands in one line; other lines do not wait for it. */
  lane?: string
  /** Goes before all who are not. Among equals: first come, first served. */
  first?: boolean
  /** Handed to the limiter. */
  wish?: W
}

export type AdmissionQueue<E extends { ok: true } = Entered, W = undefined> = {
  /**
   * Waits for a permit, those who go first before all others of their line, for `maxWaitMs` at most. Refused at once while the
   * operator is left alone, and when the permit would come too late or the signal aborts.
   */
  enter(operator: string, maxWaitMs: number, waiting?: Waiting<W>): Promise<E | Refused>
}

type Waiter = { wake: () => void; first: boolean }

const BEHIND: Refused = { ok: false, why: 'concurrency', waitMs: null }

/**
 * Queues callers in front of a limiter. Only the head of each line asks it, so a long list costs nothing. `lookAgainMs`:
 * how often the head asks without being woken, since permits may also be freed by other processes.
 */
export function createAdmissionQueue<E extends { ok: true } = Entered, W = undefined>(
  limiter: Limiter<E, W>,
  timer: Timer,
  lookAgainMs = Number.POSITIVE_INFINITY,
): AdmissionQueue<E, W> {
  /** By operator, then by lane. */
  const lines = new Map<string, Map<string, Waiter[]>>()
  limiter.onLeave((operator) => {
    for (const line of lines.get(operator)?.values() ?? []) line[0]?.wake()
  })

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
    { line, waiter, deadline }: { line: Waiter[]; waiter: Waiter; deadline: number },
    { wish, signal }: Waiting<W>,
  ): Promise<E | Refused> => {
    for (;;) {
      const isFirst = line[0] === waiter
      // A permit may be freed while the limiter is being asked; going to sleep now would miss it.
      let leftMeanwhile = false
      waiter.wake = () => {
        leftMeanwhile = true
      }
      const tried = isFirst ? await limiter.enter(operator, wish) : BEHIND
      if (tried.ok || tried.why === 'backing-off' || signal?.aborted) return tried
      const left = deadline - timer.now()
      const comesTooLate = tried.why !== 'concurrency' && (tried.waitMs ?? 0) > left
      if (left <= 0 || comesTooLate) return tried
      if (leftMeanwhile) continue
      await sleep(waiter, Math.min(tried.waitMs ?? left, left, isFirst ? lookAgainMs : left), signal)
    }
  }

  return {
    async enter(operator, maxWaitMs, waiting = {}) {
      const { lane = '', first = false } = waiting
      const waiter: Waiter = { wake: () => {}, first }
      const lanes = lines.get(operator) ?? new Map<string, Waiter[]>()
      const line = lanes.get(lane) ?? []
      lines.set(operator, lanes.set(lane, line))
      const behind = first ? line.findIndex((one) => !one.first) : -1
      line.splice(behind < 0 ? line.length : behind, 0, waiter)
      try {
        return await waitInLine(operator, { line, waiter, deadline: timer.now() + maxWaitMs }, waiting)
      } finally {
        line.splice(line.indexOf(waiter), 1)
        if (line.length === 0) lanes.delete(lane)
        else line[0]!.wake()
        if (lanes.size === 0) lines.delete(operator)
      }
    },
  }
}
