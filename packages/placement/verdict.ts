import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import { countedOf } from './counted.ts'
import { type Name, named, namedAt } from './names.ts'
import type { PlacementRow, Summary, Verdict } from './report-types.ts'
import { bucketOf, groupByProvider, shareOf, summaryOf } from './share.ts'

/** From this share of spam and missing on the verdict is bad. */
const BAD = 1 / 3

/** The names of the providers of which a row counts there. */
function providersIn(rows: readonly PlacementRow[], bucket: 'spam' | 'missing' | 'tabs'): Name[] {
  return [...groupByProvider(rows).values()]
    .filter((group) => group.some((row) => bucketOf(row) === bucket))
    .map((group) => group[0]!.mailbox.name)
}

/** One sentence a person would say, and its ground. Null while nothing is decided. */
export function verdictOf(rows: readonly PlacementRow[]): Verdict | null {
  const summary = summaryOf(rows)
  const counted = countedOf(summary)
  if (counted === 0 && (summary.pending > 0 || rows.length === 0)) return null
  return { ...judge(rows, summary, counted), text: groundOf(rows, summary, counted) }
}

/** A title has no full stop. */
function judge(rows: readonly PlacementRow[], summary: Summary, counted: number): Omit<Verdict, 'text'> {
  const lost = summary.spam + summary.missing
  if (counted === 0) return { level: 'no-data', title: plain('placement.verdict.unreadable') }
  if (summary.missing === counted)
    return { level: 'bad', title: { code: 'placement.verdict.nowhere', facts: { counted } } }
  if (summary.spam === counted)
    return { level: 'bad', title: { code: 'placement.verdict.all-spam', facts: { counted } } }
  if (lost === 0) return arrived(rows, summary, counted)
  return { level: lost / counted >= BAD ? 'bad' : 'warning', title: lostTitle(rows, summary) }
}

function arrived(rows: readonly PlacementRow[], { inbox, tabs }: Summary, counted: number) {
  if (tabs === 0)
    return { level: 'good', title: { code: 'placement.verdict.inbox', facts: { counted } } } as const
  if (inbox === 0) return { level: 'warning', title: plain('placement.verdict.all-tabs') } as const
  const beside = subject(providersIn(rows, 'tabs'))
  return { level: 'warning', title: { code: 'placement.verdict.tabs', facts: beside } } as const
}

function lostTitle(rows: readonly PlacementRow[], summary: Summary): Message {
  const missing_at = namedAt(providersIn(rows, 'missing'))
  if (summary.spam === 0) return { code: 'placement.verdict.missing', facts: { missing_at } }
  const filing = subject(providersIn(rows, 'spam'))
  if (summary.missing > 0)
    return { code: 'placement.verdict.spam-and-missing', facts: { ...filing, missing_at } }
  return summary.inbox > 0
    ? { code: 'placement.verdict.spam-elsewhere-inbox', facts: filing }
    : { code: 'placement.verdict.spam', facts: filing }
}

/** `count`: for the verb. */
const subject = (names: Name[]) => ({ providers: named(names), count: names.length })

function groundOf(rows: readonly PlacementRow[], summary: Summary, counted: number): Message[] {
  const { pending, unknown } = summary
  return [
    ...(counted === 0 ? [] : [...shareOf(summary).text, ...lostCounts(summary)]),
    ...(pending > 0 ? [{ code: 'placement.share.open', facts: { count: pending } } as const] : []),
    ...(unknown > 0 ? [{ code: 'placement.share.unread', facts: { count: unknown } } as const] : []),
    ...(rows.every((row) => row.simulated) ? [plain('placement.share.simulated')] : []),
  ]
}

function lostCounts({ spam, missing }: Summary): Message[] {
  if (spam > 0 && missing > 0) return [{ code: 'placement.share.spam-and-missing', facts: { spam, missing } }]
  if (spam > 0) return [{ code: 'placement.share.spam', facts: { spam } }]
  return missing > 0 ? [{ code: 'placement.share.missing', facts: { missing } }] : []
}
