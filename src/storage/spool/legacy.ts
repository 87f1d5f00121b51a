import { readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { entryOf, type Format, type Found, none } from './frame.ts'
import { placesOf, type ReadAhead, type Source } from './source.ts'

/**
 * Segments and marks as versions until November 2026 wrote them; they are read, and never written. A segment was written
 * again from its beginning when everything in it was done; a number drawn each time, the epoch, tells the frames of the
 * last turn from what an earlier one left. Magic and epoch together are what every frame begins with:
 *
 *     "PPS1" | epoch (4) | octets of the label (4) | octets of the mail (4) | checksum (4) | label | mail
 */

const MAGIC = 0x31535050 // "PPS1"
const HEADER = 20
const MARK = 8

/**
 * The format of the last turn, as its first frame says. Undefined when no frame of that turn is whole: it cannot be told
 * from an earlier turn, or from bytes in someone's mail.
 */
export async function legacyFormatOf(source: ReadAhead): Promise<Format | undefined> {
  const start = await source.read(0, HEADER)
  if (start.length < HEADER) return undefined
  const key = Buffer.from(start.subarray(0, 8))
  key.writeUInt32LE(MAGIC)
  const format = legacyFormat(key)
  for await (const place of placesOf(key, source, 0)) {
    if ((await format.read(source, place)).kind === 'whole') return format
  }
  return undefined
}

function legacyFormat(key: Buffer): Format {
  const read = async (source: Source, offset: number): Promise<Found> => {
    const header = await source.read(offset, HEADER)
    if (header.length < HEADER || !key.equals(header.subarray(0, 8))) return none
    const labelBytes = header.readUInt32LE(8)
    const bytes = HEADER + labelBytes + header.readUInt32LE(12)
    if (offset + bytes > source.size) return none
    const body = await source.read(offset + HEADER, bytes - HEADER)
    // One checksum over all: where it is wrong, the lengths may be.
    if (crc32(header.subarray(4, 16), crc32(body)) !== header.readUInt32LE(16)) return none
    const entry = entryOf(body.subarray(labelBytes), body.subarray(0, labelBytes))
    return entry ? { kind: 'whole', entry, bytes } : { kind: 'broken', bytes }
  }
  return { key, header: HEADER, read }
}

/** Offsets marked as done. A missing file has none. */
export async function readLegacyMarks(path: string): Promise<Set<number>> {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0))
  const done = new Set<number>()
  for (let at = 0; at + MARK <= bytes.length; at += MARK) {
    if (crc32(bytes.subarray(at, at + 4), MAGIC) === bytes.readUInt32LE(at + 4))
      done.add(bytes.readUInt32LE(at))
  }
  return done
}
