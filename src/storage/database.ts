import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import { fromPglite, type Db as QueueSql } from 'pg-boss'
import { lockDirectory } from './lock.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export type Database = {
  db: Db
  kind: 'embedded' | 'postgres'
  /** What the job queue runs its SQL on. */
  queue: { backend?: 'pglite'; db: QueueSql } | { connectionString: string }
  /** Calls `listener` for each notification on `channel`; answers how to stop. */
  listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>
  notify(channel: string, payload: string): Promise<void>
  close(): Promise<void>
}

/**
 * Opens PostgreSQL when `url` is set, else PGlite in `directory` (`memory` keeps nothing), and brings the schema
 * up to date. Throws when another process holds the embedded database or when the schema is newer than the code.
 */
export async function openDatabase(options: {
  url: string
  directory: string | 'memory'
}): Promise<Database> {
  const database = options.url ? await openPostgres(options.url) : await openEmbedded(options.directory)
  await migrate(database.db)
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

async function openEmbedded(directory: string | 'memory'): Promise<Database> {
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
    close: async () => {
      if (!pglite.closed) await db.destroy()
      await unlock()
    },
  }
}

async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg')
  // int8 as number, as PGlite does; our counts stay far below 2^53.
  pg.types.setTypeParser(20, Number)
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const listeners = new Set<{ end(): Promise<void> }>()
  return {
    db,
    kind: 'postgres',
    queue: { connectionString: url },
    listen: async (channel, listener) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      client.on('notification', (message) => listener(message.payload ?? ''))
      client.on('error', () => {})
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      listeners.add(client)
      return async () => {
        listeners.delete(client)
        await client.end()
      }
    },
    notify: async (channel, payload) => {
      await pool.query('select pg_notify($1, $2)', [channel, payload])
    },
    close: async () => {
      await Promise.all([...listeners].map((client) => client.end()))
      await db.destroy()
    },
  }
}
