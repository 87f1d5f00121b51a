import { type FileHandle, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { syncFolder } from '../sync-folder.ts'
import type { Extent } from './frame.ts'
import { readLegacyMarks } from './legacy.ts'

/**
 * A file beside a segment names the octets of it that are done: offset, length and a checksum over both and the key of
 * the segment. A mark counts for exactly these octets, so that one that is damaged, or belongs to another segment, takes
 * no entry away. A lost mark only means that an entry is seen once more.
 */

const MARK = 12

export type Marks = {
  /** Whether all these octets are done, as one or as several. */
  cover(extent: Extent): boolean
  /** Whether this very entry is done. */
  has(extent: Extent): boolean
  /** Where the next mark goes. */
  end: number
}

const marksOf = (segmentPath: string) => `${segmentPath}.marks`
const legacyMarksOf = (segmentPath: string) => `${segmentPath}.done`

/** Files that may stand beside a segment. */
export const besides = (segmentPath: string) => [marksOf(segmentPath), legacyMarksOf(segmentPath)]

export function markBytes(key: Buffer, { offset, bytes }: Extent): Buffer {
  const mark = Buffer.allocUnsafe(MARK)
  mark.writeUInt32LE(offset, 0)
  mark.writeUInt32LE(bytes, 4)
  mark.writeUInt32LE(crc32(mark.subarray(0, 8), crc32(key)), 8)
  return mark
}

/** Missing files have no marks. */
export async function readMarks(segmentPath: string, key: Buffer): Promise<Marks> {
  const octets = await readFile(marksOf(segmentPath)).catch(() => Buffer.alloc(0))
  const legacy = await readLegacyMarks(legacyMarksOf(segmentPath))
  const done = new Map<number, number>()
  const end = octets.length - (octets.length % MARK)
  for (let at = 0; at < end; at += MARK) {
    const extent = { offset: octets.readUInt32LE(at), bytes: octets.readUInt32LE(at + 4) }
    if (markBytes(key, extent).equals(octets.subarray(at, at + MARK))) done.set(extent.offset, extent.bytes)
  }
  return {
    end,
    has: ({ offset, bytes }) => done.get(offset) === bytes || legacy.has(offset),
    cover({ offset, bytes }) {
      let at = offset
      for (let length = done.get(at); length; length = done.get(at)) at += length
      return at >= offset + bytes
    },
  }
}

/** Marks being appended to a file, which is made when the first one comes and closed in the end. */
export type MarksFile = {
  /** Unsynced on purpose. */
  append(extents: Extent[]): Promise<void>
  close(): Promise<void>
}

/** `end`: where the next mark goes. */
export function marksFile(segmentPath: string, key: Buffer, end: number): MarksFile {
  let file: FileHandle | undefined
  let at = end
  const begin = async () => {
    const made = await open(marksOf(segmentPath), at === 0 ? 'w' : 'r+', 0o600)
    if (at === 0) await syncFolder(dirname(segmentPath))
    return made
  }
  return {
    async append(extents) {
      file ??= await begin()
      const octets = Buffer.concat(extents.map((extent) => markBytes(key, extent)))
      await file.write(octets, 0, octets.length, at)
      at += octets.length
    },
    async close() {
      await file?.close()
      file = undefined
    },
  }
}
