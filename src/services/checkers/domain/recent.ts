import { createFactsCache } from '@postproof/address/politeness/facts-cache'
import type { Clock } from '@postproof/engine/world'
import type { ShownDomain } from '#contract/checkers.ts'

/** A domain report with the moment at which it was finished, in Unix milliseconds. */
export type DatedDomain = { shown: ShownDomain; at: number }

const FRESH_MS = 10 * 60_000
const MOST = 100
/** Characters as JSON. A report has about 20,000; one of a hostile zone can have a million. */
const LONGEST = 200_000

/** Reports of the last ten minutes in memory, so that the PDF of a page needs no second check. */
export function createRecentDomains(clock: Clock) {
  const kept = createFactsCache<DatedDomain>(clock, MOST)
  return {
    keep(name: string, report: DatedDomain): void {
      kept.put(name, report, JSON.stringify(report.shown).length > LONGEST ? 0 : FRESH_MS)
    },
    find: kept.get,
  }
}
