/**
 * Which of the first fixes are ticked, as bits, the lowest being the first fix: the index into the scores that a report brings
 * (`fix_first_scores`).
 */

const MOST = 3

/** The first three, or as many as there are: what a reader is asked to do. */
export const firstOf = (count: number): number => 2 ** Math.min(count, MOST) - 1

export const isTicked = (ticked: number, index: number): boolean => (ticked & (1 << index)) !== 0

export const toggled = (ticked: number, index: number): number => ticked ^ (1 << index)

/** How many are ticked. */
export const allOf = (ticked: number): number => ticked.toString(2).replaceAll('0', '').length

/**
 * What a fix adds to the ticked ones above it, in points: those of all that are ticked add up to what the headline says.
 * Undefined where the report brings no scores.
 */
export function gainAt(scores: number[], ticked: number, index: number): number | undefined {
  const above = ticked & ((1 << index) - 1)
  const [without, with_] = [scores[above], scores[above | (1 << index)]]
  return without === undefined || with_ === undefined ? undefined : with_ - without
}
