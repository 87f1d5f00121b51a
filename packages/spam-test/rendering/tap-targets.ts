import type { Rectangle, RenderedBox } from '@postproof/engine/world'

/** WCAG 2.2, 2.5.5: 44 by 44 CSS px; less half a pixel of rounding. */
const TARGET = 43.5
/** WCAG 2.2, 2.5.8: a smaller target needs a free circle of this diameter around its center. */
const FREE = 24
/** One may be a slip of the layout. */
const SOME = 2
/** Text this near on the same line belongs to the sentence of the link. */
const NEAR = 16
const MOST = 300

export type TapTargets = {
  targets: number
  /** Buttons with a side under 44 px. */
  small: RenderedBox[]
  /** Links under 24 px whose circle meets another target; empty when it is only one. */
  crowded: RenderedBox[]
}

/** What a thumb has to hit. Links within a sentence are exempt, as in WCAG 2.5.5 and 2.5.8. */
export function tapTargets(boxes: RenderedBox[]): TapTargets {
  const linked = boxes.filter(({ href }) => href !== null).slice(0, MOST)
  const targets = linked.filter((target) => target.kind === 'button' || !isInline(target, boxes))
  const crowded = targets.filter(
    (target) =>
      target.kind !== 'button' && shortSide(target) < FREE && targets.some((other) => meets(target, other)),
  )
  return {
    targets: targets.length,
    small: targets.filter((target) => target.kind === 'button' && shortSide(target) < TARGET),
    crowded: crowded.length < SOME ? [] : crowded,
  }
}

const shortSide = ({ box }: RenderedBox): number => Math.min(box.width, box.height)

function isInline(link: RenderedBox, boxes: RenderedBox[]): boolean {
  return link.kind === 'link' && boxes.some((other) => isSentence(other) && touches(link.box, other.box))
}

const isSentence = ({ kind, href, text }: RenderedBox): boolean =>
  (kind === 'text' || kind === 'heading') && href === null && /[\p{L}\p{N}]/u.test(text)

/** On the same line, within the other or right beside it. */
function touches(one: Rectangle, other: Rectangle): boolean {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  const gap = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width)
  return shared > Math.min(one.height, other.height) / 2 && gap < NEAR
}

/** Two targets of different places, the circle of the first over the second or over its circle. */
function meets(one: RenderedBox, other: RenderedBox): boolean {
  if (one === other || one.href === other.href) return false
  const x = one.box.x + one.box.width / 2
  const y = one.box.y + one.box.height / 2
  const { box } = other
  if (shortSide(other) < FREE) {
    const apart = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2)
    if (apart < FREE) return true
  }
  const dx = Math.max(box.x - x, 0, x - box.x - box.width)
  const dy = Math.max(box.y - y, 0, y - box.y - box.height)
  return Math.hypot(dx, dy) < FREE / 2
}
