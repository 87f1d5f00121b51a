import type { Device, RenderedBox, Rendering } from '@postproof/engine/world'
import { contrastOfBox, isText, shareOf, soundBoxes } from './boxes.ts'
import { drawn } from './pictures.ts'
import { keyOf } from './vanished.ts'

/** Text against nearly its own color cannot be seen. */
const VISIBLE_CONTRAST = 2
/** Below this share of the characters, in percent, nothing is said of the whole. */
const ENOUGH = 50

export const isFaint = (box: RenderedBox): boolean => (contrastOfBox(box) ?? 21) < VISIBLE_CONTRAST

/**
 * Texts that only their background picture makes readable, when that picture could not be loaded as sent: the plain
 * picture of the mail does not show them. Nothing is known of how they look where it comes.
 */
export function textsWithoutGround(rendering: Rendering, device: Device): RenderedBox[] {
  const plain = drawn(rendering, device, 'plain')
  const off = drawn(rendering, device, 'images-off')
  if (!plain || !off || !plain.layout.boxes.some(({ kind, missing }) => kind === 'picture' && missing))
    return []
  const shown = new Set(soundBoxes(plain.layout).map(keyOf))
  return soundBoxes(off.layout).filter((box) => isText(box) && isFaint(box) && !shown.has(keyOf(box)))
}

/** Share of the text, in percent of its characters, whose contrast could be measured in the plain picture. */
export function measuredShare(rendering: Rendering, device: Device): number {
  const plain = drawn(rendering, device, 'plain')
  const texts = plain ? soundBoxes(plain.layout).filter(isText) : []
  const all = [...texts, ...textsWithoutGround(rendering, device)]
  const measured = texts.filter((box) => contrastOfBox(box) !== null)
  return all.length === 0 ? 100 : shareOf(measured, all)
}

export const isEnough = (share: number): boolean => share >= ENOUGH
