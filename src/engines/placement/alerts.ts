import type { Language } from '#engines/language.ts'
import type { FinishedTest } from './compare.ts'
import { countedOf } from './counted.ts'
import type { Alert, PlacementRow } from './report-types.ts'
import { bucketOf, ENOUGH, groupByProvider, summaryOf } from './share.ts'
import { type PlacementTexts, placementTextsIn } from './texts/index.ts'

export type AlertSettings = {
  name: string
  /** Percentage points; null: never. */
  dropPoints: number | null
  alertSpam: boolean
  /** Null: never. */
  silentHours: number | null
  /** When a mail with the marker was last seen, or the watching began; Unix milliseconds. */
  lastSeenAt: number | null
}

/** A share that falls by one mailbox is chance. */
const MIN_CHANGED = 2

const counts = (row: PlacementRow): boolean => !['pending', 'unknown'].includes(bucketOf(row))

/** The rows of mailboxes that gave a verdict in both tests: a mailbox that could not be read is no fall. */
function inBoth(
  one: readonly PlacementRow[],
  other: readonly PlacementRow[],
): [PlacementRow[], PlacementRow[]] {
  const of = (rows: readonly PlacementRow[]) => new Set(rows.filter(counts).map((row) => row.mailbox.id))
  const [first, second] = [of(one), of(other)]
  const shared = (row: PlacementRow) => first.has(row.mailbox.id) && second.has(row.mailbox.id)
  return [one.filter(shared), other.filter(shared)]
}

/** From inbox alone, or tabs, to mostly spam. */
function turnedToSpam(before: PlacementRow[], after: PlacementRow[], { spamAlert }: PlacementTexts): Alert[] {
  const old = groupByProvider(before)
  return [...groupByProvider(after)].flatMap(([provider, rows]) => {
    const was = summaryOf(old.get(provider) ?? [])
    const is = summaryOf(rows)
    const wasWell = was.inbox + was.tabs > was.spam + was.missing
    const turned = wasWell && was.spam === 0 && is.spam * 2 > countedOf(is)
    return turned ? [{ code: 'spam' as const, provider, ...spamAlert(rows[0]!.mailbox.name, was, is) }] : []
  })
}

function dropped(
  before: PlacementRow[],
  after: PlacementRow[],
  points: number,
  { dropAlert }: PlacementTexts,
): Alert[] {
  const [was, is] = [summaryOf(before), summaryOf(after)]
  const [n, m] = [countedOf(was), countedOf(is)]
  if (n < ENOUGH || m < ENOUGH || was.inbox - is.inbox < MIN_CHANGED) return []
  const fall = (was.inbox / n - is.inbox / m) * 100
  return fall + 1e-9 >= points ? [{ code: 'drop', provider: null, ...dropAlert(was, is) }] : []
}

/**
 * What is worth telling after a test, or by the clock. `previous`, `present`: null where there is none. A simulated
 * test is never held against a real one.
 */
export function alertsOf(
  previous: FinishedTest | null,
  present: FinishedTest | null,
  monitor: AlertSettings,
  now: number,
  language: Language = 'en',
): Alert[] {
  const texts = placementTextsIn(language)
  const alerts: Alert[] = []
  if (previous && present && previous.simulated === present.simulated) {
    const [before, after] = inBoth(previous.rows, present.rows)
    if (monitor.alertSpam) alerts.push(...turnedToSpam(before, after, texts))
    if (monitor.dropPoints !== null) alerts.push(...dropped(before, after, monitor.dropPoints, texts))
  }
  const { silentHours, lastSeenAt } = monitor
  if (silentHours !== null && lastSeenAt !== null && now - lastSeenAt >= silentHours * 3_600_000)
    alerts.push({
      code: 'silence',
      provider: null,
      ...texts.silenceAlert(monitor.name, (now - lastSeenAt) / 3_600_000),
    })
  return alerts
}
