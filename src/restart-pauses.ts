/** How long to wait before something that ended is started again: not at all, then longer each time it ends soon again. */
export type Pauses = {
  /** ms before the next start. `livedMs`: how long it had run. */
  next(livedMs: number): number
}

const FIRST_MS = 500
const MOST_MS = 30_000
/** Whatever ran so long had started well. */
const WELL_MS = 60_000

export function createPauses(): Pauses {
  let soon = 0
  return {
    next(livedMs) {
      soon = livedMs >= WELL_MS ? 0 : soon + 1
      return soon <= 1 ? 0 : Math.min(MOST_MS, FIRST_MS * 2 ** (soon - 2))
    },
  }
}
