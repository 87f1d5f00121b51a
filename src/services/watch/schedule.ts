import type { PartState } from './changes.ts'
import type { WatchedPart } from './facts.ts'

/** When a domain is looked at next. Pure. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Between a look that found something otherwise and the one that is to confirm it. */
export const CONFIRM = 5 * MINUTE
/** The same where the second look got no answer for so long, and after a look that got none where there was one before. */
const RETRY = HOUR
/** A part that has been silent for longer is asked at the usual time. */
const SILENT = 6 * HOUR
/** Within a day after a change, and before and after an end. */
const AFTER_CHANGE = 3 * HOUR
/** A certificate or a registration that ends within this time is looked at more often. */
const NEAR_END = 2 * DAY
/** Looks of one day are spread by this share of it. */
const JITTER = 0.05

export type Parts = Partial<Record<WatchedPart, PartState>>

/** `jitter`: from 0 to 1, so that domains that were added together part. Times in Unix ms. */
export function nextLook(parts: Parts, now: number, jitter: number): number {
  const states = Object.values(parts)
  const waiting = states.flatMap(({ pending }) => (pending ? [pending.at] : []))
  if (waiting.some((at) => now - at < HOUR)) return now + CONFIRM
  const isSilent = states.some(({ answered }) => answered < now && now - answered < SILENT)
  if (waiting.length > 0 || isSilent || states.length === 0) return now + RETRY
  const isFresh = states.some(({ moves }) => now - (moves.at(-1) ?? 0) < DAY)
  const isNearEnd = states.some(
    ({ facts: { ends } }) => ends !== undefined && Math.abs(ends - now) < NEAR_END,
  )
  if (isFresh || isNearEnd) return now + AFTER_CHANGE
  return Math.round(now + DAY * (1 - JITTER + 2 * JITTER * jitter))
}
