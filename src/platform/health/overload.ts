import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import { isLoopback, networkOf } from '@postproof/engine/networks/networks'
import { createShares, type Hold } from '@postproof/engine/networks/shares'

/**
 * When this process has as much as it can do, new work is refused before it is begun: mail with 4xx before its
 * octets, requests with 503 and the time to come back. What was accepted is brought to its end.
 */

/** Why nothing new is taken at this moment. */
export type Pressure = 'backlog' | 'memory' | 'event-loop' | 'concurrency'

/**
 * `body`: a request whose body is still on its way; `call`: one that is worked on, until its answer is read; `heavy`: one
 * that makes the server ask others or draw, counted as a call beside that; `stream`: live events.
 */
export type Kind = 'body' | 'call' | 'heavy' | 'stream'

/** Mails that were accepted and not begun with. */
export type Backlog = { mails: number; bytes: number; oldestMs: number }

/** `delayMs`: what a request waits for its turn; `memory`: share of what the process may have, 0 to 1. */
export type Felt = { delayMs: number; memory: number }

export type Bounds = {
  backlog: Backlog
  /** At once, by kind. */
  places: Record<Kind, number>
  /** Octets of bodies in memory. */
  octets: number
  /**
   * How much of those slots and octets one network may hold: see createShares. Loopback, where a web server stands in
   * front, may hold all.
   */
  networkShare: number
  felt: Felt
}

export type Place = { ok: true; leave(): void } | { ok: false; pressure: Pressure; ofNetwork: boolean }

export type Overload = {
  /** Why no new mail is taken, from this address where it is given; null when it is. */
  mail(address?: string | null): Pressure | null
  /** A place for one request; `leave` gives it back and may be called again. */
  enter(kind: Kind, address: string): Place
  /** For the octets of one body. */
  room(address: string): Hold
  close(): void
}

/**
 * A refused mail server comes back only after minutes, so a visitor is better served by a queue of up to two
 * (`oldestMs`).
 */
const backlog: Backlog = { mails: 5_000, bytes: 64 * 1024 * 1024, oldestMs: 120_000 }

/** `requests` and `streams`: how many at once. */
export const boundsOf = (requests: number, streams: number): Bounds => ({
  backlog,
  places: { body: requests, call: requests, heavy: Math.max(1, Math.ceil(requests / 4)), stream: streams },
  octets: 256 * 1024 * 1024,
  networkShare: 0.25,
  // A request takes some turns of the thread: with such gaps it waits for several seconds.
  felt: { delayMs: 1_000, memory: 0.9 },
})

/** `feel`: for tests, in place of what is measured. */
export function createOverload(world: {
  bounds: Bounds
  backlog(): Backlog
  /** The caller's network (networkOf). Default: unknown, and all callers are refused alike. */
  backlogOf?(network: string): Backlog
  feel?: { now(): Felt; close(): void }
}): Overload {
  const { bounds } = world
  const felt = world.feel ?? createFeel()
  const shared = (total: number) =>
    createShares({ total, most: Math.max(1, Math.floor(total * bounds.networkShare)) })
  const { body, call, heavy, stream } = bounds.places
  const places = { body: shared(body), call: shared(call), heavy: shared(heavy), stream: shared(stream) }
  const octets = shared(bounds.octets)
  const sharer = (address: string) => (isLoopback(address) ? null : address)

  const strained = (): Pressure | null => {
    const { delayMs, memory } = felt.now()
    if (memory > bounds.felt.memory) return 'memory'
    return delayMs > bounds.felt.delayMs ? 'event-loop' : null
  }
  const isFull = (address: string | null): boolean => {
    const { mails, bytes, oldestMs } = world.backlog()
    if (mails >= bounds.backlog.mails || bytes >= bounds.backlog.bytes) return true
    const isKnown = address !== null && sharer(address) !== null
    const own = isKnown ? world.backlogOf?.(networkOf(address)) : undefined
    // Mails of one network wait for each other, not the others for them.
    if (!own) return oldestMs >= bounds.backlog.oldestMs
    const isTooMuch = (has: number, all: number, most: number) => has > 0 && has >= (most - all) / 2
    return (
      own.oldestMs >= bounds.backlog.oldestMs ||
      isTooMuch(own.mails, mails, bounds.backlog.mails) ||
      isTooMuch(own.bytes, bytes, bounds.backlog.bytes)
    )
  }

  return {
    mail: (address = null) => (isFull(address) ? 'backlog' : strained()),
    enter(kind, address) {
      const pressure = strained()
      if (pressure) return { ok: false, pressure, ofNetwork: false }
      const hold = places[kind].of(sharer(address))
      const short = hold.take(1)
      if (short) return { ok: false, pressure: 'concurrency', ofNetwork: short === 'network' }
      return { ok: true, leave: hold.drop }
    },
    room: (address) => octets.of(sharer(address)),
    close: () => felt.close(),
  }
}

const WINDOW_MS = 1_000
const WINDOWS = 3
/** Each look wakes the process, which would be most of the work of an idle one. */
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

/** The used share of V8's heap limit or of the container's memory, whichever is nearer to its end. */
function memoryShare(): number {
  const { used_heap_size, heap_size_limit } = getHeapStatistics()
  // 0 or a number beyond all memory: no container says how much.
  const given = process.constrainedMemory()
  const constrained = given > 0 && given < 2 ** 50 ? process.memoryUsage.rss() / given : 0
  return Math.max(used_heap_size / heap_size_limit, constrained)
}
