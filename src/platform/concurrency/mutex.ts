/**
 * Runs work under the same name one after the other, in the order of asking; other names do not wait. With `signal` the
 * work begins when it aborts, whatever else is under way elsewhere, to find that out.
 */
export type KeyedMutex = <T>(name: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>

export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const before = last.get(name) ?? Promise.resolve()
    const done = before.then(work, work)
    const tail: Promise<unknown> = done
      .catch(() => {})
      .finally(() => {
        if (last.get(name) === tail) last.delete(name)
      })
    last.set(name, tail)
    return done
  }
}
