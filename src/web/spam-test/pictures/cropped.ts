import type { Screenshot } from '#contract/pictures.ts'
import type { MailPin } from './pins.ts'

/** CSS px that stay free on both sides of the mail. */
const margin = 24
/** A picture that is little wider than its mail is shown as it is. */
const worthwhile = 0.85

/** A stretch of the picture's width, CSS px. */
export type Crop = { x: number; width: number }

/**
 * The stretch of a picture's width that holds the mail's own body and all pins, CSS px; null where that is nearly all, or
 * unknown.
 */
export function cropped(
  { device, content, width }: Pick<Screenshot, 'device' | 'content' | 'width'>,
  pins: readonly MailPin[],
): Crop | null {
  if (!content || !width || content.width <= 0) return null
  const marked = pins.filter((pin) => pin.device === device).map(({ box }) => box.x)
  const left = Math.max(0, Math.min(content.x, ...marked) - margin)
  const right = Math.min(width, Math.max(content.x + content.width, ...marked) + margin)
  const stretch = right - left
  return stretch > 0 && stretch <= worthwhile * width ? { x: left, width: stretch } : null
}

/** Where the whole picture lies behind that stretch, which is as wide as its place. */
export const behind = (crop: Crop, width: number) => ({
  width: `${((width / crop.width) * 100).toFixed(3)}%`,
  marginLeft: `${((-crop.x / crop.width) * 100).toFixed(3)}%`,
})
