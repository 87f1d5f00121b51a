/** Runs at most `most` at once; the others wait and begin in the order of asking. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

export function createSemaphore(most: number): Semaphore {
  let free = most
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
