import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isKey } from '#settings.ts'
import { lockFolder } from '#storage/lock.ts'
import { syncFolder } from '#storage/sync-folder.ts'

/** Files of keys in the data folder: one key of 32 octets a line, the present one first, older ones below it. */

const KEY = 32

function keyOf(text: string): Buffer {
  return /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')
}

/** `given` by a setting, else from a file that is made once; then the `old` ones. `loss`: what to tell who has broken it. */
export async function readKeys(
  { given, old }: { given: string; old: readonly string[] },
  file: { directory: string; name: string; loss: string },
): Promise<Uint8Array[]> {
  const keys = given ? [keyOf(given)] : await readKeyFile(file.directory, file.name, file.loss)
  return [...keys, ...old.map(keyOf)]
}

async function readKeyFile(directory: string, name: string, loss: string): Promise<Buffer[]> {
  const path = join(directory, name)
  await makeKeyFile(directory, path)
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  if (!lines.length || !lines.every((line) => isKey(line.trim()))) {
    throw new Error(`${path} does not hold 32 octets in hexadecimal. ${loss}`)
  }
  return lines.map((line) => keyOf(line.trim()))
}

/**
 * Puts a new key above the others; whole or not at all. LockedError while a process has the folder.
 */
export async function rotateKeyFile(directory: string, name: string): Promise<void> {
  const lock = await lockFolder(directory)
  try {
    await putKeyAbove(directory, join(directory, name))
  } finally {
    await lock.release()
  }
}

async function putKeyAbove(directory: string, path: string): Promise<void> {
  await makeKeyFile(directory, path)
  const before = await readFile(path, 'utf8')
  const aside = `${path}.new`
  await writeSynced(aside, `${randomBytes(KEY).toString('hex')}\n${before}`)
  await rename(aside, path)
  await syncFolder(directory)
}

/** Whole or not at all, also when the power goes: else the next start would find an empty file in its place. */
async function makeKeyFile(directory: string, path: string): Promise<void> {
  if (existsSync(path)) return
  await mkdir(directory, { recursive: true })
  const aside = `${path}.new-${randomBytes(4).toString('hex')}`
  try {
    await writeSynced(aside, `${randomBytes(KEY).toString('hex')}\n`)
    // Not a rename: another process may have been first.
    await link(aside, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(aside, { force: true })
  }
  await syncFolder(directory)
}

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}
