import { Refusal } from '#platform/refusals/refusal.ts'
import type { PlacementMonitors, Placements, Seeds } from './types.ts'

const refuse = async (): Promise<never> => {
  throw new Refusal(503, 'unavailable', 'placement.unavailable')
}

/** In the place of the services of placement while they are not wired. */
export function unavailablePlacement(): {
  placements: Placements
  placementMonitors: PlacementMonitors
  seeds: Seeds
} {
  return {
    placements: {
      providers: refuse,
      seedList: refuse,
      draft: refuse,
      start: refuse,
      create: refuse,
      read: refuse,
      list: refuse,
      remove: refuse,
      share: refuse,
      compare: refuse,
      domains: refuse,
      trend: refuse,
      csv: refuse,
      pdf: refuse,
      sendSample: refuse,
      // biome-ignore lint/correctness/useYield: it refuses before there is anything
      async *events() {
        await refuse()
      },
    },
    placementMonitors: { list: refuse, create: refuse, edit: refuse, remove: refuse, tryAlert: refuse },
    seeds: { list: refuse, add: refuse, edit: refuse, remove: refuse, check: refuse },
  }
}
