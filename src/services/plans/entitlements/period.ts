/** Periods in which usage is counted. Unix ms, `end` not included. */
export type Period = { start: number; end: number }

const DAY = 86_400_000

/** The UTC day. */
export function dayOf(now: number): Period {
  const start = Math.floor(now / DAY) * DAY
  return { start, end: start + DAY }
}

/** The calendar month in UTC. */
export function calendarMonth(now: number): Period {
  const date = new Date(now)
  const month = (offset: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset)
  return { start: month(0), end: month(1) }
}

/**
 * The month around `now` that ends on the anchor's day and time of day, as billing months do: where a month is too
 * short, on its last day.
 */
export function billingMonth(anchor: number, now: number): Period {
  const [from, to] = [new Date(anchor), new Date(now)]
  let months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  if (addMonths(anchor, months) > now) months--
  return { start: addMonths(anchor, months), end: addMonths(anchor, months + 1) }
}

function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(date.getUTCDate(), last)
  return Date.UTC(year, month, day) + (anchor - dayOf(anchor).start)
}
