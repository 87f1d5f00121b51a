import { type Change, changeOf, isSame } from './changes.ts'
import type { PartFacts, WatchedPart } from './facts.ts'
import type { Parts } from './schedule.ts'

/**
 * The silence of a domain for a planned change. Pure. Changes in it are kept and not alerted; at its end each part is
 * compared with what it was before, and what is worse is reported once.
 */

export type FactsBefore = Partial<Record<WatchedPart, PartFacts>>

/** What the end is compared with: what was reported last of each part. */
export const factsBefore = (parts: Parts): FactsBefore =>
  Object.fromEntries(
    Object.entries(parts).map(([part, { facts, unstable }]) => [part, unstable ?? facts] as const),
  )

/** Changes to report, and the parts without what they went through meanwhile: planned changes make none unstable. */
export function endSilence(
  parts: Parts,
  before: FactsBefore,
): { parts: Parts; changes: (Change & { part: WatchedPart })[] } {
  const entries = Object.entries(parts) as [WatchedPart, NonNullable<Parts[WatchedPart]>][]
  return {
    parts: Object.fromEntries(
      entries.map(([part, state]) => [part, { ...state, moves: [], unstable: null }] as const),
    ),
    changes: entries.flatMap(([part, { facts }]) => {
      const was = before[part]
      if (!was || isSame(was, facts)) return []
      const change = changeOf(part, was, facts)
      return change.kind === 'worse' ? [{ part, ...change }] : []
    }),
  }
}
