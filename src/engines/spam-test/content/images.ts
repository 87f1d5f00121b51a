import type { Evidence } from '#engines/finding.ts'
import type { Image, Message } from '#engines/message/types.ts'

/** Which images are there to be looked at, and which only count opens or keep cells apart. */

/** Images that a reader is meant to see, by `<img>` or an image button: no pixels, no spacers, nothing hidden. */
export function contentImages(message: Pick<Message, 'images'>): Image[] {
  return message.images.filter(
    (image) =>
      (image.source === 'img' || image.source === 'input') &&
      !image.hidden &&
      !isTiny(image) &&
      !isSpacer(image),
  )
}

/** At most two pixels in one direction: a tracking pixel, a rule or a spacer. */
export function isTiny({ width, height }: Image): boolean {
  return (width !== null && width <= 2) || (height !== null && height <= 2)
}

export function isSpacer({ src }: Image): boolean {
  return /(?:^|[/_-])(?:spacer|blank|clear|transparent|trans|shim|1x1|dot|empty)(?:[_-]?\d{0,4})?\.(?:gif|png)(?:$|[?#])/i.test(
    src.slice(-200),
  )
}

/** Remote, and nothing to look at: 1x1 or so, or not displayed at all. Spacers are the mail's own layout. */
export function isTrackingPixel(image: Image): boolean {
  if (image.source !== 'img' || !/^(?:https?:)?\/\//i.test(image.src) || isSpacer(image)) return false
  const { width, height, hidden } = image
  if (width !== null && height !== null) return width <= 2 && height <= 2
  return hidden && (width ?? height ?? 0) <= 2
}

export function quoteImage(image: Image, label = 'Image'): Evidence {
  const alt = image.alt === null ? 'no alt' : `alt="${image.alt.slice(0, 100)}"`
  return { label, value: `${image.src.slice(0, 300) || '(no address)'} ${alt}`, place: image.place }
}
