import type { Finding } from '@postproof/engine/finding'
import type { Message } from '@postproof/messages/message'
import type { Effort } from './topics.ts'

/** What decides where an item stands in the plan. */
export type Weighed = {
  /** Where the score ranks what of it holds the mail under a ceiling, from 0; null when nothing does. */
  held: number | null
  /** Points of the 100, as the item's best finding would bring; 0 when none brings anything by itself. */
  gain: number
  /** What its costliest finding lost: decides where nothing brings anything by itself. */
  lost: number
  effort: Effort
  /** It repairs an estimate alone, which comes after all else. */
  estimate?: boolean
}

/** One topic of which something is wrong: its findings, the first to repair first. */
export type Piece = Weighed & { findings: Finding[]; title: Message }

const efforts: Effort[] = ['minutes', 'hours', 'days']

/**
 * What refuses the mail first, as the score ranks it: the lowest ceiling first. Then by gain: items
 * that bring nearly as much as the best of what is left, less than a point or a fifth apart, go by effort: what is done
 * in minutes before what takes days. Estimates come last.
 */
export function inOrder<T extends Weighed>(all: T[]): T[] {
  const items = all.filter(({ estimate }) => !estimate)
  const held = items.filter((item) => item.held !== null).sort((a, b) => a.held! - b.held!)
  const others = items.filter((item) => item.held === null)
  return [
    ...held,
    ...byWorth(
      others.filter(({ gain }) => gain > 0),
      ({ gain }) => gain,
    ),
    ...byWorth(
      others.filter(({ gain }) => gain <= 0),
      ({ lost }) => lost,
    ),
    ...all.filter(({ estimate }) => estimate),
  ]
}

function byWorth<T extends Weighed>(items: T[], worth: (item: T) => number): T[] {
  const sorted = items.toSorted((a, b) => worth(b) - worth(a))
  const ordered: T[] = []
  while (sorted.length) {
    const best = worth(sorted[0]!)
    const near = sorted.findIndex((item) => best - worth(item) > Math.max(1, best / 5))
    const tier = sorted.splice(0, near === -1 ? sorted.length : near)
    ordered.push(...tier.sort((a, b) => efforts.indexOf(a.effort) - efforts.indexOf(b.effort)))
  }
  return ordered
}
