import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config.ts'
import { makeEmbedded } from '#storage/embedded/open.ts'
import { lockFolder } from '#storage/lock.ts'
import { readBackup, snapshotIn } from '#storage/snapshot/file/read.ts'
import type { Header } from '#storage/snapshot/file/records.ts'
import { loadSnapshot } from '#storage/snapshot/load.ts'
import { type Contents, type Counted, SnapshotError } from '#storage/snapshot/types.ts'
import { isUnfinished, restoringFolder } from '#storage/snapshot/unfinished.ts'
import { spoolOf } from '#storage/spool/folder.ts'
import { openSpool } from '#storage/spool/open.ts'
import { syncFolder } from '#storage/sync-folder.ts'
import { hasDatabase, keyFiles, readKeyText, refuseOtherUser, spoolIsEmpty } from './folder.ts'
import { reach } from './source.ts'

type Settings = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>

export type Checked = { header: Header; contents: Contents; keys: Map<string, string>; mails: number }

/** Reads a backup from beginning to end. Throws SnapshotError when it is not whole. */
export async function checkBackup(path: string): Promise<Checked> {
  const keys = new Map<string, string>()
  let header: Header | undefined
  let contents: Contents | undefined
  let mails = 0
  for await (const part of readBackup(path)) {
    if (part.kind === 'header') header = part.header
    if (part.kind === 'database') contents = part.contents
    if (part.kind === 'mail') mails++
    if (part.kind !== 'key') continue
    if (!keyFiles.includes(part.name)) throw new SnapshotError('The file holds a key that has no place here.')
    keys.set(part.name, part.text)
  }
  return { header: header!, contents: contents!, keys, mails }
}

export type Restored = Checked & { tables: Counted[] }

/**
 * Puts a backup into an empty data folder, and into PostgreSQL where that is set, which must be empty as well. The file
 * is read whole before anything is made. Throws SnapshotError with words for the operator; nothing was changed then, or
 * the same call can be made again.
 */
export async function restore(config: Settings, path: string): Promise<Restored> {
  const checked = await checkBackup(path)
  const { DATA_DIR: directory, DATABASE_URL: url } = config
  await refuseOtherUser(directory)
  const lock = await lockFolder(directory)
  const aside = restoringFolder(directory)
  try {
    await refuseUsed(config, checked)
    await rm(aside, { recursive: true, force: true })
    await mkdir(aside, { mode: 0o700 })
    await prepareFolder(aside, path, checked)
    const tables = await (url
      ? intoPostgres(url, directory, path, checked)
      : intoFolder(directory, path, checked))
    return { ...checked, tables }
  } finally {
    // A process that is killed leaves it, which keeps an instance from starting in half of what there was.
    await rm(aside, { recursive: true, force: true })
    await lock.release()
  }
}

async function refuseUsed({ DATABASE_URL, DATA_DIR }: Settings, { keys }: Checked): Promise<void> {
  if (!DATABASE_URL && hasDatabase(DATA_DIR)) {
    throw new SnapshotError(
      `There is a database in ${DATA_DIR} already. Nothing was changed. Give an empty folder, or move this one away.`,
    )
  }
  if (!isUnfinished(DATA_DIR) && !(await spoolIsEmpty(DATA_DIR))) {
    throw new SnapshotError(
      `The spool of ${DATA_DIR} holds mail that was not stored yet, or damaged pieces of it. Nothing was changed. Give an empty folder, or move this one away.`,
    )
  }
  for (const [name, text] of keys) {
    const there = await readKeyText(DATA_DIR, name)
    if (there !== null && there.trim() !== text.trim()) {
      throw new SnapshotError(
        `${join(DATA_DIR, name)} is not the one of the backup, without which its data is of little use. Nothing was changed. Give an empty folder, or move that file away.`,
      )
    }
  }
}

/** Keys and spool, aside. */
async function prepareFolder(aside: string, path: string, { keys }: Checked): Promise<void> {
  for (const [name, text] of keys) {
    await writeFile(join(aside, name), text, { mode: 0o600, flush: true })
  }
  const spool = await openSpool(spoolOf(aside))
  try {
    for await (const part of readBackup(path)) {
      if (part.kind === 'database') break
      // A copy: what was handed out is part of what was read.
      if (part.kind === 'mail') await spool.write({ ...part.entry, raw: Uint8Array.from(part.entry.raw) })
    }
  } finally {
    await spool.close()
  }
}

/** The database last: without one the folder counts as empty, and all can be done again. */
async function intoFolder(directory: string, path: string, { contents, keys }: Checked): Promise<Counted[]> {
  let tables: Counted[] = []
  await makeEmbedded(directory, async (db) => {
    tables = await loadSnapshot(db, snapshotIn(path, contents))
    await moveIn(directory, keys)
  })
  return tables
}

/** Keys and spool first; they go again when the database does not take its part. */
async function intoPostgres(
  url: string,
  directory: string,
  path: string,
  { contents, keys }: Checked,
): Promise<Counted[]> {
  const { db, close } = await reach(url)
  try {
    const moved = await moveIn(directory, keys)
    try {
      return await loadSnapshot(db, snapshotIn(path, contents))
    } catch (error) {
      for (const place of moved) await rm(place, { recursive: true, force: true })
      throw error
    }
  } finally {
    await close()
  }
}

/** Answers what was not there before. */
async function moveIn(directory: string, keys: Map<string, string>): Promise<string[]> {
  const moved: string[] = []
  for (const name of keys.keys()) {
    const place = join(directory, name)
    if (!existsSync(place)) moved.push(place)
    await rename(join(restoringFolder(directory), name), place)
  }
  const spool = spoolOf(directory)
  await rm(spool, { recursive: true, force: true })
  await rename(spoolOf(restoringFolder(directory)), spool)
  await syncFolder(directory)
  return [...moved, spool]
}
