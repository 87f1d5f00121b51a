import { readdir, unlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { damagedIn, lastDamaged } from './damaged.ts'
import { closeToOthers, exists, makeFolder } from './folder.ts'
import { deleteSegment, loadSegment, type Segment, type SpoolLog, silent } from './load.ts'
import { besides } from './marks.ts'
import { listSegments } from './segment.ts'
import { SegmentedSpool, type Spool, type SpoolOptions } from './spool.ts'

/**
 * Opens the spool in `folder` (made if missing, and closed to other users) and reads what earlier runs left; what of it is
 * damaged is set aside, with a line in the log each. One process at a time.
 */
export async function openSpool(
  folder: string,
  { log = silent, ...options }: SpoolOptions & { log?: SpoolLog } = {},
): Promise<Spool> {
  const directory = resolve(folder)
  await makeFolder(directory)
  await keepPrivate(directory, log)
  const files = await listSegments(directory)
  const segments: Segment[] = []
  for (const file of files) {
    const segment = await loadSegment(file, log)
    if (segment.live.size > 0 || !segment.deletable) segments.push(segment)
    else await deleteSegment(segment)
  }
  await removeStrayMarks(directory)
  const last = Math.max(Number(files.at(-1)?.number ?? 0), await lastDamaged(directory))
  return new SegmentedSpool(directory, segments, last, log, options)
}

async function keepPrivate(directory: string, log: SpoolLog): Promise<void> {
  const folders = (await exists(damagedIn(directory))) ? [directory, damagedIn(directory)] : [directory]
  for (const folder of folders) {
    if (!(await closeToOthers(folder)))
      log.warn({ folder }, 'the folder of the spool belongs to another user, and others may read it')
  }
}

/** Those of segments that are gone. */
async function removeStrayMarks(directory: string): Promise<void> {
  const names = await readdir(directory)
  const known = new Set(names.filter((name) => name.endsWith('.spool')).flatMap(besides))
  for (const name of names) {
    if (/\.spool\.(?:marks|done)$/.test(name) && !known.has(name)) await unlink(join(directory, name))
  }
}
