import { execFile } from 'node:child_process'
import { constants, existsSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { fromPglite, type Db as QueueSql } from 'pg-boss'
import { lockDirectory } from './lock.ts'
import { migrate } from './migrate.ts'
import { openPostgres, type PostgresLog } from './postgres.ts'
import { refuseUnfinished } from './snapshot/unfinished.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export type Database = {
  db: Db
  kind: 'embedded' | 'postgres'
  /** What the job queue runs its SQL on. */
  queue: { backend?: 'pglite'; db: QueueSql } | { connectionString: string; max: number }
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
  /** Connections of the pool; null for the embedded database. */
  pool(): { total: number; idle: number; waiting: number } | null
  /**
   * Copies the files of the embedded database, as of one moment, into a folder that is not there yet; whoever has a
   * question waits meanwhile. Null for PostgreSQL, which hands out snapshots by itself.
   */
  copyFiles: ((folder: string) => Promise<void>) | null
  close(): Promise<void>
}

/**
 * Opens PostgreSQL when `url` is set, else PGlite in `directory` (`memory` keeps nothing), and brings the schema
 * up to date. Throws LockedError when another process holds the embedded database, SchemaError when the schema is newer
 * than the code, SnapshotError when a restore into the folder was not finished. `connections`: of the pool, for PostgreSQL.
 */
export async function openDatabase(options: {
  url: string
  directory: string | 'memory'
  connections?: number
  log?: PostgresLog
}): Promise<Database> {
  const { url, directory, connections = 10, log } = options
  if (directory !== 'memory') refuseUnfinished(directory)
  if (url) return openPostgres(url, { connections, ...(log ? { log } : {}) })
  const database = await openEmbedded(directory)
  try {
    await migrate(database.db)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** Makes the database aside and moves it in place whole: a process killed half-way leaves nothing half made. */
async function makeEmbedded(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return
  const aside = `${dataDir}.new`
  await rm(aside, { recursive: true, force: true })
  const program = join(import.meta.dirname, 'make-embedded.ts')
  await promisify(execFile)(process.execPath, ['--liftoff-only', program, aside])
  await rename(aside, dataDir)
}

/** As it is: no migration is run. An empty one is made where none is. */
export async function openEmbedded(directory: string | 'memory'): Promise<Database> {
  // V8 takes 500 MB to optimize one huge function of PostgreSQL; without, a query takes a third longer.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
  const { PGlite } = await import('@electric-sql/pglite')
  const unlock = directory === 'memory' ? async () => {} : await lockDirectory(directory)
  const dataDir = directory === 'memory' ? 'memory://' : join(directory, 'database')
  if (directory !== 'memory') await makeEmbedded(dataDir)
  // 8 MB instead of 128 MB of shared buffers: 206 MB resident instead of 342 MB.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']
  const pglite = await PGlite.create({ dataDir, startParams })
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  const raw = fromPglite(pglite)
  return {
    db,
    kind: 'embedded',
    queue: {
      backend: 'pglite',
      // One Kysely connection for each statement: else a failed one poisons queries that run at the same time.
      db: {
        ...raw,
        executeSql: (text: string, values?: unknown[]) =>
          db.connection().execute(() => raw.executeSql(text, values as never)),
      } as QueueSql,
    },
    listen: (channel, listener) => pglite.listen(channel, listener),
    notify: async (channel, payload) => {
      await pglite.query('select pg_notify($1, $2)', [channel, payload])
    },
    pool: () => null,
    copyFiles: (folder) =>
      db.transaction().execute(async (trx) => {
        // All is in the files then; nothing is written to them before this transaction ends.
        await sql`checkpoint`.execute(trx)
        await cp(dataDir, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
      }),
    close: async () => {
      if (!pglite.closed) await db.destroy()
      await unlock()
    },
  }
}
