import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseUnavailable } from '../unavailable.ts'
import type { ServerLog } from './server.ts'

/** Versions before 0.2 kept a database of another kind in a folder of its own; 0.2.0 was the one that brought it over. */
const oldFolder = (directory: string) => join(directory, 'database')

export const hasOldDatabase = (directory: string) => existsSync(join(oldFolder(directory), 'PG_VERSION'))

/** Throws DatabaseUnavailable for a folder whose data is in the old database alone. */
export function refuseOldDatabase(directory: string): void {
  if (!hasOldDatabase(directory)) return
  throw new DatabaseUnavailable(
    `${oldFolder(directory)} was written by a version before 0.2, which this one does not read. Nothing was changed. Start version 0.2.0 on this folder once, which brings it over, then this one; or restore a backup of the old version into an empty folder.`,
  )
}

/** Beside a newer one there is an old database when somebody went back to a version before 0.2. */
export function nameOldDatabase(directory: string, newer: string, log: ServerLog | undefined): void {
  if (!hasOldDatabase(directory)) return
  const folder = oldFolder(directory)
  log?.warn(
    { folder },
    `${folder} is the database of a version before 0.2. What that version received after the move is only there. This version goes on with ${newer}; move the old folder elsewhere to see this no more`,
  )
}
