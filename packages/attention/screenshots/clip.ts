import type { Layout, RenderedBox } from '@postproof/engine/world'
import type { Message } from '@postproof/message/types'

/**
 * Where Gmail cuts a mail off and shows "[Message clipped] View entire message": after about 102 kB of HTML, in
 * octets of UTF-8. Gmail publishes no figure; senders measured 99,500 to 105,000. The check `html_size` takes the same.
 */
export const CLIP_BYTES = 102_000

/** Octets of the HTML in UTF-8; null for a mail without HTML. */
export function htmlBytes(message: Message): number | null {
  return message.html ? Buffer.byteLength(message.html.source) : null
}

/** Whether Gmail clips the mail, which can be so without a place in the picture. */
export function isClipped(message: Message): boolean {
  return (htmlBytes(message) ?? 0) > CLIP_BYTES
}

/**
 * Height at which the clipped part begins, CSS px of the page (which may lie below its picture): that of the first
 * measured thing whose element begins beyond the limit. Null when the mail is not clipped, or nothing measured lies
 * beyond the limit.
 */
export function clipHeight(message: Message, layout: Layout): number | null {
  if (!message.html || !isClipped(message)) return null
  const shown = Buffer.from(message.html.source).subarray(0, CLIP_BYTES).toString()
  const end = { offset: shown.length, line: shown.split('\n').length }
  const beyond = layout.boxes.filter((box) => isBeyond(box, end))
  return beyond.length ? Math.min(...beyond.map(({ box }) => box.y)) : null
}

/** By the offset where it is known: a mail may be a single line. */
function isBeyond({ offset, line }: RenderedBox, end: { offset: number; line: number }): boolean {
  if (typeof offset === 'number') return offset >= end.offset
  return line !== null && line > end.line
}
