import { gunzipSync } from 'node:zlib'

/**
 * Files of a packed tar archive (POSIX.1-2017, pax, "ustar Interchange Format"): ustar, the `path` of a pax header and
 * the long names of GNU tar. Sizes above 8 GB and sparse files are not read.
 */

const BLOCK = 512

export type ArchiveFile = { path: string; content: Buffer }

export function* filesOf(packed: Uint8Array): Generator<ArchiveFile> {
  const archive = gunzipSync(packed)
  let longName: string | null = null
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const head = archive.subarray(at, at + BLOCK)
    if (head[0] === 0) return
    const size = Number.parseInt(textOf(head, 124, 12), 8) || 0
    const content = archive.subarray(at + BLOCK, at + BLOCK + size)
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
    const type = String.fromCharCode(head[156]!)
    if (type === 'x') longName = pathOfPax(content) ?? longName
    else if (type === 'L') longName = textOf(content, 0, size)
    else {
      if (type === '0' || type === '\0') yield { path: longName ?? nameOf(head), content }
      longName = null
    }
  }
}

function nameOf(head: Buffer): string {
  const prefix = textOf(head, 257, 5) === 'ustar' ? textOf(head, 345, 155) : ''
  return prefix ? `${prefix}/${textOf(head, 0, 100)}` : textOf(head, 0, 100)
}

/** A field ends at its first null byte, or where its room ends. */
function textOf(bytes: Buffer, start: number, length: number): string {
  const field = bytes.subarray(start, start + length)
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end < 0 ? field.length : end).trim()
}

/** Records of a pax header read `length key=value\n`, the length counting itself. */
function pathOfPax(content: Buffer): string | null {
  for (let at = 0; at < content.length; ) {
    const space = content.indexOf(' ', at)
    const length = Number.parseInt(content.toString('latin1', at, space), 10)
    if (space < 0 || !(length > 0)) return null
    const record = content.toString('utf8', space + 1, at + length - 1)
    if (record.startsWith('path=')) return record.slice('path='.length)
    at += length
  }
  return null
}
