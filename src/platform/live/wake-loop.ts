import type { Logger } from 'pino'

/**
 * Looks for due work in the database: when woken, again if it was woken meanwhile, and when the next piece of work is due.
 * One look at a time.
 */
export type WakeLoop = {
  /** Work waits, or may wait. */
  wake(): void
  /** The look that is running. */
  looking(): Promise<void> | undefined
  /** No look begins any more. */
  close(): void
}

/** When the database did not say when to look again. */
const LOOK_AGAIN_MS = 5_000
const SOONEST_MS = 20
const LONGEST_SLEEP_MS = 60_000

/**
 * `begin` claims and begins what is due. `nextInMs`: milliseconds until the next work is due; null: none waits. `failed`: what
 * the log says when one of them rejects.
 */
export function createWakeLoop(world: {
  begin(): Promise<void>
  nextInMs(): Promise<number | null>
  failed: string
  log: Pick<Logger, 'warn'>
}): WakeLoop {
  let running: Promise<void> | undefined
  let again = false
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const look = async () => {
    while (again && !closed) {
      again = false
      await world.begin()
    }
    sleep(await world.nextInMs())
  }
  const sleep = (ms: number | null) => {
    clearTimeout(timer)
    if (ms === null || closed) return
    timer = setTimeout(wake, Math.min(Math.max(ms, SOONEST_MS), LONGEST_SLEEP_MS)).unref()
  }
  const wake = () => {
    if (closed) return
    again = true
    running ??= look()
      .catch((error: unknown) => {
        world.log.warn({ error }, world.failed)
        sleep(LOOK_AGAIN_MS)
      })
      .finally(() => {
        running = undefined
        if (again) wake()
      })
  }
  return {
    wake,
    looking: () => running,
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}
