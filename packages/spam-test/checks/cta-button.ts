import { good, warning } from '@postproof/engine/finding'
import type { HtmlElement, Link } from '@postproof/message/types'
import { saysUnsubscribe } from '@postproof/message/word-lists'
import { quoteLink, readerLinks } from '../content/links.ts'
import { attributeOf, parentOf, pixelsOf, styleOf } from '../content/markup.ts'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'

const id = 'cta_button'

/**
 * WCAG 2.2, 2.5.5 asks for a target of 44 by 44 CSS px, 2.5.8 for 24 by 24. Sizes are estimated here, and what is
 * estimated at 40 may well be 44: only what is far below is said to be small.
 */
const TARGET = 32
const LONGEST_LABEL = 60
const MOST_LINKS = 300
const DEFAULT_FONT = 16
const LINE_HEIGHT = 1.2
const LETTER_WIDTH = 0.5

type Button = { link: Link; width: number; height: number }

/**
 * The main action: a link that looks like a button by its inline styles and is large enough for a thumb. Sizes
 * are estimated from paddings, heights, font size and the label's length.
 */
export const check = defineCheck({
  id,
  group: 'content',
  points: 2,
  topic: 'images',
  decidedBy: 'html',
  refs: [
    { label: 'WCAG 2.5.5', url: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced.html' },
  ],
  run({ message }) {
    if (!message.html) return notApplicable(id, 'no-html')
    const links = readerLinks(message)
      .filter((link) => link.source === 'a' && !link.hidden && link.element && link.href !== '')
      .slice(0, MOST_LINKS)
    if (links.length === 0) return notApplicable(id, 'no-links')
    const buttons = links.flatMap((link) => asButton(link) ?? [])
    const large = buttons.filter(({ width, height }) => width >= TARGET && height >= TARGET)
    if (large[0]) {
      return good(
        id,
        'found',
        { buttons: buttons.length, ...sizeOf(large[0]), text: large[0].link.text.slice(0, 80) },
        [quoteLink(large[0].link)],
      )
    }
    if (buttons[0]) {
      const tallest = buttons.reduce((a, b) => (b.height > a.height ? b : a))
      return warning(
        id,
        'small',
        { buttons: buttons.length, ...sizeOf(tallest), text: tallest.link.text.slice(0, 80) },
        [quoteLink(tallest.link)],
      )
    }
    const images = links.filter(
      (link) =>
        link.imageOnly &&
        isButtonImage(
          link,
          message.images.filter((image) => image.element),
        ),
    )
    if (images.length > 0)
      return warning(
        id,
        'image-only',
        { buttons: images.length },
        images.slice(0, 5).map((link) => quoteLink(link)),
      )
    return notApplicable(id, 'none', { links: links.length })
  },
})

const sizeOf = ({ width, height }: Button) => ({ width: Math.round(width), height: Math.round(height) })

/** A short label on a filled or framed box; null for everything else. */
function asButton(link: Link): Button | null {
  const { element, text, imageOnly, href } = link
  if (!element || imageOnly || text === '' || text.length > LONGEST_LABEL || saysUnsubscribe(href))
    return null
  const style = styleOf(element)
  const cell = cellOf(element)
  const around = cell ? styleOf(cell) : new Map<string, string>()
  const filled = isFilled(style) || (cell !== null && isCellFilled(cell, around) && isAlone(link, cell))
  const framed = isFramed(style) || (cell !== null && isFramed(around) && isAlone(link, cell))
  if (!filled && !framed) return null
  const own = paddingOf(style)
  const outer = cell ? paddingOf(around) : { x: 0, y: 0 }
  if (own.x + own.y + outer.x + outer.y === 0 && !style.has('height') && !style.has('line-height'))
    return null
  const font = pixelsOf(style.get('font-size') ?? around.get('font-size')) ?? DEFAULT_FONT
  const line = lineHeight(style.get('line-height') ?? around.get('line-height'), font)
  const high = Math.max(line, pixelsOf(style.get('height')) ?? 0) + own.y + outer.y
  const wide =
    Math.max(text.length * font * LETTER_WIDTH, pixelsOf(style.get('width')) ?? 0) + own.x + outer.x
  return { link, width: wide, height: Math.max(high, cellHeight(cell, around)) }
}

function cellOf(element: HtmlElement): HtmlElement | null {
  for (let node = parentOf(element), depth = 0; node && depth < 4; node = parentOf(node), depth += 1)
    if (node.tagName === 'td' || node.tagName === 'th' || node.tagName === 'div') return node
  return null
}

const isPaint = (value: string | undefined) =>
  value !== undefined &&
  value !== '' &&
  !/^(?:none|transparent|inherit|initial|#fff(?:fff)?|white|0)\b/.test(value)

const isFilled = (style: Map<string, string>) =>
  isPaint(style.get('background-color')) || isPaint(style.get('background'))

function isCellFilled(cell: HtmlElement, style: Map<string, string>): boolean {
  return isPaint(attributeOf(cell, 'bgcolor')?.toLowerCase()) || isFilled(style)
}

const isFramed = (style: Map<string, string>) =>
  /\d/.test(style.get('border') ?? '') && !/^0|none/.test(style.get('border') ?? '')

/** The cell holds this label and nothing else: a colored footer is no button. */
function isAlone({ text }: Link, cell: HtmlElement): boolean {
  let letters = 0
  const open = [...cell.childNodes]
  for (let at = 0; at < open.length && at < 200; at += 1) {
    const node = open[at]!
    if (node.nodeName === '#text' && 'value' in node) letters += node.value.replace(/\s+/g, ' ').trim().length
    else if ('childNodes' in node) open.push(...node.childNodes.slice(0, 50))
  }
  return letters <= text.length + 2
}

/** Sum of both sides, from `padding` and its single sides. */
function paddingOf(style: Map<string, string>): { x: number; y: number } {
  const sides = (style.get('padding') ?? '').split(/\s+/).map((side) => pixelsOf(side) ?? 0)
  const [top = 0, right = top, bottom = top, left = right] = sides
  const side = (name: string, fallback: number) => pixelsOf(style.get(`padding-${name}`)) ?? fallback
  return { x: side('left', left) + side('right', right), y: side('top', top) + side('bottom', bottom) }
}

function lineHeight(value: string | undefined, font: number): number {
  if (value && /^\d(?:\.\d{1,4})?$/.test(value)) return Number(value) * font
  if (value && /^\d{2,3}%$/.test(value)) return (Number.parseInt(value, 10) / 100) * font
  return pixelsOf(value) ?? font * LINE_HEIGHT
}

function cellHeight(cell: HtmlElement | null, style: Map<string, string>): number {
  return cell ? (pixelsOf(attributeOf(cell, 'height')) ?? pixelsOf(style.get('height')) ?? 0) : 0
}

/** Whether it has a button's shape: wide and low. */
function isButtonImage(
  { element }: Link,
  images: { element?: HtmlElement; width: number | null; height: number | null }[],
): boolean {
  const image = images.find((candidate) => candidate.element && isInside(candidate.element, element!))
  if (!image || image.width === null || image.height === null) return false
  return (
    image.height >= 24 &&
    image.height <= 100 &&
    image.width >= 80 &&
    image.width <= 400 &&
    image.width >= image.height * 2
  )
}

function isInside(element: HtmlElement, link: HtmlElement): boolean {
  for (let node = parentOf(element), depth = 0; node && depth < 10; node = parentOf(node), depth += 1)
    if (node === link) return true
  return false
}
