import { MAX_DAYS } from './bounds.ts'
import type { AggregateReport, TlsReport } from './types.ts'

/** What a report says of one UTC day. `report` has the counts of that day; rows without any are left out. */
export type Daily<R> = {
  /** `2026-11-28`; null when the report has no period that can be read. */
  day: string | null
  /** The report covers more than a day, so its counts are spread over the days by time. */
  estimated: boolean
  report: R
}

const DAY = 86_400
/** A day of local time may have 25 hours, and some reporters end at midnight instead of a second before. */
const LONGEST_DAY = 25 * 3_600

/**
 * A report by UTC days. One of up to 25 hours belongs to the day of its middle, which holds most of it. A longer one is spread
 * evenly over its time, so that all counts add up to what it says. RFC 9990 asks for one UTC day, and reporters differ.
 */
export function dailyOf<R extends AggregateReport | TlsReport>(report: R): Daily<R>[] {
  const { begin, end } = report
  const from = begin ?? end
  if (from === null) return [{ day: null, estimated: false, report }]
  const to = begin === null || end === null || end < begin ? from : end
  if (to - from <= LONGEST_DAY) return [{ day: dayOf(from + (to - from) / 2), estimated: false, report }]
  const days = shares(from, to)
  return days
    .map(({ day, before, after }) => {
      const part = (count: number) => Math.round(count * after) - Math.round(count * before)
      return { day, estimated: true, report: partOf(report, part) }
    })
    .filter(({ report: own }) => hasCounts(own))
}

const dayOf = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10)

/** The share of the time before and after each day. A period of many years is no period: its last days are taken. */
function shares(from: number, to: number): { day: string; before: number; after: number }[] {
  const begin = Math.max(from, (Math.ceil(to / DAY) - MAX_DAYS) * DAY)
  const days: { day: string; before: number; after: number }[] = []
  for (let at = begin; at < to; ) {
    const next = Math.min(to, (Math.floor(at / DAY) + 1) * DAY)
    days.push({ day: dayOf(at), before: (at - begin) / (to - begin), after: (next - begin) / (to - begin) })
    at = next
  }
  return days
}

/** Rounding the running sum, and not each part, keeps the whole. */
function partOf<R extends AggregateReport | TlsReport>(report: R, part: (count: number) => number): R {
  if (report.kind === 'aggregate') {
    const rows = report.rows.map((row) => ({ ...row, count: part(row.count) }))
    return { ...report, rows: rows.filter(({ count }) => count > 0) }
  }
  const policies = report.policies.map((policy) => ({
    ...policy,
    successful: part(policy.successful),
    failed: part(policy.failed),
    failures: policy.failures.map((failure) => ({ ...failure, count: part(failure.count) })),
  }))
  return { ...report, policies: policies.filter(({ successful, failed }) => successful + failed > 0) }
}

const hasCounts = (report: AggregateReport | TlsReport): boolean =>
  report.kind === 'aggregate' ? report.rows.length > 0 : report.policies.length > 0
