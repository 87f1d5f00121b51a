import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readContents, snapshotIn } from '../../snapshot/file/read.ts'
import { loadSnapshot } from '../../snapshot/load.ts'
import { syncFolder } from '../../sync-folder.ts'
import { DatabaseUnavailable } from '../../unavailable.ts'
import { clusterOf, makeCluster } from '../cluster.ts'
import { type MoveWorld, useCluster } from './use-cluster.ts'

/**
 * Versions before 0.2 kept their data in PGlite, a build of PostgreSQL for WebAssembly, whose files no server reads. It
 * goes through a backup file, once; the old folder is kept aside under another name.
 */

const oldFolder = (directory: string) => join(directory, 'database')
const keptFolder = (directory: string) => join(directory, 'database.pglite')

export const hasPglite = (directory: string) => existsSync(join(oldFolder(directory), 'PG_VERSION'))

/** Throws DatabaseUnavailable when the old version still runs, or what it left cannot be read; nothing was changed then. */
export async function moveFromPglite(directory: string, world: MoveWorld): Promise<void> {
  await refuseRunning(directory)
  world.log?.warn({}, 'the database of an earlier version is brought over to PostgreSQL, once')
  const file = join(directory, 'database.moving')
  try {
    await readOut(directory, file)
    await makeCluster(clusterOf(directory), world, (aside) =>
      useCluster(aside, world, async (db) => {
        await loadSnapshot(db, snapshotIn(file, await readContents(file)))
      }),
    )
  } finally {
    await rm(file, { force: true })
  }
}

/** Also what was left to do by a start that was killed. */
export async function keepAside(directory: string): Promise<void> {
  if (!hasPglite(directory)) return
  await rename(oldFolder(directory), keptFolder(directory))
  await syncFolder(directory)
}

/** By a process of its own: what PGlite takes of memory, some 500 MB, it never gives back. */
async function readOut(directory: string, file: string): Promise<void> {
  const program = join(import.meta.dirname, 'read-pglite.ts')
  try {
    await promisify(execFile)(process.execPath, ['--liftoff-only', program, oldFolder(directory), file])
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1)
    throw new DatabaseUnavailable(
      `The database of an earlier version in ${oldFolder(directory)} cannot be read: ${said || (error as Error).message}. Nothing was changed. The version that wrote it can still make a backup, which this one restores into an empty folder.`,
    )
  }
}

/** That version's only lock was a file with its process id. */
async function refuseRunning(directory: string): Promise<void> {
  const path = join(directory, 'process.pid')
  const holder = Number(await readFile(path, 'utf8').catch(() => ''))
  if (holder && holder !== process.pid && isAlive(holder)) {
    throw new DatabaseUnavailable(
      `${path} says that process ${holder}, of an earlier version, has the data folder. Stop it first. If that process is another program, delete the file.`,
    )
  }
  await rm(path, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
