import type { RenderedBox } from '@postproof/engine/world'
import { isText, shareOf } from './boxes.ts'

/** Legal lines are customarily smaller than the text, but not so small. */
const SMALLEST_PRINT = 10
const BODY = 14

/** Closing lines longer than this share are no footer, unless the mail came to its button before. */
const MOST_CLOSING = 50
const MOST_AFTER_BUTTON = 80

/** The texts without the small print at the end of the mail, which is customary. */
export function bodyText(boxes: RenderedBox[]): RenderedBox[] {
  const texts = boxes.filter(isText)
  let end = texts.length
  while (end > 0 && isSmallPrint(texts[end - 1]!)) end -= 1
  const body = texts.slice(0, end)
  const most = body.some(({ kind }) => kind === 'button') ? MOST_AFTER_BUTTON : MOST_CLOSING
  return shareOf(texts.slice(end), texts) > most ? texts : body
}

const isSmallPrint = ({ kind, fontSize }: RenderedBox): boolean =>
  (kind === 'text' || kind === 'link') && fontSize >= SMALLEST_PRINT && fontSize < BODY
