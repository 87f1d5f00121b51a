import type {
  Placement,
  PlacementChip,
  PlacementRow,
  PlacementStatus,
  PlacementSummary,
} from '#contract/placement.ts'
import type { Status } from '#contract/spam-test.ts'
import type { Words } from '#web/words/types.ts'

/** How places and shares are shown; the same rules for report, lists and paper. */

export type PlaceWord = keyof Words['placement']['places']

/** The status whose icon and color a chip has. */
export const chipStatus: Record<PlacementChip, Status> = {
  normal: 'good',
  warning: 'warning',
  error: 'bad',
  empty: 'no-data',
}

/** What a row's chip says: where the mail is, or why it is nowhere. */
export function placeOf({ status, tab, tagged }: Pick<PlacementRow, 'status' | 'tab' | 'tagged'>): PlaceWord {
  if (status === 'delivered' || status === 'late') return tagged ? 'tagged' : (tab ?? 'other')
  return status
}

/** The lanes of an inbox on the page, from the top. */
export const lanes = ['inbox', 'tabs', 'spam'] as const
export type Lane = (typeof lanes)[number]

/** The results of mailboxes that have one, in the order of a bar. */
export const countedParts = [...lanes, 'tagged', 'missing'] as const
/** All parts of a bar in order; `pending` and `unknown` are in no share. */
export const shareParts = [...countedParts, 'pending', 'unknown'] as const
export type SharePart = (typeof shareParts)[number]

/** Mailboxes with a result. */
export const countedOf = (summary: PlacementSummary): number =>
  countedParts.reduce((sum, part) => sum + summary[part], 0)

/** The lane in which a mailbox has the mail; null where it is in none: nowhere, refused, not known. */
export function laneOf({ status, tab }: Pick<PlacementRow, 'status' | 'tab'>): Lane | null {
  const arrived = status === 'delivered' || status === 'late'
  if (!arrived || tab === null || tab === 'missing') return null
  return tab === 'inbox' || tab === 'spam' ? tab : 'tabs'
}

/**
 * What the page of a test is: `arriving` from the first answer on, `answered` when all have answered and are looked at
 * once more, `confirmed` after that.
 */
export type Stage = 'draft' | 'waiting' | 'arriving' | 'answered' | 'confirmed' | 'expired'

export function stageOf({ status, summary }: Pick<Placement, 'status' | 'summary'>): Stage {
  if (status === 'collecting') return summary.pending > 0 ? 'arriving' : 'answered'
  return status === 'completed' ? 'confirmed' : status
}

/** Whether what is simulated is to be named as such one by one: where all is, that is said once. */
export function areMixed(all: readonly { simulated: boolean }[]): boolean {
  return all.some(({ simulated }) => simulated) && !all.every(({ simulated }) => simulated)
}

/** The mailbox whose row is to be shown; a new object each time it is asked for. */
export type Asked = { id: number }

/** In how many mailboxes the mail was found, and in how many of those it was looked at again. */
export function secondLooks(rows: readonly Pick<PlacementRow, 'status' | 'rechecks'>[]) {
  const found = rows.filter(({ status }) => status === 'delivered' || status === 'late')
  return { found: found.length, looked: found.filter(({ rechecks }) => rechecks.length > 0).length }
}

export const isOver = (status: PlacementStatus): boolean => status === 'completed' || status === 'expired'
export const isOpen = (status: PlacementStatus): boolean => status === 'waiting' || status === 'collecting'

/** < 1 s, 4 s, 3 min, 2.5 h. */
export function duration(seconds: number, number: (value: number) => string): string {
  if (seconds >= 0 && seconds < 1) return '< 1 s'
  const size = Math.abs(seconds)
  if (size < 120) return `${number(seconds < 10 ? seconds : Math.round(seconds))} s`
  return size < 7200 ? `${number(Math.round(seconds / 60))} min` : `${number(seconds / 3600)} h`
}

/** news+marker@host: the marker as a plus-address (RFC 5233, 4). */
export function plusAddress(address: string, marker: string): string {
  const at = address.lastIndexOf('@')
  return at < 0 ? address : `${address.slice(0, at)}+${marker}${address.slice(at)}`
}
