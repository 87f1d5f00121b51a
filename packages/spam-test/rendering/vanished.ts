import type { RenderedBox } from '@postproof/engine/world'
import { isText } from './boxes.ts'

/** From so many boxes on, a list whose end is missing was cut by the renderer's clock. */
const LONG_LIST = 150

export const keyOf = ({ kind, line, text }: RenderedBox): string => `${kind} ${line} ${text}`

/**
 * Texts of one picture that another picture of the same mail does not show: in the color of their ground, a text is
 * no box. A text that stands elsewhere in the other picture is not gone.
 */
export function vanishedTexts(before: RenderedBox[], after: RenderedBox[]): RenderedBox[] {
  const there = new Set(after.map(keyOf))
  const said = new Set(after.map(({ text }) => text))
  const end = before.length < LONG_LIST ? before.length : before.findLastIndex((box) => there.has(keyOf(box)))
  return before.slice(0, Math.max(0, end)).filter((box) => isText(box) && !said.has(box.text))
}
