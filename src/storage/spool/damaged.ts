import { type FileHandle, open, readdir, rename, stat, unlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { syncFolder } from '../sync-folder.ts'
import { exists, makeFolder } from './folder.ts'
import type { Extent } from './frame.ts'

/**
 * What cannot be read is set aside in a folder of its own, octet for octet, for a person to look at. Nothing here is ever
 * written over or deleted by the program.
 */

const FOLDER = 'damaged'
const CHUNK = 1024 * 1024
const NAME = /^(\d{10})-\d{10}-[0-9a-f]{8}\.piece$/

export type Piece = { file: string; bytes: number }

export const damagedIn = (spool: string) => join(spool, FOLDER)

/**
 * Copies the octets to `damaged/<segment>-<offset>-<checksum>.piece` and syncs file and folder. The same piece set aside
 * twice, because of a crash in between, is one file. Answers its path, and whether it is new; rejects, with nothing under
 * that name, when the disk does not take it.
 */
export async function setAside(
  spool: string,
  { number, file }: { number: string; file: FileHandle },
  { offset, bytes }: Extent,
): Promise<{ path: string; isNew: boolean }> {
  const folder = damagedIn(spool)
  await makeFolder(folder)
  const place = `${number}-${String(offset).padStart(10, '0')}`
  const unfinished = join(folder, `${place}.unfinished`)
  const checksum = await copy(file, { offset, bytes }, unfinished)
  const path = join(folder, `${place}-${checksum.toString(16).padStart(8, '0')}.piece`)
  const isNew = !(await exists(path))
  if (isNew) await rename(unfinished, path)
  else await unlink(unfinished)
  await syncFolder(folder)
  return { path, isNew }
}

/** Answers the checksum of what was copied. */
async function copy(from: FileHandle, { offset, bytes }: Extent, path: string): Promise<number> {
  const to = await open(path, 'w', 0o600)
  try {
    let checksum = 0
    const chunk = Buffer.allocUnsafe(Math.min(bytes, CHUNK))
    for (let done = 0; done < bytes; ) {
      const { bytesRead } = await from.read(chunk, 0, Math.min(chunk.length, bytes - done), offset + done)
      if (bytesRead === 0) break
      const octets = chunk.subarray(0, bytesRead)
      checksum = crc32(octets, checksum)
      await to.writeFile(octets)
      done += bytesRead
    }
    await to.sync()
    return checksum
  } finally {
    await to.close()
  }
}

/** What lies there, by name; nothing where there is no such folder. */
export async function listDamaged(spool: string): Promise<Piece[]> {
  const folder = damagedIn(spool)
  const pieces: Piece[] = []
  for (const name of await damagedNames(spool)) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found) pieces.push({ file: join(folder, name), bytes: found.size })
  }
  return pieces
}

export const countDamaged = async (spool: string): Promise<number> => (await damagedNames(spool)).length

/** The highest number of a segment that a piece came from: a number that stands there is not given again. */
export async function lastDamaged(spool: string): Promise<number> {
  const last = (await damagedNames(spool)).at(-1)
  return last ? Number.parseInt(basename(last), 10) : 0
}

async function damagedNames(spool: string): Promise<string[]> {
  const names = await readdir(damagedIn(spool)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
  return names.filter((name) => NAME.test(name)).sort()
}
