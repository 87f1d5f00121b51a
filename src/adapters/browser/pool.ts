/** Places for pages: so many at once, so many waiting, first come first served. */
export type Pool = {
  /**
   * Gives the function that leaves the place; `full` when too many wait, `aborted` when the signal ended the wait.
   * `alone`: takes all places.
   */
  enter(signal: AbortSignal, alone?: boolean): Promise<(() => void) | 'full' | 'aborted'>
}

export function createPool(places: number, maxWaiting: number): Pool {
  const waiting = new Set<{ wanted: number; start(): void }>()
  let free = places

  const leaver = (taken: number) => {
    let left = false
    return () => {
      if (left) return
      left = true
      free += taken
      callNext()
    }
  }
  const take = (wanted: number) => {
    free -= wanted
    return leaver(wanted)
  }
  const callNext = () => {
    for (const next of waiting) {
      // Whoever wants all of them is not overtaken, or would wait for good.
      if (next.wanted > free) return
      waiting.delete(next)
      next.start()
    }
  }
  return {
    async enter(signal, alone = false) {
      const wanted = alone ? places : 1
      if (signal.aborted) return 'aborted'
      if (waiting.size === 0 && wanted <= free) return take(wanted)
      if (waiting.size >= maxWaiting) return 'full'
      return new Promise((resolve) => {
        const cancel = () => {
          waiting.delete(entry)
          resolve('aborted')
          callNext()
        }
        const entry = {
          wanted,
          start() {
            signal.removeEventListener('abort', cancel)
            resolve(take(wanted))
          },
        }
        waiting.add(entry)
        signal.addEventListener('abort', cancel, { once: true })
      })
    },
  }
}
