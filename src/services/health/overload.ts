import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

/**
 * When this process has as much as it can do, new work is refused before it is begun: mail with 4xx before its
 * octets, requests with 503 and the time to come back. What was accepted is brought to its end.
 */

/** Why nothing new is taken at this moment. */
export type Pressure = 'backlog' | 'memory' | 'event-loop' | 'concurrency'

/** `call`: any request; `heavy`: one that makes the server ask others or draw, counted as a call beside that; `stream`: live events. */
export type Kind = 'call' | 'heavy' | 'stream'

/** Mails that were accepted and not begun with. */
export type Backlog = { mails: number; bytes: number; oldestMs: number }

/** `delayMs`: what a request waits for its turn; `memory`: share of what the process may have, 0 to 1. */
export type Felt = { delayMs: number; memory: number }

export type Bounds = {
  backlog: Backlog
  /** At once, by kind. */
  places: Record<Kind, number>
  /** Of those places what one network may hold. Loopback, where a web server stands in front, may hold all. */
  networkShare: number
  felt: Felt
}

export type Place = { ok: true; leave(): void } | { ok: false; pressure: Pressure; ofNetwork: boolean }

export type Overload = {
  /** Why no new mail is taken; null when it is. */
  mail(): Pressure | null
  /** A place for one request; `leave` gives it back and may be called again. */
  enter(kind: Kind, network: string): Place
  close(): void
}

/** A sender comes back after minutes: whoever waits at a page is served sooner by a wait of two. */
const backlog: Backlog = { mails: 5_000, bytes: 64 * 1024 * 1024, oldestMs: 120_000 }

/** `requests` and `streams`: how many at once. */
export const boundsOf = (requests: number, streams: number): Bounds => ({
  backlog,
  places: { call: requests, heavy: Math.max(1, Math.ceil(requests / 4)), stream: streams },
  networkShare: 0.25,
  // A request takes some turns of the thread: with such gaps it waits for several seconds.
  felt: { delayMs: 1_000, memory: 0.9 },
})

/** `feel`: for tests, in place of what is measured. */
export function createOverload(world: {
  bounds: Bounds
  backlog(): Backlog
  feel?: { now(): Felt; close(): void }
}): Overload {
  const { bounds } = world
  const felt = world.feel ?? createFeel()
  const held: Record<Kind, Map<string, number>> = { call: new Map(), heavy: new Map(), stream: new Map() }
  const total: Record<Kind, number> = { call: 0, heavy: 0, stream: 0 }

  const strained = (): Pressure | null => {
    const { delayMs, memory } = felt.now()
    if (memory > bounds.felt.memory) return 'memory'
    return delayMs > bounds.felt.delayMs ? 'event-loop' : null
  }
  const full = () => {
    const { mails, bytes, oldestMs } = world.backlog()
    return (
      mails >= bounds.backlog.mails || bytes >= bounds.backlog.bytes || oldestMs >= bounds.backlog.oldestMs
    )
  }

  return {
    mail: () => (full() ? 'backlog' : strained()),
    enter(kind, network) {
      const pressure = strained()
      if (pressure) return { ok: false, pressure, ofNetwork: false }
      const most = bounds.places[kind]
      if (total[kind] >= most) return { ok: false, pressure: 'concurrency', ofNetwork: false }
      const own = held[kind].get(network) ?? 0
      const share = isLoopback(network) ? most : Math.max(1, Math.floor(most * bounds.networkShare))
      if (own >= share) return { ok: false, pressure: 'concurrency', ofNetwork: true }
      total[kind]++
      held[kind].set(network, own + 1)
      let left = false
      return {
        ok: true,
        leave() {
          if (left) return
          left = true
          total[kind]--
          const others = held[kind].get(network)! - 1
          if (others) held[kind].set(network, others)
          else held[kind].delete(network)
        },
      }
    },
    close: () => felt.close(),
  }
}

const isLoopback = (network: string) => /^(?:::ffff:)?127\.|^::1$/.test(network)

const WINDOW_MS = 1_000
const WINDOWS = 3
/** Each look wakes the process, which costs more than all else that it does while nobody is there. */
const RESOLUTION_MS = 100

/** Looks once a second. One long step is no overload: the delay is the least of three seconds in a row. */
function createFeel() {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let felt: Felt = { delayMs: 0, memory: memoryShare() }
  let delays: number[] = []
  const look = setInterval(() => {
    delays = [...delays.slice(1 - WINDOWS), delayOf(histogram)]
    histogram.reset()
    const lasting = delays.length < WINDOWS ? 0 : Math.min(...delays)
    felt = { delayMs: lasting, memory: memoryShare() }
  }, WINDOW_MS)
  look.unref()
  return {
    now: () => felt,
    close() {
      clearInterval(look)
      histogram.disable()
    },
  }
}

/**
 * The gap that a request meets which comes at any moment, ms: long gaps are met more often than short ones, so it is
 * the mean of the squares over the mean.
 */
function delayOf({ mean, stddev, count }: { mean: number; stddev: number; count: number }): number {
  return count && mean > 0 ? (mean + stddev ** 2 / mean) / 1e6 : 0
}

/** Of the heap that V8 may take, or of what a container gives the process: whichever is nearer to its end. */
function memoryShare(): number {
  const { used_heap_size, heap_size_limit } = getHeapStatistics()
  // 0 or a number beyond all memory: no container says how much.
  const given = process.constrainedMemory()
  const constrained = given > 0 && given < 2 ** 50 ? process.memoryUsage.rss() / given : 0
  return Math.max(used_heap_size / heap_size_limit, constrained)
}
