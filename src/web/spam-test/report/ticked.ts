/**
 * Which of the first fixes are ticked, as bits, the lowest being the first fix: the index into the scores that a report brings
 * (`fix_first_scores`).
 */

/** The first so many: what a reader is asked to do. */
export const firstOf = (count: number): number => 2 ** count - 1

export const isTicked = (ticked: number, index: number): boolean => (ticked & (1 << index)) !== 0

export const toggled = (ticked: number, index: number): number => ticked ^ (1 << index)

/** How many are ticked. */
export const allOf = (ticked: number): number => ticked.toString(2).replaceAll('0', '').length
