import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { clusterOf } from '../embedded/cluster.ts'
import { SnapshotError } from './types.ts'

/** What is being restored into a data folder stands here until all of it is there. */
export const restoringFolder = (directory: string) => join(directory, 'restoring')

export const isUnfinished = (directory: string) =>
  existsSync(restoringFolder(directory)) && !existsSync(clusterOf(directory))

/** Throws SnapshotError: an instance that starts in half of a backup would make a new one of the other half. */
export function refuseUnfinished(directory: string): void {
  if (!isUnfinished(directory)) return
  throw new SnapshotError(
    `A restore into ${directory} was not finished. Run it again. If it says that the database is not empty, it was finished: delete ${restoringFolder(directory)} then.`,
  )
}
