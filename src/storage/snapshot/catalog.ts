import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import type { Sequence, Table } from './types.ts'

/** What stands in the schema, asked of the database itself: a table of a later migration is there by itself. */

type Db = Kysely<Tables>

/** Those in which Kysely keeps which migrations were run. */
const own = ['kysely_migration', 'kysely_migration_lock']

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Our tables by name, with the columns that can be written. */
export async function readTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<{ table_name: string; name: string; type: string }>`
    select t.relname::text as table_name, c.attname::text as name, format_type(c.atttypid, c.atttypmod) as type
    from pg_class t
    join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
    where t.relkind in ('r', 'p') and t.relnamespace = current_schema()::regnamespace
    order by t.relname::text collate "C", c.attname::text collate "C"`.execute(db)
  const tables = new Map<string, Table>()
  for (const { table_name, name, type } of rows) {
    if (own.includes(table_name)) continue
    const table = tables.get(table_name) ?? { name: table_name, columns: [] }
    table.columns.push({ name, type, binary: type === 'bytea' })
    tables.set(table_name, table)
  }
  return [...tables.values()]
}

/** Names of the migrations that were run, in order; null where none ever was. */
export async function readMigrations(db: Db): Promise<string[] | null> {
  const { rows: found } = await sql<{ there: boolean }>`
    select exists (
      select 1 from pg_class where relname = ${own[0]} and relnamespace = current_schema()::regnamespace
    ) as there`.execute(db)
  if (!found[0]?.there) return null
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

export async function readSequences(db: Db): Promise<Sequence[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relkind = 'S' and relnamespace = current_schema()::regnamespace
    order by relname::text collate "C"`.execute(db)
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const { rows: found } = await sql<{ value: string; called: boolean }>`
      select last_value::text as value, is_called as called from ${sql.id(name)}`.execute(db)
    if (found[0]) sequences.push({ name, ...found[0] })
  }
  return sequences
}

/**
 * Makes values come out as the same text wherever they stand. For one transaction; without the bounds that an
 * operator gave to statements, since a table takes as long as it is large.
 */
export async function settle(trx: Db): Promise<void> {
  await sql`
    select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
      set_config('intervalstyle', 'iso_8601', true), set_config('extra_float_digits', '1', true),
      set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)
  `.execute(trx)
}
