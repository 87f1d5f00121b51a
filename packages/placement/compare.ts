import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import { countedOf, lostOf } from './counted.ts'
import { places } from './places.ts'
import type { Change, ComparedProvider, PlacementRow, Summary, TrendPoint } from './report-types.ts'
import { ENOUGH, groupByProvider, summaryOf, wilson } from './share.ts'

/** A finished test as comparisons, trends and alerts see it. `at`: Unix milliseconds. */
export type FinishedTest = { id: string; at: number; simulated: boolean; rows: readonly PlacementRow[] }

/** Where all mailboxes of a provider agree: 2 inbox, 1 a tab, 0 lost; null where they differ. */
function unanimous(summary: Summary): number | null {
  const counted = countedOf(summary)
  if (summary.inbox === counted) return 2
  if (summary.tabs === counted) return 1
  return lostOf(summary) === counted ? 0 : null
}

const sameShares = (one: Summary, other: Summary): boolean => {
  const [n, m] = [countedOf(one), countedOf(other)]
  return places.every((place) => one[place] * m === other[place] * n)
}

/** -1, 0 or 1: whether one share is surely larger, its intervals apart. */
function surely(before: number, n: number, after: number, m: number): number {
  const [one, other] = [wilson(before, n), wilson(after, m)]
  if (other.low > one.high) return 1
  return other.high < one.low ? -1 : 0
}

/**
 * Few mailboxes prove a change only where all of them agree before and after; from ENOUGH on the intervals of the
 * inbox's share, or of what was lost, must lie apart.
 */
export function changeOf(before: Summary | null, after: Summary | null): Change {
  if (before === null || after === null) return 'unclear'
  const [n, m] = [countedOf(before), countedOf(after)]
  if (n === 0 || m === 0) return 'unclear'
  if (sameShares(before, after)) return 'same'
  const [one, other] = [unanimous(before), unanimous(after)]
  if (one !== null && other !== null) return other > one ? 'better' : other < one ? 'worse' : 'same'
  if (n < ENOUGH || m < ENOUGH) return 'unclear'
  const inbox = surely(before.inbox, n, after.inbox, m)
  const lost = surely(lostOf(before), n, lostOf(after), m)
  if (inbox > 0 || (lost < 0 && inbox === 0)) return lost > 0 ? 'unclear' : 'better'
  return inbox < 0 || lost > 0 ? 'worse' : 'unclear'
}

/** Two tests provider by provider. */
export function compare(before: readonly PlacementRow[], after: readonly PlacementRow[]): ComparedProvider[] {
  const [old, present] = [groupByProvider(before), groupByProvider(after)]
  return [...new Set([...old.keys(), ...present.keys()])].map((provider) => {
    const [was, is] = [old.get(provider), present.get(provider)]
    const [one, other] = [was ? summaryOf(was) : null, is ? summaryOf(is) : null]
    const change = changeOf(one, other)
    const name = (is ?? was)?.[0]?.mailbox.name ?? provider
    return { provider, name, before: one, after: other, change, text: comparedSays(change, one, other) }
  })
}

function comparedSays(change: Change, before: Summary | null, after: Summary | null): Message {
  if (before === null) return plain('placement.compared.not-before')
  if (after === null) return plain('placement.compared.not-after')
  const [was_of, is_of] = [countedOf(before), countedOf(after)]
  if (was_of === 0) return plain('placement.compared.none-before')
  if (is_of === 0) return plain('placement.compared.none-after')
  return {
    code: `placement.compared.${change}`,
    facts: { was: before.inbox, was_of, is: after.inbox, is_of },
  }
}

/** The tests in the order of time. */
export function trend(tests: readonly FinishedTest[]): TrendPoint[] {
  return tests
    .map(({ id, at, simulated, rows }) => ({ id, at, simulated, summary: summaryOf(rows) }))
    .sort((a, b) => a.at - b.at)
}
