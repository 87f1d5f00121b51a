import type { Message, Part } from '@postproof/message/types'

/** The octets of a part's body as they stand in the source, transfer encoding and all. */
export function partSource(message: Message, part: Part): Uint8Array {
  let at = 0
  for (let line = 1; line < part.line && at >= 0; line += 1) {
    const next = message.raw.indexOf(10, at)
    if (next < 0) return new Uint8Array(0)
    at = next + 1
  }
  return message.raw.subarray(at, at + part.encodedSize)
}
