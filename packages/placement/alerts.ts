import type { FinishedTest } from './compare.ts'
import { countedOf, lostOf } from './counted.ts'
import type { Name } from './names.ts'
import { placesAt } from './places.ts'
import type { Alert, PlacementRow, Summary } from './report-types.ts'
import { bucketOf, ENOUGH, groupByProvider, percentOf, summaryOf } from './share.ts'

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

const spamOf = ({ spam, tagged }: Summary): number => spam + tagged

/** From inbox alone, or tabs, to mostly spam, in the spam folder or marked as such. */
function turnedToSpam(before: PlacementRow[], after: PlacementRow[]): Alert[] {
  const old = groupByProvider(before)
  return [...groupByProvider(after)].flatMap(([provider, rows]) => {
    const was = summaryOf(old.get(provider) ?? [])
    const is = summaryOf(rows)
    const wasWell = was.inbox + was.tabs > lostOf(was) && spamOf(was) === 0
    const turned = wasWell && spamOf(is) * 2 > countedOf(is)
    return turned ? [spamAlert(provider, rows[0]!.mailbox.name, was, is)] : []
  })
}

function spamAlert(id: string, provider: Name, was: Summary, is: Summary): Alert {
  const facts = {
    provider,
    spam: spamOf(is),
    counted: countedOf(is),
    was: was.inbox + was.tabs,
    was_of: countedOf(was),
  }
  return {
    code: 'spam',
    provider: id,
    title: { code: 'placement.alert.spam.title', facts: { places: placesAt(provider, is)! } },
    text: { code: 'placement.alert.spam.text', facts },
  }
}

function dropped(before: PlacementRow[], after: PlacementRow[], points: number): Alert[] {
  const [was, is] = [summaryOf(before), summaryOf(after)]
  const [n, m] = [countedOf(was), countedOf(is)]
  if (n < ENOUGH || m < ENOUGH || was.inbox - is.inbox < MIN_CHANGED) return []
  const fall = (was.inbox / n - is.inbox / m) * 100
  if (fall + 1e-9 < points) return []
  const shares = { was: percentOf(was.inbox / n), is: percentOf(is.inbox / m) }
  return [
    {
      code: 'drop',
      provider: null,
      title: { code: 'placement.alert.drop.title', facts: shares },
      text: {
        code: 'placement.alert.drop.text',
        facts: { was: was.inbox, was_of: n, is: is.inbox, is_of: m },
      },
    },
  ]
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
): Alert[] {
  const alerts: Alert[] = []
  if (previous && present && previous.simulated === present.simulated) {
    const [before, after] = inBoth(previous.rows, present.rows)
    if (monitor.alertSpam) alerts.push(...turnedToSpam(before, after))
    if (monitor.dropPoints !== null) alerts.push(...dropped(before, after, monitor.dropPoints))
  }
  const { silentHours, lastSeenAt } = monitor
  if (silentHours !== null && lastSeenAt !== null && now - lastSeenAt >= silentHours * 3_600_000)
    alerts.push(silenceAlert(monitor.name, Math.floor((now - lastSeenAt) / 3_600_000)))
  return alerts
}

const silenceAlert = (monitor: string, hours: number): Alert => ({
  code: 'silence',
  provider: null,
  title: { code: 'placement.alert.silence.title', facts: { monitor, hours } },
  text: { code: 'placement.alert.silence.text', facts: {} },
})
