import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Extent, type Format, formatOf, KEY, type SpoolEntry } from './frame.ts'
import { legacyFormatOf } from './legacy.ts'
import { placesOf, type ReadAhead } from './source.ts'

/**
 * One file of the spool: frames one behind the other, then zeros or nothing. It is only ever appended to, so that what is
 * neither a frame nor zeros is damage, or the tail of a write that a crash has torn.
 */
export type SegmentFile = {
  path: string
  /** Ten digits, in the order of writing. */
  number: string
  /** Undefined for one of an earlier version: what is in it says so. */
  key: Buffer | undefined
}

export type Part = ({ kind: 'entry'; entry: SpoolEntry } & Extent) | ({ kind: 'damaged' } & Extent)

const NAME = /^(\d{10})(?:-([0-9a-f]{32}))?\.spool$/

export function newSegmentFile(folder: string, number: number): SegmentFile & { key: Buffer } {
  const key = randomBytes(KEY)
  const digits = String(number).padStart(10, '0')
  return { path: join(folder, `${digits}-${key.toString('hex')}.spool`), number: digits, key }
}

/** Oldest first; none where there is no folder. */
export async function listSegments(folder: string): Promise<SegmentFile[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.sort().flatMap((name) => {
    const [, number, key] = NAME.exec(name) ?? []
    if (!number) return []
    return [{ path: join(folder, name), number, key: key ? Buffer.from(key, 'hex') : undefined }]
  })
}

/** Undefined where nothing in the file says how it is to be read. */
export async function formatOfSegment({ key }: SegmentFile, source: ReadAhead): Promise<Format | undefined> {
  return key ? formatOf(key) : legacyFormatOf(source)
}

/**
 * Walks a segment to `end`, where its data ends, past what is damaged. A torn tail is no part. Throws when the disk does
 * not let it.
 */
export async function* walk(
  source: ReadAhead,
  format: Format | undefined,
  end: number,
): AsyncGenerator<Part> {
  for (let offset = 0; offset < end; ) {
    const found = format ? await format.read(source, offset) : { kind: 'none' as const }
    if (found.kind === 'whole') {
      yield { ...found, kind: 'entry', offset }
      offset += found.bytes
      continue
    }
    const next = found.kind === 'broken' ? offset + found.bytes : await nextFrame(source, format, offset + 1)
    if (next === undefined) {
      if (isTorn(format, end - offset)) return
      yield { kind: 'damaged', offset, bytes: end - offset }
      return
    }
    // The last octet of a frame is never zero: where it is missing, the write was not finished.
    if (next > end) return
    yield { kind: 'damaged', offset, bytes: next - offset }
    offset = next
  }
}

async function nextFrame(
  source: ReadAhead,
  format: Format | undefined,
  from: number,
): Promise<number | undefined> {
  if (!format) return undefined
  for await (const place of placesOf(format.key, source, from)) {
    if ((await format.read(source, place)).kind !== 'none') return place
  }
  return undefined
}

/** So few octets that not even a header was written. */
const isTorn = (format: Format | undefined, octets: number) => format !== undefined && octets < format.header
