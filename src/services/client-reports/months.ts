/** Months of reports, such as `2026-11`, by UTC. */

const HOUR = 3_600_000
/** On its day a report goes out at six, so that it is there in the morning. */
const AT = 6 * HOUR

export const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7)

/** The first moment of a month and that of the next. */
export function spanOf(month: string): { from: Date; until: Date } {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return { from: new Date(Date.UTC(year, number - 1)), until: new Date(Date.UTC(year, number)) }
}

/** `by` months later. */
export function later(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return monthOf(Date.UTC(year, number - 1 + by))
}

const dueIn = (month: string, day: number) => spanOf(month).from.getTime() + (day - 1) * 24 * HOUR + AT

/** The first time after `now` at which a report of this day of the month is due. Unix ms. */
export function nextDue(day: number, now: number): number {
  const month = monthOf(now)
  const due = dueIn(month, day)
  return due > now ? due : dueIn(later(month, 1), day)
}

/** The month that the report is about which was due last: the one before that day. */
export function dueMonth(day: number, now: number): string {
  const month = monthOf(now)
  return later(month, dueIn(month, day) <= now ? -1 : -2)
}
