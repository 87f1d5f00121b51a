import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** When the last backup of an instance ended, kept in its data folder: the program that writes one is not the one that is watched. */

const fileOf = (directory: string) => join(directory, 'last-backup')

/** `at`: Unix ms. Returns false where the folder cannot be written: the backup is whole all the same. */
export async function noteBackup(directory: string, at: number): Promise<boolean> {
  return writeFile(fileOf(directory), `${new Date(at).toISOString()}\n`).then(
    () => true,
    () => false,
  )
}

/** Unix ms; null before the first backup, and where the note cannot be read. */
export async function readLastBackup(directory: string): Promise<number | null> {
  const at = Date.parse(
    await readFile(fileOf(directory), 'utf8').then(
      (text) => text.trim(),
      () => '',
    ),
  )
  return Number.isNaN(at) ? null : at
}
