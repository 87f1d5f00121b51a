import type { Rectangle, RenderedBox } from '@postproof/engine/world'
import { contrastOf } from '@postproof/message/contrast'
import { findUnsubscribeWord, findViewOnlineWord } from '@postproof/message/word-lists'
import { hex } from './colors.ts'

/** What of a mail can be pressed, by its box, and which of it is meant to be. */

/** Width of a letter over its font size, about: tells whether a text fits on one line. */
const LETTER = 0.6

/** Sides of a picture that may be a button, CSS px. */
const PICTURE_BUTTON = { width: [60, 400], height: [24, 80] } as const
const WIDER_THAN_HIGH = 1.8
/** A text this long, or a picture with this area, comes after the head of a mail: what is linked before is its logo. */
const LONG = 20
const LARGE = 30_000
/** Linked pictures over so much of what is shown are the mail. */
const MAIN = 0.6

/**
 * Buttons; linked pictures of a button's size and shape; links on one line with room around their text. Where there are
 * none, the linked picture that is nearly all of the mail. `isDrawn` tells drawn pictures from photographs, where
 * pixels are known.
 */
export function actionsOf(
  boxes: readonly RenderedBox[],
  isDrawn: (box: Rectangle) => boolean = () => true,
): RenderedBox[] {
  const body = boxes.findIndex(isBody)
  const found = boxes.filter((box, index) => {
    if (box.kind === 'picture') return body !== -1 && index > body && isPictureButton(box) && isDrawn(box.box)
    return box.kind === 'button' || isButtonLike(box)
  })
  return found.length > 0 ? found : posterOf(boxes)
}

const leadsOn = ({ href, text }: RenderedBox): boolean =>
  href !== null && /^https?:/i.test(href) && !isService(text)

/** Unsubscribing and reading online are offered by every mail; they are not what it is sent for. */
const isService = (text: string): boolean => !!(findUnsubscribeWord(text) || findViewOnlineWord(text))

function isBody({ kind, box, text }: RenderedBox): boolean {
  if (kind === 'picture') return box.width * box.height >= LARGE
  return kind === 'heading' || (kind === 'text' && text.length >= LONG && !findViewOnlineWord(text))
}

function isPictureButton(picture: RenderedBox): boolean {
  const { box, text } = picture
  if (!leadsOn(picture) || !/\p{L}{2}/u.test(text)) return false
  const [narrow, wide] = PICTURE_BUTTON.width
  const [low, high] = PICTURE_BUTTON.height
  return (
    box.width >= Math.max(narrow, WIDER_THAN_HIGH * box.height) &&
    box.width <= wide &&
    box.height >= low &&
    box.height <= high
  )
}

function isButtonLike({ kind, box, text, fontSize, href, background }: RenderedBox): boolean {
  if (kind !== 'link' || !href || !background || !(fontSize > 0)) return false
  const oneLine = text.length * fontSize * LETTER <= box.width * 1.2
  return oneLine && box.height >= 2 * fontSize && box.width >= 3 * fontSize
}

const areaOf = ({ box }: RenderedBox): number => {
  const area = Math.max(0, box.width) * Math.max(0, box.height)
  return Number.isFinite(area) ? area : 0
}

function posterOf(boxes: readonly RenderedBox[]): RenderedBox[] {
  const sum = (part: readonly RenderedBox[]) => part.reduce((total, box) => total + areaOf(box), 0)
  const linked = boxes.filter((box) => box.kind === 'picture' && leadsOn(box))
  const largest = linked.toSorted((a, b) => areaOf(b) - areaOf(a))[0]
  return largest && areaOf(largest) >= LARGE && sum(linked) >= MAIN * sum(boxes) ? [largest] : []
}

/** Above this size, CSS px, a button is no more the main one for being larger. */
const LARGE_ENOUGH = 240 * 56
/** How much less a screenful weighs than the one before it, and its last tenth than its first. */
const NEXT_SCREEN = 0.6
/** Weights of what is only outlined or written, of words that are hard to read, and of what every mail offers. */
const UNFILLED = 0.6
const FAINT_WORDS = 0.7
const SERVICE = 0.1
const ENOUGH_CONTRAST = 3
/** From this contrast with the ground of the mail a fill is seen. */
const FILLED = 1.25

/**
 * The action that a mail is sent for: the most prominent by size, place and contrast; of equal ones the first. Assumed
 * weights, by how mails are made, not by what eyes do. Null when there is none.
 */
export function mainAction(
  boxes: readonly RenderedBox[],
  fold: number,
  isDrawn?: (box: Rectangle) => boolean,
): RenderedBox | null {
  const ground = groundOf(boxes)
  const prominence = (action: RenderedBox) => {
    const { box, text, color, background, kind } = action
    const size = Math.sqrt(Math.min(LARGE_ENOUGH, areaOf(action)))
    const place = NEXT_SCREEN ** Math.max(0, Math.min(50, box.y / Math.max(1, fold)))
    const contrast = (one: typeof color, other: typeof color) =>
      one && other ? (contrastOf(hex(one), hex(other)) ?? 1) : null
    const fill = contrast(background, ground)
    const filled = kind === 'picture' || fill === null || fill >= FILLED ? 1 : UNFILLED
    const words = contrast(color, background)
    const readable = words === null || words >= ENOUGH_CONTRAST ? 1 : FAINT_WORDS
    return size * place * filled * readable * (isService(text) ? SERVICE : 1)
  }
  const ranked = actionsOf(boxes, isDrawn).map((action) => ({ action, value: prominence(action) }))
  return ranked.toSorted((a, b) => b.value - a.value)[0]?.action ?? null
}

/** The color behind most of the text that is no button; white when there is none. */
function groundOf(boxes: readonly RenderedBox[]) {
  const areas = new Map<string, { area: number; color: RenderedBox['background'] }>()
  for (const box of boxes) {
    if (!box.background || box.kind === 'button' || box.kind === 'picture') continue
    const name = hex(box.background)
    areas.set(name, { area: (areas.get(name)?.area ?? 0) + areaOf(box), color: box.background })
  }
  const most = [...areas.values()].toSorted((a, b) => b.area - a.area)[0]
  return most?.color ?? { r: 255, g: 255, b: 255 }
}
