import type { Harm } from '../types.ts'

/** A box in CSS px of the page. */
export type Place = { x: number; y: number; width: number; height: number }

/** A run of text or a picture, as it was drawn; runs and pictures stand in the order of the document. */
export type Item = {
  kind: 'text' | 'picture'
  /** Letters of the text. */
  letters: number
  /** Null where it cannot be seen. */
  place: Place | null
  /** Left and right edge of the block it stands in. */
  block: { left: number; right: number }
  /** CSS px; 0 for pictures. */
  fontSize: number
  /** Of text on its ground, 1-21; null over a picture, and for pictures. */
  contrast: number | null
}

/** How a mail lies. Before and after have the same items at the same index. */
export type Lie = {
  /** Of the page, CSS px; more than the window where it must be scrolled sideways. */
  width: number
  items: Item[]
}

/** What the pixels say where all boxes are the same; `unknown` where they were not compared. */
export type Painted = 'same' | 'different' | 'unknown'

/**
 * Shares of what is seen from which on a change counts. A letter weighs as much as the area it takes in text of 16 px,
 * a picture its area.
 */
export const thresholds = {
  /** Gone: a button of a short mail is about this much. */
  gone: 0.01,
  /** Shown though it was hidden: a second version of the mail, all pictures of a slide show. Below, a preheader. */
  shown: 0.1,
  shownAtAll: 0.003,
  /** Moved or resized across the column. */
  displaced: 0.05,
  /** Too pale, too small or too large. */
  illegible: 0.03,
  /** Across the column: two ems, CSS px. */
  acrossPx: 32,
  /** Of the width of a picture. */
  resized: 0.2,
  /** WCAG 2.2, 1.4.3, for large text; what was below it before has lost nothing. */
  contrast: 3,
  fontSize: 0.15,
  /** Gaps changed in all, CSS px: one line of text. */
  gapsPx: 16,
  /** The page became wider than it was, CSS px. */
  widerPx: 16,
}

const LETTER = 126

const weightOf = ({ kind, letters, place }: Item): number =>
  kind === 'text' ? letters * LETTER : place ? place.width * place.height : 0

/**
 * What readers lose when a mail that lay as `before` lies as `after`. Gone is `function`; moved or
 * resized across the column, or much that was hidden, `layout`; pale, small or large text, and little that was hidden, `legibility`; moved within
 * the column `spacing`; painted otherwise in the same places `decoration`.
 */
export function effectOf(before: Lie, after: Lie, painted: Painted = 'unknown'): Harm {
  const shift = commonShift(before, after)
  const sums = { all: 0, gone: 0, shown: 0, displaced: 0, illegible: 0, nudged: 0 }
  for (const [index, was] of before.items.entries()) {
    const is = after.items[index] ?? { ...was, place: null }
    if (was.place) sums.all += weightOf(was)
    if (was.place && !is.place) sums.gone += weightOf(was)
    else if (!was.place && is.place) sums.shown += weightOf(is)
    else if (was.place && is.place) {
      const weight = weightOf(was)
      if (isIllegible(was, is)) sums.illegible += weight
      if (isDisplaced(was, is, shift)) sums.displaced += weight
      else if (Math.abs(centerOf(was.place) - centerOf(is.place)) > thresholds.acrossPx) sums.nudged += weight
    }
  }
  const share = (sum: number): number => sum / Math.max(1, sums.all)
  if (share(sums.gone) >= thresholds.gone) return 'function'
  const isWider = after.width > before.width + thresholds.widerPx
  const isElsewhere = share(sums.displaced) >= thresholds.displaced || share(sums.shown) >= thresholds.shown
  if (isElsewhere || isWider) return 'layout'
  if (share(sums.illegible) >= thresholds.illegible || share(sums.shown) >= thresholds.shownAtAll)
    return 'legibility'
  if (share(sums.displaced + sums.nudged) > 0.01 || gapsChanged(before, after) >= thresholds.gapsPx)
    return 'spacing'
  return painted === 'same' && sums.gone + sums.shown === 0 ? 'none' : 'decoration'
}

function isIllegible(was: Item, is: Item): boolean {
  if (was.kind === 'picture') return false
  const { contrast, fontSize } = thresholds
  const paled = is.contrast !== null && is.contrast < contrast && (was.contrast ?? 21) >= contrast
  return paled || Math.abs(is.fontSize / was.fontSize - 1) > fontSize
}

const middleOf = ({ block }: Item): number => (block.left + block.right) / 2
const centerOf = ({ x, width }: Place): number => x + width / 2

/**
 * How far most of the mail has moved to the right, CSS px: a mail that stands at the left for in the middle has its
 * columns still.
 */
function commonShift(before: Lie, after: Lie): number {
  const shifts = before.items.flatMap((was, index) => {
    const is = after.items[index]
    return was.place && is?.place ? [{ by: middleOf(is) - middleOf(was), weight: weightOf(was) }] : []
  })
  shifts.sort((a, b) => a.by - b.by)
  let rest = shifts.reduce((sum, { weight }) => sum + weight, 0) / 2
  for (const { by, weight } of shifts) {
    rest -= weight
    if (rest <= 0) return by
  }
  return 0
}

/** Text is displaced with its block: within it, it was set left for centered. */
function isDisplaced(was: Item, is: Item, shift: number): boolean {
  const across = (by: number): boolean => Math.abs(by - shift) > thresholds.acrossPx
  const moved = across(centerOf(is.place!) - centerOf(was.place!))
  if (was.kind === 'picture')
    return moved || Math.abs(is.place!.width / was.place!.width - 1) > thresholds.resized
  return moved && (across(is.block.left - was.block.left) || across(is.block.right - was.block.right))
}

/** CSS px by which the distances between what follows each other have changed in all. */
function gapsChanged(before: Lie, after: Lie): number {
  let sum = 0
  let last: { was: Place; is: Place } | null = null
  for (const [index, { place: was }] of before.items.entries()) {
    const is = after.items[index]?.place
    if (!was || !is) continue
    const grown = is.height - was.height
    const gap = last ? is.y - last.is.y - (was.y - last.was.y) : is.y - was.y
    sum += Math.abs(gap) + Math.abs(grown)
    last = { was, is }
  }
  return sum
}
