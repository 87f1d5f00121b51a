/** A run that is repeated, one at a time in this process. */
export type Reruns<T> = {
  /**
   * Runs now. During a run it returns the next one, which all calls until then share: what became due after the present run had
   * begun may have been passed over by it.
   */
  run(): Promise<T>
  /** Resolves when no run is left. Never rejects. */
  idle(): Promise<void>
}

export function createReruns<T>(run: () => Promise<T>): Reruns<T> {
  let running: Promise<T> | null = null
  let next: Promise<T> | null = null
  const begin = () => {
    running = run().finally(() => {
      running = null
    })
    return running
  }
  const again = () => {
    next = null
    return running ?? begin()
  }
  return {
    run() {
      if (!running) return begin()
      next ??= running.then(again, again)
      return next
    },
    async idle() {
      for (let last = next ?? running; last; last = next ?? running) await last.catch(() => undefined)
    },
  }
}
