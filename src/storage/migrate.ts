import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Tables } from './tables.ts'

const folder = join(import.meta.dirname, '../../migrations')

/** Reads `NNNN_name.sql` files; statements end with `;` at the end of a line. */
const fromFiles: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    const entries = await Promise.all(
      names.map(async (name) => [name.slice(0, -4), await readMigration(name)] as const),
    )
    return Object.fromEntries(entries)
  },
}

async function readMigration(name: string): Promise<Migration> {
  const text = await readFile(join(folder, name), 'utf8')
  const statements = text
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean)
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  }
}

/** The database was made by a newer version: its schema is not to be touched. */
export class SchemaError extends Error {
  override name = 'SchemaError'
}

/**
 * Runs the migrations that have not run yet, while other processes that start at the same time wait (Kysely takes a
 * lock in the database). Throws SchemaError when the database knows migrations that this version does not have, and the
 * first failure.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db, provider: fromFiles }).migrateToLatest()
  if (!error) return
  const unknown = /previously executed migration (\S+) is missing/.exec((error as Error).message)?.[1]
  if (!unknown) throw error
  throw new SchemaError(
    `The database was set up by a newer version of this program (${unknown}). Start that version, or one that is newer still. A backup from before the change fits this version.`,
  )
}

/** Every migration there is, in order. */
export const migrationNames = async (): Promise<string[]> => Object.keys(await fromFiles.getMigrations())

/** Makes the schema as it was after the migration of that name. Throws the first failure. */
export async function migrateTo(db: Kysely<Tables>, name: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: fromFiles }).migrateTo(name)
  if (error) throw error
}
