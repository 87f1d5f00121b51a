import type { PlacementSummary } from '#contract/placement.ts'
import type { Words } from '#web/words/types.ts'
import { lanes, type SharePart, shareParts } from '../place.ts'

/** What the ring says: `4 in, 2 in tabs, 6 spam`, part by part; of the parts without a lane only those with mailboxes. */
export function ringWords(
  summary: PlacementSummary,
  { ring }: Words['placement']['picture'],
): { part: SharePart; said: string }[] {
  return shareParts
    .filter((part, index) => index < lanes.length || summary[part] > 0)
    .map((part) => ({ part, said: ring[part]({ count: summary[part] }) }))
}
