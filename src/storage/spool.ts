import { randomInt } from 'node:crypto'
import { constants, type FileHandle, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import {
  deleteMarks,
  deleteSegment,
  framed,
  type Prepared,
  prepareEntry,
  readEntry,
  readMarks,
  readSegment,
  type Slot,
  type SpoolEntry,
  writeMarks,
} from './spool-segment.ts'

export type { SpoolEntry } from './spool-segment.ts'

/**
 * Accepted messages that are not yet in the database. The embedded database never syncs its files, so a message
 * gets its 250 when it stands here: appended to the current segment file and synced. Writes that arrive while a
 * sync runs form the next group and share its one sync.
 */
export interface Spool {
  /** Resolves when the entry is on disk and synced; rejects, with nothing promised, when that failed. */
  write(entry: SpoolEntry): Promise<void>
  /** Entries not yet removed, oldest first, read one at a time. Safe to call while others write and remove. */
  replay(): AsyncIterable<SpoolEntry>
  /** The entry is no longer needed. After a crash it may come up in `replay` once more. */
  remove(id: string): void
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

type Segment = {
  path: string
  bytes: number
  /** By id: the frames of entries still needed. */
  live: Map<string, Slot[]>
  /** Offsets done but not yet written to the marks file, and where that file ends. */
  unmarked: number[]
  marksEnd: number
  marked: boolean
}

/** The segment being written; `allocated` octets of its file exist, those beyond `segment.bytes` mean nothing. */
type Current = { segment: Segment; file: FileHandle; allocated: number; epoch: number }

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
/** An emptied segment beyond this gives its disk space back instead of being written again. */
const WORTH_DELETING = 8 * 1024 * 1024

/** Opens the spool in `folder` (made if missing) and reads what earlier runs left. One process at a time. */
export async function openSpool(folder: string, options: SpoolOptions = {}): Promise<Spool> {
  const directory = resolve(folder)
  await makeDirectory(directory)
  const names = await namesOf(directory)
  const segments: Segment[] = []
  for (const name of names) {
    const segment = await loadSegment(join(directory, name))
    if (segment.live.size > 0) segments.push(segment)
    else await deleteSegment(segment.path)
  }
  const last = names.at(-1)
  return new SegmentedSpool(directory, segments, last ? Number.parseInt(last, 10) : 0, {
    segmentBytes: 64 * 1024 * 1024,
    maxBytes: 4 * 1024 * 1024 * 1024,
    ...options,
  })
}

/**
 * Entries not yet removed, read from the files alone, which are not touched: for a backup, also while a process writes
 * and removes. Everything that was synced before and is still needed comes; what was just removed may come as well.
 */
export async function* readSpool(folder: string): AsyncGenerator<SpoolEntry> {
  for (const name of await namesOf(folder)) {
    const path = join(folder, name)
    const { live } = await loadSegment(path).catch(ignoreGone)
    if (live.size === 0) continue
    const file = await open(path, 'r').catch(ignoreGone)
    if (!('read' in file)) continue
    try {
      const { size } = await file.stat()
      for (const { id, offset } of [...live.values()].flat().sort((a, b) => a.offset - b.offset)) {
        const found = await readEntry(file, offset, size)
        if (found?.entry.id === id) yield found.entry
      }
    } finally {
      await file.close()
    }
  }
}

/** A segment is deleted when everything in it is done. */
function ignoreGone(error: NodeJS.ErrnoException): { live: Map<string, Slot[]> } {
  if (error.code === 'ENOENT') return { live: new Map() }
  throw error
}

async function namesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => /^\d{10}\.spool$/.test(name)).sort()
}

async function loadSegment(path: string): Promise<Segment> {
  const marks = await readMarks(`${path}.done`)
  const segment: Segment = {
    path,
    bytes: 0,
    live: new Map(),
    unmarked: [],
    marksEnd: marks.end,
    marked: marks.end > 0,
  }
  for await (const slot of readSegment(path)) {
    segment.bytes = slot.offset + slot.bytes
    if (!marks.done.has(slot.offset)) addSlot(segment, slot)
  }
  return segment
}

function addSlot(segment: Segment, slot: Slot): void {
  const slots = segment.live.get(slot.id)
  if (slots) slots.push(slot)
  else segment.live.set(slot.id, [slot])
}

class SegmentedSpool implements Spool {
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

  constructor(directory: string, segments: Segment[], number: number, options: Required<SpoolOptions>) {
    this.#directory = directory
    this.#segments = segments
    this.#number = number
    this.#options = options
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
    if (this.#current?.segment.live.size === 0) await this.#startOver(this.#current)
    const fresh = this.#current === undefined
    const current = await this.#openCurrent()
    const { segment, file, epoch } = current
    let offset = segment.bytes
    const parts = group.flatMap(({ entry }) => framed(entry, epoch))
    const end = group.reduce((sum, { entry }) => sum + entry.bytes, offset)
    if (end > current.allocated) {
      const zeros =
        end - offset <= SMALL_GROUP ? STEP.subarray(end % STEP.length) : STEP.subarray(STEP.length)
      if (zeros.length > 0) parts.push(zeros)
      current.allocated = end + zeros.length
    }
    await writeAll(file, parts, offset)
    // A new file is durable only once its name in the directory is (fsync(2)).
    if (fresh) await syncDirectory(this.#directory)
    for (const { entry } of group) {
      addSlot(segment, { id: entry.id, offset, bytes: entry.bytes })
      offset += entry.bytes
    }
    segment.bytes = offset
    if (segment.bytes >= this.#options.segmentBytes) await this.#leaveCurrent()
  }

  /**
   * Everything in the current segment is done. Its file is written again from the beginning, which needs no new
   * blocks and no new name; marks would outlive this, so a segment that has some is left, and so is a large one.
   */
  async #startOver(current: Current): Promise<void> {
    const { segment } = current
    if (segment.marked || current.allocated > WORTH_DELETING) return this.#leaveCurrent()
    segment.bytes = 0
    segment.unmarked = []
    current.epoch = randomInt(2 ** 32)
  }

  async #openCurrent() {
    if (this.#current) return this.#current
    this.#number += 1
    const path = join(this.#directory, `${String(this.#number).padStart(10, '0')}.spool`)
    const segment: Segment = { path, bytes: 0, live: new Map(), unmarked: [], marksEnd: 0, marked: false }
    await deleteMarks(path)
    const file = await open(path, NEW_SYNCED, 0o600)
    this.#segments.push(segment)
    this.#current = { segment, file, allocated: 0, epoch: randomInt(2 ** 32) }
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
      if (current.segment.live.size === 0) this.#drop(current.segment)
    }
  }

  remove(id: string): void {
    for (const segment of this.#segments) {
      const slots = segment.live.get(id)
      if (!slots) continue
      segment.live.delete(id)
      for (const slot of slots) segment.unmarked.push(slot.offset)
      if (segment.live.size === 0) this.#emptied(segment)
      else if (segment.unmarked.length >= MARKS_AT_ONCE) this.#mark(segment)
    }
  }

  #emptied(segment: Segment): void {
    if (segment !== this.#current?.segment) this.#drop(segment)
    else if (segment.bytes >= WORTH_DELETING && !this.#pump && !this.#closed)
      this.#pump = this.#replaceCurrent()
  }

  async #replaceCurrent(): Promise<void> {
    await this.#leaveCurrent().catch(() => undefined)
    await this.#writeGroups()
  }

  #drop(segment: Segment): void {
    this.#segments = this.#segments.filter((other) => other !== segment)
    this.#chore(() => deleteSegment(segment.path))
  }

  #mark(segment: Segment): void {
    const offsets = segment.unmarked
    segment.unmarked = []
    segment.marked = true
    this.#chore(async () => {
      if (segment.live.size === 0) return
      const end = segment.marksEnd
      segment.marksEnd += offsets.length * 8
      await writeMarks(`${segment.path}.done`, offsets, end)
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
      const file = await open(segment.path, 'r')
      try {
        for (const slot of slots) {
          if (!segment.live.get(slot.id)?.includes(slot)) continue
          const found = await readEntry(file, slot.offset, segment.bytes)
          if (found?.entry.id === slot.id) yield found.entry
        }
      } finally {
        await file.close()
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

/** Makes the directory durable too: every new name is synced in the directory that holds it. */
async function makeDirectory(directory: string): Promise<void> {
  const first = await mkdir(directory, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = directory; made.length >= first.length; made = dirname(made))
    await syncDirectory(dirname(made))
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
