import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { connectPostgres } from './connect.ts'

/** A database of its own on the PostgreSQL server at `server`. */
export async function emptyPostgres(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `snapshot_${randomBytes(6).toString('hex')}`
  const run = async (text: string) => {
    const { db, close } = await connectPostgres(server)
    await sql
      .raw(text)
      .execute(db)
      .finally(() => close())
  }
  await run(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}
