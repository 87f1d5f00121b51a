import type { Message } from '#engines/message/types.ts'
import type { Layout } from '#engines/world.ts'

/**
 * Where Gmail cuts a mail off and shows "[Message clipped] View entire message": after 102 kB of HTML (counted in
 * UTF-8; Gmail publishes no figure, senders measured it).
 */
export const CLIP_BYTES = 102 * 1024

/** Octets of the HTML in UTF-8; null for a mail without HTML. */
export function htmlBytes(message: Message): number | null {
  return message.html ? Buffer.byteLength(message.html.source) : null
}

/**
 * Height at which the clipped part begins, CSS px: that of the first thing drawn from beyond the limit. Null when
 * nothing that shows lies beyond.
 */
export function clipHeight(message: Message, layout: Layout): number | null {
  const line = clipLine(message)
  if (line === null) return null
  const beyond = layout.boxes.filter((box) => box.line !== null && box.line >= line)
  return beyond.length ? Math.min(...beyond.map(({ box }) => box.y)) : null
}

/** The line of the HTML source on which the limit falls; null when the HTML is shorter. */
function clipLine(message: Message): number | null {
  if (!message.html) return null
  const bytes = Buffer.from(message.html.source)
  if (bytes.byteLength <= CLIP_BYTES) return null
  let line = 1
  for (let at = bytes.indexOf(10); at >= 0 && at < CLIP_BYTES; at = bytes.indexOf(10, at + 1)) line++
  return line
}
