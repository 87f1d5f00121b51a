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

/** Runs the migrations that have not run yet. Throws the first failure. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db, provider: fromFiles }).migrateToLatest()
  if (error) throw error
}
