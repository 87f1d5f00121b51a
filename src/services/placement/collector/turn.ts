import type { Logger } from 'pino'

/** Work of which one begins when the one before is done. */
export type Turn = ((work: () => Promise<void>) => Promise<void>) & { busy(): boolean }

/** One after another; what fails is logged, and the next one begins. */
export function createTurn(log: Logger): Turn {
  let last: Promise<void> = Promise.resolve()
  let count = 0
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    count++
    last = last
      .then(work)
      .catch((error: unknown) => log.error({ error }, 'collecting of placement tests'))
      .finally(() => {
        count--
      })
    return last
  }
  return Object.assign(inTurn, { busy: () => count > 0 })
}
