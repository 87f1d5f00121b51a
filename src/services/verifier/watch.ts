import type { Database } from '#storage/database.ts'

/**
 * Who waits for news of a verification. News is only that there is something to read: within a process at once, with
 * PostgreSQL by LISTEN/NOTIFY to the others too.
 */
export type Watch = {
  announce(id: string): void
  /** Resolves at the next news since the last call, or when the signal aborts. */
  news(id: string, signal: AbortSignal): { next(): Promise<void> }
  close(): Promise<void>
}

const channel = 'verifications'

export async function createWatch(database: Database): Promise<Watch> {
  const listeners = new Map<string, Set<() => void>>()
  const shared = database.kind === 'postgres'
  const deliver = (id: string) => {
    for (const listener of listeners.get(id) ?? []) listener()
  }
  const missed = () => {
    for (const id of listeners.keys()) deliver(id)
  }
  const stop = shared ? await database.listen(channel, deliver, missed) : undefined
  return {
    announce(id) {
      if (shared) database.notify(channel, id).catch(() => {})
      else deliver(id)
    },
    news(id, signal) {
      let waiting = true
      let wake = () => {}
      const listener = () => {
        waiting = false
        wake()
      }
      const here = listeners.get(id) ?? new Set()
      listeners.set(id, here.add(listener))
      const leave = () => {
        here.delete(listener)
        if (!here.size && listeners.get(id) === here) listeners.delete(id)
        wake()
      }
      if (signal.aborted) leave()
      signal.addEventListener('abort', leave, { once: true })
      return {
        async next() {
          if (waiting && !signal.aborted) {
            await new Promise<void>((resolve) => {
              wake = resolve
            })
          }
          waiting = true
        },
      }
    },
    close: async () => stop?.(),
  }
}
