import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Database } from '#storage/db.ts'
import { openPostgres } from '#storage/postgres.ts'

/** Databases of their own for tests, on the server of the run (`global-setup.ts`). */

export const TEMPLATE = 'postproof_template'

export type OwnDatabase = {
  url: string
  /** Runs one statement as someone else on the same server. */
  sql<T = Record<string, unknown>>(text: string, values?: unknown[]): Promise<T[]>
  drop(): Promise<void>
}

/** With our schema; `empty`: with nothing in it. */
export async function ownDatabase({ empty = false } = {}): Promise<OwnDatabase> {
  const server = serverUrl()
  const name = `test_${randomBytes(6).toString('hex')}`
  await runSql(server, `create database ${name} template ${empty ? 'template0' : TEMPLATE}`)
  const url = databaseAt(server, name)
  let client: pg.Client | undefined
  const connect = async () => {
    if (client) return client
    client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  return {
    url,
    sql: async (text, values) => (await (await connect()).query(text, values)).rows,
    async drop() {
      await client?.end()
      await runSql(server, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Open, with our schema; gone when it is closed, whoever is still connected. */
export async function openOwnDatabase(): Promise<Database & { url: string }> {
  const own = await ownDatabase()
  const database = await openPostgres(own.url)
  return { ...database, url: own.url, close: () => database.close().then(own.drop) }
}

export function databaseAt(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** How a socket is opened to the server of such an address: by name and port, or by a path. */
export function placeOf(url: string): { host: string; port: number } | { path: string } {
  const { hostname, port } = new URL(url)
  const host = decodeURIComponent(hostname)
  const at = Number(port || 5432)
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${at}` } : { host, port: at }
}

/** Runs one statement on a connection of its own, which the server may break. */
export async function runSql<T = Record<string, unknown>>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return (await client.query(text).finally(() => client.end())).rows
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url)
    throw new Error('The server of the tests does not run: the project of this test lacks its global setup.')
  return url
}
