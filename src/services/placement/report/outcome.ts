import { summaryOf, verdictOf } from '@postproof/placement/report'
import type { Outcome, ShortResult } from '#storage/placement/results.ts'
import { engineRows } from './present.ts'

/** What a finished test came to: kept beside it, since the state of a domain is read from many tests. */
export function outcomeOf(results: ShortResult[]): Outcome {
  const rows = engineRows(results)
  const level = verdictOf(rows)?.level ?? 'no-data'
  return { counts: summaryOf(rows), level: level === 'no-data' ? null : level }
}
