/** Wakes one waiting loop. A ring before the wait begins counts. */
export type Bell = {
  ring(): void
  rung(): boolean
  /** Resolves at the next ring, or after `ms`. */
  wait(ms: number): Promise<void>
}

export function createBell(): Bell {
  let rung = false
  let wake: (() => void) | undefined
  return {
    ring() {
      rung = true
      wake?.()
    },
    rung: () => rung,
    wait(ms) {
      if (rung) {
        rung = false
        return Promise.resolve()
      }
      return new Promise((resolve) => {
        const timer = setTimeout(() => wake?.(), Math.max(0, ms))
        wake = () => {
          clearTimeout(timer)
          wake = undefined
          rung = false
          resolve()
        }
      })
    },
  }
}
