import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseUnavailable } from '../unavailable.ts'
import type { ServerLog } from './server.ts'

/** The folder of the database of versions before 0.2, which only version 0.2.0 can convert. */
const oldFolder = (directory: string) => join(directory, 'database')

export const hasOldDatabase = (directory: string) => existsSync(join(oldFolder(directory), 'PG_VERSION'))

/** Throws DatabaseUnavailable if the data folder has an old database. For a data folder without a new one. */
export function refuseOldDatabase(directory: string): void {
  if (!hasOldDatabase(directory)) return
  throw new DatabaseUnavailable(
    `${oldFolder(directory)} was written by a version before 0.2, which this one does not read. Nothing was changed. Start version 0.2.0 on this folder once, which brings it over, then this one; or restore a backup of the old version into an empty folder.`,
  )
}

/** Logs a warning if the data folder also has an old database, as after a return to a version before 0.2. */
export function nameOldDatabase(directory: string, newer: string, log: ServerLog | undefined): void {
  if (!hasOldDatabase(directory)) return
  const folder = oldFolder(directory)
  log?.warn(
    { folder },
    `${folder} is the database of a version before 0.2. Mail that this old version received is only there. This version uses ${newer}. To stop this warning, move the old folder elsewhere`,
  )
}
