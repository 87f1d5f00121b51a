import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import { countedOf } from './counted.ts'
import { placesAt } from './places.ts'
import type { PlacementRow, ProviderSummary, Share, Summary } from './report-types.ts'

/** Fewer mailboxes give counts and no percentage. */
export const ENOUGH = 5

/** Where a row counts. Rejected counts as missing; a mailbox that could not be read counts nowhere. */
export type Bucket = Exclude<keyof Summary, 'total'>

/** The bucket of the summary that a result counts in. */
export function bucketOf({ status, tab, tagged }: Pick<PlacementRow, 'status' | 'tab' | 'tagged'>): Bucket {
  if (status === 'pending') return 'pending'
  if (status === 'unreachable') return 'unknown'
  if (status === 'missing' || status === 'rejected' || tab === 'missing') return 'missing'
  if (tagged && tab !== null && tab !== 'spam') return 'tagged'
  if (tab === 'inbox') return 'inbox'
  return tab === 'spam' ? 'spam' : tab === null ? 'unknown' : 'tabs'
}

/** Counts by bucket; they add up to `total`. */
export function summaryOf(rows: readonly PlacementRow[]): Summary {
  const summary: Summary = {
    inbox: 0,
    tabs: 0,
    tagged: 0,
    spam: 0,
    missing: 0,
    pending: 0,
    unknown: 0,
    total: rows.length,
  }
  for (const row of rows) summary[bucketOf(row)]++
  return summary
}

/** 95 % interval of a proportion (Wilson 1927): sound for few observations and near 0 and 1. */
export function wilson(hits: number, n: number): { low: number; high: number } {
  if (n === 0) return { low: 0, high: 1 }
  const z = 1.959964
  const p = hits / n
  const center = p + (z * z) / (2 * n)
  const spread = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))
  const scale = 1 + (z * z) / n
  return {
    low: Math.max(0, (center - spread) / scale),
    high: Math.min(1, (center + spread) / scale),
  }
}

/** The share of the inbox among the mailboxes with a verdict; a percentage only from ENOUGH of them. */
export function shareOf(summary: Summary): Share {
  const counted = countedOf(summary)
  const text = shareSays(summary, counted)
  if (counted === 0) return { counted, inbox: null, low: null, high: null, text }
  const interval = wilson(summary.inbox, counted)
  return { counted, inbox: counted < ENOUGH ? null : summary.inbox / counted, ...interval, text }
}

/** What was counted, and what so few mailboxes can and cannot prove. */
function shareSays({ inbox, tabs }: Summary, counted: number): Message[] {
  if (counted === 0) return [plain('placement.share.none')]
  return [
    { code: 'placement.share.inbox', facts: { inbox, counted } },
    ...(tabs > 0 ? [{ code: 'placement.share.tabs', facts: { tabs } } as const] : []),
    certaintyOf(inbox, counted),
  ]
}

function certaintyOf(inbox: number, counted: number): Message {
  if (counted === 1) return plain('placement.share.single')
  const interval = wilson(inbox, counted)
  const range = { counted, low: percentOf(interval.low), high: percentOf(interval.high) }
  if (counted < ENOUGH) return { code: 'placement.share.too-few', facts: range }
  return { code: 'placement.share.percentage', facts: { percent: percentOf(inbox / counted), ...range } }
}

/** A share from 0 to 1 as a whole percentage. */
export const percentOf = (share: number): number => Math.round(share * 100)

/** The rows of each provider, in the order in which the providers first appear. */
export function groupByProvider(rows: readonly PlacementRow[]): Map<string, PlacementRow[]> {
  const groups = new Map<string, PlacementRow[]>()
  for (const row of rows) {
    const group = groups.get(row.mailbox.provider)
    if (group) group.push(row)
    else groups.set(row.mailbox.provider, [row])
  }
  return groups
}

/** Counts and share of each provider. */
export function byProvider(rows: readonly PlacementRow[]): ProviderSummary[] {
  return [...groupByProvider(rows)].map(([provider, group]) => {
    const summary = summaryOf(group)
    const { name } = group[0]!.mailbox
    return { provider, name, summary, share: shareOf(summary), places: placesAt(name, summary) }
  })
}
