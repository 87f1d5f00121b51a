import { bad, good, warning } from '@postproof/engine/finding'
import type { Html, Image } from '@postproof/message/types'
import { countVisible } from '@postproof/message/words'
import { contentImages, quoteImage } from '../content/images.ts'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'

const id = 'image_text_ratio'

const ENOUGH_CHARACTERS = 500
/** A greeting, a sentence and a signature: with so much, a large picture above is ordinary in good mail. */
const SOME_CHARACTERS = 150
const FEW_CHARACTERS = 200
const HEAVY = 60
const MOSTLY = 80

/** A mail is as wide as this at most; wider images are shrunk to it. */
const WIDTH = 600
/** Taken where the mail says nothing of an image's size: a banner, and the shape of a photograph. */
const UNKNOWN_WIDTH = 300
const SHAPE = 0.5

const DEFAULT_FONT = 16
/** Paddings and line ends double the room of the bare letters. */
const ROOM = 2

/**
 * How much of the mail is image, estimated from attributes, inline styles and the amount of text: rendering comes
 * apart. Enough text settles it whatever the images' size.
 */
export const check = defineCheck({
  id,
  group: 'content',
  points: 12,
  topic: 'images',
  decidedBy: 'html',
  refs: [{ label: 'WCAG 1.4.5', url: 'https://www.w3.org/WAI/WCAG22/Understanding/images-of-text.html' }],
  run({ message }) {
    const { html } = message
    if (!html) return notApplicable(id, 'no-html')
    const characters = countVisible(html.visibleText)
    const images = contentImages(message)
    const imageArea = images.reduce((sum, image) => sum + areaOf(image), 0)
    const area = imageArea + textArea(html)
    const share = area > 0 ? Math.round((100 * imageArea) / area) : 0
    const facts = { characters, images: images.length, share, estimated: true }
    const evidence = [...images]
      .sort((a, b) => areaOf(b) - areaOf(a))
      .slice(0, 5)
      .map((image) => quoteImage(image))
    if (images.length === 0) return good(id, 'no-images', facts)
    if (characters >= ENOUGH_CHARACTERS) return good(id, 'enough-text', facts)
    if (characters === 0) return bad(id, 'image-only', facts, evidence)
    if (share > MOSTLY && characters < FEW_CHARACTERS) return bad(id, 'mostly-image', facts, evidence)
    if (share > MOSTLY || (share >= HEAVY && characters < SOME_CHARACTERS))
      return warning(id, 'image-heavy', facts, evidence)
    return good(id, 'balanced', facts)
  },
})

function areaOf({ width, height }: Image): number {
  const wide = width ?? (height === null ? UNKNOWN_WIDTH : height / SHAPE)
  const high = height ?? wide * SHAPE
  const shrink = Math.min(1, WIDTH / Math.max(1, wide))
  return wide * shrink * high * shrink
}

/** A letter is about half as wide as its font is high; a line about one and a half times as high. */
function textArea(html: Html): number {
  let area = 0
  for (const run of html.runs) {
    if (run.hidden) continue
    const size = Math.min(72, Math.max(6, run.fontSize ?? DEFAULT_FONT))
    area += countVisible(run.text) * size * 0.5 * size * 1.5 * ROOM
  }
  return area
}
