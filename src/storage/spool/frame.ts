import { crc32 } from 'node:zlib'
import type { Source } from './source.ts'

/**
 * How an entry stands in a segment:
 *
 *     key (16) | octets of the mail (4) | octets of the label (4) | checksum of both (4) | checksum of this header (4)
 *     the mail as it came | the label: JSON of id and meta
 *
 * The key is drawn for each segment and stands in its name, so that nobody who sends a mail can write what is taken for
 * a frame. The header has a checksum of its own: its lengths are right, or there is no header. The label comes last
 * because it ends in a brace: where zeros stand instead, the write was torn.
 */

export const KEY = 16
const HEADER = 32

export type SpoolEntry = { id: string; meta: unknown; raw: Uint8Array }

/** Octets of a segment: where they begin and how many. */
export type Extent = { offset: number; bytes: number }

/** What stands at a place of a segment. `broken`: a frame of that many octets, whose content is not what was written. */
export type Found =
  | { kind: 'whole'; entry: SpoolEntry; bytes: number }
  | { kind: 'broken'; bytes: number }
  | { kind: 'none' }

/** How frames of one segment look. */
export type Format = {
  /** Every frame begins with it, and nothing that others write does. */
  key: Buffer
  header: number
  read(source: Source, offset: number): Promise<Found>
}

export const none: Found = { kind: 'none' }

/** An entry ready to be written. Nothing is copied. */
export type Prepared = { id: string; raw: Uint8Array; label: Buffer; checksum: number; bytes: number }

export function prepareEntry({ id, meta, raw }: SpoolEntry): Prepared {
  const label = Buffer.from(JSON.stringify({ id, meta }))
  const bytes = HEADER + raw.length + label.length
  return { id, raw, label, checksum: crc32(label, crc32(raw)), bytes }
}

/** Header, mail and label as they stand on disk. */
export function framed({ raw, label, checksum }: Prepared, key: Buffer): Uint8Array[] {
  const header = Buffer.allocUnsafe(HEADER)
  key.copy(header)
  header.writeUInt32LE(raw.length, 16)
  header.writeUInt32LE(label.length, 20)
  header.writeUInt32LE(checksum, 24)
  header.writeUInt32LE(crc32(header.subarray(0, 28)), 28)
  return [header, raw, label]
}

export function formatOf(key: Buffer): Format {
  const read = async (source: Source, offset: number): Promise<Found> => {
    const header = await source.read(offset, HEADER)
    if (header.length < HEADER || !key.equals(header.subarray(0, KEY))) return none
    if (crc32(header.subarray(0, 28)) !== header.readUInt32LE(28)) return none
    const rawBytes = header.readUInt32LE(16)
    const bytes = HEADER + rawBytes + header.readUInt32LE(20)
    const broken: Found = { kind: 'broken', bytes }
    if (offset + bytes > source.size) return broken
    const body = await source.read(offset + HEADER, bytes - HEADER)
    if (crc32(body) !== header.readUInt32LE(24)) return broken
    const entry = entryOf(body.subarray(0, rawBytes), body.subarray(rawBytes))
    return entry ? { kind: 'whole', entry, bytes } : broken
  }
  return { key, header: HEADER, read }
}

/** Undefined for a label that we did not write. */
export function entryOf(raw: Buffer, label: Buffer): SpoolEntry | undefined {
  try {
    const { id, meta } = JSON.parse(label.toString()) as { id?: unknown; meta?: unknown }
    return typeof id === 'string' ? { id, meta, raw } : undefined
  } catch {
    return undefined
  }
}
