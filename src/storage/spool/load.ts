import { open, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setAside } from './damaged.ts'
import type { Extent, Format } from './frame.ts'
import { besides, type Marks, type MarksFile, marksFile, readMarks } from './marks.ts'
import { formatOfSegment, type Part, type SegmentFile, walk } from './segment.ts'
import { endOfData, readingAhead, sourceOf } from './source.ts'

/** Where the frame of an entry stands. */
export type Slot = Extent & { id: string }

/** What a process knows of a segment. */
export type Segment = {
  path: string
  number: string
  /** Undefined when the file does not say how it is to be read; nothing in it is live then. */
  format: Format | undefined
  /** Octets up to the end of the last frame. */
  bytes: number
  /** By id: the frames of entries still needed. */
  live: Map<string, Slot[]>
  /** Done but not yet in the marks file. */
  unmarked: Extent[]
  marks: MarksFile
  /** Whether its file may be deleted when nothing in it is live: it was read to its end, and what is damaged is set aside. */
  deletable: boolean
}

/** What the log of an instance answers to. */
export type SpoolLog = Record<'warn' | 'error', (fields: object, words: string) => void>

export const silent: SpoolLog = { warn() {}, error() {} }

const NO_KEY = Buffer.alloc(0)
export const keyOf = ({ format }: Pick<Segment, 'format'>): Buffer => format?.key ?? NO_KEY

/** A segment file being read. */
export type OpenedSegment = {
  format: Format | undefined
  marks: Marks
  /** What is done by the marks is left out. */
  parts: AsyncGenerator<Part>
  close(): Promise<void>
}

/** The marks are read first: what becomes done meanwhile still counts as live. Rejects when the disk does not let it. */
export async function openSegment(file: SegmentFile): Promise<OpenedSegment> {
  const handle = await open(file.path, 'r')
  try {
    const plain = await sourceOf(handle)
    // Looked for before anything is read ahead: where another process writes, all before it stands there by then.
    const end = await endOfData(plain)
    const source = readingAhead(plain)
    const format = await formatOfSegment(file, source)
    const marks = await readMarks(file.path, keyOf({ format }))
    return {
      format,
      marks,
      parts: stillNeeded(walk(source, format, end), marks),
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function* stillNeeded(parts: AsyncGenerator<Part>, marks: Marks): AsyncGenerator<Part> {
  for await (const part of parts) {
    if (part.kind === 'entry' ? !marks.has(part) : !marks.cover(part)) yield part
  }
}

/** Reads what an earlier run left, and sets aside what is damaged. What the disk does not give stays as it is. */
export async function loadSegment(file: SegmentFile, log: SpoolLog): Promise<Segment> {
  const segment = emptySegment(file, undefined)
  const damaged: Extent[] = []
  try {
    const opened = await openSegment(file)
    segment.format = opened.format
    segment.marks = marksFile(file.path, keyOf(segment), opened.marks.end)
    try {
      for await (const part of opened.parts) {
        segment.bytes = part.offset + part.bytes
        if (part.kind === 'entry') addSlot(segment, { ...part, id: part.entry.id })
        else damaged.push(part)
      }
    } finally {
      await opened.close()
    }
  } catch (error) {
    keepUnread(segment, error, log)
  }
  for (const { offset, bytes } of damaged) await putAside(segment, { offset, bytes }, 'damaged', log)
  return segment
}

/** The disk did not give what is in the file: it is not deleted, and the next start tries again. */
export function keepUnread(segment: Segment, error: unknown, log: SpoolLog): void {
  segment.deletable = false
  log.error({ error, segment: segment.number }, 'a file of the spool cannot be read to its end and is kept')
}

export function emptySegment({ path, number }: SegmentFile, format: Format | undefined): Segment {
  const marks = marksFile(path, keyOf({ format }), 0)
  return { path, number, format, bytes: 0, live: new Map(), unmarked: [], marks, deletable: true }
}

export function addSlot(segment: Segment, { id, offset, bytes }: Slot): void {
  const slot = { id, offset, bytes }
  const slots = segment.live.get(id)
  if (slots) slots.push(slot)
  else segment.live.set(id, [slot])
}

/** Sets octets of a segment aside, with a line in the log. Answers false when that failed: the segment is kept then. */
export async function putAside(
  segment: Segment,
  { offset, bytes }: Extent,
  why: string,
  log: SpoolLog,
): Promise<boolean> {
  const facts = { segment: segment.number, offset, octets: bytes, why }
  try {
    const file = await open(segment.path, 'r')
    try {
      const from = { number: segment.number, file }
      const { path, isNew } = await setAside(dirname(segment.path), from, { offset, bytes })
      if (isNew) log.error({ ...facts, file: path }, 'a piece of the spool cannot be read and was set aside')
    } finally {
      await file.close()
    }
    segment.unmarked.push({ offset, bytes })
    return true
  } catch (error) {
    segment.deletable = false
    log.error({ ...facts, error }, 'a piece of the spool cannot be read, nor set aside: its file is kept')
    return false
  }
}

/** The segment goes first: marks without a segment mean nothing, but without its marks all of it would come back. */
export async function deleteSegment({ path, marks }: Segment): Promise<void> {
  await marks.close()
  for (const file of [path, ...besides(path)]) await unlink(file).catch(ignoreMissing)
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
