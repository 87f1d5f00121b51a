import type { Box } from './heat-figures.ts'

/** How wide a pin is, in px of the picture. */
const STEP = 30
/** So near they are pressed by mistake: WCAG 2.5.8 wants 24 px, and a picture may be shown a tenth smaller than it is. */
const NEAR = 27

/**
 * How far each pin is moved aside, in pins, so that none hides another: to the first free place beside its own. Beyond the
 * middle of the picture to the left, as there is no room at the right.
 */
export function asideOf(boxes: Pick<Box, 'x' | 'y'>[], width: number): number[] {
  const taken: Pick<Box, 'x' | 'y'>[] = []
  return boxes.map(({ x, y }) => {
    const way = x > width / 2 ? -1 : 1
    const isTaken = (at: number) =>
      taken.some((pin) => Math.abs(pin.x - at) < NEAR && Math.abs(pin.y - y) < NEAR)
    let steps = 0
    while (isTaken(x + way * steps * STEP)) steps++
    taken.push({ x: x + way * steps * STEP, y })
    return steps === 0 ? 0 : way * steps
  })
}
