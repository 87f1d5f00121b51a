import type { Database } from '#storage/db.ts'
import { createFailureLog, type FailureLogger } from '../logs/failure-log.ts'

/**
 * Notifies watchers that a thing has changed: within the process at once, other processes by LISTEN/NOTIFY, at most a
 * few times a second. Watchers read the thing again, so a missed change does no harm.
 */
export type Changes = {
  publish(id: string): void
  /** Gives a value when the thing has changed since the last one, at most every `every` ms. Ends with the signal. */
  watch(id: string, signal: AbortSignal): AsyncIterable<void>
  /** Calls for each change of anything, also those of other processes. */
  onAny(listener: (id: string) => void): void
  close(): Promise<void>
}

/** `channel`: the kind of thing, e.g. `verifier-lists`; `every`: ms between notifications, 0 sends each change at once. */
export async function createChanges(
  database: Database,
  channel: string,
  { log, every = 300 }: { log: FailureLogger; every?: number },
): Promise<Changes> {
  const failures = createFailureLog(log, `notifying other processes of ${channel}`)
  const watchers = new Map<string, Set<() => void>>()
  const listeners: ((id: string) => void)[] = []
  const deliver = (id: string) => {
    for (const listener of listeners) listener(id)
    for (const wake of watchers.get(id) ?? []) wake()
  }
  const missed = () => {
    for (const id of watchers.keys()) deliver(id)
  }
  const stop = await database.listen(channel, deliver, missed)
  const told = new Set<string>()
  const tellOthers = (id: string) => failures.watch(() => database.notify(channel, id))
  /** Changes while the timer runs go out with the same notification. */
  const tellSoon = (id: string) => {
    if (told.has(id)) return
    told.add(id)
    setTimeout(() => {
      told.delete(id)
      tellOthers(id)
    }, every).unref()
  }
  return {
    publish(id) {
      deliver(id)
      if (every > 0) tellSoon(id)
      else tellOthers(id)
    },
    watch: (id, signal) => watchOne(id, watchers, signal, every),
    onAny: (listener) => void listeners.push(listener),
    close: stop,
  }
}

/** Watches from the call on, not from the first read: nothing between the two is missed. */
function watchOne(id: string, watchers: Map<string, Set<() => void>>, signal: AbortSignal, every: number) {
  let changed = false
  let wake = () => {}
  const listener = () => {
    changed = true
    wake()
  }
  const here = watchers.get(id) ?? new Set()
  here.add(listener)
  watchers.set(id, here)
  const leave = () => {
    signal.removeEventListener('abort', leave)
    here.delete(listener)
    if (!here.size && watchers.get(id) === here) watchers.delete(id)
    wake()
  }
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave, { once: true })
  const wait = () =>
    new Promise<void>((resolve) => {
      wake = resolve
    })
  return (async function* () {
    try {
      while (!signal.aborted) {
        if (!changed) await wait()
        if (signal.aborted) return
        changed = false
        yield
        if (every > 0) await pause(every, signal)
      }
    } finally {
      leave()
    }
  })()
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done, { once: true })
    if (signal.aborted) done()
  })
}
