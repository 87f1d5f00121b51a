import type { Kysely } from 'kysely'
import { startEmbedded } from './embedded/open.ts'
import { openPostgres, type PostgresLog } from './postgres.ts'
import { refuseUnfinished } from './snapshot/unfinished.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export type Database = {
  db: Db
  /** No other process of an instance uses it: what is claimed when it is opened was left by one that is gone. */
  isOwn: boolean
  /** What the job queue runs its SQL on. */
  queue: { connectionString: string; max: number }
  /**
   * Calls `listener` for each notification on `channel`; answers how to stop. `onGap`: the connection broke and is there
   * again, notifications may have been missed.
   */
  listen(
    channel: string,
    listener: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>
  notify(channel: string, payload: string): Promise<void>
  /** Connections of the pool. */
  pool(): { total: number; idle: number; waiting: number }
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** Of a PostgreSQL server; empty: the embedded one of `directory`. */
  url: string
  directory: string
  /** Of the pool. */
  connections?: number
  log?: PostgresLog
}

/** Beside the pool: the listener, the job queue, and whoever looks in from the command line. */
const MORE_CONNECTIONS = 30

/**
 * Opens the database of a process that has locked `directory` and brings the schema up to date. Throws SchemaError when
 * the schema is newer than the code, SnapshotError when a restore into the folder was not finished, DatabaseUnavailable when the
 * embedded server cannot run here.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, directory, connections = 10, log } = options
  refuseUnfinished(directory)
  if (url) return { ...(await openPostgres(url, { connections, ...(log ? { log } : {}) })), isOwn: false }
  const server = await startEmbedded(directory, {
    connections: connections + MORE_CONNECTIONS,
    ...(log ? { log } : {}),
  })
  try {
    const database = await openPostgres(server.url, { connections, ...(log ? { log } : {}) })
    return {
      ...database,
      isOwn: true,
      close: async () => {
        await database.close()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}
