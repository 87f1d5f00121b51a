import type { PlacementSummary } from '#contract/placement.ts'
import type { Words } from '#web/words/types.ts'
import { type SharePart, shareParts } from '../place.ts'

/** What the ring says: `4 in, 2 in tabs, 6 spam`, part by part. Of `missing`, `pending` and `unknown` only what there is. */
export function ringWords(
  summary: PlacementSummary,
  { ring }: Words['placement']['picture'],
): { part: SharePart; said: string }[] {
  return shareParts
    .filter((part, index) => index < 3 || summary[part] > 0)
    .map((part) => ({ part, said: ring[part]({ count: summary[part] }) }))
}
