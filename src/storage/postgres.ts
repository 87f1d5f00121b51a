import { Kysely, PostgresDialect } from 'kysely'
import type { ClientBase } from 'pg'
import type { Database } from './db.ts'
import { migrate } from './migrate.ts'
import { createListener, type PostgresLog } from './postgres-listener.ts'
import type { Tables } from './tables.ts'

/**
 * PostgreSQL, shared by as many processes as wanted. Connections of one process: `connections` of the pool, one that
 * listens, and a few of the job queue in the one that runs it.
 */

/** Milliseconds after which waiting for a connection of the pool, or for a new one, is given up. */
const CONNECT_MS = 20_000
/** The server ends a statement then; only the clean-up takes long at all. */
const STATEMENT_MS = 60_000
/** A server that hangs, or a network that swallows, ends nothing by itself: we do, a while later. */
const SILENCE_MS = STATEMENT_MS + 10_000
const QUEUE_CONNECTIONS = 4
/** Connections of the pool by default. */
export const POOL_CONNECTIONS = 10

/** Brings the schema up to date first, while other processes wait. Throws SchemaError and what `pg` throws. */
export async function openPostgres(
  url: string,
  options: { connections?: number; log?: PostgresLog } = {},
): Promise<Database> {
  const { default: pg } = await import('pg')
  // int8 as number: our counts stay far below 2^53.
  pg.types.setTypeParser(20, Number)
  await migrateAlone(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? POOL_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    onConnect: bounded,
  })
  // An idle connection that breaks; the pool opens another one.
  let isClosing = false
  pool.on('error', (error) => {
    if (!isClosing) options.log?.warn({ error }, 'a connection to the database broke')
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const listener = createListener({
    connect: () =>
      new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true }),
    ...(options.log ? { log: options.log } : {}),
  })
  return {
    db,
    queue: { connectionString: url, max: QUEUE_CONNECTIONS },
    listen: listener.listen,
    notify: async (channel, payload) => {
      await pool.query('select pg_notify($1, $2)', [channel, payload])
    },
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      isClosing = true
      await listener.close()
      await db.destroy()
    },
  }
}

/**
 * The pool does not listen on connections in use, and an `error` event without a listener would end the process. The
 * query rejects anyway.
 */
export const heard = (client: ClientBase): void => void client.on('error', () => {})

/** By statements, not by parameters of the connection, which poolers refuse. */
async function bounded(client: ClientBase): Promise<void> {
  heard(client)
  const { stream } = (client as unknown as { connection: { stream: import('node:net').Socket } }).connection
  // An idle connection is closed by the pool long before: a silent one has a question open.
  stream.setTimeout(SILENCE_MS, () => stream.destroy(new Error('The database did not answer.')))
  await client.query(`set statement_timeout = ${STATEMENT_MS}`)
  await client.query(`set idle_in_transaction_session_timeout = ${STATEMENT_MS}`)
}

/** On a connection without those bounds: a migration takes its time, and so does waiting for another process's. */
async function migrateAlone(url: string): Promise<void> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_MS })
  pool.on('error', () => {})
  pool.on('connect', heard)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}
