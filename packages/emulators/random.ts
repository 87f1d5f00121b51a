/** The same numbers for the same seed, so that a run can be repeated: mulberry32. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** From 0 to 1. */
    next,
    between: (least: number, most: number) => least + next() * (most - least),
    /** A whole number, both ends included. */
    whole: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    /** Whether something of this probability happens. */
    chance: (probability: number) => next() < probability,
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!,
  }
}

export type Random = ReturnType<typeof createRandom>
