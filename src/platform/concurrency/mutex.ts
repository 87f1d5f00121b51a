/**
 * Runs work under the same name one after the other, in the order of asking; other names do not wait. When `signal` aborts
 * while the work waits, it runs at once and has to look at the signal itself; what comes after it still waits for all
 * that came before.
 */
export type KeyedMutex = <T>(name: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>

export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>()
  return (name, work, signal) => {
    const before = last.get(name) ?? Promise.resolve()
    const done = (signal ? untilAborted(before, signal) : before).then(work)
    const tail: Promise<unknown> = Promise.allSettled([before, done]).finally(() => {
      if (last.get(name) === tail) last.delete(name)
    })
    last.set(name, tail)
    return done
  }
}

/** Resolves when `before` does, or as soon as `signal` aborts. */
function untilAborted(before: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  if (signal.aborted) return Promise.resolve()
  const ended = new AbortController()
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true, signal: ended.signal })
  })
  return Promise.race([before, aborted]).finally(() => ended.abort())
}
