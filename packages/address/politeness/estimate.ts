import { MINUTE } from './bucket.ts'
import { concurrencyOf, type Pace, type PaceLimit, rateOf } from './pace.ts'

/**
 * When a list will be done: by what is left of it at each operator and how fast that operator is asked at present. The
 * slowest one decides.
 */

/** How an operator is asked at present, from all our addresses together. */
export type Prospect = {
  perMinute: number
  /** Milliseconds until it may be asked again; 0 when it may be now. */
  restsMs: number
  /** It was asked before, so that its pace is more than a guess. */
  isKnown: boolean
}

export type WorkAt = Prospect & {
  /** Addresses to be asked for there, those of other lists that get their turn meanwhile included. */
  left: number
}

export type ListWork = {
  operators: WorkAt[]
  /** Addresses of which the operator is not known yet. */
  unplaced: number
  /** Dialogues per minute with all operators together. */
  allPerMinute: number
  /** Milliseconds until the last of those that are asked again later; 0 without any. */
  lastRetryMs: number
}

/** What cannot be asked for so long is given up: the pauses after an outage together. */
const GIVEN_UP_MS = 160 * MINUTE

/**
 * Milliseconds until the list is done; null while most of what is left is at operators of which nothing is known yet, for
 * a guess would look like knowledge.
 */
export function estimateMs({ operators, unplaced, allPerMinute, lastRetryMs }: ListWork): number | null {
  const sum = (works: WorkAt[]) => works.reduce((total, { left }) => total + left, 0)
  const left = sum(operators) + unplaced
  if (sum(operators.filter(({ isKnown }) => isKnown)) < left / 2) return null
  const times = operators.map(timeAt)
  return Math.max(0, ...times, (left / allPerMinute) * MINUTE, lastRetryMs)
}

function timeAt({ left, perMinute, restsMs }: WorkAt): number {
  if (left === 0) return 0
  return restsMs > GIVEN_UP_MS ? GIVEN_UP_MS : restsMs + (left / perMinute) * MINUTE
}

/** Dialogues in a minute over a long time: its tokens or its permits, whichever are fewer. */
export function lastingPerMinute(pace: Pace, limit: PaceLimit, dialogueMs: number | null): number {
  const { perMinute, burst } = rateOf(pace, limit)
  const byTokens = perMinute === Number.POSITIVE_INFINITY ? perMinute : perMinute - burst
  const byPlaces =
    limit.concurrency === undefined || dialogueMs === null
      ? Number.POSITIVE_INFINITY
      : (concurrencyOf(pace) * MINUTE) / Math.max(1, dialogueMs)
  return Math.min(byTokens, byPlaces)
}

/** How long a dialogue takes, as the last ten or so took. */
export function usualMs(before: number | null, ms: number): number {
  const now = Math.min(2 * MINUTE, Math.max(0, ms))
  return before === null ? now : before * 0.9 + now * 0.1
}
