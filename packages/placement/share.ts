import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import { countedOf } from './counted.ts'
import type { PlacementRow, ProviderSummary, Share, Summary } from './report-types.ts'

/** Fewer mailboxes give counts and no percentage. */
export const ENOUGH = 5

/** Where a row counts. Rejected counts as missing; a mailbox that could not be read counts nowhere. */
export type Bucket = Exclude<keyof Summary, 'total'>

/** The bucket of the summary that a result counts in. */
export function bucketOf({ status, tab }: Pick<PlacementRow, 'status' | 'tab'>): Bucket {
  if (status === 'pending') return 'pending'
  if (status === 'unreachable') return 'unknown'
  if (status === 'missing' || status === 'rejected' || tab === 'missing') return 'missing'
  if (tab === 'inbox') return 'inbox'
  return tab === 'spam' ? 'spam' : tab === null ? 'unknown' : 'tabs'
}

/** Counts by bucket; they add up to `total`. */
export function summaryOf(rows: readonly PlacementRow[]): Summary {
  const summary: Summary = {
    inbox: 0,
    tabs: 0,
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
  if (counted < ENOUGH)
    return { counted, inbox: null, low: null, high: null, text: shareSays(summary, counted, null) }
  const interval = wilson(summary.inbox, counted)
  const share = { inbox: summary.inbox / counted, ...interval }
  return { counted, ...share, text: shareSays(summary, counted, share) }
}

/** What was counted, and what so few mailboxes can and cannot prove. */
function shareSays(
  { inbox, tabs }: Summary,
  counted: number,
  share: { inbox: number; low: number; high: number } | null,
): Message[] {
  if (counted === 0) return [plain('placement.share.none')]
  const percentage = share && {
    percent: percentOf(share.inbox),
    counted,
    low: percentOf(share.low),
    high: percentOf(share.high),
  }
  return [
    { code: 'placement.share.inbox', facts: { inbox, counted } },
    ...(tabs > 0 ? [{ code: 'placement.share.tabs', facts: { tabs } } as const] : []),
    percentage ? { code: 'placement.share.percentage', facts: percentage } : plain('placement.share.too-few'),
  ]
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
    return { provider, name: group[0]!.mailbox.name, summary, share: shareOf(summary) }
  })
}
