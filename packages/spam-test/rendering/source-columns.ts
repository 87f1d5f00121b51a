import { positionFinder } from '@postproof/message/locations'
import type { RenderingInput } from './types.ts'

type Mark = { offset?: number | null; column?: number }

/** The input with the column, beside the line, of all that the browser marked: a mail may be one line as a whole. */
export function withColumns(input: RenderingInput): RenderingInput {
  const { message, rendering } = input
  if (!message.html) return input
  const find = positionFinder(message.html.source)
  const at = <Marked extends Mark>(mark: Marked): Marked =>
    typeof mark.offset === 'number' ? { ...mark, column: find(mark.offset).column } : mark
  const { accessibility } = rendering
  return {
    ...input,
    rendering: {
      ...rendering,
      pictures: rendering.pictures.map((picture) => {
        if (!picture.ok) return picture
        const { layout } = picture
        const { boxes, cutOuts } = layout
        return {
          ...picture,
          layout: { ...layout, boxes: boxes.map(at), ...(cutOuts && { cutOuts: cutOuts.map(at) }) },
        }
      }),
      accessibility: accessibility?.map((issue) => ({ ...issue, nodes: issue.nodes.map(at) })) ?? null,
    },
  }
}
