import { constants, type FileHandle, open } from 'node:fs/promises'
import { syncFolder } from '../sync-folder.ts'
import { type Found, formatOf, framed, none, type Prepared, prepareEntry, type SpoolEntry } from './frame.ts'
import {
  addSlot,
  deleteSegment,
  emptySegment,
  keepUnread,
  keyOf,
  putAside,
  type Segment,
  type Slot,
  type SpoolLog,
} from './load.ts'
import { newSegmentFile } from './segment.ts'
import { sourceWithin } from './source.ts'

/**
 * Accepted messages that are not yet in the database. The embedded database never syncs its files, so a message
 * gets its 250 when it stands here: appended to the current segment file and synced. Writes that arrive while a
 * sync runs form the next group and share its one sync.
 */
export interface Spool {
  /** Resolves when the entry is on disk and synced; rejects, with nothing promised, when that failed. */
  write(entry: SpoolEntry): Promise<void>
  /**
   * Entries not yet removed, oldest first, read one at a time. Safe to call while others write and remove. One that turns
   * out damaged is set aside and left out.
   */
  replay(): AsyncIterable<SpoolEntry>
  /** The entry is no longer needed. After a crash it may come up in `replay` once more. */
  remove(id: string): void
  /**
   * Puts an entry that cannot be understood into `damaged/`, with a line in the log that says why, and removes it. Where
   * the disk does not take it, it stays an entry.
   */
  setAside(id: string, why: string): Promise<void>
  /** Files that are kept because they could not be read to their end, or what is damaged in them not be set aside. */
  unread(): number
  /** Entries held, and the octets of their files. */
  size(): { entries: number; bytes: number }
  /** Finishes what was begun and closes the files; later writes reject. */
  close(): Promise<void>
}

export type SpoolOptions = {
  /** A new segment starts beyond this. Default 64 MiB. */
  segmentBytes?: number
  /** Writes are refused beyond this many octets of files, so that a stuck database cannot fill the disk. Default 4 GiB. */
  maxBytes?: number
}

/** The spool holds as much as it may, or is closed. */
export class SpoolRefusal extends Error {
  override name = 'SpoolRefusal'
}

/** The segment being written; `allocated` octets of its file exist, those beyond `segment.bytes` mean nothing. */
type Current = { segment: Segment; file: FileHandle; allocated: number }

type Waiting = { entry: Prepared; resolve: () => void; reject: (error: Error) => void }

/** With O_DSYNC a write returns when its data, and the size of the file, are on disk (open(2)): one call, not two. */
const NEW_SYNCED = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_DSYNC
const GROUP_BYTES = 8 * 1024 * 1024
const GROUP_ENTRIES = 300 // three parts each; writev takes 1024
/**
 * Growing a file costs a journal commit beside the data, about as much as syncing one message. While little mail
 * comes, the file grows in steps of zeros instead, so that most syncs write data alone; large groups carry the
 * cost anyway and append.
 */
const STEP = Buffer.alloc(1024 * 1024)
const SMALL_GROUP = 128 * 1024
const MARKS_AT_ONCE = 64
/** An emptied segment beyond this gives its disk space back instead of being written on. */
const WORTH_DELETING = 8 * 1024 * 1024
const DEFAULTS = { segmentBytes: 64 * 1024 * 1024, maxBytes: 4 * 1024 * 1024 * 1024 }

/** Made by `openSpool`. */
export class SegmentedSpool implements Spool {
  #directory: string
  #options: Required<SpoolOptions>
  #segments: Segment[]
  #number: number
  #current: Current | undefined
  #waiting: Waiting[] = []
  #waitingBytes = 0
  #pump: Promise<void> | undefined
  #chores: Promise<void> = Promise.resolve()
  #closed = false
  #log: SpoolLog
  /** Those whose marks are about to be written. */
  #marking = new Set<Segment>()

  /** `number`: the highest that a segment had. */
  constructor(directory: string, segments: Segment[], number: number, log: SpoolLog, options: SpoolOptions) {
    this.#directory = directory
    this.#segments = segments
    this.#number = number
    this.#log = log
    this.#options = { ...DEFAULTS, ...options }
    for (const segment of segments) if (segment.unmarked.length > 0) this.#mark(segment)
  }

  size() {
    let entries = 0
    let bytes = 0
    for (const segment of this.#segments) {
      entries += segment.live.size
      if (segment.live.size > 0) bytes += segment.bytes
    }
    return { entries, bytes }
  }

  unread() {
    return this.#segments.filter(({ deletable }) => !deletable).length
  }

  write(entry: SpoolEntry): Promise<void> {
    if (this.#closed) return Promise.reject(new SpoolRefusal('the spool is closed'))
    const prepared = prepareEntry(entry)
    const { bytes } = prepared
    if (this.size().bytes + this.#waitingBytes + bytes > this.#options.maxBytes) {
      return Promise.reject(new SpoolRefusal('the spool is full'))
    }
    this.#waitingBytes += bytes
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry: prepared, resolve, reject })
      this.#pump ??= this.#writeGroups()
    })
  }

  async #writeGroups(): Promise<void> {
    // Entries that arrive in this turn of the event loop join the first group.
    await new Promise(setImmediate)
    while (this.#waiting.length > 0) {
      const group = this.#takeGroup()
      try {
        await this.#writeGroup(group)
        for (const item of group) item.resolve()
      } catch (error) {
        await this.#abandonCurrent()
        for (const item of group) item.reject(error as Error)
      }
    }
    this.#pump = undefined
  }

  #takeGroup(): Waiting[] {
    let count = 0
    let bytes = 0
    for (const { entry } of this.#waiting) {
      if (count > 0 && (bytes + entry.bytes > GROUP_BYTES || count === GROUP_ENTRIES)) break
      count += 1
      bytes += entry.bytes
    }
    this.#waitingBytes -= bytes
    return this.#waiting.splice(0, count)
  }

  async #writeGroup(group: Waiting[]): Promise<void> {
    if (this.#current && isWorthDeleting(this.#current.segment)) await this.#leaveCurrent()
    const fresh = this.#current === undefined
    const current = await this.#openCurrent()
    const { segment, file } = current
    let offset = segment.bytes
    const parts = group.flatMap(({ entry }) => framed(entry, keyOf(segment)))
    const end = group.reduce((sum, { entry }) => sum + entry.bytes, offset)
    if (end > current.allocated) {
      const zeros =
        end - offset <= SMALL_GROUP ? STEP.subarray(end % STEP.length) : STEP.subarray(STEP.length)
      if (zeros.length > 0) parts.push(zeros)
      current.allocated = end + zeros.length
    }
    await writeAll(file, parts, offset)
    // A new file is durable only once its name in the directory is (fsync(2)).
    if (fresh) await syncFolder(this.#directory)
    for (const { entry } of group) {
      addSlot(segment, { id: entry.id, offset, bytes: entry.bytes })
      offset += entry.bytes
    }
    segment.bytes = offset
    if (segment.bytes >= this.#options.segmentBytes) await this.#leaveCurrent()
  }

  async #openCurrent(): Promise<Current> {
    if (this.#current) return this.#current
    this.#number += 1
    const fresh = newSegmentFile(this.#directory, this.#number)
    const segment = emptySegment(fresh, formatOf(fresh.key))
    const file = await open(segment.path, NEW_SYNCED, 0o600)
    this.#segments.push(segment)
    this.#current = { segment, file, allocated: 0 }
    return this.#current
  }

  /** A failed write or sync leaves the tail of the file unknown: cut it off if possible, never write there again. */
  async #abandonCurrent(): Promise<void> {
    const current = this.#current
    if (!current) return
    current.allocated = Number.POSITIVE_INFINITY
    await this.#leaveCurrent().catch(() => undefined)
  }

  async #leaveCurrent(): Promise<void> {
    const current = this.#current
    if (!current) return
    this.#current = undefined
    try {
      const { file, segment, allocated } = current
      if (allocated > segment.bytes) await file.truncate(segment.bytes).catch(() => undefined)
      await file.close()
    } finally {
      if (current.segment.live.size === 0) this.#emptied(current.segment)
    }
  }

  remove(id: string): void {
    for (const segment of this.#segments) {
      const slots = segment.live.get(id)
      if (!slots) continue
      segment.live.delete(id)
      for (const { offset, bytes } of slots) segment.unmarked.push({ offset, bytes })
      if (segment.live.size === 0) this.#emptied(segment)
      else if (segment.unmarked.length >= MARKS_AT_ONCE) this.#mark(segment)
    }
  }

  async setAside(id: string, why: string): Promise<void> {
    for (const segment of [...this.#segments]) {
      for (const slot of [...(segment.live.get(id) ?? [])]) await this.#putAside(segment, slot, why)
    }
  }

  async #putAside(segment: Segment, slot: Slot, why: string): Promise<void> {
    if (!(await putAside(segment, slot, why, this.#log))) return
    const left = segment.live.get(slot.id)?.filter((other) => other !== slot) ?? []
    if (left.length > 0) segment.live.set(slot.id, left)
    else segment.live.delete(slot.id)
    if (segment.live.size === 0) this.#emptied(segment)
    else this.#mark(segment)
  }

  #emptied(segment: Segment): void {
    if (segment === this.#current?.segment) {
      this.#mark(segment)
      if (isWorthDeleting(segment) && !this.#pump && !this.#closed) this.#pump = this.#replaceCurrent()
    } else if (segment.deletable) {
      this.#segments = this.#segments.filter((other) => other !== segment)
      this.#chore(() => deleteSegment(segment))
    } else this.#mark(segment)
  }

  async #replaceCurrent(): Promise<void> {
    await this.#leaveCurrent().catch(() => undefined)
    await this.#writeGroups()
  }

  /** What is done by the time the chore runs is written at once. */
  #mark(segment: Segment): void {
    if (this.#marking.has(segment)) return
    this.#marking.add(segment)
    this.#chore(async () => {
      this.#marking.delete(segment)
      const extents = segment.unmarked.splice(0)
      if (extents.length === 0 || !this.#segments.includes(segment)) return
      await segment.marks.append(extents)
    })
  }

  /** Deletions and marks run one after another beside the writes; a failed one costs a repeated replay at most. */
  #chore(work: () => Promise<void>): void {
    this.#chores = this.#chores.then(work).catch(() => undefined)
  }

  async *replay(): AsyncGenerator<SpoolEntry> {
    for (const segment of [...this.#segments]) {
      const slots = [...segment.live.values()].flat().sort((a, b) => a.offset - b.offset)
      if (slots.length === 0) continue
      const reader = readerOf(segment)
      try {
        for (const slot of slots) {
          if (!segment.live.get(slot.id)?.includes(slot)) continue
          const found = await reader.read(slot).catch((error) => keepUnread(segment, error, this.#log))
          if (found?.kind === 'whole' && found.entry.id === slot.id) yield found.entry
          else if (found) await this.#putAside(segment, slot, 'damaged')
        }
      } finally {
        await reader.close()
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#pump
    await this.#leaveCurrent()
    for (const segment of this.#segments) {
      if (segment.unmarked.length > 0) this.#mark(segment)
    }
    await this.#chores
    for (const { marks } of this.#segments) await marks.close()
  }
}

/** Reads single frames of a segment. */
function readerOf({ path, format }: Segment) {
  let file: FileHandle | undefined
  return {
    async read({ offset, bytes }: Slot): Promise<Found> {
      file ??= await open(path, 'r')
      const octets = Buffer.allocUnsafe(bytes)
      const { bytesRead } = await file.read(octets, 0, bytes, offset)
      return format ? format.read(sourceWithin(octets.subarray(0, bytesRead)), 0) : none
    },
    close: async () => file?.close(),
  }
}

async function writeAll(file: FileHandle, parts: Uint8Array[], offset: number): Promise<void> {
  const total = parts.reduce((sum, part) => sum + part.length, 0)
  const { bytesWritten } = await file.writev(parts, offset)
  if (bytesWritten === total) return
  // Short writes are rare (a full disk, a signal): finish plainly.
  const rest = Buffer.concat(parts).subarray(bytesWritten)
  let written = 0
  while (written < rest.length) {
    const result = await file.write(rest, written, rest.length - written, offset + bytesWritten + written)
    if (result.bytesWritten === 0) throw new Error('the disk took no more octets')
    written += result.bytesWritten
  }
}

const isWorthDeleting = ({ live, bytes }: Segment) => live.size === 0 && bytes >= WORTH_DELETING
