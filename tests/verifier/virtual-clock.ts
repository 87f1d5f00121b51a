import type { Timer } from '@postproof/address/politeness/admission-queue'

/**
 * Time that passes only when nothing is left to do: hours of waiting take as long as the work between. What is awaited must
 * be timers of this clock, or done within a few turns of the event loop.
 */
export type VirtualClock = Timer & {
  sleep(ms: number): Promise<void>
  /** Runs timers in order until `work` is done. Throws when it waits for something that never comes. */
  run<T>(work: Promise<T>): Promise<T>
}

type Due = { at: number; order: number; call: () => void; cancelled: boolean }

/** Turns of the event loop without a timer after which nothing more is to be expected. */
const IDLE_TURNS = 50

export function createVirtualClock(start: number): VirtualClock {
  let now = start
  let order = 0
  const heap: Due[] = []
  const before = (one: Due, other: Due) =>
    one.at < other.at || (one.at === other.at && one.order < other.order)

  const push = (due: Due) => {
    let at = heap.push(due) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!before(due, heap[parent]!)) break
      heap[at] = heap[parent]!
      heap[parent] = due
      at = parent
    }
  }
  const pop = (): Due | undefined => {
    const first = heap[0]
    const last = heap.pop()
    if (!first || !last || heap.length === 0) return first
    heap[0] = last
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      let least = at
      if (left < heap.length && before(heap[left]!, heap[least]!)) least = left
      if (right < heap.length && before(heap[right]!, heap[least]!)) least = right
      if (least === at) return first
      ;[heap[at], heap[least]] = [heap[least]!, heap[at]!]
      at = least
    }
  }
  const after = (ms: number, call: () => void) => {
    const due: Due = { at: now + Math.max(0, ms), order: order++, call, cancelled: false }
    push(due)
    return () => {
      due.cancelled = true
    }
  }
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

  return {
    now: () => now,
    after,
    sleep: (ms) => new Promise((resolve) => after(ms, resolve)),
    async run(work) {
      let isDone = false
      const done = work.finally(() => {
        isDone = true
      })
      done.catch(() => {})
      for (let idle = 0; !isDone; ) {
        await turn()
        const due = pop()
        if (!due) {
          if (++idle > IDLE_TURNS) throw new Error('everything waits, and for no timer')
          continue
        }
        idle = 0
        if (due.cancelled) continue
        now = Math.max(now, due.at)
        due.call()
      }
      return done
    },
  }
}
