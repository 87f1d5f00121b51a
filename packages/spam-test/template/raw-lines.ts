import type { Part } from '@postproof/message/types'

/** Line of the decoded text of a part, from 1 -> line of the mail's source where it begins. In base64 that of the whole part. */
export function rawLinesOf(raw: Uint8Array, part: Part): (line: number) => number {
  if (part.encoding === 'base64') return () => part.line
  if (part.encoding !== 'quoted-printable') return (line) => part.line + line - 1
  const begins = [part.line]
  const lines = bodyOf(raw, part).split(/\r\n|\n|\r/)
  lines.forEach((text, index) => {
    // RFC 2045, 6.7 (5): `=` at the end of a line joins it with the next.
    if (!/=[ \t]{0,100}$/.test(text)) begins.push(part.line + index + 1)
  })
  return (line) => begins[Math.min(line, begins.length) - 1] ?? part.line
}

function bodyOf(raw: Uint8Array, { line, encodedSize }: Part): string {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  let start = 0
  for (let left = line - 1; left > 0; left -= 1) {
    const end = bytes.indexOf(10, start)
    if (end < 0) break
    start = end + 1
  }
  return bytes.toString('latin1', start, start + encodedSize)
}
