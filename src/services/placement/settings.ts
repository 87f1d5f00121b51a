import { defaultSeedSettings, type SeedSettings } from '@postproof/placement/seed-state'
import type { Config } from '#config.ts'
import { FIRST_SIMULATED } from './simulated/simulated.ts'

/** Waiting times; shorter for simulated providers, which exist to be looked at. */
export type Waits = {
  of(seedId: number): SeedSettings
  missingAfterMs(simulated: boolean): number
  waitMs: number
}

const MINUTE = 60_000
const SECOND = 1000

const simulated: SeedSettings = {
  missingAfterMs: 45 * SECOND,
  recheckAfterMs: [15 * SECOND, 40 * SECOND],
  lateForMs: 2 * MINUTE,
  settleMs: SECOND,
}

export function createWaits(
  config: Pick<Config, 'PLACEMENT_MISSING_MINUTES' | 'PLACEMENT_WAIT_HOURS'>,
  change: Partial<SeedSettings> = {},
): Waits {
  const missingAfterMs = config.PLACEMENT_MISSING_MINUTES * MINUTE
  const real = { ...defaultSeedSettings, missingAfterMs, ...change }
  const demo = { ...simulated, missingAfterMs: Math.min(missingAfterMs, simulated.missingAfterMs), ...change }
  const of = (seedId: number) => (seedId >= FIRST_SIMULATED ? demo : real)
  return {
    of,
    missingAfterMs: (isSimulated) => (isSimulated ? demo : real).missingAfterMs,
    waitMs: config.PLACEMENT_WAIT_HOURS * 60 * MINUTE,
  }
}
