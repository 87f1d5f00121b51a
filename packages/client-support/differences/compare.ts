import type { Color, Layout, Rectangle, RenderedBox } from '@postproof/engine/world'
import { pairBoxes } from './pairs.ts'

/**
 * `missing`: in the reference alone. `added`: in the drawing alone. `moved`: against what stands before it, so that what
 * lies below a part that grew is not told as well. `resized`: its box or its letters. `recolored`: text or ground.
 */
export type DifferenceKind = 'missing' | 'added' | 'moved' | 'resized' | 'recolored'

/** One thing that a client draws otherwise than the reference does. Boxes: CSS px of each drawing. */
export type Difference = {
  kinds: DifferenceKind[]
  what: RenderedBox['kind']
  /** Of the mail: hostile text, at most 200 characters. */
  text: string
  /** Null for what is missing in the reference, in the drawing. */
  reference: Rectangle | null
  drawn: Rectangle | null
  /** Where its element begins in the HTML of the mail; null for what only the client shows. */
  line: number | null
  offset: number | null
}

/** CSS px that are no difference: fonts of another page and rounding. */
const NEAR = 8
/** Share of a length that is none. */
const NEARLY = 0.1
/** Of a color, 0-255 in its greatest channel. */
const NEAR_COLOR = 24
const NEAR_LETTERS = 1.5

/** What differs between two drawings of one mail at the same width, in document order. Pure. */
export function compareLayouts(reference: Layout, drawn: Layout): Difference[] {
  const pairs = pairBoxes(reference.boxes, drawn.boxes)
  const sideways = median(
    pairs.flatMap(([ours, theirs]) => (ours && theirs ? [across(ours.box, theirs.box)] : [])),
  )
  const found: Difference[] = []
  let before: { ours: Rectangle; theirs: Rectangle } | null = null
  for (const [ours, theirs] of pairs) {
    if (!ours || !theirs) {
      found.push(alone(ours, theirs))
      continue
    }
    // A mail that stands elsewhere as a whole is told once, at its first part.
    const expected = before === null ? 0 : sideways
    const kinds: DifferenceKind[] = []
    if (isElsewhere(ours.box, theirs.box, expected, before)) kinds.push('moved')
    if (isResized(ours, theirs)) kinds.push('resized')
    if (differs(ours.color, theirs.color) || differs(ours.background, theirs.background))
      kinds.push('recolored')
    before = { ours: ours.box, theirs: theirs.box }
    if (kinds.length > 0) found.push({ kinds, ...named(ours), reference: ours.box, drawn: theirs.box })
  }
  return found
}

const named = ({ kind, text, line, offset }: RenderedBox) => ({
  what: kind,
  text,
  line,
  offset: offset ?? null,
})

function alone(ours: RenderedBox | null, theirs: RenderedBox | null): Difference {
  if (ours) return { kinds: ['missing'], ...named(ours), reference: ours.box, drawn: null }
  // Places in the HTML that the client made of the mail are none in the mail.
  return {
    kinds: ['added'],
    ...named(theirs!),
    line: null,
    offset: null,
    reference: null,
    drawn: theirs!.box,
  }
}

/** How far the nearest of its left edge, middle and right edge went: a text that grows on one side did not move. */
function across(ours: Rectangle, theirs: Rectangle): number {
  const left = theirs.x - ours.x
  const right = left + theirs.width - ours.width
  return [left, right, (left + right) / 2].reduce((one, other) =>
    Math.abs(other) < Math.abs(one) ? other : one,
  )
}

function isElsewhere(
  ours: Rectangle,
  theirs: Rectangle,
  sideways: number,
  before: { ours: Rectangle; theirs: Rectangle } | null,
): boolean {
  if (![0, sideways].some((expected) => Math.abs(across(ours, theirs) - expected) <= NEAR)) return true
  if (!before) return theirs.y - ours.y > 2 * NEAR || ours.y - theirs.y > 2 * NEAR
  const down = theirs.y - ours.y
  const top = before.theirs.y - before.ours.y
  const bottom = top + before.theirs.height - before.ours.height
  return Math.abs(down - top) > 2 * NEAR && Math.abs(down - bottom) > 2 * NEAR
}

function isResized(ours: RenderedBox, theirs: RenderedBox): boolean {
  const far = (one: number, other: number) => Math.abs(one - other) > Math.max(NEAR, NEARLY * one)
  return (
    far(ours.box.width, theirs.box.width) ||
    far(ours.box.height, theirs.box.height) ||
    Math.abs(ours.fontSize - theirs.fontSize) > NEAR_LETTERS
  )
}

/** Null is over a picture or gradient: against a color, that is a difference. */
function differs(one: Color | null, other: Color | null): boolean {
  if (!one || !other) return one !== other
  const most = Math.max(Math.abs(one.r - other.r), Math.abs(one.g - other.g), Math.abs(one.b - other.b))
  return most > NEAR_COLOR
}

function median(numbers: number[]): number {
  if (numbers.length === 0) return 0
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!
}
