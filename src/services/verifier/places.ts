import { createTurnstile, type Timer } from '#engines/verifier/politeness/turnstile.ts'
import { createPoliteness, type Outcome, type Refused } from '#engines/verifier/politeness.ts'
import type { Clock } from '#engines/world.ts'

/** The waiting before mail servers: who may have a dialogue with whom, and when. */
export type Places = {
  /** Waits for a place as long as it takes, but refuses at once while the operator is left alone. */
  enter(operator: string, signal: AbortSignal): Promise<Place | Refused>
  /** Unix milliseconds until which this operator is left alone; 0 when it is not. */
  restsUntil(operator: string): Promise<number>
  close(): Promise<void>
}

export type Place = {
  ok: true
  /** Gives it back, once. */
  leave(outcome: Outcome): Promise<void>
}

/** Places that this process alone knows of. */
export function createOwnPlaces(clock: Clock): Places {
  const politeness = createPoliteness({ clock })
  const turnstile = createTurnstile(politeness, timerOf(clock))
  return {
    async enter(operator, signal) {
      const entered = await turnstile.enter(operator, Number.POSITIVE_INFINITY, signal)
      if (!entered.ok) return entered
      return {
        ok: true,
        async leave(outcome) {
          entered.leave(outcome)
        },
      }
    },
    restsUntil: async (operator) => politeness.restsUntil(operator),
    close: async () => {},
  }
}

export const timerOf = (clock: Clock): Timer => ({
  now: clock.now,
  after(ms, call) {
    const timer = setTimeout(call, Math.min(ms, 2 ** 31 - 1))
    return () => clearTimeout(timer)
  },
})
