import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** An empty database of its own on the PostgreSQL of the tests. */
export type OwnDatabase = {
  url: string
  /** Runs one statement as somebody else on the same server. */
  sql<T = Record<string, unknown>>(text: string, values?: unknown[]): Promise<T[]>
  drop(): Promise<void>
}

export async function ownDatabase(server: string): Promise<OwnDatabase> {
  const name = `many_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: url.href })
  client.on('error', () => {})
  await client.connect()
  return {
    url: url.href,
    sql: async (text, values) => (await client.query(text, values)).rows,
    async drop() {
      await client.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
