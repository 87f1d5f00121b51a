/** Made-up records, the same on every run. */

/** Numbers from 0 to 1, by seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Draw = {
  one<T>(from: readonly T[]): T
  /** Whether something that happens so often in a hundred happens. */
  chance(percent: number): boolean
  /** A list of up to `most`. */
  some<T>(most: number, make: () => T): T[]
}

export function drawFrom(seed: number): Draw {
  const next = randomFrom(seed)
  const below = (count: number) => Math.floor(next() * count)
  return {
    one: (from) => from[below(from.length)]!,
    chance: (percent) => next() * 100 < percent,
    some: (most, make) => Array.from({ length: below(most + 1) }, make),
  }
}
