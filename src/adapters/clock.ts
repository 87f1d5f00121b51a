import { uptime } from 'node:os'
import type { Clock } from '@postproof/engine/world'

/**
 * The time of this process. It goes with the clock of the machine as long as that runs as time does. When that clock steps
 * by more than a minute, forth or back, this one goes on as if it had not: limits, waits, leases, sessions and links must
 * not end, nor last, for it. A step that has lasted for a day is believed; so is whatever the machine says when a
 * process starts.
 */

/** Clocks are put right by less all the time. */
const STEP_MS = 60_000
const BELIEVED_MS = 24 * 60 * 60_000
/** In between it counts by itself. */
const LOOK_MS = 1_000

export type Sources = {
  /** Unix milliseconds by the machine. */
  wall(): number
  /** Milliseconds since the machine started, sleep included. */
  uptime(): number
  /** Milliseconds that never step, cheap to ask for. */
  ticks(): number
}

const machine: Sources = {
  wall: Date.now,
  uptime: () => uptime() * 1000,
  ticks: () => performance.now(),
}

export function createClock({ wall, uptime, ticks }: Sources = machine): Clock & { wall(): number } {
  let looked = { ticks: ticks(), uptime: uptime() }
  /** What the machine's time is ahead of its uptime, as far as it is believed. */
  let ahead = wall() - looked.uptime
  /** A step that is not believed yet. */
  let step: { ahead: number; since: number } | null = null

  const look = (at: number) => {
    looked = { ticks: at, uptime: uptime() }
    const now = wall() - looked.uptime
    if (Math.abs(now - ahead) <= STEP_MS) step = null
    else if (!step || Math.abs(now - step.ahead) > STEP_MS) step = { ahead: now, since: looked.uptime }
    const isBelieved = !step || looked.uptime - step.since >= BELIEVED_MS
    if (isBelieved) ahead = now
  }

  return {
    now() {
      const at = ticks()
      // Ticks of a machine that slept may stand still: then the uptime says more.
      if (at - looked.ticks >= LOOK_MS || at < looked.ticks) look(at)
      return Math.floor(ahead + looked.uptime + (at - looked.ticks))
    },
    wall,
  }
}
