import type { Box } from './heat-figures.ts'

/** How wide a pin is, and how near another has to be to hide it, in CSS px. */
const STEP = 30

/**
 * How far each pin is moved aside, in pins, so that none hides another: those before it that stand at about the same
 * place. Beyond the middle of the picture to the left, as there is no room at the right.
 */
export function asideOf(boxes: Pick<Box, 'x' | 'y'>[], width: number): number[] {
  return boxes.map((box, index) => {
    const hidden = boxes
      .slice(0, index)
      .filter(({ x, y }) => Math.abs(x - box.x) < STEP && Math.abs(y - box.y) < STEP).length
    return hidden > 0 && box.x > width / 2 ? -hidden : hidden
  })
}
