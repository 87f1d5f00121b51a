import { Kysely, PostgresDialect } from 'kysely'
import { heard } from '../postgres.ts'
import type { Tables } from '../tables.ts'

export type Connection = { db: Kysely<Tables>; close(): Promise<void> }

/**
 * PostgreSQL as it is: no migration is run, and a statement may take as long as a large table needs. Throws what `pg`
 * throws.
 */
export async function connectPostgres(url: string): Promise<Connection> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: 20_000,
    keepAlive: true,
  })
  pool.on('error', () => {})
  pool.on('connect', heard)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, close: () => db.destroy() }
}
