import type { Color, Device, Rectangle, RenderedBox } from '@postproof/engine/world'
import { contrastOf } from '@postproof/message/contrast'
import { findUnsubscribeWord, findViewOnlineWord } from '@postproof/message/word-lists'
import { isAboveFold } from './elements.ts'
import type { CallToAction, HeatMapElement } from './types.ts'

/** Sides of a tap target, CSS px: WCAG 2.2, 2.5.5 (enhanced) for fingers, 2.5.8 (minimum) elsewhere. */
const TAP = { mobile: 44, tablet: 24, desktop: 24 } as const satisfies Record<Device, number>

const MOST_OUTRANKING = 3

/** Width of a letter over its font size, about: tells whether a text fits on one line. */
const LETTER = 0.6

/** Sides of a picture that may be a button, CSS px. */
const PICTURE_BUTTON = { width: [60, 480], height: [24, 110] } as const
const WIDER_THAN_HIGH = 1.5
/** A text this long, or a picture with this area, comes after the head of a mail: what is linked before is its logo. */
const LONG = 20
const LARGE = 30_000
/** Linked pictures over so much of what is shown are the mail. */
const MAIN = 0.6

/**
 * What a mail wants clicked, the first kind that it has: buttons; linked pictures of a button's size, with words;
 * links on one line with room around their text; the linked picture that is nearly all of the mail.
 */
export function actionsOf(boxes: readonly RenderedBox[]): RenderedBox[] {
  const buttons = boxes.filter(({ kind }) => kind === 'button')
  if (buttons.length > 0) return buttons
  const start = boxes.findIndex(isBody)
  const pictures = start === -1 ? [] : boxes.slice(start + 1).filter(isPictureButton)
  if (pictures.length > 0) return pictures
  const links = boxes.filter(isButtonLike)
  return links.length > 0 ? links : posterOf(boxes)
}

const leadsOn = ({ href, text }: RenderedBox): boolean =>
  href !== null && /^https?:/i.test(href) && !findUnsubscribeWord(text) && !findViewOnlineWord(text)

function isBody({ kind, box, text }: RenderedBox): boolean {
  if (kind === 'picture') return box.width * box.height >= LARGE
  return kind === 'heading' || (kind === 'text' && text.length >= LONG && !findViewOnlineWord(text))
}

function isPictureButton(picture: RenderedBox): boolean {
  const { kind, box, text } = picture
  if (kind !== 'picture' || !leadsOn(picture) || !/\p{L}{2}/u.test(text)) return false
  const [narrow, wide] = PICTURE_BUTTON.width
  const [low, high] = PICTURE_BUTTON.height
  return (
    box.width >= Math.max(narrow, WIDER_THAN_HIGH * box.height) &&
    box.width <= wide &&
    box.height >= low &&
    box.height <= high
  )
}

function posterOf(boxes: readonly RenderedBox[]): RenderedBox[] {
  const area = ({ box }: RenderedBox) => Math.max(0, box.width * box.height)
  const sum = (part: readonly RenderedBox[]) => part.reduce((total, box) => total + area(box), 0)
  const linked = boxes.filter((box) => box.kind === 'picture' && leadsOn(box))
  const largest = linked.toSorted((a, b) => area(b) - area(a))[0]
  return largest && area(largest) >= LARGE && sum(linked) >= MAIN * sum(boxes) ? [largest] : []
}

/**
 * Of the actions of a mail the one with the most predicted attention, and the plain facts about it. `elements` must hold all boxes, not only the strongest.
 */
export function callToAction(
  boxes: readonly RenderedBox[],
  elements: readonly HeatMapElement[],
  page: { device: Device; fold: number },
): CallToAction | null {
  const placed = actionsOf(boxes).map((button) => ({
    button,
    element: elements.find(({ box, kind }) => box === button.box && kind === button.kind) ?? null,
  }))
  const main = placed.toSorted((a, b) => (b.element?.share ?? 0) - (a.element?.share ?? 0))[0]
  if (!main) return null
  const { button, element } = main
  const least = TAP[page.device]
  return {
    text: button.text,
    href: button.href,
    box: button.box,
    rank: element?.rank ?? null,
    share: element?.share ?? null,
    inFirstScreen: element !== null && isAboveFold(button, page.fold),
    contrast:
      button.color && button.background ? contrastOf(hex(button.color), hex(button.background)) : null,
    tapSizeEnough: button.box.width >= least && button.box.height >= least,
    outrankedBy: elements
      .slice(0, element ? element.rank - 1 : 0)
      .filter(({ kind, box }) => kind !== 'picture' || !holds(box, button.box))
      .slice(0, MOST_OUTRANKING)
      .map(({ text, kind }) => text || kind),
  }
}

/** What lies behind a button is its ground and draws nobody away from it. */
function holds(outer: Rectangle, inner: Rectangle): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  )
}

function isButtonLike({ kind, box, text, fontSize, href, background }: RenderedBox): boolean {
  if (kind !== 'link' || !href || !background || !(fontSize > 0)) return false
  const oneLine = text.length * fontSize * LETTER <= box.width * 1.2
  return oneLine && box.height >= 2 * fontSize && box.width >= 3 * fontSize
}

function hex({ r, g, b }: Color): string {
  const part = (value: number) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0')
  return `#${part(r)}${part(g)}${part(b)}`
}
