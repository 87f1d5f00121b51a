/** Bounds how much runs at once: overall, and for each key (a host). Those who wait are served in order. */
export type Gate = {
  /** Waits for a place; the returned function gives it back, once. Undefined when `signal` aborted first. */
  enter(key: string, signal: AbortSignal): Promise<(() => void) | undefined>
}

type Waiter = { key: string; start: () => void }

export function createGate(limits: { total: number; perKey: number }): Gate {
  const running = new Map<string, number>()
  const waiting = new Set<Waiter>()
  let total = 0

  const hasPlace = (key: string) => total < limits.total && (running.get(key) ?? 0) < limits.perKey

  function take(key: string): () => void {
    total += 1
    running.set(key, (running.get(key) ?? 0) + 1)
    let given = false
    return () => {
      if (given) return
      given = true
      total -= 1
      const left = (running.get(key) ?? 1) - 1
      if (left === 0) running.delete(key)
      else running.set(key, left)
      admit()
    }
  }

  function admit() {
    for (const waiter of waiting) {
      if (total >= limits.total) return
      if (hasPlace(waiter.key)) waiter.start()
    }
  }

  return {
    enter(key, signal) {
      if (signal.aborted) return Promise.resolve(undefined)
      if (hasPlace(key)) return Promise.resolve(take(key))
      return new Promise((resolve) => {
        const leave = () => {
          waiting.delete(waiter)
          resolve(undefined)
        }
        const waiter: Waiter = {
          key,
          start: () => {
            waiting.delete(waiter)
            signal.removeEventListener('abort', leave)
            resolve(take(key))
          },
        }
        waiting.add(waiter)
        signal.addEventListener('abort', leave, { once: true })
      })
    },
  }
}
