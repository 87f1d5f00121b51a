/** Places for pages: so many at once, so many waiting, first come first served. */
export type Pool = {
  /** Gives the function that leaves the place; `full` when too many wait, `aborted` when the signal ended the wait. */
  enter(signal: AbortSignal): Promise<(() => void) | 'full' | 'aborted'>
}

export function createPool(places: number, maxWaiting: number): Pool {
  const waiting = new Set<() => void>()
  let taken = 0

  const leaver = () => {
    let left = false
    return () => {
      if (left) return
      left = true
      taken -= 1
      const next = waiting.values().next().value
      if (!next) return
      waiting.delete(next)
      next()
    }
  }
  const take = () => {
    taken += 1
    return leaver()
  }
  return {
    async enter(signal) {
      if (signal.aborted) return 'aborted'
      if (taken < places) return take()
      if (waiting.size >= maxWaiting) return 'full'
      return new Promise((resolve) => {
        const start = () => {
          signal.removeEventListener('abort', cancel)
          resolve(take())
        }
        const cancel = () => {
          waiting.delete(start)
          resolve('aborted')
        }
        waiting.add(start)
        signal.addEventListener('abort', cancel, { once: true })
      })
    },
  }
}
