import type { Evidence } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { Color, Layout, RenderedBox } from '@postproof/engine/world'
import { contrastOf } from '@postproof/message/contrast'
import type { Message } from '@postproof/messages/message'

/** Reading what was laid out: sound boxes, how much text they hold, their contrast, and how to quote them. */

const MOST_BOXES = 1000
const FARTHEST = 1_000_000
/** The renderer cuts texts here; the length of a longer one is estimated from its area. */
const CUT_TEXT = 200
const MOST_CHARACTERS = 5000
/** A letter is about half as wide as its font is high, a line about one and a half times as high. */
const ROOM = 0.75

/** WCAG 2.2, "large scale": 18 point, or 14 point bold. */
const LARGE = 24
const LARGE_BOLD = 18.66
const BOLD = 700

/** Boxes whose numbers can be reckoned with: finite, with an area, within bounds. */
export function soundBoxes({ boxes }: Layout): RenderedBox[] {
  return boxes.slice(0, MOST_BOXES).filter(({ box, fontSize }) => {
    const numbers = [box.x, box.y, box.width, box.height, fontSize]
    return numbers.every((value) => Math.abs(value) < FARTHEST) && box.width > 0 && box.height > 0
  })
}

export const isText = ({ kind, text }: RenderedBox): boolean => kind !== 'picture' && text.trim() !== ''

/** Characters of a text, estimated where it was cut. */
export function charactersOf({ text, box, fontSize }: RenderedBox): number {
  if (text.length < CUT_TEXT || fontSize <= 0) return text.length
  const room = (box.width * box.height) / (fontSize * fontSize * ROOM)
  return Math.round(Math.min(MOST_CHARACTERS, Math.max(text.length, room)))
}

export const sumOfCharacters = (boxes: RenderedBox[]): number =>
  boxes.reduce((sum, box) => sum + charactersOf(box), 0)

/** Share of `part` in `whole` by characters, 0-100, whole; 0 when there are none. */
export function shareOf(part: RenderedBox[], whole: RenderedBox[]): number {
  const all = sumOfCharacters(whole)
  return all === 0 ? 0 : Math.round((100 * sumOfCharacters(part)) / all)
}

/** CSS pixels. */
export const areaOf = ({ box }: RenderedBox): number => box.width * box.height

/** Contrast of a text against its background, 1 to 21; null over a picture or gradient. */
export function contrastOfBox({ color, background }: RenderedBox): number | null {
  return color && background ? contrastOf(hex(color), hex(background)) : null
}

/** The contrast that WCAG 2.2, 1.4.3 asks of this text. */
export function contrastNeeded({ fontSize, fontWeight }: RenderedBox): number {
  return fontSize >= LARGE || (fontSize >= LARGE_BOLD && fontWeight >= BOLD) ? 3 : 4.5
}

export const hex = ({ r, g, b }: Color): string =>
  `#${[r, g, b]
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value || 0)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** The fonts by how many characters are set in them: the size that half of the text does not exceed; 0 without text. */
export function typicalSize(boxes: RenderedBox[]): number {
  const sorted = [...boxes].sort((a, b) => a.fontSize - b.fontSize)
  let left = sumOfCharacters(sorted) / 2
  for (const box of sorted) {
    left -= charactersOf(box)
    if (left <= 0) return box.fontSize
  }
  return 0
}

/** The boxes with the most text first. */
export const longestFirst = (boxes: RenderedBox[]): RenderedBox[] =>
  [...boxes].sort((a, b) => charactersOf(b) - charactersOf(a))

/** Where a thing begins in the source, as part of evidence; nothing where that is not known. */
export const drawnPlace = (line: number | null, column?: number): Pick<Evidence, 'place'> =>
  line === null ? {} : { place: { in: 'html', line, ...(column && { column }) } }

/** A box as evidence: its text or address, with its place in the source. */
export function quoteBox({ kind, text, href, line, column }: RenderedBox, label: Message): Evidence {
  const nameless = plain(kind === 'picture' ? 'evidence.a-picture' : 'evidence.no-text')
  const value = text.trim().slice(0, 200) || href?.slice(0, 200) || nameless
  return { label, value, ...drawnPlace(line, column) }
}

/** One decimal. */
export const tenths = (value: number): number => Math.round(value * 10) / 10

/** A size for a fact: whole CSS px, never more than a million; 0 for what is no number. */
export const wholePx = (value: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(FARTHEST, Math.max(0, value))) : 0
