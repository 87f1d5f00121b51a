import type { Clock } from '@postproof/engine/world'

/** Leaves a list alone that keeps silent: off after three timeouts in a row, one new try every ten minutes. */
export type Breaker = {
  isOff(list: string): boolean
  /** How the list did in one check. */
  note(list: string, answered: boolean): void
}

const SILENCES = 3
const OFF_MS = 10 * 60_000

/** Skips for some minutes a list that stopped answering, so that it does not delay every check. */
export function createBreaker(clock: Clock): Breaker {
  const silent = new Map<string, { times: number; until: number }>()
  return {
    isOff: (list) => clock.now() < (silent.get(list)?.until ?? 0),
    note(list, answered) {
      if (answered) {
        silent.delete(list)
        return
      }
      const times = (silent.get(list)?.times ?? 0) + 1
      silent.set(list, { times, until: times >= SILENCES ? clock.now() + OFF_MS : 0 })
    },
  }
}
