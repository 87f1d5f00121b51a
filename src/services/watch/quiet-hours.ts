import type { QuietHours } from '#contract/watched-domains.ts'
import { refuseField } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { type QuietRow, quietWithAlerts } from '#storage/watch/quiet-hours.ts'
import { isTimeZone } from '../accounts/time-zone.ts'

/** Hours in which the letter of changes waits. By the clock of a time zone, so that they stay where they are in summer. */

type Hours = Pick<QuietRow, 'from_minute' | 'to_minute' | 'time_zone'>

/** Whether it is quiet at `now` (Unix ms). The end is no part of it. Unknown time zones are never quiet: nothing is lost. */
export function isQuiet({ from_minute: from, to_minute: to, time_zone }: Hours, now: number): boolean {
  if (!isTimeZone(time_zone)) return false
  const minute = minuteOfDay(now, time_zone)
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

function minuteOfDay(now: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  return parts.hour! * 60 + parts.minute!
}

/** Accounts whose letters wait: `held` all alerts, `onlyBad` all but those of severity bad. */
export type Quiet = { held: string[]; onlyBad: string[] }

export async function quietNow(db: Db, now: number): Promise<Quiet> {
  const quiet = (await quietWithAlerts(db)).filter((row) => isQuiet(row, now))
  const ids = (letsBad: boolean) =>
    quiet.filter(({ lets_bad }) => lets_bad === letsBad).map(({ account_id }) => account_id)
  return { held: ids(false), onlyBad: ids(true) }
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Refusal `invalid` (422) for an unknown time zone, and for hours that end when they begin. */
export function rowOf({ from, to, time_zone, lets_bad }: QuietHours, account_id: string): QuietRow {
  if (!isTimeZone(time_zone)) throw refuseField('time_zone', 'account.unknown_time_zone')
  if (from === to) throw refuseField('to', 'watch.same_time')
  return { account_id, from_minute: minuteOf(from), to_minute: minuteOf(to), time_zone, lets_bad }
}

export const presentQuiet = ({ from_minute, to_minute, time_zone, lets_bad }: QuietRow): QuietHours => ({
  ...{ from: timeOf(from_minute), to: timeOf(to_minute), time_zone, lets_bad },
})
