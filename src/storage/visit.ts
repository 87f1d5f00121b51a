import type { Database } from './db.ts'
import { reachEmbedded, startEmbedded } from './embedded/open.ts'
import { LockedError, lockFolder } from './lock.ts'
import { openPostgres } from './postgres.ts'
import { refuseUnfinished } from './snapshot/unfinished.ts'

/** The database of an instance, for a program beside it: whether the instance runs or not. */

const CONNECTIONS = 5

type Place = {
  url: string
  directory: string
  /** LockedError when a process has the folder, in place of its server. */
  alone?: boolean
}

/**
 * Where the database of an instance is reached until `close`: the server of the process that has the folder, else one
 * that is started for this. Throws LockedError when that process has no server (yet), DatabaseUnavailable.
 */
export async function visitServer({
  url,
  directory,
  alone,
}: Place): Promise<{ url: string; close(): Promise<void> }> {
  if (url) return { url, close: async () => {} }
  const lock = await lockFolder(directory).catch((error: unknown) => {
    if (error instanceof LockedError) return error
    throw error
  })
  if (lock instanceof LockedError) {
    const reached = alone ? null : await reachEmbedded(directory)
    if (!reached) throw lock
    return { url: reached.url, close: async () => reached.release() }
  }
  try {
    refuseUnfinished(directory)
    const server = await startEmbedded(directory, { connections: CONNECTIONS })
    return { url: server.url, close: () => server.stop().finally(lock.release) }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** With its schema brought up to date. */
export async function visitDatabase(place: Place): Promise<Database> {
  const server = await visitServer(place)
  try {
    const database = await openPostgres(server.url, { connections: CONNECTIONS })
    return { ...database, close: () => database.close().finally(server.close) }
  } catch (error) {
    await server.close()
    throw error
  }
}
