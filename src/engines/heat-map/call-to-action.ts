import { contrastOf } from '#engines/spam-test/content/contrast.ts'
import type { Color, Device, Rectangle, RenderedBox } from '#engines/world.ts'
import { isAboveFold } from './elements.ts'
import type { CallToAction, HeatMapElement } from './types.ts'

/** Sides of a tap target, CSS px: WCAG 2.2, 2.5.5 (enhanced) for fingers, 2.5.8 (minimum) elsewhere. */
const TAP = { mobile: 44, tablet: 24, desktop: 24 } as const satisfies Record<Device, number>

const MOST_OUTRANKING = 3

/** Width of a letter over its font size, about: tells whether a text fits on one line. */
const LETTER = 0.6

/**
 * The button with the most predicted attention and the plain facts about it; where no button is marked as one, a
 * link on one line with room around its text. `elements` must hold all boxes, not only the strongest.
 */
export function callToAction(
  boxes: readonly RenderedBox[],
  elements: readonly HeatMapElement[],
  page: { device: Device; fold: number },
): CallToAction | null {
  const buttons = boxes.filter(({ kind }) => kind === 'button')
  const candidates = buttons.length ? buttons : boxes.filter(isButtonLike)
  const placed = candidates.map((button) => ({
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
