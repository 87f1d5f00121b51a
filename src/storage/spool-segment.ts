import { type FileHandle, open, readFile, unlink } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

/**
 * One file of the spool. Entries stand one behind the other, each framed by lengths and a checksum, so that a
 * write torn by a crash is found and everything before it stays readable. A file beside it (`.done`) holds marks
 * for entries that are no longer needed; a lost mark only means that an entry is seen once more.
 */

const MAGIC = 0x31535050 // "PPS1"
const FRAME = 20
const MARK = 8
const HEAD_LIMIT = 16 * 1024 * 1024
const RAW_LIMIT = 1024 * 1024 * 1024

export type SpoolEntry = { id: string; meta: unknown; raw: Uint8Array }

/** Where an entry stands: offset of its frame and octets of the whole. */
export type Slot = { id: string; offset: number; bytes: number }

/** An entry ready to be written: head is the JSON of id and meta. Nothing is copied. */
export type Prepared = { id: string; head: Buffer; raw: Uint8Array; checksum: number; bytes: number }

export function prepareEntry(entry: SpoolEntry): Prepared {
  const head = Buffer.from(JSON.stringify({ id: entry.id, meta: entry.meta }))
  const bytes = FRAME + head.length + entry.raw.length
  return { id: entry.id, head, raw: entry.raw, checksum: crc32(entry.raw, crc32(head)), bytes }
}

/**
 * Frame, head and raw octets as they stand on disk. A segment whose entries are all done is written again from
 * its beginning; the epoch, drawn anew each time, tells the entries of this turn from what an earlier turn left.
 */
export function framed({ head, raw, checksum }: Prepared, epoch: number): Uint8Array[] {
  const frame = Buffer.allocUnsafe(FRAME)
  frame.writeUInt32LE(MAGIC, 0)
  frame.writeUInt32LE(epoch, 4)
  frame.writeUInt32LE(head.length, 8)
  frame.writeUInt32LE(raw.length, 12)
  frame.writeUInt32LE(crc32(frame.subarray(4, 16), checksum), 16)
  return [frame, head, raw]
}

/** The entry at `offset`, or undefined where none stands whole. */
export async function readEntry(
  file: FileHandle,
  offset: number,
  fileBytes: number,
): Promise<{ entry: SpoolEntry; bytes: number; epoch: number } | undefined> {
  if (offset + FRAME > fileBytes) return undefined
  const frame = Buffer.alloc(FRAME)
  await file.read(frame, 0, FRAME, offset)
  const headBytes = frame.readUInt32LE(8)
  const rawBytes = frame.readUInt32LE(12)
  if (frame.readUInt32LE(0) !== MAGIC || headBytes > HEAD_LIMIT || rawBytes > RAW_LIMIT) return undefined
  const bytes = FRAME + headBytes + rawBytes
  if (offset + bytes > fileBytes) return undefined
  const body = Buffer.allocUnsafe(headBytes + rawBytes)
  const { bytesRead } = await file.read(body, 0, body.length, offset + FRAME)
  const head = body.subarray(0, headBytes)
  const raw = body.subarray(headBytes)
  const checksum = crc32(frame.subarray(4, 16), crc32(raw, crc32(head)))
  if (bytesRead !== body.length || checksum !== frame.readUInt32LE(16)) return undefined
  const { id, meta } = JSON.parse(head.toString()) as { id: string; meta: unknown }
  return { entry: { id, meta, raw }, bytes, epoch: frame.readUInt32LE(4) }
}

/** Walks a segment up to its end, its tear or what an earlier turn left. */
export async function* readSegment(path: string): AsyncGenerator<Slot> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    let offset = 0
    let epoch: number | undefined
    for (;;) {
      const found = await readEntry(file, offset, size)
      epoch ??= found?.epoch
      if (!found || found.epoch !== epoch) return
      yield { id: found.entry.id, offset, bytes: found.bytes }
      offset += found.bytes
    }
  } finally {
    await file.close()
  }
}

/** A mark carries its own checksum: after a crash the file may end in zeros or in half a mark. */
export function markBytes(offset: number): Buffer {
  const mark = Buffer.allocUnsafe(MARK)
  mark.writeUInt32LE(offset, 0)
  mark.writeUInt32LE(crc32(mark.subarray(0, 4), MAGIC), 4)
  return mark
}

/** Offsets marked as done, and where the next mark goes. A missing file has none. */
export async function readMarks(path: string): Promise<{ done: Set<number>; end: number }> {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0))
  const done = new Set<number>()
  const end = bytes.length - (bytes.length % MARK)
  for (let at = 0; at < end; at += MARK) {
    if (crc32(bytes.subarray(at, at + 4), MAGIC) === bytes.readUInt32LE(at + 4))
      done.add(bytes.readUInt32LE(at))
  }
  return { done, end }
}

/** Appends marks at `end`; unsynced on purpose. */
export async function writeMarks(path: string, offsets: number[], end: number): Promise<void> {
  const file = await open(path, end === 0 ? 'w' : 'r+')
  try {
    await file.write(Buffer.concat(offsets.map(markBytes)), 0, offsets.length * MARK, end)
  } finally {
    await file.close()
  }
}

/** Marks go first: marks that outlived their segment could be taken for those of a later file of that name. */
export async function deleteSegment(path: string): Promise<void> {
  await deleteMarks(path)
  await unlink(path).catch(ignoreMissing)
}

export async function deleteMarks(path: string): Promise<void> {
  await unlink(`${path}.done`).catch(ignoreMissing)
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
