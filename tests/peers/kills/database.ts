import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Database, openDatabase } from '#storage/database.ts'

/** A database of its own on the PostgreSQL of the tests, dropped at the end with whoever is still connected. */
export async function freshDatabase(
  server: string,
): Promise<{ url: string; database: Database; drop(): Promise<void> }> {
  const name = `kills_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openDatabase({ url: url.href, directory: 'memory' })
  return {
    url: url.href,
    database,
    async drop() {
      await database.close()
      await onServer(server, `drop database if exists ${name} with (force)`)
    },
  }
}

async function onServer(server: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
