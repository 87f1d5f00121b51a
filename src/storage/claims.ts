import { type RawBuilder, sql } from 'kysely'

/**
 * Work is claimed by a process with the time at which it did so, and lost when that is too long ago. A time that lies
 * ahead was written by a clock that was wrong, or has been set back since: it must not hold the work for an hour.
 */

/** Clocks of processes may be off by this much. */
const SKEW_MS = 60_000

export const latest = (now: Date): Date => new Date(now.getTime() + SKEW_MS)

/** `column`: when it was claimed; null: never. Claims from before `before` are void. */
export const isUnclaimed = (column: string, now: Date, before: Date): RawBuilder<boolean> => {
  const claimed = sql.ref(column)
  return sql<boolean>`(${claimed} is null or ${claimed} < ${before} or ${claimed} > ${latest(now)})`
}
