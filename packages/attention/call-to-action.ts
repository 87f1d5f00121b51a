import type { Device, Rectangle, RenderedBox } from '@postproof/engine/world'
import { contrastOf } from '@postproof/message/contrast'
import { mainAction } from './actions.ts'
import { hex } from './colors.ts'
import { isAboveFold } from './elements.ts'
import type { CallToAction, HeatMapElement } from './types.ts'

/** Sides of a tap target, CSS px: WCAG 2.2, 2.5.5 (enhanced) for fingers, 2.5.8 (minimum) elsewhere. */
const TAP = { mobile: 44, tablet: 24, desktop: 24 } as const satisfies Record<Device, number>

const MOST_OUTRANKING = 3

/**
 * The main action of a mail, and the plain facts about it. `elements` must hold all boxes, not only the strongest;
 * `isDrawn` tells drawn pictures from photographs.
 */
export function callToAction(
  boxes: readonly RenderedBox[],
  elements: readonly HeatMapElement[],
  page: { device: Device; fold: number },
  isDrawn?: (box: Rectangle) => boolean,
): CallToAction | null {
  const button = mainAction(boxes, page.fold, isDrawn)
  if (!button) return null
  const element = elements.find(({ box, kind }) => box === button.box && kind === button.kind) ?? null
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
