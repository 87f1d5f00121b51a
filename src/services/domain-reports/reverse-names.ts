import { classifyAddress } from '@postproof/engine/addresses'
import { reverseNamesOf } from '@postproof/reports'
import { claimAddresses, keepNames, noteAddresses } from '#storage/domain-reports/reverse-names.ts'
import type { DomainReportsWorld } from './world.ts'

/**
 * Asks for the reverse names of the addresses in reports, before anyone opens a page: they tell a service, a forwarder and
 * an own server apart where a report has no other sign.
 */
export type ReverseNameQuestions = {
  /** Answers how many addresses were due. */
  work(): Promise<number>
}

const DAY_MS = 86_400_000
/** A name is asked again after a month, and an address without one after three days. */
const KEPT_MS = 30 * DAY_MS
const NONE_KEPT_MS = 3 * DAY_MS
/** Addresses that no report has named for so long are not asked again. */
const SEEN_MS = 30 * DAY_MS
/** Until an address is asked again whose name servers did not answer, or whose process died. */
const RETRY_MS = 6 * 3_600_000
/** A report can name a million addresses, so these are bounds of questions as well. */
const MOST_REPORTS = 50
const MOST_OF_REPORT = 200
const MOST_ADDRESSES = 200

export function createReverseNames({
  db,
  clock,
  resolver,
}: Pick<DomainReportsWorld, 'db' | 'clock' | 'resolver'>): ReverseNameQuestions {
  return {
    async work() {
      const now = clock.now()
      const at = (ms: number) => new Date(now + ms)
      await noteAddresses(db, { reports: MOST_REPORTS, addresses: MOST_OF_REPORT, now: at(0) })
      const lease = { now: at(0), since: at(-SEEN_MS), again: at(RETRY_MS) }
      const addresses = await claimAddresses(db, { most: MOST_ADDRESSES, ...lease })
      // Private addresses are left out: a report must not show the names of the operator's own network.
      const names = await reverseNamesOf(addresses.filter(isPublic), resolver)
      await keepNames(
        db,
        [...names].map(([address, name]) => ({
          ...{ address, name },
          due_at: at(name === null ? NONE_KEPT_MS : KEPT_MS),
        })),
      )
      return addresses.length
    },
  }
}

const isPublic = (address: string) => classifyAddress(address) === 'public'
