import { closeSync, openSync } from 'node:fs'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process holds the data folder. */
export class LockedError extends Error {
  override name = 'LockedError'
}

export type FolderLock = { release(): Promise<void> }

const LOCK = 'owner.lock'
const OWNER = 'owner.json'

/**
 * Takes a data folder, made if missing, for this process. The lock is one that the kernel holds: SQLite's on an empty
 * file. It ends with the process, however that ends, and counts across containers on one volume; a number of a process
 * in a file does neither. Throws LockedError with words for the operator when a living process has the folder.
 */
export async function lockFolder(directory: string): Promise<FolderLock> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const lock = openLock(join(directory, LOCK))
  if (!lock) throw new LockedError(await whoHas(directory))
  try {
    await writeOwner(directory)
  } catch (error) {
    lock.close()
    throw error
  }
  return {
    async release() {
      await rm(join(directory, OWNER), { force: true }).catch(() => {})
      lock.close()
    },
  }
}

/** Null when another process has it. */
function openLock(path: string): DatabaseSync | null {
  // SQLite would make it readable for everybody.
  closeSync(openSync(path, 'a', 0o600))
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    database.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive')
    return database
  } catch (error) {
    database.close()
    if (isBusy(error)) return null
    throw error
  }
}

/** SQLITE_BUSY and its extended codes (https://www.sqlite.org/rescode.html#busy). */
const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === 5

/** For whoever is refused; the lock itself says only that somebody has it. */
async function writeOwner(directory: string): Promise<void> {
  const owner = { process: process.pid, host: hostname(), since: new Date().toISOString() }
  const file = await open(join(directory, OWNER), 'w', 0o600)
  await file.writeFile(`${JSON.stringify(owner)}\n`).finally(() => file.close())
}

async function whoHas(directory: string): Promise<string> {
  const text = await readFile(join(directory, OWNER), 'utf8').catch(() => '')
  const { process, host, since } = ownerOf(text)
  const who = process ? `process ${process} on ${host}, since ${since}` : 'another process'
  return `The data folder ${directory} is in use by ${who}. Stop it first, or set DATA_DIR to another folder: each process needs one of its own.`
}

function ownerOf(text: string): Partial<Record<'process' | 'host' | 'since', string | number>> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
