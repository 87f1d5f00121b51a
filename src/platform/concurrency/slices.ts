import { setImmediate } from 'node:timers/promises'

/** Short enough that a page that is asked for meanwhile hardly waits. */
const SLICE_MS = 10

/**
 * Maps what a caller sent, and lets other requests have their turn every ten milliseconds: however many items there are, the
 * thread is held for one slice and one item. Rejects with what `map` throws. `clock`: milliseconds.
 */
export async function mapInSlices<T, R>(
  items: readonly T[],
  map: (item: T) => R,
  clock: { now(): number } = performance,
): Promise<R[]> {
  const mapped: R[] = []
  let begun = clock.now()
  for (const item of items) {
    mapped.push(map(item))
    if (clock.now() - begun < SLICE_MS) continue
    await setImmediate()
    begun = clock.now()
  }
  return mapped
}
