import { openDatabaseUrl } from './database-url.ts'
import type { Database } from './db.ts'
import { startEmbedded } from './embedded/open.ts'
import { lockFolder } from './lock.ts'
import { openPostgres, POOL_CONNECTIONS } from './postgres.ts'
import type { PostgresLog } from './postgres-listener.ts'
import { refuseUnfinished } from './snapshot/unfinished.ts'
import { takeOver } from './take-over.ts'

export type DatabaseOptions = {
  /** URL of a PostgreSQL server; empty: the embedded one of `directory`. */
  url: string
  /** DATA_DIR: of this process alone until the database is closed, whatever the server. */
  directory: string
  /** When what the process before left in the embedded database is due again. Default: now. */
  now?: Date
  /** Connections of the pool, 10 by default. */
  connections?: number
  log?: PostgresLog
}

/** Connections beside the pool: the listener, the job queue, and a command line that looks in. */
const MORE_CONNECTIONS = 30

/**
 * Opens the database of the one process that owns `directory`, and brings the schema up to date. Throws LockedError when
 * another process has the folder, SchemaError when the schema is newer than the code, SnapshotError when a restore into the
 * folder was not finished, DatabaseUnavailable when there is no server that can be used.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const lock = await lockFolder(options.directory)
  try {
    refuseUnfinished(options.directory)
    const database = options.url ? await openDatabaseUrl(options.url, options) : await openEmbedded(options)
    return { ...database, close: () => database.close().finally(lock.release) }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** No other process uses it: what is claimed in it was left by one that is gone. */
async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const { directory, connections = POOL_CONNECTIONS, now = new Date(), log } = options
  const server = await startEmbedded(directory, {
    connections: connections + MORE_CONNECTIONS,
    ...(log ? { log } : {}),
  })
  try {
    const database = await openPostgres(server.url, options)
    await takeOver(database.db, now)
    return { ...database, close: () => database.close().finally(server.stop) }
  } catch (error) {
    await server.stop()
    throw error
  }
}
