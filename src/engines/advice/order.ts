import type { Effort } from './topics.ts'

/** What decides where an item stands in the plan. */
export type Weighed = {
  /** The lowest ceiling of the score that its repair lifts or helps to lift; 100 for none. */
  ceiling: number
  /** Points of the 100, as the item's best finding would bring; 0 when none brings anything by itself. */
  gain: number
  /** What its costliest finding lost: decides where nothing brings anything by itself. */
  lost: number
  effort: Effort
}

const efforts: Effort[] = ['minutes', 'hours', 'days']

/**
 * What refuses the mail first: by ceiling, the lowest first, and by gain where that is the same. Then by gain: items
 * that bring nearly as much as the best of what is left, less than a point or a fifth apart, go by effort: what is done
 * in minutes before what takes days.
 */
export function inOrder<T extends Weighed>(items: T[]): T[] {
  const held = items
    .filter(({ ceiling }) => ceiling < 100)
    .sort((a, b) => a.ceiling - b.ceiling || b.gain - a.gain)
  const others = items.filter(({ ceiling }) => ceiling === 100)
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
