import type { Source, SourceDay } from './source.ts'

/**
 * Sources that failed and were repaired. Their old mail stays in the reports for a month; without this they would count as broken for
 * as long.
 */

const DAY_MS = 86_400_000
/** Mail that passes after the last fault: so much of it, on so many days, the last so many days after the fault. */
const LEAST = { messages: 20, sendingDays: 2, quietDays: 7 }
/** After a fault on one day only: it may belong to mail that is sent once a month. */
const QUIET_AFTER_ONE = 21
/** Of the mail of a day: above this share it is a day with the fault. */
const FAULTY = 0.02

/**
 * Marks broken sources whose mail passes again. The time without a fault must be twice the longest time between two days with it, for
 * a job that fails once a week. Servers of the domain's own must have sent since, each of those that failed; a service sends from
 * many addresses.
 */
export function markMended(sources: readonly Source[]): Source[] {
  return sources.map((source) => {
    if (source.verdict !== 'broken' && source.verdict !== 'never-aligned') return source
    const mended = mendedSince(source, sources)
    return mended === null ? source : { ...source, verdict: 'in-order', broken: null, why: 'mended', mended }
  })
}

/** The day of the last fault; null if the source is not known to be repaired. */
function mendedSince(source: Source, sources: readonly Source[]): string | null {
  const faulty = source.byDay.filter((each) => each.faulty > each.messages * FAULTY).map(({ day }) => day)
  const last = faulty.at(-1)
  if (last === undefined) return null
  if (source.name.id === null && (source.affectedUntil ?? '') <= last) return null
  const later = sources
    .filter((each) => each === source || (each.side === 'yours' && isSameSender(each, source)))
    .flatMap(({ byDay }) => byDay.filter(({ day }) => day > last))
  const until =
    later
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? last
  return daysBetween(last, until) >= quietDaysAfter(faulty) && isEnough(later) ? last : null
}

function quietDaysAfter(faulty: readonly string[]): number {
  if (faulty.length === 1) return QUIET_AFTER_ONE
  const between = faulty.slice(1).map((day, at) => daysBetween(faulty[at]!, day))
  return Math.max(LEAST.quietDays, 2 * Math.max(...between))
}

const isEnough = (days: readonly SourceDay[]) =>
  days.reduce((sum, { messages }) => sum + messages, 0) >= LEAST.messages &&
  new Set(days.map(({ day }) => day)).size >= LEAST.sendingDays

const isSameSender = ({ name: one }: Source, { name: other }: Source) =>
  (one.id ?? one.name) === (other.id ?? other.name)

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS
