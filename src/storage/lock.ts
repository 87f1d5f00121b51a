import { closeSync, openSync } from 'node:fs'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

/** Another process holds the data folder. */
export class LockedError extends Error {
  override name = 'LockedError'
}

/** A data folder that cannot be made or written; the message is for the operator and says what to do. */
export class FolderUnusableError extends Error {
  override name = 'FolderUnusableError'
}

export type FolderLock = { release(): Promise<void> }

const LOCK = 'owner.lock'
const OWNER = 'owner.json'
/** One whose supervisor was killed ends by itself, and its successor may be there first. */
const LETTING_GO_MS = 2_000

/**
 * Takes a data folder, made if missing, for this process. The lock is one that the kernel holds: SQLite's on an empty
 * file. It ends with the process, however that ends, and counts across containers on one volume; a number of a process
 * in a file does neither. Throws LockedError with words for the operator when a living process has the folder, and
 * FolderUnusableError.
 */
export async function lockFolder(directory: string): Promise<FolderLock> {
  const lock = await makeLock(directory)
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

async function makeLock(directory: string): Promise<DatabaseSync | null> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    return await openLock(join(directory, LOCK))
  } catch (error) {
    const why = reasons[(error as NodeJS.ErrnoException).code ?? '']
    if (!why) throw error
    const whatToDo = 'Set DATA_DIR to a folder that this user may write to.'
    throw new FolderUnusableError(`The data folder ${directory} cannot be used: ${why}. ${whatToDo}`)
  }
}

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file is in its place',
  ENOENT: 'it cannot be made there',
  ENOSPC: 'the disk is full',
}

/** Null when another process has it. */
async function openLock(path: string): Promise<DatabaseSync | null> {
  // Node 20, on which the command line runs too, has none.
  const { DatabaseSync } = await import('node:sqlite')
  // SQLite would make it readable for everyone.
  closeSync(openSync(path, 'a', 0o600))
  const database = new DatabaseSync(path, { timeout: LETTING_GO_MS })
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

/** For the message to the second process; the lock itself does not say who holds it. */
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
