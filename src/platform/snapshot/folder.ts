import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterOf } from '#storage/embedded/cluster.ts'
import { hasOldDatabase } from '#storage/embedded/old-database.ts'
import { SnapshotError } from '#storage/snapshot/types.ts'
import { spoolOf } from '#storage/spool/folder.ts'
import { checkSpool, readSpool } from '#storage/spool/read.ts'
import { MARK_ROOTS_FILE } from '../keys/mark-roots.ts'

/** What a data folder holds beside the database. */

/** Small files that nothing else can bring back. */
export const keyFiles = ['secret', 'seed-key', MARK_ROOTS_FILE]

/** Also one of a version before 0.2, which opening refuses. */
export const hasDatabase = (directory: string) =>
  existsSync(clusterOf(directory)) || hasOldDatabase(directory)

/** Null where there is none. */
export async function readKeyText(directory: string, name: string): Promise<string | null> {
  return readFile(join(directory, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

/** Whether there is anything that a restore would take away: mails that wait, or pieces of damaged ones. */
export async function spoolIsEmpty(directory: string): Promise<boolean> {
  const state = await checkSpool(spoolOf(directory))
  return !state || state.mails + state.damaged.length + state.aside.length === 0
}

export async function countMails(directory: string): Promise<number> {
  let count = 0
  for await (const _ of readSpool(spoolOf(directory))) count++
  return count
}

/**
 * What another user wrote into the folder, the instance could not read afterwards. Throws SnapshotError with the
 * command to use.
 */
export async function refuseOtherUser(directory: string): Promise<void> {
  const user = process.getuid?.()
  const owner = await stat(directory).then(
    ({ uid }) => uid,
    () => user,
  )
  if (user !== owner) {
    throw new SnapshotError(
      `The folder ${directory} belongs to the user with the number ${owner}. Run this as that user, for example with: sudo -u '#${owner}'`,
    )
  }
}
