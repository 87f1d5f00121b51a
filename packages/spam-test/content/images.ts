import type { Evidence } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { Image, Message } from '@postproof/message/types'
import { trackerOf, webAddress } from './links.ts'

/** Which images are there to be looked at, and which only count opens or keep cells apart. */

/** Images that a reader is meant to see, by `<img>` or an image button: no pixels, no spacers, nothing hidden. */
export function contentImages(message: Pick<Message, 'images'>): Image[] {
  return message.images.filter(
    (image) =>
      (image.source === 'img' || image.source === 'input') &&
      !image.hidden &&
      !isThin(image) &&
      !isSpacer(image),
  )
}

/** At most two pixels in one direction: a tracking pixel, a rule or a spacer. */
export function isTiny({ width, height }: Image): boolean {
  return (width !== null && width <= 2) || (height !== null && height <= 2)
}

/** Thinner than any icon: a line between sections, a corner of a frame. */
function isThin({ width, height }: Image): boolean {
  return (width !== null && width <= THIN) || (height !== null && height <= THIN)
}

const THIN = 8

/** How spacers are called, in the languages in which templates are written; sizes may stand beside. */
const spacerWord =
  /^(?:spacers?|blank|clear|transparent|transparant|transparente|trans|transp|shim|dot|empty|pixel|clearpixel|transpixel|clearspacer|invisible|abstand|abstandhalter|leer|leerbild|vide|espaceur|espaciador|vacio|spaziatore|vuoto|espacador|vazio|leeg|pusty|odstep)$/
const besideSpacerWord = /^(?:x|px|h|w|img|image|bild|\d{1,4}x?|\d{1,4}x\d{1,4}(?:px)?|\d{1,4}px|gif|png)$/
/** The GIF of one pixel by one, as it begins. */
const onePixel = /^data:image\/gif;base64,R0lGODlhAQAB/i

/** A picture that keeps cells apart, whatever its size. */
export function isSpacer({ src }: Image): boolean {
  if (onePixel.test(src)) return true
  const name = /([^/]{1,80})\.(?:gif|png|webp|jpe?g|svg)$/i.exec(src.slice(0, 2000).split(/[?#]/, 1)[0]!)?.[1]
  if (!name) return false
  const words = name
    .toLowerCase()
    .replace(/([a-z])(\d)/g, '$1-$2')
    .split(/[^a-z\d]+/)
    .filter(Boolean)
  return (
    words.every((word) => spacerWord.test(word) || besideSpacerWord.test(word)) &&
    words.some((word) => spacerWord.test(word) || /^\d{1,2}x\d{1,2}$/.test(word))
  )
}

/**
 * Tracking pixels: remote pictures that are invisible (1x1 or so, or not displayed), whose address carries an
 * identifier, and that occur once. One that is used repeatedly is a spacer between cells.
 */
export function trackingPixels({ images }: Pick<Message, 'images'>): Image[] {
  const uses = new Map<string, number>()
  for (const { src, source } of images) if (source === 'img') uses.set(src, (uses.get(src) ?? 0) + 1)
  return images.filter((image) => isUnseenRemote(image) && uses.get(image.src) === 1 && isIdentified(image))
}

function isUnseenRemote(image: Image): boolean {
  if (image.source !== 'img' || !/^(?:https?:)?\/\//i.test(image.src)) return false
  const { width, height, hidden } = image
  if (width !== null && height !== null) return width <= 2 && height <= 2
  return hidden && (width ?? height ?? 0) <= 2
}

/** A query, a long part of the path with digits, or the host of a sending service; not the name of a file alone. */
function isIdentified(image: Image): boolean {
  const url = webAddress(image.src)
  if (!url) return false
  if (trackerOf(url.hostname)) return true
  if (isSpacer(image)) return false
  if (url.search.length > 1) return true
  return url.pathname.split('/').some((part) => {
    const token = part.replace(/\.[a-z]{2,4}$/i, '')
    return token.length >= 24 || (token.length >= 8 && /\d/.test(token) && /[a-z]/i.test(token))
  })
}

/** An image as evidence: its address, cut, with its place in the source. */
export function quoteImage(image: Image, label: Evidence['label'] = plain('evidence.image')): Evidence {
  const alt = image.alt === null ? 'no alt' : `alt="${image.alt.slice(0, 100)}"`
  return { label, value: `${image.src.slice(0, 300) || '(no address)'} ${alt}`, place: image.place }
}
