import type { Clock } from '@postproof/engine/world'
import type { ShownDomain } from '#contract/checkers.ts'

/** A domain report with the moment at which it was finished, in Unix milliseconds. */
export type DatedDomain = { shown: ShownDomain; at: number }

const FRESH_MS = 10 * 60_000
const MOST = 100
/** Characters as JSON. A report has about 20,000; one of a hostile zone can have a million. */
const LONGEST = 200_000

export type RecentDomains = {
  keep(name: string, report: DatedDomain): void
  /** At most ten minutes old; null without one. */
  find(name: string): DatedDomain | null
}

/** Reports of the last minutes in memory, so that the PDF of a page needs no second check. The oldest go first. */
export function createRecentDomains(clock: Clock): RecentDomains {
  const known = new Map<string, DatedDomain>()
  return {
    keep(name, report) {
      known.delete(name)
      if (JSON.stringify(report.shown).length > LONGEST) return
      known.set(name, report)
      if (known.size > MOST) known.delete(known.keys().next().value!)
    },
    find(name) {
      const found = known.get(name)
      return found && clock.now() - found.at < FRESH_MS ? found : null
    },
  }
}
