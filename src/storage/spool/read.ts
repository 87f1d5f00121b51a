import { stat } from 'node:fs/promises'
import { listDamaged, type Piece } from './damaged.ts'
import type { Extent, SpoolEntry } from './frame.ts'
import { openSegment } from './load.ts'
import { listSegments, type Part, type SegmentFile } from './segment.ts'

/** The spool, read from its files alone, which are not touched: also while a process writes and removes. */

/**
 * Entries not yet removed, past what is damaged: for a backup. Everything that was synced before and is still needed
 * comes; what was just removed may come as well. Rejects when the disk does not give what is there.
 */
export async function* readSpool(folder: string): AsyncGenerator<SpoolEntry> {
  for (const file of await listSegments(folder)) {
    for await (const part of partsOf(file)) if (part.kind === 'entry') yield part.entry
  }
}

export type SpoolState = {
  /** Mails that wait, and their octets without what we put beside them. */
  mails: number
  octets: number
  /** What cannot be read, where it lies. */
  damaged: ({ file: string } & Extent)[]
  /** What was set aside before. */
  aside: Piece[]
}

/** Undefined where there is no spool. Rejects when the disk does not give what is there. */
export async function checkSpool(folder: string): Promise<SpoolState | undefined> {
  if (!(await stat(folder).catch(ignoreMissing))) return undefined
  const state: SpoolState = { mails: 0, octets: 0, damaged: [], aside: [] }
  for (const file of await listSegments(folder)) {
    for await (const part of partsOf(file)) {
      if (part.kind === 'damaged') {
        state.damaged.push({ file: file.path, offset: part.offset, bytes: part.bytes })
        continue
      }
      state.mails += 1
      state.octets += part.entry.raw.length
    }
  }
  state.aside = await listDamaged(folder)
  return state
}

/** None of a segment that was deleted meanwhile: everything in it is done. */
async function* partsOf(file: SegmentFile): AsyncGenerator<Part> {
  const opened = await openSegment(file).catch(ignoreMissing)
  if (!opened) return
  try {
    yield* opened.parts
  } finally {
    await opened.close()
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
