import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { isKey } from '#settings.ts'
import { LockedError, lockDirectory } from '#storage/lock.ts'
import { Refusal } from '../refusal.ts'

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
 * Puts a new key above the others; whole or not at all. Refusal `wrong_state` (409) while a process has the folder.
 */
export async function rotateKeyFile(directory: string, name: string): Promise<void> {
  const unlock = await lockDirectory(directory).catch((error: unknown) => {
    if (error instanceof LockedError) throw new Refusal(409, 'wrong_state', error.message)
    throw error
  })
  try {
    await putKeyAbove(directory, join(directory, name))
  } finally {
    await unlock()
  }
}

async function putKeyAbove(directory: string, path: string): Promise<void> {
  await makeKeyFile(directory, path)
  const before = await readFile(path, 'utf8')
  const aside = `${path}.new`
  const file = await open(aside, 'w', 0o600)
  try {
    await file.writeFile(`${randomBytes(KEY).toString('hex')}\n${before}`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(aside, path)
}

async function makeKeyFile(directory: string, path: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  try {
    const file = await open(path, 'wx', 0o600)
    await file.writeFile(`${randomBytes(KEY).toString('hex')}\n`)
    await file.sync()
    await file.close()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
